"""``python -m bench.mutants GAME``: plant faults in a game's rules, one at a time, and list those that no test notices.

A fault is a comparison turned round, a number that is one off, ``and`` for ``or``, plus for minus, or a condition that
is always met. For each, a fork of this process runs the tests of the game with the faulty rule in place, so nothing on
disk is changed. A fault that survives says that a rule is not tested there, or that what it does there does not matter.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib
import io
import os
import random
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

from tatami import games

TESTS = Path(__file__).parents[1] / "tests"
TURNED = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq}
SWAPPED = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.And: ast.Or, ast.Or: ast.And}


@dataclass(frozen=True)
class Fault:
    """One change in one rule."""

    rule: FunctionType
    line: int
    said: str
    now: str
    code: CodeType

    def __str__(self) -> str:
        return f"{self.rule.__module__}:{self.line} {self.rule.__name__}: {self.said}  ->  {self.now}"


def faults(module: ModuleType) -> Iterator[Fault]:
    """Every fault that can be planted in the rules of a module."""
    source = Path(str(module.__file__))
    tree = ast.parse(source.read_text(encoding="utf-8"))
    for function in (node for node in tree.body if isinstance(node, ast.FunctionDef) and node.decorator_list):
        for number, node in enumerate(ast.walk(function)):
            for change in changes(node):
                twin = deepcopy(function)
                changed = list(ast.walk(twin))[number]
                change(changed)
                twin.decorator_list = []
                said, now = ast.unparse(node).splitlines()[0], ast.unparse(changed).splitlines()[0]
                rule = getattr(module, function.name)
                yield Fault(rule, getattr(node, "lineno", function.lineno), said, now, compiled(twin, source))


def changes(node: ast.AST) -> Iterator[Callable[[Any], None]]:
    """What can be changed in a place."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in TURNED:
        yield lambda twin: twin.ops.__setitem__(0, TURNED[type(twin.ops[0])]())
    if isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in SWAPPED:
        yield lambda twin: setattr(twin, "op", SWAPPED[type(twin.op)]())
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield lambda twin: setattr(twin, "value", twin.value + 1)
    if isinstance(node, ast.If):
        yield lambda twin: setattr(twin, "test", ast.Constant(True))


def compiled(function: ast.FunctionDef, source: Path) -> CodeType:
    """The code of one function."""
    future = ast.parse("from __future__ import annotations").body
    module = ast.fix_missing_locations(ast.Module([*future, function], []))
    (code,) = (part for part in compile(module, str(source), "exec").co_consts if isinstance(part, CodeType))
    return code


def survives(fault: Fault, tests: list[str]) -> bool:
    """Whether no test fails with the fault planted: asked of a fork, which has everything imported."""
    child = os.fork()
    if child == 0:
        fault.rule.__code__ = fault.code
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            failed = pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", *tests]) != 0
        os._exit(1 if failed else 0)
    return os.waitpid(child, 0)[1] == 0


def main() -> None:
    """Plant what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.mutants", description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--tests", nargs="*", help="which tests must notice; those of the game if none are named")
    parser.add_argument("--some", type=int, help="only so many faults, chosen at random")
    parser.add_argument("--module", default="", help="only rules of modules whose name ends so")
    parser.add_argument("--seed", type=int, default=1, help="for the choice")
    asked = parser.parse_args()
    package = games.find(asked.game).rules["play"].__module__
    names = [package, *sorted(name for name in sys.modules if name.startswith(f"{package}."))]
    modules = [importlib.import_module(name) for name in names if name.endswith(asked.module)]
    found = [fault for module in modules for fault in faults(module)]
    if asked.some:
        found = random.Random(asked.seed).sample(found, min(asked.some, len(found)))
    tests = asked.tests or [str(TESTS / "games" / asked.game.replace("-", "_"))]
    left = 0
    for fault in found:
        if survives(fault, tests):
            left += 1
            print(fault, flush=True)
    print(f"{len(found)} faults planted, {left} not noticed")


if __name__ == "__main__":
    main()
