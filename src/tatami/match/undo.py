"""Undo: how far a player may go back, computed from what the others have seen, never flagged by hand.

A seat may take back its own last move if nothing was learnt from it: it drew no chance, every later move still stands
without it, nobody else's decision came or went with it, and no one saw anything that they could not have foreseen. The
last is tested on worlds: in any world that looks the same to a viewer, the move is legal and looks the same. While
several decide at once in secret, that a decision was made is all that may be seen of it, and is not yet final: there,
worlds in which the move is not legal do not count.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from tatami.kernel.chance import Position, scramble
from tatami.kernel.contract import refusal, view
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.events import SPECTATOR
from tatami.kernel.game import Game
from tatami.kernel.playout import imagine, step

if TYPE_CHECKING:
    from tatami.match.match import Match, Move

WORLDS = 24  # worlds imagined for each viewer


class Barrier(IntEnum):
    """Why a move cannot be taken back."""

    NO_MOVE = 1
    CHANCE = 2
    OTHERS_MOVED_ON = 3
    SOMETHING_WAS_SHOWN = 4


class CannotUndo(ValueError):
    """The seat's last move stands; nothing has changed."""

    def __init__(self, barrier: Barrier) -> None:
        super().__init__(f"this move cannot be taken back: {barrier.name.lower().replace('_', ' ')}")
        self.barrier = barrier


def without_last_move(match: Match, seat: int) -> tuple[Match, Move]:
    """The match without the seat's last move, and that move."""
    ply = _last_move_of(match, seat)
    taken, *later = match.history[ply:]
    if any(move.chance for move in (taken, *later)):
        raise CannotUndo(Barrier.CHANCE)
    shorter = match.at(ply)
    try:
        for move in later:
            shorter.play(move.seat, move.action)
    except ValueError:
        raise CannotUndo(Barrier.OTHERS_MOVED_ON) from None
    others = set(range(len(match.seats))) - {seat}
    if others & set(shorter.actors) != others & set(match.actors):
        raise CannotUndo(Barrier.OTHERS_MOVED_ON)
    if any(learnt(match, shorter, viewer, taken) for viewer in (*range(len(match.seats)), SPECTATOR)):
        raise CannotUndo(Barrier.SOMETHING_WAS_SHOWN)
    return shorter, taken


def _last_move_of(match: Match, seat: int) -> int:
    for ply in range(match.ply, 0, -1):
        if match.move(ply).seat == seat:
            return ply - 1
    raise CannotUndo(Barrier.NO_MOVE)


def learnt(match: Match, shorter: Match, viewer: int, taken: Move) -> bool:
    """Whether a viewer learnt something from a move besides that it was made."""
    if match.over:
        return True
    before, after = shorter.view(viewer), match.view(viewer)
    if before == after:
        return False
    return any(not _foreseen(shorter, before, after, viewer, taken, world) for world in range(WORLDS))


def _foreseen(shorter: Match, before: Position, after: Position, viewer: int, taken: Move, world: int) -> bool:
    """Whether, in one world that looks like ``before``, the move is legal and leads to what looks like ``after``."""
    engine = interpreted(shorter.game)
    imagined = world_of(shorter.game, before, viewer, world)
    if engine.bind(refusal)(imagined, taken.seat, taken.action):
        return len(shorter.actors) > 1
    engine.bind(step)(imagined, taken.seat, taken.action, 0, 0, None)
    engine.bind(view)(imagined, viewer)
    return bool(imagined == after)


def world_of(game: Game, seen: Position, viewer: int, world: int) -> Position:
    """One of the worlds that look to a viewer like what is seen."""
    imagined = seen.copy()
    interpreted(game).bind(imagine)(imagined, viewer, scramble(world), scramble(world + WORLDS))
    return imagined
