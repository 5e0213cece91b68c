"""No private name of another package is used in ``src``: neither an attribute nor an import nor a keyword argument."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"
PRIVATE = re.compile(r"_(?!_)\w+")
DOCUMENTED = {"_exit"}  # of the standard library


def used(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """The private names that a module expects of others."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and PRIVATE.fullmatch(node.attr):
            yield node.attr, node.lineno
        elif isinstance(node, ast.ImportFrom):
            yield from ((name.name, node.lineno) for name in node.names if PRIVATE.fullmatch(name.name))
        elif isinstance(node, ast.keyword) and node.arg and PRIVATE.fullmatch(node.arg):
            yield node.arg, node.value.lineno


def defined(tree: ast.AST) -> Iterator[str]:
    """The private names that a module defines: functions, classes, parameters, variables, attributes of ``self``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            if isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"):
                yield node.attr


def test_private_names_are_our_own() -> None:
    trees = {path: ast.parse(path.read_text()) for path in SOURCES.rglob("*.py")}
    ours = {name for tree in trees.values() for name in defined(tree)}
    foreign = [
        f"{path.relative_to(SOURCES)}:{line}: {name}"
        for path, tree in trees.items()
        for name, line in used(tree)
        if name not in ours | DOCUMENTED
    ]
    assert foreign == []


def test_a_foreign_private_name_would_be_found() -> None:
    tree = ast.parse("from lib import _a\nlib._b\nlib.call(_c=1)\nself._d = lib.__e__\nself._d")
    assert {name for name, _ in used(tree)} - set(defined(tree)) == {"_a", "_b", "_c"}
