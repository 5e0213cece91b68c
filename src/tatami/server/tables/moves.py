"""Playing: the moves of people who sit at a table, plans and steps back, each message once."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.contract import refusal
from tatami.kernel.engines.interpreted import interpreted
from tatami.match import Match, Refused
from tatami.match.plans import steps_of
from tatami.match.replay import position_hash
from tatami.server.errors import MoveRefusal, Refusal, of_move
from tatami.server.tables.table import Table
from tatami.store import MoveRecord


async def play(table: Table, identity: str, message: str, moves: Sequence[str]) -> None:
    """Play a plan of somebody who sits here: all of it or nothing."""
    async with table.mailbox:
        seat, match = table.seat(identity), table.live()
        if (seat, message) not in table.answered:
            expect_own_hands(table, seat)
            await table.keep(*played(match, seat, message, moves))


def played(
    match: Match, seat: int, message: str | None, moves: Sequence[str], first: int = 0
) -> tuple[list[Match], list[MoveRecord]]:
    """The match after each step of a plan, and the entries that lead there, numbered from ``first``."""
    try:
        steps = list(steps_of(match, seat, moves))
    except ValueError as trouble:
        raise of_move(match.game, trouble) from trouble
    entries = [
        MoveRecord(seat, match.game.actions.text(step.move(step.ply).action), message, number, position_hash(step))
        for number, step in enumerate(steps, first)
    ]
    return steps, entries


async def undo(table: Table, identity: str, message: str) -> None:
    """Take the last move of somebody who sits here back."""
    await replan(table, identity, message, 1, ())


async def replan(table: Table, identity: str, message: str, back: int, moves: Sequence[str]) -> None:
    """Take so many of somebody's last moves back, and play others instead: all of it or nothing."""
    async with table.mailbox:
        seat, match = table.seat(identity), table.live()
        if (seat, message) in table.answered:
            return
        expect_own_hands(table, seat)
        shorter = taken_back(match, seat, back)
        undone = [MoveRecord(seat, None, message, number, position_hash(step)) for number, step in enumerate(shorter)]
        steps, entries = played(shorter[-1], seat, message, moves, first=back)
        await table.keep([*shorter, *steps], [*undone, *entries])


def taken_back(match: Match, seat: int, back: int) -> list[Match]:
    """The match after each of so many steps back."""
    drafts: list[Match] = []
    for _ in range(back):
        drafts.append((drafts[-1] if drafts else match).copy())
        try:
            drafts[-1].undo(seat)
        except ValueError as trouble:
            raise of_move(match.game, trouble) from trouble
    return drafts


def expect_own_hands(table: Table, seat: int) -> None:
    """Nobody plays in a pause, or while a bot plays for him."""
    if table.header.clocks.paused:
        raise Refusal("paused")
    if table.header.seats[seat].stand_in is not None:
        raise Refusal("stand-in")


def why_not(table: Table, identity: str, move: str) -> Refusal | None:
    """Why somebody cannot play a move; asked of what that seat may know, so it tells nothing else."""
    seat, match = table.seat(identity), table.live()
    try:
        action = match.game.actions.parse(move)
    except ValueError as trouble:
        return of_move(match.game, trouble)
    reason = match.game.reasons(interpreted(match.game).bind(refusal)(match.view(seat), seat, action))
    return MoveRefusal(match.game, Refused(match.game, reason, seat, move)) if reason else None
