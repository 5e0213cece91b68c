"""The odds of a raid: which of the guards that may come a player can beat, with the hand and the tiles of that player.

Everything is counted on a view: the piles of guards are known by their contents, and the hand is the player's own. A
guard counts as beaten if some sequence of legal plays beats it: cards, supports, skills, a change of mode, and
Kuji-kiri for one more use of a skill. Plays that help the guard are left out: they never beat what a shorter play does
not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product

from tatami.games.ninjato.components import (
    CARDS,
    ELITE_VALUES,
    SET_HIGH,
    Card,
    Mode,
    Option,
    Skill,
)
from tatami.games.ninjato.rules.fight import ADDS_TWO, BOTH_MODES, SETS_BEST, guard_value, stands
from tatami.games.ninjato.rules.raid import FIRST_PAIR
from tatami.games.ninjato.state import Foe, Kyoto
from tatami.kernel.record import Row

BLUFF_EDGE = 4  # a 4 by force, a 2 by stealth
REMEMBERED = 4096  # answers kept: neighbouring positions ask the same questions


@dataclass(frozen=True)
class Guards:
    """The guards of one card that still stand: their values against force, and against stealth."""

    values: tuple[tuple[int, ...], tuple[int, ...]]

    def without(self, half: int) -> Guards:
        force, stealth = (side[:half] + side[half + 1 :] for side in self.values)
        return Guards((force, stealth))

    @property
    def count(self) -> int:
        return len(self.values[0])


@dataclass(frozen=True)
class Means:
    """What a player can raid with."""

    hand: tuple[int, ...]  # copies of each dojo card
    ready: tuple[int, ...]  # uses left of each skill
    learnt: tuple[bool, ...]
    mode: int
    boryaku_is_supported: bool

    def edge(self, value: int) -> int:
        """A value as the mode counts it: the more, the better."""
        return value if self.mode == Mode.FORCE else BOTH_MODES - value

    def uses(self, skill: int) -> int:
        """How often a skill can be used; Kuji-kiri gives a use of any other."""
        return self.ready[skill] + (self.ready[Skill.KUJI_KIRI] if self.learnt[skill] else 0)

    def without_card(self, card: int, count: int = 1) -> Means:
        hand = list(self.hand)
        hand[card] -= count
        return replace(self, hand=tuple(hand))

    def without_skill(self, skill: int, count: int = 1) -> Means | None:
        """After so many uses; nothing if there are not so many, Kuji-kiri's included."""
        if count == 0:
            return self
        ready = list(self.ready)
        own = min(ready[skill], count)
        ready[skill] -= own
        ready[Skill.KUJI_KIRI] -= count - own
        if ready[Skill.KUJI_KIRI] < 0 or (own < count and not self.learnt[skill]):
            return None
        return replace(self, ready=tuple(ready))

    def turned(self) -> Means | None:
        """In the other mode, if Seishin-teki is ready."""
        after = self.without_skill(Skill.SEISHIN_TEKI)
        return replace(after, mode=1 - self.mode) if after else None


def means_of(view: Kyoto, seat: int, mode: int) -> Means:
    return Means(
        tuple(view.hand[seat]),
        tuple(view.ready[seat]),
        tuple(tiles > 0 for tiles in view.tiles[seat]),
        mode,
        view.options[Option.BORYAKU_MODIFIERS] == 1,
    )


def after_a_play(means: Means, guard: int) -> Iterator[Means]:
    """What is left after each play that beats a guard of this value and wastes nothing."""
    for card in range(CARDS):
        if means.hand[card]:
            without = means.without_card(card)
            yield from _after_help(without, means.edge(card + 1), guard)
            if (after := without.without_skill(SETS_BEST[means.mode])) is not None:
                yield from _after_help(after, SET_HIGH, guard)
    if (after := means.without_skill(Skill.BORYAKU)) is not None:
        if means.edge(guard) < BLUFF_EDGE:
            yield after
        elif means.boryaku_is_supported:
            yield from _after_help(after, BLUFF_EDGE, guard)
            if (set_after := after.without_skill(SETS_BEST[means.mode])) is not None:
                yield from _after_help(set_after, SET_HIGH, guard)


def _after_help(means: Means, base: int, guard: int) -> Iterator[Means]:
    """Skills that add, and then as many threes in support as are still missing."""
    adds_two = ADDS_TWO[means.mode]
    missing = means.edge(guard) + 1 - base
    twos, ones = (range(means.uses(skill) + 1 if missing > 0 else 1) for skill in (adds_two, Skill.TAIJUTSU))
    for two, one in product(twos, ones):
        threes = max(0, missing - 2 * two - one)
        spare = 2 * two + one - missing
        wasted = (two and spare >= 2) or (one and spare >= 1)
        if wasted or threes > means.hand[Card.THREE]:
            continue
        after = means.without_skill(adds_two, two)
        after = after.without_skill(Skill.TAIJUTSU, one) if after else None
        if after:
            yield after.without_card(Card.THREE, threes) if threes else after


@lru_cache(REMEMBERED)
def beats(means: Means, guards: Guards) -> bool:
    """Whether all guards of a card can be beaten."""
    return guards.count == 0 or any(True for _ in after_guards(means, guards))


def after_guards(means: Means, guards: Guards) -> Iterator[Means]:
    """What can be left after all guards of a card are beaten, each in turn, in either mode."""
    if guards.count == 0:
        yield means
        return
    for half in range(guards.count):
        for after in after_a_play(means, guards.values[means.mode][half]):
            yield from after_guards(after, guards.without(half))
    if (turned := means.turned()) is not None:
        yield from after_guards(turned, guards)


def guard(value: int) -> Guards:
    """A guard that stands alone and is the same in both modes."""
    return Guards(((value,), (value,)))


def elite(kind: int) -> Guards:
    halves = 2 if kind >= FIRST_PAIR else 1
    force, stealth = (tuple(values[kind * 2 : kind * 2 + halves]) for values in ELITE_VALUES)
    return Guards((force, stealth))


Deck = tuple[tuple[Guards, int], ...]  # cards that may come, and how many of each


def guard_deck(pile: Row, discards: Sequence[int]) -> Deck:
    """The guards that may come next: of the pile, or of the discards when it is empty."""
    cards = pile if sum(pile) else discards
    return tuple((guard(value + 1), cards[value] + cards[value + CARDS]) for value in range(CARDS))


def elite_deck(pile: Row, discards: Row) -> Deck:
    cards = pile if sum(pile) else discards
    return tuple((elite(kind), copies) for kind, copies in enumerate(cards))


@lru_cache(REMEMBERED)
def beaten_of(means: Means, deck: Deck) -> int:
    """How many cards of a deck can be beaten."""
    return sum(copies for guards, copies in deck if copies and beats(means, guards))


def size(deck: Deck) -> int:
    return sum(copies for _, copies in deck)


@lru_cache(REMEMBERED)
def beaten_after(means: Means, guards: Guards, deck: Deck) -> int:
    """How many cards of a deck can be beaten after these guards, with the play against them that serves best."""
    return max((beaten_of(after, deck) for after in set(after_guards(means, guards))), default=0)


def guards_in_the_way(view: Kyoto) -> Guards:
    """The guards that stand before the raider now."""
    halves = [half for half in range(2) if stands(view, half)]
    if view.foe == Foe.ELITE:
        force, stealth = (tuple(values[view.foe_kind * 2 + half] for half in halves) for values in ELITE_VALUES)
        return Guards((force, stealth))
    return guard(guard_value(view, 0)) if halves else Guards(((), ()))


def deck_after(view: Kyoto, house: int, won: int) -> Deck:
    """Who may come to a house once so many of its treasures are won; nobody if that clears it."""
    light, red = sum(view.light[house]), sum(view.red[house])
    if won < light:
        discards = list(view.guards_gone)
        if view.foe == Foe.GUARD:
            discards[view.foe_kind] += 1  # by then it is beaten
        return guard_deck(view.guards, discards)
    return elite_deck(view.elites, view.elites_gone) if won < light + red else ()
