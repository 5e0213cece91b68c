"""The novice: mostly sound, sometimes careless, never giving the game away in one move."""

from __future__ import annotations

import random

import pytest

from games.seven_ronin.village import SEAT, new_game, position
from tatami import games
from tatami.bots import novice
from tatami.bots.novice import NoviceBot

GAME = games.find("seven-ronin")


def test_a_novice_slips_into_moves_that_instinct_never_makes() -> None:
    """Instinct posts Kabe first."""
    view = new_game().seen_by("defender").village
    player = NoviceBot(GAME, random.Random(1))
    moves = [GAME.actions.text(player.choose(view.copy(), SEAT["defender"])) for _ in range(200)]
    others = [move for move in moves if not move.startswith("post kabe")]
    assert 0.05 * len(moves) < len(others) < 0.4 * len(moves)


def test_a_novice_does_not_lose_in_one_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the last day the inn must copy a field; whoever is done before has lost."""
    monkeypatch.setattr(novice, "MISTAKES", 1.0)
    village = position(step="areas", day=8, ninja={"fields-2": 1, "inn": 1, "well": 1, "granary": 1})
    view = village.seen_by("attacker").village
    player = NoviceBot(GAME, random.Random(2))
    assert village.allows("attacker", "done")
    assert "done" not in {GAME.actions.text(player.choose(view.copy(), SEAT["attacker"])) for _ in range(30)}
