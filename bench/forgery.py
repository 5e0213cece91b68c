"""Forged messages: every kind that a server reads, made from its own types, right in form or broken in every way."""

from __future__ import annotations

import json
import random
import string
from collections.abc import Callable
from typing import Any, TypeAlias, get_args

import msgspec.inspect as inspected

from tatami.server.ws import client_messages as requests

Json: TypeAlias = dict[str, Any]
LONGEST_MEANT = 400  # characters of a text that is too long
LETTERS = string.printable + "é𝄞\u202e\x00"
WORDS = {  # for each field, words that mean something to the server
    "move": ("deploy well", "post kabe well", "done", "strike", "deploy moon"),
    "moves": ("deploy well", "deploy granary", "post kabe well", "done"),
    "seat": ("attacker", "defender", "spectator", "all"),
    "bot": ("instinct", "random", "nobody"),
    "phrase": ("sorry", "good-luck", "curse"),
    "text": ("hello", " ", "<b>", "\u202e"),
}


def kinds() -> dict[str, inspected.StructType]:
    """Every message that the server reads, by its tag."""
    found = [inspected.type_info(kind) for kind in get_args(requests.Request)]
    return {str(kind.tag): kind for kind in found if isinstance(kind, inspected.StructType)}


KINDS = kinds()


def right(kind: str, luck: random.Random) -> Json:
    """A message that is right in form; fields that may be left out sometimes are."""
    chosen = [field for field in KINDS[kind].fields if field.required or luck.random() < 0.7]
    return {"type": kind} | {field.encode_name: _meant(field.type, field.encode_name, luck) for field in chosen}


def _meant(wanted: inspected.Type, name: str, luck: random.Random) -> Any:
    """A value that a field takes."""
    match wanted:
        case inspected.IntType(ge=least, le=most, lt=below):
            largest = most if most is not None else (below or 1 << 31) - 1
            return luck.choice([number for number in (0, 1, 2, 99, largest) if (least or 0) <= number <= largest])
        case inspected.BoolType():
            return luck.random() < 0.5
        case inspected.LiteralType(values=values):
            return luck.choice(values)
        case inspected.UnionType(types=types):
            return _meant(luck.choice(types), name, luck)
        case inspected.ListType(item_type=item, max_length=most):
            return [_meant(item, name, luck) for _ in range(luck.choice([1, 2, 5, most or 5]))]
        case inspected.StrType(max_length=most):
            return luck.choice(WORDS[name]) if name in WORDS and luck.random() < 0.8 else _text(luck, 1, most or 64)
        case inspected.NoneType():
            return None
    raise TypeError(f"{name}: nobody has said what a {wanted} looks like")


def _text(luck: random.Random, least: int, most: int) -> str:
    return "".join(luck.choices(LETTERS, k=luck.choice([least, luck.randint(least, most), most])))


def broken(kind: str, luck: random.Random) -> str:
    """A message that is wrong in one way: a field is missing, unknown, of another type, or out of its bounds."""
    message = right(kind, luck)
    return luck.choice(WAYS)(message, luck)


def _without_a_field(message: Json, luck: random.Random) -> str:
    del message[luck.choice(list(message))]
    return json.dumps(message)


def _with_another_field(message: Json, luck: random.Random) -> str:
    return json.dumps(message | {luck.choice(["sudo", "ID", "", "seat ", "__class__"]): anything(luck)})


def _with_a_wrong_value(message: Json, luck: random.Random) -> str:
    return json.dumps(message | {luck.choice(list(message)): anything(luck)})


def _out_of_bounds(message: Json, luck: random.Random) -> str:
    wrong = luck.choice(["", "x" * LONGEST_MEANT, -1, 1 << 31, 1 << 70, 0.5, ["x"] * 101, [], "\ud800"])
    return json.dumps(message | {luck.choice(list(message)): wrong})


def _of_another_kind(message: Json, luck: random.Random) -> str:
    return json.dumps(message | {"type": luck.choice(["", "PLAY", "update", "ack", "table", "sudo", *KINDS])})


def _cut(message: Json, luck: random.Random) -> str:
    return json.dumps(message)[: luck.randrange(2, 12)]


def _twice(message: Json, _luck: random.Random) -> str:
    return json.dumps(message) * 2


WAYS: tuple[Callable[[Json, random.Random], str], ...] = (
    _without_a_field,
    _with_another_field,
    _with_a_wrong_value,
    _out_of_bounds,
    _of_another_kind,
    _cut,
    _twice,
)


def anything(luck: random.Random, depth: int = 0) -> Any:
    """Anything that JSON can say, and some of what it cannot."""
    plain = [None, True, False, luck.randint(-(1 << 40), 1 << 40), luck.random() * 1e300, float("nan")]
    chosen = luck.randrange(4 if depth < 3 else 2)
    if chosen == 0:
        return luck.choice(plain)
    if chosen == 1:
        return _text(luck, 0, 40)
    if chosen == 2:
        return [anything(luck, depth + 1) for _ in range(luck.randrange(4))]
    return {_text(luck, 0, 8): anything(luck, depth + 1) for _ in range(luck.randrange(4))}


def forged(luck: random.Random) -> str:
    """A message of any kind: right in form, broken, or nothing of the kind."""
    kind, way = luck.choice(list(KINDS)), luck.random()
    if way < 0.45:
        return json.dumps(right(kind, luck))
    if way < 0.9:
        return broken(kind, luck)
    return _text(luck, 0, 200) if luck.random() < 0.5 else json.dumps(anything(luck))
