"""Which action of a tile, which mission, which character, which castle."""

from __future__ import annotations

from tatami.games.ronin.components.board import (
    ADJACENT,
    CITY_REGIONS,
    LAST_TEA,
    PAYMENTS,
    REGIONS,
    SHOGUN,
    TEA_BONUS,
    TEA_POINTS,
    Payment,
    TeaBonus,
)
from tatami.games.ronin.components.cards import MISSIONS
from tatami.games.ronin.components.options import TOKENS_KEPT
from tatami.games.ronin.components.tiles import CHARACTERS, SCOUT_LOOKS, TEA_STEPS, Deed
from tatami.games.ronin.instinct.worth import NEVER, good_worth, held_missions, is_held, mission_worth, rounds_left
from tatami.games.ronin.moves import BASE, Move
from tatami.games.ronin.rules.bonuses import castle_regions, group_points
from tatami.games.ronin.rules.castles import castle_refusal, means_to_raise
from tatami.games.ronin.rules.deeds import deeds_of, hirable_characters, may_ride, ride_cities
from tatami.games.ronin.rules.land import (
    board_spaces,
    influence_in,
    is_castle_free,
    is_duel,
    is_solo,
    regions_in_use,
    tea_rank,
)
from tatami.games.ronin.rules.missions import presence
from tatami.games.ronin.rules.piles import can_draw
from tatami.games.ronin.rules.scout import may_give
from tatami.games.ronin.state import AT_HOME, EMPTY, SPACES, Japan, Spot
from tatami.kernel.masks import lowest, ones
from tatami.kernel.rule import rule

PASS_WORTH = 20
MISSION_SHARE = 62  # per cent of a mission's worth: it is still to be done
ENOUGH_MISSIONS = 1  # and two more for each round left
SURPLUS_MISSION = 22
UNSEEN_MISSION = 25
TEA_HEADWAY = 7  # for each round left
TEA_OVERTAKES = 25
TEA_OTHER_BONUS = 28
FLAG_AHEAD = 5
TOKEN_WORTH = 24
SPARE_TOKEN = 8
CASTLE_INFLUENCE = 13
RIDE_MARGIN = 5
SWAP_MARGIN = 15
RAISE_TOKEN = 24

# By character, for each round it serves: rider, apprentice, architect, scout, traveller, brother, merchant, monk, tea
# master, samurai, messenger, courtier, bannerman, steward, ninja.
CHARACTER_WORTH = (22, 20, 26, 26, 22, 30, 16, 24, 42, 20, 34, 32, 24, 28, 22)


@rule
def castle_worth(s: Japan, seat: int, region: int) -> int:
    """What a castle adds at the end, and in influence until then."""
    own = castle_regions(s, seat)
    worth = 10 * (group_points(own | 1 << region) - group_points(own)) + CASTLE_INFLUENCE * rounds_left(s)
    if influence_in(s, seat, region) <= influence_in(s, SHOGUN, region):
        worth += 10
    return worth + 3 * ones(ADJACENT[region] & ((1 << regions_in_use(s)) - 1) & ~own)


@rule
def best_castle(s: Japan, seat: int, regions: int, anywhere: bool) -> int:
    """The best region to build in, of some; the tile action is stricter in the duel. ``EMPTY`` if none."""
    best = EMPTY
    most = NEVER
    for region in range(REGIONS):
        if (regions >> region) & 1 and castle_refusal(s, seat, region) == 0:
            if anywhere or not is_duel(s) or is_castle_free(s, region):
                worth = castle_worth(s, seat, region)
                if worth > most:
                    most = worth
                    best = region
    return best


@rule
def tea_worth(s: Japan, seat: int, steps: int) -> int:
    """The bonuses on the way, and the ties to be won."""
    worth = 0
    space = s.tea[seat]
    for _ in range(steps):
        if space == LAST_TEA:
            worth += 10
        else:
            space += 1
            worth += 10 * TEA_POINTS[space]
            if TEA_BONUS[space] == TeaBonus.TOKEN or TEA_BONUS[space] == TeaBonus.GOOD:
                worth += TEA_OTHER_BONUS
    worth += TEA_HEADWAY * rounds_left(s)
    if is_solo(s) and tea_rank(s, seat) < tea_rank(s, SHOGUN) and space > s.tea[SHOGUN]:
        worth += TEA_OVERTAKES
    return worth


@rule
def best_mission(s: Japan, seat: int, cities: int) -> int:
    """The open mission worth most; ``EMPTY`` if there is none."""
    best = EMPTY
    most = NEVER
    for mission in range(MISSIONS):
        if s.mission_at[mission] == Spot.DISPLAY:
            worth = mission_worth(s, seat, mission, cities)
            if worth > most:
                most = worth
                best = mission
    return best


@rule
def new_mission_worth(s: Japan, seat: int, cities: int) -> int:
    """The worth of taking a mission now; little once there are enough for the rounds left."""
    mission = best_mission(s, seat, cities)
    worth = UNSEEN_MISSION if can_draw(s) else NEVER
    if mission != EMPTY:
        worth = max(worth, mission_worth(s, seat, mission, cities) * MISSION_SHARE // 100)
    if held_missions(s, seat) > 2 * rounds_left(s) + ENOUGH_MISSIONS:
        worth = min(worth, SURPLUS_MISSION)
    return worth


@rule
def best_character(s: Japan, seat: int) -> int:
    """The character on offer worth most; ``EMPTY`` if there is none."""
    hirable = hirable_characters(s, seat)
    best = EMPTY
    for character in range(CHARACTERS):
        if (hirable >> character) & 1:
            if best == EMPTY or CHARACTER_WORTH[character] > CHARACTER_WORTH[best]:
                best = character
    return best


@rule
def service(s: Japan, seat: int, space: int) -> int:
    """Tenths of a round that a character on a space would still serve."""
    return 10 * rounds_left(s) + (10 if s.post[seat][space] == AT_HOME and space != s.space else 0)


@rule
def hire_worth_on(s: Japan, seat: int, character: int, space: int) -> int:
    """What a character adds on a space, less what it replaces."""
    worth = CHARACTER_WORTH[character]
    if s.crew[seat][space] != EMPTY:
        worth -= CHARACTER_WORTH[s.crew[seat][space]]
    return worth * service(s, seat, space) // 10


@rule
def best_space(s: Japan, seat: int, character: int) -> int:
    """The ronin to hire a character for."""
    best = 0
    for space in range(1, board_spaces(s)):
        if hire_worth_on(s, seat, character, space) > hire_worth_on(s, seat, character, best):
            best = space
    return best


@rule
def hire_worth(s: Japan, seat: int) -> int:
    """The worth of the best character for the best ronin."""
    character = best_character(s, seat)
    if character == EMPTY:
        return NEVER
    return hire_worth_on(s, seat, character, best_space(s, seat, character))


@rule
def token_worth(s: Japan, seat: int, count: int) -> int:
    """Tokens beyond those that can be kept are worth little, unless missions wait for them."""
    useful = max(0, TOKENS_KEPT + 1 - s.tokens[seat])
    if rounds_left(s) == 0 and held_missions(s, seat) == 0:
        useful = 0
    return TOKEN_WORTH * min(count, useful) + SPARE_TOKEN * max(0, count - useful)


@rule
def deed_worth(s: Japan, seat: int, deed: int, city: int, cities: int) -> int:
    """What an action is worth to a ronin in a city."""
    if deed == Deed.MISSION:
        return new_mission_worth(s, seat, cities)
    if deed == Deed.HIRE:
        return hire_worth(s, seat)
    if deed == Deed.TEA:
        return tea_worth(s, seat, TEA_STEPS)
    if deed == Deed.CASTLE:
        region = best_castle(s, seat, CITY_REGIONS[city], False)
        return NEVER if region == EMPTY else 20 + castle_worth(s, seat, region)
    if deed == Deed.CLAN:
        return 10 * (s.banners[seat] + 3) + FLAG_AHEAD * rounds_left(s)
    return token_worth(s, seat, 2)


@rule
def best_deed(s: Japan, seat: int, source: int, city: int, cities: int) -> int:
    """The best action of a tile; ``EMPTY`` if two points are better."""
    deeds = deeds_of(s, source)
    best = EMPTY
    most = PASS_WORTH
    while deeds:
        deed = lowest(deeds)
        deeds &= deeds - 1
        worth = deed_worth(s, seat, deed, city, cities)
        if worth > most:
            most = worth
            best = deed
    return best


@rule
def best_deed_worth(s: Japan, seat: int, source: int, city: int, cities: int) -> int:
    """What the best action of a tile is worth, or the two points."""
    deed = best_deed(s, seat, source, city, cities)
    return PASS_WORTH if deed == EMPTY else deed_worth(s, seat, deed, city, cities)


@rule
def chosen_ride(s: Japan, seat: int, city: int, cities: int) -> int:
    """The city whose tile is worth a ride; ``EMPTY`` if none is."""
    targets = ride_cities(s, seat)
    best = EMPTY
    most = best_deed_worth(s, seat, s.source, city, cities) + RIDE_MARGIN
    while targets:
        target = lowest(targets)
        targets &= targets - 1
        worth = best_deed_worth(s, seat, target, city, cities)
        if worth > most:
            most = worth
            best = target
    return best


@rule
def chosen_deed(s: Japan, seat: int) -> int:
    """Ride if another tile is better; else the best action of this one, or two points."""
    city = s.post[seat][s.space]
    cities = presence(s, seat)
    if may_ride(s, seat):
        target = chosen_ride(s, seat, city, cities)
        if target != EMPTY:
            return BASE[Move.RIDE] + target
    deed = best_deed(s, seat, s.source, city, cities)
    if deed == Deed.MISSION:
        mission = best_mission(s, seat, cities)
        worst = mission == EMPTY or mission_worth(s, seat, mission, cities) * MISSION_SHARE // 100 < UNSEEN_MISSION
        return BASE[Move.DRAW] if worst and can_draw(s) else BASE[Move.TAKE] + mission
    if deed == Deed.HIRE:
        character = best_character(s, seat)
        return BASE[Move.HIRE] + character * SPACES + best_space(s, seat, character)
    if deed == Deed.TEA:
        return BASE[Move.DRINK]
    if deed == Deed.CASTLE:
        return BASE[Move.BUILD] + best_castle(s, seat, CITY_REGIONS[city], False)
    if deed == Deed.CLAN:
        return BASE[Move.FLY]
    return BASE[Move.MEDITATE] if deed == Deed.MEDITATE else BASE[Move.PASS]


@rule
def cheapest_means(s: Japan, seat: int) -> int:
    """What the architect is paid with: the piece least wanted."""
    means = means_to_raise(s, seat)
    cities = presence(s, seat)
    best = EMPTY
    least = -NEVER
    for payment in range(PAYMENTS):
        if (means >> payment) & 1:
            worth = RAISE_TOKEN
            if payment != Payment.TOKEN:
                s.purse[seat][payment] -= 1
                worth = good_worth(s, seat, payment, cities)
                s.purse[seat][payment] += 1
            if worth < least:
                least = worth
                best = payment
    return best


@rule
def chosen_castle(s: Japan, seat: int) -> int:
    """The architect builds if the castle is worth its price."""
    region = best_castle(s, seat, (1 << regions_in_use(s)) - 1, True)
    if region == EMPTY or castle_worth(s, seat, region) <= RAISE_TOKEN:
        return BASE[Move.DONE]
    return BASE[Move.RAISE] + region * PAYMENTS + cheapest_means(s, seat)


@rule
def worst_own_mission(s: Japan, seat: int) -> int:
    """The mission without payment that is worth least; ``EMPTY`` if there is none."""
    cities = presence(s, seat)
    worst = EMPTY
    least = -NEVER
    for mission in range(MISSIONS):
        if is_held(s, seat, mission) and may_give(s, seat, mission):
            worth = mission_worth(s, seat, mission, cities)
            if worth < least:
                least = worth
                worst = mission
    return worst


@rule
def best_seen(s: Japan, seat: int) -> int:
    """The card worth most of those that the scout sees."""
    cities = presence(s, seat)
    best = s.looked[0]
    for place in range(1, SCOUT_LOOKS):
        card = s.looked[place]
        if card >= 0 and mission_worth(s, seat, card, cities) > mission_worth(s, seat, best, cities):
            best = card
    return best


@rule
def scout_gives(s: Japan, seat: int) -> int:
    """Swap if one of the cards seen is clearly better than the worst mission."""
    cities = presence(s, seat)
    worst = worst_own_mission(s, seat)
    gain = mission_worth(s, seat, best_seen(s, seat), cities) - mission_worth(s, seat, worst, cities)
    return BASE[Move.GIVE] + worst if gain > SWAP_MARGIN else BASE[Move.DONE]


@rule
def scout_wants(s: Japan, seat: int) -> int:
    """The best of the cards seen."""
    return BASE[Move.TAKE] + best_seen(s, seat)


@rule
def scout_buries(s: Japan) -> int:
    """In any order: nobody will see them for a long time."""
    for place in range(SCOUT_LOOKS):
        if s.looked[place] != EMPTY:
            return BASE[Move.BURY] + s.looked[place]
    return BASE[Move.DONE]
