"""The command says everything it can say, in both languages, and nothing that nobody reads."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tatami.cli
from games.words.catalogues import messages_in, texts_of
from games.words.typography import faults_in
from tatami.kernel.events import spelled
from tatami.kernel.words import LANGUAGES
from tatami.match.undo import Barrier

SOURCES = Path(tatami.cli.__file__).parent
WORDS = SOURCES / "words"


def calls_of_say() -> list[ast.expr]:
    """The first argument of every call."""
    return [
        node.args[0]
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say"
    ]


def literals() -> set[str]:
    """Every text in the sources that could name a message."""
    return {
        node.value
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def beginnings() -> set[str]:
    """What messages that are put together begin with: ``undo-`` and the like."""
    return {
        first.value
        for call in calls_of_say()
        if isinstance(call, ast.JoinedStr)
        and isinstance(first := call.values[0], ast.Constant)
        and isinstance(first.value, str)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(language: str) -> None:
    named = {call.value for call in calls_of_say() if isinstance(call, ast.Constant)}
    barriers = {f"undo-{spelled(barrier)}" for barrier in Barrier}
    assert (named | barriers) - set(messages_in(WORDS, language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_there_that_nobody_reads(language: str) -> None:
    put_together = tuple(beginnings())
    unread = {name for name in messages_in(WORDS, language) if not name.startswith(put_together)} - literals()
    assert unread == set()


def test_both_languages_have_the_same_texts() -> None:
    english, french = (set(messages_in(WORDS, language)) for language in LANGUAGES)
    assert english == french


def test_french_texts_are_well_set() -> None:
    texts = {text for message in messages_in(WORDS, "fr").values() for text in texts_of(message)}
    assert {text: faults_in(text) for text in texts if faults_in(text)} == {}
