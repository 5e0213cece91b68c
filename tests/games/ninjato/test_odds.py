"""The odds of a raid are those that a search through the rules finds, and tell nobody what he may not know."""

from __future__ import annotations

import random

import pytest

from tatami.games.ninjato.components import CARDS, ELITES, Mode, Skill
from tatami.games.ninjato.derived import numbers
from tatami.games.ninjato.moves import ACTIONS, Move
from tatami.games.ninjato.odds import (
    Means,
    beaten_after,
    beaten_of,
    beats,
    deck_after,
    elite,
    guard,
    guards_in_the_way,
    means_of,
    size,
)
from tatami.games.ninjato.rules import legal, play
from tatami.games.ninjato.rules.raid import FIRST_PAIR
from tatami.games.ninjato.state import Foe, Kyoto, Step
from tatami.kernel.events import SPECTATOR
from tatami.kernel.masks import allows, words_for

from .table import SEAT, Table, new_game, position, raid

IDLE = (Move.FAIL, Move.CHOCHO)


def ends(start: Kyoto) -> list[Kyoto]:
    """Every position in which black has beaten the guards in the way, by any sequence of legal moves."""
    found, waiting, seen = [], [start], {start.to_bytes()}
    while waiting:
        here = waiting.pop()
        if here.step != Step.FIGHT:
            found.append(here)
            continue
        mask = [0] * words_for(len(ACTIONS))
        legal(here, 0, mask)
        for action in range(len(ACTIONS)):
            if allows(mask, action) and ACTIONS[action].kind not in IDLE:
                after = here.copy()
                play(after, 0, action, None)
                if (key := after.to_bytes()) not in seen:
                    seen.add(key)
                    waiting.append(after)
    return found


def facing(table: Table, foe: Foe, kind: int) -> Kyoto:
    """The same raid with somebody else in the way."""
    here = table.kyoto.copy()
    here.foe, here.foe_kind, here.step = foe, kind, Step.FIGHT
    here.standing = 3 if foe == Foe.ELITE and kind >= FIRST_PAIR else 1
    return here


def some_raid(seed: int) -> Table:
    """A raid with few cards and some tiles, used and unused."""
    luck = random.Random(seed)
    hand = " ".join(str(luck.randint(1, 5)) for _ in range(luck.randint(0, 4)))
    names = ["shinobi-iri", "intonjutsu", "kayakujutsu", "kenjutsu", "kuji-kiri", "taijutsu", "boryaku", "seishin-teki"]
    tiles = " ".join(luck.sample(names, luck.randint(0, 3)))
    table = raid(
        hand,
        red="gold",
        sentry=str(luck.randint(1, 5)),
        tiles=tiles,
        mode=luck.choice(("force", "stealth")),
        boryaku_modifiers=luck.choice(("no", "yes")),
    )
    for skill in Skill:
        if table.kyoto.ready[0][skill] and luck.random() < 0.4:
            table.kyoto.ready[0][skill] = 0
    return table


@pytest.mark.parametrize("seed", range(60))
def test_a_guard_counts_as_beaten_if_the_rules_know_a_way(seed: int) -> None:
    table = some_raid(seed)
    means = means_of(table.kyoto, 0, table.kyoto.mode)
    for value in range(1, CARDS + 1):
        assert beats(means, guard(value)) == bool(ends(facing(table, Foe.GUARD, value - 1))), value
    for kind in range(ELITES):
        assert beats(means, elite(kind)) == bool(ends(facing(table, Foe.ELITE, kind))), kind


@pytest.mark.parametrize("seed", range(40))
def test_the_next_guard_is_counted_after_the_play_that_serves_best(seed: int) -> None:
    """Enumerated: every way to beat the sentry, and after each, every guard or elite that may come."""
    table = some_raid(seed)
    for won in (1, 3):
        deck = deck_after(table.kyoto, 0, won)
        best = 0
        for end in ends(table.kyoto):
            left = Table(end)
            beaten = 0
            for guards, copies in deck:
                foe, kind = (Foe.GUARD, guards.values[0][0] - 1) if won == 1 else (Foe.ELITE, kind_of(guards))
                beaten += copies * bool(ends(facing(left, foe, kind)))
            best = max(best, beaten)
        means = means_of(table.kyoto, 0, table.kyoto.mode)
        assert beaten_after(means, guards_in_the_way(table.kyoto), deck) == best


def kind_of(guards: object) -> int:
    return next(kind for kind in range(ELITES) if elite(kind) == guards)


def test_the_guards_that_may_come_are_those_of_the_pile() -> None:
    table = raid("5 5", sentry="1").raid("strike five first").next_guard("4")
    deck = deck_after(table.kyoto, 0, 0)
    assert [(guards.values[0], copies) for guards, copies in deck if copies] == [((4,), 1)]
    assert beaten_of(means_of(table.kyoto, 0, Mode.FORCE), deck) == 1


def test_an_empty_pile_is_the_discards_with_the_guard_in_the_way() -> None:
    """The last guard of the pile stands: once beaten, it is shuffled in with the others."""
    table = raid("5 5 5", sentry="1").raid("strike five first").next_guard("4").raid("banzai")
    assert sum(table.kyoto.guards) == 0
    assert size(deck_after(table.kyoto, 0, 1)) == sum(table.kyoto.guards_gone) + 1


def test_red_treasures_have_elites_and_the_last_treasure_nobody() -> None:
    table = position(houses={"house-1": "fan", "house-2": "fan"}, red={"house-2": "gold"})
    assert size(deck_after(table.kyoto, 0, 1)) == 0
    assert size(deck_after(table.kyoto, 1, 1)) == sum(table.kyoto.elites)


def test_the_gates_say_what_a_raid_would_meet() -> None:
    table = position(hands={"black": "5 2"}, sentries={"house-1": "4", "house-2": "1"})
    gates = numbers(table.seen_by(0), 0)["gates"]
    assert isinstance(gates, list)
    force, stealth = gates[0], gates[1]
    # The 5 beats the 4 by force, and the 2 then beats the ones that are left; by stealth the 2 leaves the 5, which
    # nothing is above.
    ones = table.kyoto.guards[0] + table.kyoto.guards[5]
    guards = sum(table.kyoto.guards)
    assert force == [1, ones, guards]
    assert stealth == [1, 0, guards]
    assert gates[3] == [0, 0, guards]


def test_a_closed_house_has_no_odds() -> None:
    table = raid("5", house="fan", sentry="1").raid("strike five first", "claim minamoto-8")
    gates = numbers(table.seen_by(0), 0)["gates"]
    assert isinstance(gates, list)
    assert gates[:2] == [[0, 0, 0], [0, 0, 0]]


def test_the_odds_of_the_raid_under_way_are_the_raiders_alone() -> None:
    table = raid("5 5", sentry="1")
    assert numbers(table.seen_by(0), 0)["ahead"] == [1, 40 - 5 - fives(table), 40 - 5]
    assert "ahead" not in numbers(table.seen_by(1), 1)
    table.raid("strike five first")
    assert numbers(table.seen_by(0), 0)["ahead"] == [1, 40 - 5 - fives(table), 40 - 5]


def fives(table: Table) -> int:
    return table.kyoto.guards[4] + table.kyoto.guards[9]


def test_a_play_under_way_can_be_finished() -> None:
    table = raid("4 3", sentry="4").raid("support up")
    assert numbers(table.seen_by(0), 0)["ahead"] == [1, 0, 0]


def test_numbers_do_not_depend_on_what_a_seat_may_not_know() -> None:
    """Other hands, the deck and hidden rumours may be anything: the numbers are the same."""
    one = position(hands={"black": "1 5", "white": "3 4", "purple": "2"}, rumours={"white": "warrior-any"})
    other = position(hands={"black": "1 5", "white": "5 5", "purple": "1"}, rumours={"white": "enemies-any"})
    for place in range(len(other.kyoto.rumour_at)):  # the same rumours are on offer
        if other.kyoto.rumour_at[place] == -1 or one.kyoto.rumour_at[place] == -1:
            other.kyoto.rumour_at[place] = one.kyoto.rumour_at[place]
    for seat in (SEAT["black"], SPECTATOR):
        assert numbers(one.seen_by(seat), seat) == numbers(other.seen_by(seat), seat)


def test_a_spectator_gets_no_odds() -> None:
    shown = numbers(new_game().seen_by(SPECTATOR), SPECTATOR)
    assert set(shown) == {"influence", "leaders", "seconds", "rewards", "bonus"}


def test_kuji_kiri_gives_one_more_use_of_a_learnt_skill_only() -> None:
    def with_tiles(*learnt: Skill) -> Means:
        ready = [0] * len(Skill)
        ready[Skill.KUJI_KIRI] = 1
        return Means((1, 0, 0, 0, 0), tuple(ready), tuple(skill in learnt for skill in Skill), Mode.FORCE, False)

    assert beats(with_tiles(Skill.KENJUTSU), guard(5))
    assert not beats(with_tiles(Skill.SHINOBI_IRI), guard(5))
