"""Hints: what the sensible moves of a seat are worth, computed from the bytes of its view and nothing else."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator

from tatami import games
from tatami.server.bots.worker_pool import Priority, WorkerPool
from tatami.server.errors import Reason, Refusal
from tatami.server.tables.table import Table
from tatami.server.views.daily_seal import expect_unsealed
from tatami.server.views.messages import Hint, HintOption
from tatami.server.views.text_cache import game_texts

STAGES = (400, 1600, 4800)  # simulations, each answer more certain than the one before


def evaluate_options(
    game: str, view: bytes, seat: int, simulations: int, seed: int
) -> list[tuple[int, float, float, float]]:
    """The sensible actions of a seat, each with its value and interval; runs in a worker."""
    from tatami.bots.analysis.appraisal import Effort, appraise

    played = games.find(game)
    judged = appraise(played, played.record.from_bytes(view), seat, Effort(simulations), seed)
    found = [(option.action, option.worth[seat]) for option in judged.options]
    return [(action, worth.value, worth.low, worth.high) for action, worth in found]


async def hints(workers: WorkerPool, table: Table, identity: str, message: str, language: str) -> AsyncIterator[Hint]:
    """Better and better answers, as long as the position stands."""
    seat, match = table.seat(identity), table.live_match()
    expect_unsealed(table.header)
    if seat not in match.actors:
        raise Refusal(Reason.NOTHING_TO_DECIDE)
    game, view, seed = match.game, match.view(seat), secrets.randbelow(1 << 31)
    label = game_texts(game, language).guide.label
    for simulations in STAGES:
        asked = (game.name, view.to_bytes(), seat, simulations, seed)
        found = await workers.run(Priority.HINT, identity, evaluate_options, *asked)
        if table.match is None or seat not in table.match.actors or table.match.view(seat) != view:
            raise Refusal(Reason.CONFLICT)
        options = [HintOption(game.actions.text(action), label(view, action), *worth) for action, *worth in found]
        yield Hint(message, simulations / STAGES[-1], options)
