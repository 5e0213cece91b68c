"""Samurai Sword says everything it can say, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from itertools import islice, product

import pytest

from games.words.catalogues import messages_in
from games.words.typography import faults_in
from tatami import games
from tatami.games.samurai_sword.components import Card, Character, Role
from tatami.games.samurai_sword.state import Step
from tatami.kernel.events import Happening, name_of, spelled
from tatami.kernel.words import LANGUAGES, words

GAME = games.find("samurai-sword")
DECIDED = [step for step in Step if step < Step.OVER]
ROLES = {spelled(role).split("-")[0] for role in Role}
ABOUT = [*(spelled(card) for card in Card), *(spelled(character) for character in Character), *ROLES]


def enumerations() -> set[type[IntEnum]]:
    """Those whose members can be arguments of moves or events."""
    moves = {values for parameters in GAME.actions.parameters.values() for values in parameters.values()}
    events = {meaning for arguments in GAME.events.arguments.values() for meaning in arguments.values()}
    return moves | {meaning for meaning in events if issubclass(meaning, IntEnum)}


def expected_messages() -> set[str]:
    """What the declarations of the game ask for, and what a board does."""
    return {
        "game",
        "tagline",
        "header-quick-responses",
        *("board-deck", "board-pile", "board-legend"),
        *(f"seat-{seat}" for seat in GAME.seats),
        *(str(name_of(meaning, member)) for meaning in enumerations() for member in meaning),
        *(f"move-{spelled(kind)}" for kind in GAME.actions.kinds),
        *(f"menu-{spelled(kind)}" for kind, parameters in GAME.actions.parameters.items() if len(parameters) > 1),
        *(f"event-{spelled(kind)}" for kind in GAME.events.kinds),
        *(f"refusal-{spelled(reason)}" for reason in GAME.reasons if reason),
        *(f"option-{name}" for name in GAME.options.choices),
        *(f"option-{name}-{value}" for name, choice in GAME.options.choices.items() for value in choice.names),
        *(f"prompt-{spelled(step)}" for step in DECIDED),
        *(f"rules-{spelled(step)}" for step in (*DECIDED, Step.OVER)),
        *(f"about-{name}" for name in ABOUT),
    }


def some_happenings() -> Iterator[Happening]:
    """Every event with many of the arguments it can have; numbers from 0 to 3."""
    for kind, parameters in GAME.events.arguments.items():
        ranges = [list(meaning) if issubclass(meaning, IntEnum) else [0, 1, 2, 3] for meaning in parameters.values()]
        for values in islice(product(*ranges), 200):
            pairs = zip(parameters.items(), values, strict=True)
            yield Happening(spelled(kind), {name: name_of(meaning, value) for (name, meaning), value in pairs}, 0)


def every_sentence(language: str) -> list[str]:
    """All that people can be told."""
    speech = words(GAME, language)
    values = [speech.option(name, value) for name, choice in GAME.options.choices.items() for value in choice.names]
    return [
        speech.title,
        speech.text("tagline"),
        speech.text("header-quick-responses"),
        *(speech.seat(seat) for seat in range(len(GAME.seats))),
        *(speech.move(action) for action in GAME.actions),
        *(speech.event(happening) for happening in some_happenings()),
        *(speech.refusal(reason) for reason in GAME.reasons if reason),
        *(speech.option(name) for name in GAME.options.choices),
        *values,
        *(speech.text(f"prompt-{spelled(step)}") for step in DECIDED),
        *(speech.text(f"rules-{spelled(step)}") for step in (*DECIDED, Step.OVER)),
        *(speech.text(f"about-{name}") for name in ABOUT),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_no_other(language: str) -> None:
    assert set(messages_in(GAME.folder / "words", language)) == expected_messages()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    for text in every_sentence(language):
        assert text
        assert "{" not in text
        assert "$" not in text


def test_french_sentences_are_well_set() -> None:
    assert {text: faults_in(text) for text in every_sentence("fr") if faults_in(text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_refusals_are_sentences(language: str) -> None:
    speech = words(GAME, language)
    told = {speech.event(happening) for happening in some_happenings()}
    told |= {speech.refusal(reason) for reason in GAME.reasons if reason}
    assert {text for text in told if text[-1] != "."} == set()


@pytest.mark.parametrize(
    ("language", "text", "sentence"),
    [
        ("en", "attack two katana", "Attack Seat 2 with Katana"),
        ("fr", "attack two katana", "Attaquer Place 2\u00a0: Katana"),
        ("fr", "breathe three", "Méditation\u00a0: se soigner\u202f; Place 3 pioche une carte"),
    ],
)
def test_a_move_is_said_as_people_say_it(language: str, text: str, sentence: str) -> None:
    assert words(GAME, language).move(GAME.actions.parse(text)) == sentence
