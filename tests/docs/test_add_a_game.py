"""The page "Add a game": it prints a whole game, and the game keeps its rules."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import tatami.games
from docs.example_game import PAGE, files_of_the_page
from docs.table import NIGHTS, Table, everybody, positions
from kernel.batches import native_games
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.engines.native import Native
from tatami.kernel.events import Happening, Log, spelled
from tatami.kernel.game import Game
from tatami.kernel.playout import Tally, imagine, step

# The page itself.


def listed_files() -> set[str]:
    """The files in the table at the top of the page."""
    head = PAGE.read_text(encoding="utf-8").partition("## ")[0]
    rows = [line.split("|")[1] for line in head.splitlines() if line.startswith("| `")]
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


def test_the_page_prints_every_file_that_it_lists() -> None:
    assert set(files_of_the_page()) == listed_files()


def test_every_game_on_the_shelf_has_the_shape_that_the_page_shows() -> None:
    """A file that has outgrown itself is a folder of the same name."""
    for name in tatami.games.names():
        folder = tatami.games.find(name).folder
        for file in listed_files():
            assert (folder / file).exists() or (folder / Path(file).stem).is_dir(), f"{name}: {file}"


def test_the_game_is_on_the_shelf_only_while_it_is_loaded(lanterns: Game) -> None:
    assert lanterns.name not in tatami.games.names()


# The rules of the game.


def test_a_lantern_that_nobody_else_lit_shines(lanterns: Game) -> None:
    table = Table(lanterns, 2, seed=0)
    table.s.hand = [[1, 0, 1], [0, 2, 0], [0, 0, 0]]
    table.do(1, "light silk")
    happened = table.do(0, "light stone")
    assert table.s.light == [3, 2, 0]
    assert Happening("shines", {"seat": "seat-east", "lantern": "lantern-stone", "light": 3}, 0x7FFF) in happened


def test_lanterns_alike_fade(lanterns: Game) -> None:
    table = Table(lanterns, 3, seed=0)
    table.s.hand = [[1, 0, 1], [0, 1, 1], [2, 0, 0]]
    table.do(0, "light stone")
    table.do(1, "light stone")
    table.do(2, "light paper")
    assert table.s.light == [0, 0, 1]
    assert table.s.lit == [1, 0, 2]


def test_who_waits_has_one_more_to_choose_from(lanterns: Game) -> None:
    table = Table(lanterns, 2, seed=0)
    table.do(0, "wait")
    table.play(1, table.legal(1)[0])
    assert table.s.held == [3, 2, 0]


def test_two_who_wait_do_not_disturb_each_other(lanterns: Game) -> None:
    table = Table(lanterns, 2, seed=0)
    table.do(0, "wait")
    assert [happening.name for happening in table.do(1, "wait")].count("waited") == 2
    assert table.s.held == [3, 3, 0]


def test_everybody_sees_only_the_own_draw(lanterns: Game) -> None:
    table = Table(lanterns, 2, seed=0)
    table.do(0, "wait")
    drawn = [happening for happening in table.do(1, "wait") if happening.name == "drawn"]
    assert [[seat for seat in everybody() if one.seen_from(seat)] for one in drawn] == [[0], [1]]


def test_every_reason_for_a_refusal_can_come_up(lanterns: Game) -> None:
    seen = {
        table.rule("refusal")(table.s, seat, action)
        for table in positions(lanterns)
        for seat in everybody()
        for action in range(len(lanterns.actions))
    }
    assert seen == set(lanterns.reasons)


def test_every_event_can_come_up(lanterns: Game) -> None:
    names: set[str] = set()
    for seed in range(10):
        table = Table(lanterns, 3, seed)
        while actors := table.actors():
            action = table.chance.choice(table.legal(actors[0]))
            names |= {happening.name for happening in table.play(actors[0], action)}
    assert names == {spelled(kind) for kind in lanterns.events.kinds}


def test_the_score_is_the_light(lanterns: Game) -> None:
    table = Table(lanterns, 2, seed=0)
    table.s.light = [4, 2, 0]
    out = [-1, -1, -1]
    table.rule("score")(table.s, out)
    assert out == [4, 2, -1]


# What every game must hold.


def test_every_game_ends_after_three_nights(lanterns: Game) -> None:
    for players, seed in product((2, 3), range(15)):
        table = Table(lanterns, players, seed)
        assert sum(1 for _ in table.random_moves()) == players * NIGHTS + 1
        assert table.rule("over")(table.s)


def test_legal_agrees_with_refusal_on_every_action_of_every_seat(lanterns: Game) -> None:
    for table in positions(lanterns):
        for seat in everybody():
            free = [
                action for action in range(len(lanterns.actions)) if not table.rule("refusal")(table.s, seat, action)
            ]
            assert table.legal(seat) == free


def test_who_owes_a_decision_can_make_one_and_nobody_else(lanterns: Game) -> None:
    for table in positions(lanterns):
        assert [seat for seat in everybody() if table.legal(seat)] == table.actors()


def test_the_invariants_hold_after_every_move(lanterns: Game) -> None:
    for table in positions(lanterns):
        assert table.rule("check")(table.s) == 0


@pytest.mark.parametrize(
    ("field", "value", "broken"),
    [("deck", [0, 0, 0], 1), ("held", [1, 2, 0], 2), ("lit", [1, 0, 0], 1), ("hand", [[3, 3, 3]] * 3, 1)],
)
def test_a_broken_invariant_is_named(lanterns: Game, field: str, value: Any, broken: int) -> None:
    table = Table(lanterns, 2, seed=0)
    setattr(table.s, field, value)
    assert table.rule("check")(table.s) == broken


def test_nobody_can_have_chosen_what_is_not_in_the_hand(lanterns: Game) -> None:
    table = Table(lanterns, 2, seed=0)
    table.s.chosen[0] = table.s.hand[0].index(0)
    assert table.rule("check")(table.s) == 3


def test_listening_changes_nothing(lanterns: Game) -> None:
    for table in positions(lanterns, games=5):
        for seat in table.actors():
            action = table.legal(seat)[0]
            silent, told = table.s.copy(), table.s.copy()
            for world, log in ((silent, None), (told, Log())):
                interpreted(lanterns).bind(step)(world, seat, action, 1, 2, log)
            assert silent == told


@pytest.mark.parametrize("players", [2, 3])
def test_thousands_of_native_games_break_nothing(native_lanterns: Native, players: int) -> None:
    _, tally = native_games(native_lanterns, [players], games=5000, seed=1)
    assert tally[Tally.GAMES] == 5000
    assert tally[Tally.BROKEN] == 0
    assert tally[Tally.DECISIONS] == 5000 * players * NIGHTS


def test_native_worlds_are_imagined_as_the_interpreted_ones_are(lanterns: Game, native_lanterns: Native) -> None:
    for table in positions(lanterns, games=3):
        for seat in everybody():
            plain, native = table.s.copy(), table.s.to_native()
            interpreted(lanterns).bind(imagine)(plain, seat, 5, 6)
            native_lanterns.bind(imagine)(native, seat, 5, 6)
            assert native.tobytes() == plain.to_bytes()
