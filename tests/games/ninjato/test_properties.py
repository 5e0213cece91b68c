"""The properties that every game keeps, over random play and over the rule-of-thumb player's."""

from __future__ import annotations

import numpy as np
import pytest

from tatami import games
from tatami.games.ninjato.components import CARDS, ELITES, GUARDS, TREASURES
from tatami.games.ninjato.rules import check, over
from tatami.games.ninjato.state import Kyoto
from tatami.kernel.audit import Finding, audit
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.engines.native import native
from tatami.kernel.playout import WORKING_RECORDS, Tally, minds_game, random_action, step

from .table import new_game

GAME = games.find("ninjato")
PLAYERS = ("two", "three", "four")


@pytest.mark.parametrize("players", PLAYERS)
def test_ninjato_keeps_every_property_over_random_games(players: str) -> None:
    report = audit(GAME, {"players": players}, 5000, seed=2026)
    assert report.finding is Finding.NOTHING, report
    assert report.games == 5000
    assert report.positions > 5000 * 80


@pytest.mark.parametrize("players", PLAYERS)
def test_instinct_is_always_legal_and_plays_the_same_in_both_engines(players: str) -> None:
    encoded = GAME.options.encode({"players": players})
    engine, column = native(GAME), GAME.record.column(WORKING_RECORDS)
    counted, out = np.zeros(len(Tally), np.int64), np.zeros(4, np.int64)
    minds = np.ones(4, np.int64)
    for lane in range(200):
        engine.bind(minds_game)(column, np.array(encoded), minds, engine.mask(), counted, out, 3, lane)
    assert counted[Tally.BROKEN] == 0

    tally, plain_out = [0] * len(Tally), [0] * 4
    counted[:] = 0
    for lane in range(2):
        plain = [GAME.record() for _ in range(WORKING_RECORDS)]
        mask = [0] * GAME.actions.mask_words
        interpreted(GAME).bind(minds_game)(plain, encoded, [1] * 4, mask, tally, plain_out, 3, lane)
        engine.bind(minds_game)(column, np.array(encoded), minds, engine.mask(), counted, out, 3, lane)
        assert out[: len(GAME.seats_at({"players": players}))].tolist() == plain_out[: int(encoded[0])]
    assert counted.tolist() == tally


@pytest.mark.parametrize("eager", ["no", "yes"])
def test_piles_may_run_out_at_any_time(eager: str) -> None:
    """Random games in which whatever lies in the piles is put aside before every move, as often as not."""
    act, move = interpreted(GAME).bind(random_action), interpreted(GAME).bind(step)
    mask = [0] * GAME.actions.mask_words
    for seed in range(12):
        s = new_game(4, seed, eager_reshuffle=eager).kyoto
        ply = 0
        while not over(s):
            ply += 1
            if (seed + ply) % 2:
                set_aside(s)
            action = act(s, s.turn, mask, (seed * 77777 + ply * 2654435761) & 0xFFFFFFFF)
            assert action >= 0
            move(s, s.turn, action, ply, seed, None)
            assert check(s) == 0


def set_aside(s: Kyoto) -> None:
    """All but the last of every pile is discarded."""
    for pile, gone, kinds in (
        (s.guards, s.guards_gone, GUARDS),
        (s.elites, s.elites_gone, ELITES),
        (s.bag, s.spent, TREASURES),
        (s.deck, s.discards, CARDS),
    ):
        while sum(pile) > 1:
            kind = next(place for place in range(kinds) if pile[place] > 0)
            pile[kind] -= 1
            gone[kind] += 1
    s.deck_left = sum(s.deck)
