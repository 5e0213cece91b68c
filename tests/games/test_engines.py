"""Interpreted and native play the same games, byte for byte."""

from __future__ import annotations

import pytest

from kernel.batches import native_games, plain_games
from tatami import games
from tatami.kernel.engines.native import native
from tatami.kernel.playout import Tally

SEVEN_RONIN = [
    {"edition": "second"},
    {"edition": "first"},
    {"edition": "first", "spies": "yes"},
    {"edition": "second", "spies": "yes", "time-track": "a"},
]
NINJATO = [{}, {"eager-reshuffle": "yes", "boryaku-modifiers": "yes", "secret-rumours": "no"}]


def batches() -> list[tuple[str, int, dict[str, str]]]:
    """A game, how many of it, and its options: every number of players."""
    return [
        *(("seven-ronin", 600, options) for options in SEVEN_RONIN),
        *(("samurai-sword", 60, {"players": players}) for players in ("three", "four", "five", "six", "seven")),
        *(("ninjato", 60, {"players": players, **more}) for players in ("two", "three", "four") for more in NINJATO),
        *(("ronin", 40, {"players": players}) for players in ("one", "two", "three", "four", "five")),
    ]


@pytest.mark.parametrize(("name", "count", "options"), batches())
def test_interpreted_equals_native_over_whole_games(name: str, count: int, options: dict[str, str]) -> None:
    game = games.find(name)
    encoded = game.options.encode(options)
    plain, tally = plain_games(game, encoded, count, seed=11)
    assert native_games(native(game), encoded, count, seed=11) == (plain, tally)
    assert tally[Tally.BROKEN] == 0
    assert tally[Tally.GAMES] == count
