"""A match in progress as bytes: every position and every move, so that nothing needs to be played again.

A snapshot holds the whole truth, like the file of a match in progress, and is not for showing. It is only good for the
very rules that made it.
"""

from __future__ import annotations

import json
import zlib

from tatami.kernel.events import Happening
from tatami.kernel.standing import standing
from tatami.match.match import Match, Move


def packed(match: Match) -> bytes:
    """What ``unpacked`` takes up again."""
    moves = [
        [move.seat, move.action, move.chance, [[told.name, dict(told.arguments), told.seen_by] for told in move.events]]
        for move in match.history
    ]
    head = json.dumps(moves, separators=(",", ":")).encode()
    return zlib.compress(len(head).to_bytes(4, "big") + head + b"".join(match.positions()), 1)


def unpacked(start: Match, body: bytes) -> Match:
    """The match that was packed, from the same match before its first move."""
    plain = zlib.decompress(body)
    end = 4 + int.from_bytes(plain[:4], "big")
    size = start.game.record.packing.size
    *past, truth = (plain[place : place + size] for place in range(end, len(plain), size))
    history = [_move(*values) for values in json.loads(plain[4:end])]
    now, made = standing(start.game, truth, len(start.seats)), (len(history), history, past)
    return Match(start.game, start.options, start.seats, start.players, start.luck, now, *made, start.earlier)


def _move(seat: int, action: int, chance: bool, events: list[tuple[str, dict[str, int | str], int]]) -> Move:
    return Move(seat, action, chance, tuple(Happening(*told) for told in events))
