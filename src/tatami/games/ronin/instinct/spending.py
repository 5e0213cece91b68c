"""Which goods to collect, which missions to pay, which bonus tiles to claim, what to give back."""

from __future__ import annotations

from tatami.games.ronin.components.board import CITY_REGIONS, GOODS, PAYMENTS, PICKS, Payment, Pick
from tatami.games.ronin.components.cards import COST, MISSION_CITIES, MISSIONS, VIRTUES
from tatami.games.ronin.components.options import GOODS_KEPT, TOKENS_KEPT
from tatami.games.ronin.components.tiles import BONUS_MOST, BONUSES, PAIRS, Character
from tatami.games.ronin.instinct.worth import NEVER, good_worth, is_held, mission_worth, reward, rounds_left
from tatami.games.ronin.moves import BASE, Move
from tatami.games.ronin.rules.bonuses import bonus_points, goods_owned, pair_virtues, spare_virtues
from tatami.games.ronin.rules.land import regions_in_use, stands_in
from tatami.games.ronin.rules.missions import left_to_pay, payments_for, presence
from tatami.games.ronin.rules.scout import paid_pieces
from tatami.games.ronin.rules.supplies import picks_in
from tatami.games.ronin.state import EMPTY, Japan, Shelf
from tatami.kernel.rule import rule

HORSE_HEAD_EXTRA = 4  # under it lies another
TOKEN_SPENT = 22
GOOD_SPENT = 8
MOST_CANDIDATES = 7
CLAIM_FOR_EACH_MISSION = 38  # what a bonus tile should give for each mission used, before the last round

# What a bonus tile may still gain for each round left.
BONUS_GROWTH = (8, 8, 8, 12, 0, 0, 32, 8, 0, 25, 24, 20)


@rule
def returned_mission(s: Japan, seat: int) -> int:
    """Of the three missions dealt, the one worth least."""
    worst = EMPTY
    least = -NEVER
    for mission in range(MISSIONS):
        if is_held(s, seat, mission):
            worth = mission_worth(s, seat, mission, 0)
            if worth < least:
                least = worth
                worst = mission
    return BASE[Move.RETURN] + worst


@rule
def pick_worth(s: Japan, seat: int, region: int, pick: int, cities: int) -> int:
    """What a good of a region is worth."""
    if pick == Pick.HORSE_HEAD:
        return good_worth(s, seat, s.horse[region], cities) + HORSE_HEAD_EXTRA
    return good_worth(s, seat, pick, cities)


@rule
def best_pick_of(s: Japan, seat: int, regions: int) -> int:
    """The action that takes the best good of some regions."""
    cities = presence(s, seat)
    best = EMPTY
    most = NEVER
    for region in range(regions_in_use(s)):
        if (regions >> region) & 1:
            picks = picks_in(s, region)
            for pick in range(PICKS):
                if (picks >> pick) & 1:
                    worth = pick_worth(s, seat, region, pick, cities)
                    if worth > most:
                        most = worth
                        best = BASE[Move.COLLECT] + region * PICKS + pick
    return best


@rule
def chosen_pick(s: Japan, seat: int) -> int:
    """Phase 2: the best good of the region."""
    return best_pick_of(s, seat, 1 << s.region)


@rule
def chosen_theft(s: Japan, seat: int) -> int:
    """The ninja: the best good within reach."""
    return best_pick_of(s, seat, CITY_REGIONS[s.post[seat][s.space]])


@rule
def chosen_gain(s: Japan, seat: int) -> int:
    """Tea: the good most wanted, if the reserve holds it."""
    cities = presence(s, seat)
    best = EMPTY
    most = NEVER
    for good in range(GOODS):
        if s.bag[good] > 0:
            worth = good_worth(s, seat, good, cities)
            if worth > most:
                most = worth
                best = good
    return BASE[Move.GAIN] + best


@rule
def chosen_discard(s: Japan, seat: int) -> int:
    """The good least missed."""
    best = EMPTY
    least = -NEVER
    for good in range(GOODS):
        if s.purse[seat][good] > 0:
            s.purse[seat][good] -= 1
            worth = good_worth(s, seat, good, 0)
            s.purse[seat][good] += 1
            if worth < least:
                least = worth
                best = good
    return BASE[Move.DISCARD] + best


@rule
def candidates(s: Japan, seat: int, cities: int) -> int:
    """The missions one is present for, one bit each, as many as can be weighed."""
    found = 0
    count = 0
    for mission in range(MISSIONS):
        if is_held(s, seat, mission) and MISSION_CITIES[mission] & cities and count < MOST_CANDIDATES:
            found |= 1 << mission
            count += 1
    return found


@rule
def lacking_for(s: Japan, seat: int, missions: int) -> int:
    """Goods that some missions lack together."""
    lacking = 0
    for good in range(GOODS):
        wanted = 0
        for mission in range(MISSIONS):
            if (missions >> mission) & 1:
                wanted += COST[mission][good] - s.paid[mission][good]
        lacking += max(0, wanted - s.purse[seat][good])
    return lacking


@rule
def tokens_for(s: Japan, seat: int, missions: int) -> int:
    """Tokens that it takes to complete some missions together; those on them and the steward make up for some."""
    lacking = lacking_for(s, seat, missions)
    for mission in range(MISSIONS):
        if (missions >> mission) & 1:
            lacking -= s.paid[mission][Payment.TOKEN]
            if stands_in(s, seat, Character.STEWARD, MISSION_CITIES[mission]):
                lacking -= 1
    return max(0, lacking)


@rule
def reward_of(s: Japan, seat: int, missions: int, cities: int) -> int:
    """What completing some missions gives, less the pieces spent."""
    worth = 0
    for mission in range(MISSIONS):
        if (missions >> mission) & 1:
            worth += reward(s, seat, mission, cities)
            if rounds_left(s) > 0:
                worth -= GOOD_SPENT * left_to_pay(s, seat, mission)
    return worth


@rule
def best_missions(s: Japan, seat: int, cities: int) -> int:
    """The set of missions, one bit each, that it is best to complete now; 0 if none can be."""
    among = candidates(s, seat, cities)
    best = 0
    most = 0
    missions = among
    while missions:
        tokens = tokens_for(s, seat, missions)
        if tokens <= s.tokens[seat]:
            worth = reward_of(s, seat, missions, cities) - TOKEN_SPENT * tokens
            if worth > most:
                most = worth
                best = missions
        missions = (missions - 1) & among
    return best


@rule
def payment_for(s: Japan, seat: int, mission: int) -> int:
    """The next piece for a mission that is to be completed: goods first."""
    payments = payments_for(s, seat, mission)
    for payment in range(PAYMENTS):
        if (payments >> payment) & 1:
            return BASE[Move.PAY] + mission * PAYMENTS + payment
    return BASE[Move.DONE]


@rule
def next_payment(s: Japan, seat: int, missions: int) -> int:
    """The next piece for the first of some missions."""
    for mission in range(MISSIONS):
        if (missions >> mission) & 1:
            if left_to_pay(s, seat, mission) <= 0:
                return BASE[Move.COMPLETE] + mission
            return payment_for(s, seat, mission)
    return BASE[Move.DONE]


@rule
def surplus_payment(s: Japan, seat: int, cities: int) -> int:
    """What could not be kept is better put on a mission, if a round is left to complete it in."""
    if rounds_left(s) == 0:
        return BASE[Move.DONE]
    too_many_goods = goods_owned(s, seat) > GOODS_KEPT
    too_many_tokens = s.tokens[seat] > TOKENS_KEPT
    if not too_many_goods and not too_many_tokens:
        return BASE[Move.DONE]
    best = EMPTY
    most = NEVER
    for mission in range(MISSIONS):
        if is_held(s, seat, mission) and MISSION_CITIES[mission] & cities:
            payments = payments_for(s, seat, mission)
            for payment in range(PAYMENTS):
                fits = too_many_tokens if payment == Payment.TOKEN else too_many_goods
                if fits and (payments >> payment) & 1:
                    worth = mission_worth(s, seat, mission, cities) + 10 * paid_pieces(s, mission)
                    if worth > most:
                        most = worth
                        best = BASE[Move.PAY] + mission * PAYMENTS + payment
    return BASE[Move.DONE] if best == EMPTY else best


@rule
def best_trade(s: Japan, seat: int, cities: int) -> int:
    """The merchant gives the good least missed for the one most wanted, if that is clearly better."""
    best = EMPTY
    most = 10
    for given in range(GOODS):
        if s.tradable[given] > 0:
            s.purse[seat][given] -= 1
            loss = good_worth(s, seat, given, cities)
            for good in range(GOODS):
                if good != given and s.bag[good] > 0:
                    gain = good_worth(s, seat, good, cities) - loss
                    if gain > most:
                        most = gain
                        best = BASE[Move.TRADE] + given * GOODS + good
            s.purse[seat][given] += 1
    return best


@rule
def bonus_worth(s: Japan, seat: int, bonus: int) -> int:
    """What a bonus tile will be worth at the end."""
    return min(10 * bonus_points(s, seat, bonus) + BONUS_GROWTH[bonus] * rounds_left(s), 10 * BONUS_MOST[bonus])


@rule
def virtue_for(s: Japan, seat: int, bonus: int) -> int:
    """Which virtue a claim names: the one with the most fresh missions, as a pair or to be left out of a trio."""
    virtues = pair_virtues(s, seat) if bonus < PAIRS else spare_virtues(s, seat)
    best = EMPTY
    for virtue in range(VIRTUES):
        if (virtues >> virtue) & 1:
            if best == EMPTY or s.fresh[seat][virtue] > s.fresh[seat][best]:
                best = virtue
    return best


@rule
def best_claim(s: Japan, seat: int) -> int:
    """The tile that gives most for each mission used, if it is enough; in the last round any is."""
    best = EMPTY
    most = CLAIM_FOR_EACH_MISSION if rounds_left(s) > 0 else 0
    for bonus in range(BONUSES):
        if s.bonus_at[bonus] == Shelf.DISPLAY and virtue_for(s, seat, bonus) != EMPTY:
            worth = bonus_worth(s, seat, bonus) // (2 if bonus < PAIRS else 3)
            if worth > most:
                most = worth
                best = bonus
    return best


@rule
def chosen_spending(s: Japan, seat: int) -> int:
    """Phase 3: trade, complete what can be completed, put surplus on missions, claim tiles."""
    cities = presence(s, seat)
    traded = best_trade(s, seat, cities)
    if traded != EMPTY:
        return traded
    missions = best_missions(s, seat, cities)
    if missions:
        return next_payment(s, seat, missions)
    surplus = surplus_payment(s, seat, cities)
    if surplus != BASE[Move.DONE]:
        return surplus
    bonus = best_claim(s, seat)
    if bonus != EMPTY:
        return BASE[Move.CLAIM] + bonus * VIRTUES + virtue_for(s, seat, bonus)
    return BASE[Move.DONE]
