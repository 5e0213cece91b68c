"""Fingerprints: a hash of the code that a game's rules are compiled from, and of nothing else.

Docstrings and comments do not count, nor do texts, guides and whatever else the rules do not import.
"""

from __future__ import annotations

import ast
import functools
import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

KERNEL_FOLDER = Path(__file__).parent
_FOUNDATION = ("record.py", "rule.py", "actions.py")  # they hold no rules, and rules are made with them
_MARKS = frozenset({"rule", "slot"})


def fingerprint(name: str, folder: Path, modules: Iterable[str]) -> str:
    """The fingerprint of a game in a folder, whose rules and record are found in these modules of its package."""
    digest = hashlib.sha256(f"{name}\0{_kernel_hash(KERNEL_FOLDER)}\0".encode())
    for place, tree in _imported(folder, modules):
        digest.update(f"{place}\0{_code(tree)}\0".encode())
    return digest.hexdigest()[:16]


@functools.cache
def _kernel_hash(folder: Path) -> str:
    digest = hashlib.sha256()
    for place, tree in _kernel(folder):
        digest.update(f"{place}\0{_code(tree)}\0".encode())
    return digest.hexdigest()


def _kernel(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    """The modules of the kernel that rules are in, and those that compile them."""
    for path in sorted(folder.glob("*.py")):
        tree = _parsed(path)
        if path.name in _FOUNDATION or _holds_rules(tree):
            yield path.name, tree
    for path in sorted((folder / "engines").glob("*.py")):
        yield f"engines/{path.name}", _parsed(path)


def _holds_rules(tree: ast.Module) -> bool:
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    marks = (mark for function in functions for mark in function.decorator_list)
    return any(isinstance(mark, ast.Name) and mark.id in _MARKS for mark in marks)


def _imported(folder: Path, modules: Iterable[str]) -> list[tuple[str, ast.Module]]:
    """Modules of a game, and all others of it that they import."""
    waiting = list(modules)
    package = waiting[0].rpartition(".")[0]
    found: dict[str, ast.Module] = {}
    while waiting:
        name = waiting.pop()
        path = _path(folder, name.removeprefix(f"{package}."))
        if name not in found and path is not None:
            found[name] = _parsed(path)
            waiting += (other for other in _imports(found[name]) if other.startswith(f"{package}."))
    return [(name.removeprefix(package), found[name]) for name in sorted(found)]


def _path(folder: Path, module: str) -> Path | None:
    """The source of a module of a folder, if it is one."""
    place = folder.joinpath(*module.split("."))
    return next((path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file()), None)


def _imports(tree: ast.Module) -> Iterator[str]:
    """Everything that a module imports from, and what could be a module of it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_bytes())


def _code(tree: ast.Module) -> str:
    """What a source says, without its docstrings, its comments and the places of its lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node, clean=False):
            node.body = node.body[1:]
    return ast.dump(tree)
