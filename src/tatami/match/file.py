"""Match files: JSON that replays to the same positions.

The file of a match that is over holds all that is needed to check it: game, rules version, options, seats, moves,
commitment, what people added, the secret of the house, and the result. A match that plays on from another has the
secrets of the earlier parts too, each with its commitment. The file of a match in progress is its owner's: it holds the
secret too, under another name, and both half-made plans; it is not for showing.

What a file proves: every draw follows from the secrets behind its commitments, and every move was legal. It does not
prove that a commitment was shown before the first move: whoever was at the table compares it with what he saw. Nor does
it prove who the players were, or that somebody has resigned.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeGuard

from tatami.kernel.actions import UnknownMove
from tatami.kernel.game import Game
from tatami.kernel.options import UnknownOption
from tatami.match.fairness import LEAST_ADDED, MOST_ADDED, SECRET_BYTES, Luck, keeps
from tatami.match.match import Forfeit, Match, Refused

FORMAT = 2
FIELDS = frozenset(
    "tatami game rules options seats commitment added moves earlier forfeit"
    " secret sealed_secret result checksum".split()
)
WAYS_TO_FORFEIT = ("resigned", "time")


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
    }
    if match.luck.added:
        file["added"] = _added_to_json(match.luck)
    file["moves"] = [f"{match.seats[move.seat]}: {match.game.actions.text(move.action)}" for move in match.history]
    if match.earlier:
        file["earlier"] = [_part_to_json(ply, luck) for ply, luck in match.earlier]
    if match.forfeit is not None:
        file["forfeit"] = {"seat": match.seats[match.forfeit.seat], "how": match.forfeit.how}
    result = match.result
    if result is None:
        file["sealed_secret"] = match.secret.hex()
    else:
        file["secret"] = match.secret.hex()
        file["result"] = {
            "scores": dict(zip(match.seats, result.scores, strict=True)),
            "winners": [match.seats[seat] for seat in result.winners],
            "position": match.position_hash(),
        }
    return {**file, "checksum": checksum(file)}


def checksum(values: dict[str, Any]) -> str:
    """A hash of everything in a file but itself: against accidents, not against forgers, who can compute it too."""
    told = {name: value for name, value in values.items() if name != "checksum"}
    return hashlib.sha256(json.dumps(told, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def _added_to_json(luck: Luck) -> dict[str, str]:
    return {seat: given.hex() for seat, given in luck.added}


def _part_to_json(ply: int, luck: Luck) -> dict[str, Any]:
    part = {"until": ply, "commitment": luck.commitment, "secret": luck.secret.hex()}
    return {**part, "added": _added_to_json(luck)} if luck.added else part


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
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as trouble:
        raise BadFile(f"{path}: not a match file: {trouble}") from trouble
    return from_json(values, find)


def from_json(values: Any, find: Callable[[str], Game]) -> Match:
    """Replay a match from JSON values."""
    if not isinstance(values, dict) or not _is_number(values.get("tatami")) or values["tatami"] != FORMAT:
        raise BadFile(f"tatami: this is no match file of format {FORMAT}")
    for name in values.keys() - FIELDS:
        raise BadFile(f"{name}: a match file has no such field")
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


def _is_number(value: Any) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _field(values: dict[str, Any], name: str, kind: type) -> Any:
    if not isinstance(values.get(name), kind):
        raise BadFile(f"{name}: missing, or not a {kind.__name__}")
    return values[name]


def _laid_out(game: Game, values: dict[str, Any]) -> Match:
    """The match before its first move."""
    luck = _luck(game, "", values, "secret" if "secret" in values else "sealed_secret")
    options = _field(values, "options", dict)
    seats = _field(values, "seats", dict)
    if not all(isinstance(value, str) for value in options.values()):
        raise BadFile("options: a value is a word")
    earlier = _earlier(game, values)
    try:
        match = Match.new(game, options, list(seats.values()), luck.secret, dict(luck.added), earlier)
    except UnknownOption as trouble:
        raise BadFile(f"options: {trouble}") from trouble
    except ValueError as trouble:
        raise BadFile(f"seats: {trouble}") from trouble
    if tuple(seats) != match.seats or not all(isinstance(player, str) for player in seats.values()):
        raise BadFile(f"seats: expected a name for each of {', '.join(match.seats)}")
    return match


def _luck(game: Game, part: str, values: dict[str, Any], name: str) -> Luck:
    """The secret of a part of the match, which must be the one that was committed to, and what was added to it."""
    secret = _bytes(part + name, _field(values, name, str), SECRET_BYTES, SECRET_BYTES)
    if not keeps(secret, _field(values, "commitment", str)):
        raise BadFile(f"{part}commitment: the secret is not the one that was committed to before anyone sat down")
    added = _field(values, "added", dict) if "added" in values else {}
    if not added.keys() <= set(game.seats):
        raise BadFile(f"{part}added: by somebody who has no seat")
    return Luck.of(
        secret, {seat: _bytes(f"{part}added", given, LEAST_ADDED, MOST_ADDED) for seat, given in added.items()}
    )


def _bytes(name: str, text: Any, least: int, most: int) -> bytes:
    try:
        found = bytes.fromhex(text)
    except (TypeError, ValueError):
        found = b""
    if not least <= len(found) <= most:
        wanted = str(least) if least == most else f"{least} to {most}"
        raise BadFile(f"{name}: not {wanted} bytes in hexadecimal")
    return found


def _earlier(game: Game, values: dict[str, Any]) -> tuple[tuple[int, Luck], ...]:
    """The parts before a match branched off: each goes further than the one before, and none beyond the moves."""
    told = _field(values, "earlier", list) if "earlier" in values else []
    moves = len(_field(values, "moves", list))
    parts: list[tuple[int, Luck]] = []
    for part in told:
        if not isinstance(part, dict) or part.keys() - {"until", "commitment", "secret", "added"}:
            raise BadFile("earlier: a part says until which move, its commitment, its secret, and what was added")
        until = part.get("until")
        if not _is_number(until) or not (parts[-1][0] if parts else 0) < until <= moves:
            raise BadFile("earlier: a part ends after the one before it, and not after the last move")
        parts.append((until, _luck(game, "earlier: ", part, "secret")))
    return tuple(parts)


def _forfeit(match: Match, values: dict[str, Any]) -> Forfeit | None:
    """Who ended the match before its last move."""
    if "forfeit" not in values:
        return None
    told = _field(values, "forfeit", dict)
    known = told.keys() == {"seat", "how"} and told["seat"] in match.seats and told["how"] in WAYS_TO_FORFEIT
    if match.over or not known:
        raise BadFile("forfeit: not a seat that could still resign, or run out of time")
    return Forfeit(match.seat(told["seat"]), told["how"])


def _replay(match: Match, moves: list[Any]) -> None:
    for number, text in enumerate(moves, 1):
        seat, colon, move = text.partition(": ") if isinstance(text, str) else ("", "", "")
        if not colon or seat not in match.seats:
            raise BadFile(f"moves: move {number}, {text!r}, does not name a seat")
        try:
            match.play(match.seat(seat), move)
        except (Refused, UnknownMove) as trouble:
            raise BadFile(f"moves: move {number}: {trouble}") from trouble


def _compare(match: Match, values: dict[str, Any]) -> None:
    """A finished match must end as its file says, and only a finished one; and the file must be as it was written."""
    told = {name: values.get(name) for name in ("secret", "result")}
    made = {name: to_json(match).get(name) for name in ("secret", "result")}
    if told["result"] != made["result"]:
        raise BadFile(f"result: the file says {told['result']}, the moves lead to {made['result']}")
    if (told["secret"] is None) != (made["secret"] is None) or ("secret" in values) == ("sealed_secret" in values):
        raise BadFile("secret: a secret is published once the match is over, and not before")
    if _field(values, "checksum", str) != checksum(values):
        raise BadFile("checksum: the file is not as it was written")
