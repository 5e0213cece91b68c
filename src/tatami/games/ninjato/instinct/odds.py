"""The odds of a raid: how likely the next guard is to be beaten, counted over the guards that are left."""

from __future__ import annotations

from tatami.games.ninjato.components import (
    CARDS,
    ELITE_HONOUR,
    ELITE_VALUES,
    ELITES,
    GUARDS,
    MULTIPLIER,
    TREASURES,
    Card,
    Skill,
    Topic,
)
from tatami.games.ninjato.instinct.worth import treasure_worth
from tatami.games.ninjato.rules.ending import rumours_on
from tatami.games.ninjato.rules.fight import NO_EDGE, edge, reach
from tatami.games.ninjato.rules.raid import FIRST_PAIR, light_left
from tatami.games.ninjato.state import NONE, NOT_SET, Kyoto
from tatami.kernel.chance import total
from tatami.kernel.record import Row
from tatami.kernel.rule import rule

CERTAIN = 1000
BLUFF_EDGE = 4  # Boryaku is as good by force as by stealth


@rule
def best_play(s: Kyoto, seat: int) -> int:
    """The best edge that hand and tiles can come to in one play."""
    best = reach(s, seat, s.hand[seat][Card.THREE], 0, NOT_SET, NONE, NONE)
    if s.ready[seat][Skill.BORYAKU] > 0:
        best = max(best, BLUFF_EDGE)
    return best


@rule
def second_play(s: Kyoto, seat: int) -> int:
    """The edge of a second play beside the best card: another card, or Boryaku."""
    first = NO_EDGE
    second = NO_EDGE
    if s.ready[seat][Skill.BORYAKU] > 0:
        first = BLUFF_EDGE
    for card in range(CARDS):
        for _ in range(min(s.hand[seat][card], 2)):
            value = edge(s, card + 1)
            if value > first:
                second = first
                first = value
            elif value > second:
                second = value
    return second


@rule
def chance_against_guards(s: Kyoto, seat: int) -> int:
    """How likely the next guard of the pile is beaten, in thousandths."""
    best = best_play(s, seat)
    beaten = 0
    cards = 0
    pile_is_empty = total(s.guards) == 0
    for guard in range(GUARDS):
        copies = s.guards_gone[guard] if pile_is_empty else s.guards[guard]
        cards += copies
        if edge(s, guard % CARDS + 1) < best:
            beaten += copies
    return CERTAIN * beaten // max(cards, 1)


@rule
def chance_against_elites(s: Kyoto, seat: int) -> int:
    """The same for elites; both of a pair must be beaten."""
    best = best_play(s, seat)
    second = second_play(s, seat)
    beaten = 0
    cards = 0
    pile_is_empty = total(s.elites) == 0
    for elite in range(ELITES):
        copies = s.elites_gone[elite] if pile_is_empty else s.elites[elite]
        cards += copies
        one = edge(s, ELITE_VALUES[s.mode][elite * 2])
        if elite >= FIRST_PAIR:
            other = edge(s, ELITE_VALUES[s.mode][elite * 2 + 1])
            if max(one, other) < best and min(one, other) < second:
                beaten += copies
        elif one < best:
            beaten += copies
    return CERTAIN * beaten // max(cards, 1)


@rule
def chance_of_next(s: Kyoto, seat: int) -> int:
    """How likely a banzai succeeds now, in thousandths."""
    return chance_against_guards(s, seat) if light_left(s) else chance_against_elites(s, seat)


@rule
def elite_worth(s: Kyoto, seat: int) -> int:
    """An elite beaten: half of them give one, half two, and rumours may speak of them."""
    usual = (ELITE_HONOUR[0] + ELITE_HONOUR[ELITES - 1]) * 5
    return usual + MULTIPLIER[rumours_on(s, seat, Topic.WARRIOR)] * 10


@rule
def best_loot(s: Kyoto, seat: int, turns: int) -> int:
    """The treasure that would be kept after failing."""
    best = 0
    for treasure in range(TREASURES):
        if s.loot_light[treasure] + s.loot_red[treasure] > 0:
            best = max(best, treasure_worth(s, seat, treasure, turns))
    return best


@rule
def loot_worth(s: Kyoto, seat: int, turns: int) -> int:
    """Everything on the shuriken."""
    worth = 0
    for treasure in range(TREASURES):
        worth += (s.loot_light[treasure] + s.loot_red[treasure]) * treasure_worth(s, seat, treasure, turns)
    return worth


@rule
def nth_treasure(light: Row, red: Row, n: int) -> int:
    """The n-th treasure in the order in which a house gives them up; NONE after the last."""
    for treasure in range(TREASURES):
        n -= light[treasure]
        if n < 0:
            return treasure
    for treasure in range(TREASURES):
        n -= red[treasure]
        if n < 0:
            return treasure
    return NONE
