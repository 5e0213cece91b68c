"""Match files: JSON that replays byte for byte.

The file of a match that is over holds all that is needed to check it: game, rules version, options, seats, moves,
commitment, seed and result. The file of a match in progress is its owner's: it holds the seed too, under another name,
and both half-made plans; it is not for showing.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tatami.kernel.actions import UnknownMove
from tatami.kernel.game import Game
from tatami.kernel.options import UnknownOption
from tatami.match.fairness import SEED_BYTES, keeps
from tatami.match.match import Forfeit, Match, Refused

FORMAT = 1


class BadFile(ValueError):
    """A file that is no match, or not the match it says it is; the message names the field."""


def to_json(match: Match) -> dict[str, Any]:
    """A match as JSON values."""
    file: dict[str, Any] = {
        "tatami": FORMAT,
        "game": match.game.name,
        "rules": match.game.version,
        "options": match.options,
        "seats": dict(zip(match.seats, match.players, strict=True)),
        "commitment": match.commitment,
        "moves": [f"{match.seats[move.seat]}: {match.game.actions.text(move.action)}" for move in match.history],
    }
    if match.earlier:
        file["earlier"] = [[ply, seed.hex()] for ply, seed in match.earlier]
    if match.forfeit is not None:
        file["forfeit"] = {"seat": match.seats[match.forfeit.seat], "how": match.forfeit.how}
    result = match.result
    if result is None:
        file["sealed_seed"] = match.seed.hex()
    else:
        file["seed"] = match.seed.hex()
        file["result"] = {
            "scores": dict(zip(match.seats, result.scores, strict=True)),
            "winners": [match.seats[seat] for seat in result.winners],
            "position": hashlib.sha256(match.digest()).hexdigest(),
        }
    return file


def save(match: Match, path: Path) -> None:
    """Write a match file; a crash on the way leaves the old one whole."""
    text = json.dumps(to_json(match), indent=1, ensure_ascii=False) + "\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def load(path: Path, find: Callable[[str], Game]) -> Match:
    """Read and replay a match file; whatever does not fit is named."""
    try:
        values = json.loads(path.read_text(encoding="utf-8"))
    except OSError as trouble:
        raise BadFile(f"{path}: {trouble.strerror or trouble}") from trouble
    except (UnicodeDecodeError, json.JSONDecodeError) as trouble:
        raise BadFile(f"{path}: not a match file: {trouble}") from trouble
    return from_json(values, find)


def from_json(values: Any, find: Callable[[str], Game]) -> Match:
    """Replay a match from JSON values."""
    if not isinstance(values, dict) or values.get("tatami") != FORMAT:
        raise BadFile(f"tatami: this is no match file of format {FORMAT}")
    try:
        game = find(_field(values, "game", str))
    except LookupError as trouble:
        raise BadFile(f"game: {trouble}") from trouble
    if _field(values, "rules", str) != game.version:
        raise BadFile(f"rules: the file was made with rules {values['rules']!r}; these are {game.version!r}")
    match = _laid_out(game, values)
    _replay(match, _field(values, "moves", list))
    match.forfeit = _forfeit(match, values)
    _compare(match, values)
    return match


def _field(values: dict[str, Any], name: str, kind: type) -> Any:
    if not isinstance(values.get(name), kind):
        raise BadFile(f"{name}: missing, or not a {kind.__name__}")
    return values[name]


def _laid_out(game: Game, values: dict[str, Any]) -> Match:
    """The match before its first move."""
    seed = _seed(values)
    if not keeps(seed, _field(values, "commitment", str)):
        raise BadFile("commitment: the seed is not the one that was committed to before the first move")
    options = _field(values, "options", dict)
    seats = _field(values, "seats", dict)
    try:
        match = Match.new(game, options, list(seats.values()), seed, _earlier(values))
    except UnknownOption as trouble:
        raise BadFile(f"options: {trouble}") from trouble
    except ValueError as trouble:
        raise BadFile(f"seats: {trouble}") from trouble
    if tuple(seats) != match.seats or not all(isinstance(player, str) for player in seats.values()):
        raise BadFile(f"seats: expected a name for each of {', '.join(match.seats)}")
    return match


def _seed(values: dict[str, Any]) -> bytes:
    name = "seed" if "seed" in values else "sealed_seed"
    return _seed_bytes(name, _field(values, name, str))


def _seed_bytes(name: str, text: Any) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except (TypeError, ValueError):
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadFile(f"{name}: not {SEED_BYTES} bytes in hexadecimal")
    return seed


def _earlier(values: dict[str, Any]) -> tuple[tuple[int, bytes], ...]:
    """The seeds of the moves before a match branched off from another."""
    told = values.get("earlier", [])
    if not isinstance(told, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in told):
        raise BadFile("earlier: not a list of pairs")
    if not all(isinstance(ply, int) for ply, _ in told):
        raise BadFile("earlier: a ply is a number")
    return tuple((ply, _seed_bytes("earlier", seed)) for ply, seed in told)


def _forfeit(match: Match, values: dict[str, Any]) -> Forfeit | None:
    """Who ended the match before its last move."""
    if "forfeit" not in values:
        return None
    told = _field(values, "forfeit", dict)
    if match.over or told.get("seat") not in match.seats or told.get("how") not in ("resigned", "time"):
        raise BadFile("forfeit: not a seat that could still resign, or run out of time")
    return Forfeit(match.seat(told["seat"]), told["how"])


def _replay(match: Match, moves: list[Any]) -> None:
    for number, text in enumerate(moves, 1):
        seat, colon, move = str(text).partition(": ")
        if not colon or seat not in match.seats:
            raise BadFile(f"moves: move {number}, {text!r}, does not name a seat")
        try:
            match.play(match.seat(seat), move)
        except (Refused, UnknownMove) as trouble:
            raise BadFile(f"moves: move {number}: {trouble}") from trouble


def _compare(match: Match, values: dict[str, Any]) -> None:
    """A finished match must end as its file says, and only a finished one."""
    told = {name: values.get(name) for name in ("seed", "result")}
    made = {name: to_json(match).get(name) for name in ("seed", "result")}
    if told["result"] != made["result"]:
        raise BadFile(f"result: the file says {told['result']}, the moves lead to {made['result']}")
    if told["seed"] != made["seed"]:
        raise BadFile("seed: a seed is published once the match is over, and not before")
