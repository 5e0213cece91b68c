"""Mutants: every kind of fault is planted, and a fault that a test notices does not survive."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from bench.mutants import Fault, changes, faults, survives

from tatami.games.seven_ronin.rules import village

GAME = Path(__file__).parents[1] / "games" / "seven_ronin"


@pytest.mark.parametrize(
    ("said", "now"),
    [
        ("a < b", "a <= b"),
        ("a == b", "a != b"),
        ("a + b", "a - b"),
        ("a and b", "a or b"),
        ("3", "4"),
        ("if a:\n    b", "if True:\n    b"),
        ("a += b", "a -= b"),
    ],
)
def test_every_kind_of_fault_is_planted(said: str, now: str) -> None:
    node: ast.AST = ast.parse(said).body[0]
    if isinstance(node, ast.Expr):
        node = node.value
    change: Callable[[ast.AST], None] = next(changes(node))
    change(node)
    assert ast.unparse(node) == now


def test_every_rule_of_a_module_is_reached_and_no_fault_is_none() -> None:
    found = list(faults(village))
    assert {fault.rule.__name__ for fault in found} >= {"occupied", "defended"}
    assert all(fault.said != fault.now for fault in found)


def planted(rule: str) -> Fault:
    return next(fault for fault in faults(village) if fault.rule.__name__ == rule)


def test_a_fault_that_a_test_notices_does_not_survive() -> None:
    fault = planted("occupied")
    before = fault.rule.__code__
    assert not survives(fault, [str(GAME / "test_areas.py")])
    assert fault.rule.__code__ is before


def test_a_fault_survives_tests_that_do_not_look() -> None:
    assert survives(planted("occupied"), [str(GAME / "test_coverage_map.py")])
