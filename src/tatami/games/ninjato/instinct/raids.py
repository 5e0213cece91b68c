"""Raids of the rule-of-thumb player: which house, how to beat each guard most cheaply, and when to leave."""

from __future__ import annotations

from tatami.games.ninjato.components import (
    BANNER_HONOUR,
    BANNERS,
    CARDS,
    SKILLS,
    TREASURES,
    Card,
    Mode,
    Sign,
    Skill,
)
from tatami.games.ninjato.instinct.odds import (
    CERTAIN,
    best_loot,
    best_play,
    chance_against_elites,
    chance_against_guards,
    chance_of_next,
    elite_worth,
    loot_worth,
    nth_treasure,
)
from tatami.games.ninjato.instinct.worth import reward_for, treasure_worth, turns_left
from tatami.games.ninjato.moves import BASE, Move, Reason
from tatami.games.ninjato.rules.board import clan_of_banner, highest_of
from tatami.games.ninjato.rules.fight import (
    ADDS_TWO,
    SETS_BEST,
    boryaku_refusal,
    edge,
    skill_refusal,
    strike_refusal,
    support_refusal,
)
from tatami.games.ninjato.rules.raid import banzai_refusal, claim_refusal, keep_refusal
from tatami.games.ninjato.rules.tricks import (
    chocho_refusal,
    fetch_refusal,
    in_house,
    kind_of_token,
    kuji_kiri_refusal,
    seishin_teki_refusal,
)
from tatami.games.ninjato.state import NONE, Kyoto, Step
from tatami.kernel.chance import total
from tatami.kernel.rule import rule

CARD_WORTH = 8  # a dojo card that a guard costs
CLEARING = 15  # to empty a house and give it away
NERVE = 4  # what a banzai must promise beyond leaving
TOKENS = 2 * TREASURES
USUAL_EDGE = 3  # of a guard nobody has seen


@rule
def raid_worth(s: Kyoto, seat: int, house: int, mode: int) -> int:
    """What a raid promises: guard by guard, as long as a banzai would pay, with the cards it would take.

    The hand is laid down card by card to see how far it goes, and taken up again.
    """
    s.mode = mode
    turns = turns_left(s, seat)
    worth = 0
    if edge(s, s.sentry[house] % CARDS + 1) < best_play(s, seat):
        worth = worth_beyond_sentry(s, seat, house, turns)
    s.mode = 0
    return worth


@rule
def worth_beyond_sentry(s: Kyoto, seat: int, house: int, turns: int) -> int:
    """The first treasure is sure; then as far as the odds carry."""
    laid_down = lay_down(s, seat, edge(s, s.sentry[house] % CARDS + 1))
    loot = treasure_worth(s, seat, nth_treasure(s.light[house], s.red[house], 0), turns)
    best = loot
    alive = CERTAIN
    banked = 0
    lights = total(s.light[house])
    treasures = lights + total(s.red[house])
    taken = 1
    cards = 1
    going = treasures > 1
    while going:
        prize = treasure_worth(s, seat, nth_treasure(s.light[house], s.red[house], taken), turns)
        if taken < lights:
            chance = chance_against_guards(s, seat)
            extra = 0
        else:
            chance = chance_against_elites(s, seat)
            extra = elite_worth(s, seat)
        if taken == treasures - 1:
            extra += CLEARING
        going = chance * (loot + prize + extra) + (CERTAIN - chance) * best > CERTAIN * (loot + NERVE)
        if going:
            banked += alive * (CERTAIN - chance) // CERTAIN * best
            alive = alive * chance // CERTAIN
            loot += prize + extra
            best = max(best, prize)
            taken += 1
            cards += 1
            laid_down = laid_down * (CARDS + 1) + lay_down(s, seat, USUAL_EDGE)
            going = taken < treasures
    pick_up(s, seat, laid_down)
    return (banked + alive * loot) // CERTAIN - cards * CARD_WORTH


@rule
def lay_down(s: Kyoto, seat: int, guard: int) -> int:
    """Take the cheapest card that beats a guard of this edge out of the hand, or else the best; 0 if it is empty."""
    chosen = NONE
    for card in range(CARDS):
        if s.hand[seat][card] > 0:
            if chosen == NONE or better_to_spend(edge(s, card + 1), edge(s, chosen + 1), guard):
                chosen = card
    if chosen == NONE:
        return 0
    s.hand[seat][chosen] -= 1
    return chosen + 1


@rule
def better_to_spend(one: int, other: int, guard: int) -> bool:
    """Of two that win the lesser, of two that lose the greater, and one that wins before one that does not."""
    if (one > guard) != (other > guard):
        return one > guard
    return one < other if one > guard else one > other


@rule
def pick_up(s: Kyoto, seat: int, laid_down: int) -> None:
    """The cards go back into the hand."""
    while laid_down > 0:
        card = laid_down % (CARDS + 1)
        if card > 0:
            s.hand[seat][card - 1] += 1
        laid_down //= CARDS + 1


@rule
def fight_on(s: Kyoto, seat: int) -> int:
    """Beat the guard as cheaply as possible; if hand and tiles cannot, change the mode, or fail."""
    action = cheapest_strike(s, seat)
    if action == NONE:
        action = cheapest_help(s, seat)
    if action == NONE and other_mode_wins(s, seat):
        action = BASE[Move.SEISHIN_TEKI]
    if action == NONE:
        action = turn_a_tile_up(s, seat)
    if action == NONE:
        action = BASE[Move.FAIL]
    return action


@rule
def cheapest_strike(s: Kyoto, seat: int) -> int:
    """A guard beaten without more ado: by a bluff, which costs no card, or by the card one misses least."""
    best = NONE
    least = CERTAIN
    for place in range(BASE[Move.BORYAKU], BASE[Move.BORYAKU + 1]):
        number = place - BASE[Move.BORYAKU]
        if boryaku_refusal(s, seat, number // 2, number % 2) == Reason.NONE:
            return place
    for place in range(BASE[Move.STRIKE], BASE[Move.STRIKE + 1]):
        number = place - BASE[Move.STRIKE]
        card = number // 2
        if strike_refusal(s, seat, card, number % 2) == Reason.NONE:
            cost = edge(s, card + 1) * 2
            if card == Card.THREE:
                cost += 3
            if cost < least:
                least = cost
                best = place
    return best


@rule
def cheapest_help(s: Kyoto, seat: int) -> int:
    """Lay out what brings a strike nearer: tiles, which come back, before threes; the small before the great."""
    sign = int(Sign.UP) if s.mode == Mode.FORCE else int(Sign.DOWN)
    if skill_refusal(s, seat, Move.TAIJUTSU, sign) == Reason.NONE:
        return BASE[Move.TAIJUTSU] + sign
    adding = int(Move.KAYAKUJUTSU) if ADDS_TWO[s.mode] == Skill.KAYAKUJUTSU else int(Move.SHINOBI_IRI)
    if skill_refusal(s, seat, adding, 0) == Reason.NONE:
        return BASE[adding]
    setting = int(Move.KENJUTSU) if SETS_BEST[s.mode] == Skill.KENJUTSU else int(Move.INTONJUTSU)
    if skill_refusal(s, seat, setting, 0) == Reason.NONE:
        return BASE[setting]
    if support_refusal(s, seat, sign) == Reason.NONE:
        return BASE[Move.SUPPORT] + sign
    return NONE


@rule
def other_mode_wins(s: Kyoto, seat: int) -> bool:
    """Whether changing between force and stealth would beat the guard."""
    if seishin_teki_refusal(s, seat) != Reason.NONE:
        return False
    mode = s.mode
    s.mode = 1 - mode
    wins = cheapest_strike(s, seat) != NONE or cheapest_help(s, seat) != NONE
    s.mode = mode
    return wins


@rule
def turn_a_tile_up(s: Kyoto, seat: int) -> int:
    """Kuji-kiri on a tile that could help in the fight; NONE if there is none."""
    for skill in range(SKILLS):
        if skill != Skill.CHOCHO and kuji_kiri_refusal(s, seat, skill) == Reason.NONE:
            return BASE[Move.KUJI_KIRI] + skill
    return NONE


@rule
def dare(s: Kyoto, seat: int) -> int:
    """Banzai if the odds of the guards that are left promise more than leaving; before leaving, Chocho."""
    chance = chance_of_next(s, seat)
    action = BASE[Move.BANZAI]
    if seishin_teki_refusal(s, seat) == Reason.NONE:
        s.mode = 1 - s.mode
        changed = chance_of_next(s, seat)
        s.mode = 1 - s.mode
        if changed > chance:
            chance = changed
            action = BASE[Move.SEISHIN_TEKI]
    if banzai_refusal(s) == Reason.NONE and banzai_pays(s, seat, chance):
        return action
    exchange = worst_for_best(s, seat)
    return BASE[Move.LEAVE] if exchange == NONE else exchange


@rule
def banzai_pays(s: Kyoto, seat: int, chance: int) -> bool:
    """Whether the prize times its chance outweighs what failing would lose."""
    turns = turns_left(s, seat)
    lights = total(s.light[s.house])
    prize = treasure_worth(s, seat, nth_treasure(s.light[s.house], s.red[s.house], 0), turns) - CARD_WORTH
    if lights == 0:
        prize += elite_worth(s, seat)
    if lights + total(s.red[s.house]) == 1:
        prize += CLEARING
    loot = loot_worth(s, seat, turns)
    best = best_loot(s, seat, turns)
    return chance * (loot + prize) + (CERTAIN - chance) * best > CERTAIN * (loot + NERVE)


@rule
def worst_for_best(s: Kyoto, seat: int) -> int:
    """Chocho: give the least treasure of the shuriken if the house has a better one; NONE if not."""
    best_in_house = max(highest_of(s.light[s.house]), highest_of(s.red[s.house]))
    for token in range(TOKENS):
        if chocho_refusal(s, seat, token) == Reason.NONE and kind_of_token(token) < best_in_house:
            return BASE[Move.CHOCHO] + token
    return NONE


@rule
def fetch_best(s: Kyoto) -> int:
    """Chocho: the best treasure of the house, a light one if it can be, since a red one reddens another."""
    best = 0
    for token in range(TOKENS):
        if fetch_refusal(s, token) == Reason.NONE:
            if in_house(s, best) == 0 or kind_of_token(token) > kind_of_token(best):
                best = token
    return BASE[Move.FETCH] + best


@rule
def keep_best(s: Kyoto, seat: int) -> int:
    """After failing: exchange for something better if that is possible, then keep the best."""
    best = 0
    for treasure in range(TREASURES):
        if keep_refusal(s, treasure) == Reason.NONE:
            best = treasure
    if max(highest_of(s.light[s.house]), highest_of(s.red[s.house])) > best:
        exchange = worst_for_best(s, seat)
        if exchange != NONE:
            return exchange
    return BASE[Move.KEEP] + best


@rule
def give_house(s: Kyoto, seat: int) -> int:
    """To the clan that rewards this seat most, with its highest token; or, failing that, with the least token."""
    best = NONE
    most = 0
    for banner in range(BANNERS):
        if claim_refusal(s, banner) == Reason.NONE:
            worth = BANNER_HONOUR[banner] * friendship(s, seat, clan_of_banner(banner))
            if best == NONE or worth > most:
                best = banner
                most = worth
    return BASE[Move.CLAIM] + best


@rule
def friendship(s: Kyoto, seat: int, clan: int) -> int:
    """How much a clan's honour is this seat's gain: 2 for its leader, less for others, who would lose by it."""
    if reward_for(s, clan, seat, 0) == 0:
        return -1
    return 2 if reward_for(s, clan, seat, 1) == reward_for(s, clan, seat, 0) else 1


@rule
def raids(s: Kyoto, seat: int) -> int:
    """Every decision of a raid."""
    if s.step == Step.FIGHT:
        return fight_on(s, seat)
    if s.step == Step.DARE:
        return dare(s, seat)
    if s.step == Step.FETCH:
        return fetch_best(s)
    if s.step == Step.KEEP:
        return keep_best(s, seat)
    return give_house(s, seat)
