"""One game between bots, from the first layout to the result. Each bot is handed its view and nothing else."""

from __future__ import annotations

import random
from dataclasses import dataclass

from tatami import bots, games
from tatami.arena.contest import Sitting
from tatami.match import Match


@dataclass(frozen=True)
class Played:
    """What came of one game of a contest."""

    round: int
    place: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    decisions: int


def played(sitting: Sitting) -> Played:
    """Play a game, and keep what counts."""
    match = play(sitting)
    assert match.result is not None
    return Played(sitting.round, sitting.place, sitting.bots, match.result.scores, match.ply)


def play(sitting: Sitting) -> Match:
    """Play a game to its end."""
    game = games.find(sitting.game)
    match = Match.new(game, sitting.options, [f"bot:{bot}" for bot in sitting.bots], bytes.fromhex(sitting.deal))
    seated = [
        bots.find(bot, game, random.Random(f"{sitting.luck}/{seat}/{bot}")) for seat, bot in enumerate(sitting.bots)
    ]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, seated[seat].choose(match.view(seat), seat))
    return match
