"""Writes the client's TypeScript that follows from Python: the boxes of the games, and the messages of the server.

Run it after a change of components, records, moves, events or messages; ``tests/web/test_generated.py`` compares.
"""

from __future__ import annotations

import argparse
import functools
import importlib
import json
import pkgutil
import types
import typing
from collections.abc import Iterator, Mapping
from enum import IntEnum
from pathlib import Path

import msgspec

from tatami import games
from tatami.kernel.chance import Position
from tatami.kernel.events import Argument, spelled
from tatami.kernel.game import Game
from tatami.kernel.guide import Derived
from tatami.server.http import schemas
from tatami.server.tables import import_match, lobby
from tatami.server.views import messages
from tatami.server.ws import server_messages

MADE = Path(__file__).parents[1] / "src" / "made"
HEADER = "// Written by web/build/generate.py from the Python sources. Do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", typing.Any: "unknown"}


def files() -> dict[str, str]:
    """Every generated file by its name."""
    boxes = {f"{name}.ts": HEADER + box(games.find(name)) for name in games.names()}
    return {"wire.ts": HEADER + wire(), **boxes}


def box(game: Game) -> str:
    """A game's enumerations, component tables, record, moves and events."""
    members = dict(_members(game))
    blocks = [_enumeration(name, value) for name, value in members.items() if isinstance(value, type)]
    blocks += [_constant(name, value) for name, value in members.items() if not isinstance(value, type)]
    enumerations = [value for value in members.values() if isinstance(value, type)]
    fields = game.record.fields[len(Position.fields) :]
    blocks.append(_interface("View", {field.name: "number" + "[]" * len(field.shape) for field in fields}))
    moves, events = game.actions.parameters, game.events.arguments
    typed = functools.partial(_arguments, enumerations)
    blocks.append(_interface("Moves", {spelled(kind): typed(given, False) for kind, given in moves.items()}))
    blocks.append(_interface("Events", {spelled(kind): typed(given, True) for kind, given in events.items()}))
    return "\n".join(blocks)


def _members(game: Game) -> Iterator[tuple[str, object]]:
    """Public enumerations and constants of a game's components and record, each once."""
    seen: set[str] = set()
    for module in _modules(game):
        for name, value in vars(module).items():
            if name.startswith("_") or name in seen:
                continue
            if _is_enumeration(value) and value.__module__.startswith(module.__name__):
                seen.add(name)
                yield name, value
            elif name.isupper() and _numbers(value) is not None:
                seen.add(name)
                yield name, _numbers(value)


def _modules(game: Game) -> Iterator[types.ModuleType]:
    package = f"tatami.games.{game.folder.name}"
    components = importlib.import_module(f"{package}.components")
    if hasattr(components, "__path__"):
        for part in pkgutil.iter_modules(components.__path__):
            yield importlib.import_module(f"{package}.components.{part.name}")
    yield components
    yield importlib.import_module(f"{package}.state")


def _is_enumeration(value: object) -> typing.TypeGuard[type[IntEnum]]:
    return isinstance(value, type) and issubclass(value, IntEnum) and value is not IntEnum


def _numbers(value: object) -> object:
    """A number, or tuples of numbers, as JSON writes them; None for anything else."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return int(value)
    if isinstance(value, tuple) and value:
        parts = [_numbers(part) for part in value]
        return None if any(part is None for part in parts) else parts
    return None


def _enumeration(name: str, members: type[IntEnum]) -> str:
    if [int(member) for member in members] != list(range(len(members))):
        values = ", ".join(f"{json.dumps(spelled(member))}: {int(member)}" for member in members)
        return f"export const {name} = {{ {values} }} as const;\nexport type {name} = keyof typeof {name};\n"
    names = ", ".join(json.dumps(spelled(member)) for member in members)
    return f"export const {name} = [{names}] as const;\nexport type {name} = (typeof {name})[number];\n"


def _constant(name: str, value: object) -> str:
    return f"export const {name}: {_constant_type(value)} = {json.dumps(value)};\n"


def _constant_type(value: object) -> str:
    if not isinstance(value, list):
        return "number"
    parts = {_constant_type(part) for part in value}
    return f"readonly {parts.pop()}[]" if parts == {"number"} else f"readonly ({' | '.join(sorted(parts))})[]"


def _arguments(enumerations: list[type], given: Mapping[str, Argument], prefixed: bool) -> str:
    """The arguments of a move or an event; an event's values carry the name of what they are: ``place-well``."""
    if not given:
        return "Record<string, never>"
    return "{ " + "; ".join(f"{name}: {_argument(enumerations, kind, prefixed)}" for name, kind in given.items()) + " }"


def _argument(enumerations: list[type], meaning: Argument, prefixed: bool) -> str:
    if not _is_enumeration(meaning):
        return "number"
    if meaning in enumerations:
        return f"`{meaning.__name__.lower()}-${{{meaning.__name__}}}`" if prefixed else meaning.__name__
    start = f"{meaning.__name__.lower()}-" if prefixed else ""
    return " | ".join(json.dumps(start + spelled(member)) for member in meaning)


def _interface(name: str, fields: Mapping[str, str]) -> str:
    lines = "".join(f"  {json.dumps(field) if '-' in field else field}: {kind};\n" for field, kind in fields.items())
    return f"export interface {name} {{\n{lines}}}\n"


def wire() -> str:
    """The structs of the server's messages and answers."""
    structs = [
        value
        for module in (messages, server_messages, schemas, lobby, import_match)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]
    blocks = [_struct(struct) for struct in structs]
    tagged = [struct.__name__ for struct in structs if struct.__struct_config__.tag]
    return "\n".join([*blocks, f"export type Answer = {' | '.join(tagged)};\n"])


def _struct(struct: type[msgspec.Struct]) -> str:
    tag = struct.__struct_config__.tag
    fields = {"type": json.dumps(tag)} if tag else {}
    hints = typing.get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        defaults = (field.default, field.default_factory)
        optional = struct.__struct_config__.forbid_unknown_fields and defaults != (msgspec.NODEFAULT,) * 2
        fields[field.encode_name + ("?" if optional else "")] = _typescript(hints[field.name])
    return _interface(struct.__name__, fields)


def _typescript(kind: object) -> str:
    """A Python annotation as a TypeScript type."""
    if kind == Derived:
        return "number | number[] | number[][]"
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Literal:
        return " | ".join(json.dumps(part) for part in parts)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(_typescript(part) for part in parts)
    if origin is list:
        inner = _typescript(parts[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {_typescript(parts[1])}>"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    return PLAIN[typing.cast(type, kind)]


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    MADE.mkdir(exist_ok=True)
    for name, text in files().items():
        (MADE / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
