"""Moves of people: plans, undo, and why a move is refused. Each message is played once."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.contract import refusal
from tatami.kernel.engines.interpreted import interpreted
from tatami.match import Match, Refused
from tatami.match.plans import steps_of
from tatami.match.replay import position_hash
from tatami.server.errors import MoveRefusal, Reason, Refusal, move_refusal
from tatami.server.tables.table import Table
from tatami.store import MoveRecord


async def play(table: Table, identity: str, message: str, moves: Sequence[str]) -> None:
    """Play all moves of a plan, or none."""
    async with table.lock:
        seat, match = table.seat(identity), table.live_match()
        if (seat, message) not in table.acknowledged:
            _expect_own_turn(table, seat)
            await table.commit(*played(match, seat, message, moves))


def played(
    match: Match, seat: int, message: str | None, moves: Sequence[str], first: int = 0
) -> tuple[list[Match], list[MoveRecord]]:
    """The match after each move of a plan, by a person or a bot, and its log entries, numbered from ``first``."""
    try:
        steps = list(steps_of(match, seat, moves))
    except ValueError as error:
        raise move_refusal(match.game, error) from error
    entries = [
        MoveRecord(seat, match.game.actions.text(step.move(step.ply).action), message, number, position_hash(step))
        for number, step in enumerate(steps, first)
    ]
    return steps, entries


async def undo(table: Table, identity: str, message: str) -> None:
    """Take the last move of a seat back, unless others have learnt from it."""
    await replan(table, identity, message, 1, ())


async def replan(table: Table, identity: str, message: str, back: int, moves: Sequence[str]) -> None:
    """Take so many of the last moves of a seat back, and play others instead: all of it or nothing."""
    async with table.lock:
        seat, match = table.seat(identity), table.live_match()
        if (seat, message) in table.acknowledged:
            return
        _expect_own_turn(table, seat)
        shorter = _taken_back(match, seat, back)
        undone = [MoveRecord(seat, None, message, number, position_hash(step)) for number, step in enumerate(shorter)]
        steps, entries = played(shorter[-1], seat, message, moves, first=back)
        await table.commit([*shorter, *steps], [*undone, *entries])


def _taken_back(match: Match, seat: int, back: int) -> list[Match]:
    """The match after each of so many steps back."""
    drafts: list[Match] = []
    for _ in range(back):
        drafts.append((drafts[-1] if drafts else match).copy())
        try:
            drafts[-1].undo(seat)
        except ValueError as error:
            raise move_refusal(match.game, error) from error
    return drafts


def _expect_own_turn(table: Table, seat: int) -> None:
    """Nobody plays in a pause, or while a bot plays for him."""
    if table.header.clocks.paused:
        raise Refusal(Reason.PAUSED)
    if table.header.seats[seat].stand_in is not None:
        raise Refusal(Reason.STAND_IN)


def why_not(table: Table, identity: str, move: str) -> Refusal | None:
    """Why somebody cannot play a move; computed from that seat's view, so it tells nothing else."""
    seat, match = table.seat(identity), table.live_match()
    try:
        action = match.game.actions.parse(move)
    except ValueError as error:
        return move_refusal(match.game, error)
    reason = match.game.reasons(interpreted(match.game).bind(refusal)(match.view(seat), seat, action))
    return MoveRefusal(match.game, Refused(match.game, reason, seat, move)) if reason else None
