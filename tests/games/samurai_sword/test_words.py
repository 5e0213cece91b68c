"""Samurai Sword says everything it can say, in both languages."""

from __future__ import annotations

import pytest

from games.words.catalogues import messages_in
from games.words.declared import declared_messages, every_happening, menu_messages
from games.words.typography import faults_in
from tatami import games
from tatami.games.samurai_sword.components import Card, Character, Role
from tatami.games.samurai_sword.state import Step
from tatami.kernel.events import spelled
from tatami.kernel.words import LANGUAGES, words

GAME = games.find("samurai-sword")
DECIDED = [step for step in Step if step < Step.OVER]
FACTS = {"attacker": "Ann", "weapon": "Katana", "weapons": 2, "wounds": 2, "surplus": 2}
ROLES = {spelled(role).split("-")[0] for role in Role}
BROWSER = ("board-", "preview-", "answer-", "belief-", "theatre-")  # web/tests/samurai-sword.test.ts asks for these
ABOUT = [*(spelled(card) for card in Card), *(spelled(character) for character in Character), *ROLES]


def expected_messages() -> set[str]:
    """What the declarations of the game ask for."""
    return {
        *declared_messages(GAME),
        *menu_messages(GAME),
        "header-quick-responses",
        *("label-attack", "take-cry", "take-jujutsu", "prompt-shogun-bushido", "yield-shogun-bushido"),
        *(f"prompt-{spelled(step)}" for step in DECIDED),
        *(f"rules-{spelled(step)}" for step in (*DECIDED, Step.OVER)),
        *(f"about-{name}" for name in ABOUT),
    }


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
        *(speech.event(happening) for happening in every_happening(GAME)),
        *(speech.refusal(reason) for reason in GAME.reasons if reason),
        *(speech.option(name) for name in GAME.options.choices),
        *values,
        *(speech.text(f"prompt-{spelled(step)}", **FACTS) for step in DECIDED),
        speech.text("prompt-shogun-bushido", **FACTS),
        *(speech.text(f"rules-{spelled(step)}") for step in (*DECIDED, Step.OVER)),
        *(speech.text(f"about-{name}") for name in ABOUT),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_no_other(language: str) -> None:
    found = messages_in(GAME.folder / "words", language)
    assert {name for name in found if not name.startswith(BROWSER)} == expected_messages()
    assert {"board-you", "board-hand", "board-deck", "board-pile", "board-legend"} < set(found)  # the terminal's


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
    told = {speech.event(happening) for happening in every_happening(GAME)}
    told |= {speech.refusal(reason) for reason in GAME.reasons if reason}
    assert {text for text in told if text[-1] != "."} == set()


@pytest.mark.parametrize(
    ("language", "text", "sentence"),
    [
        ("en", "attack two katana", "Attack Seat 2 with Katana"),
        ("fr", "attack two katana", "Attaquer Place 2\u00a0: Katana"),
        ("fr", "breathe three", "Méditation\u00a0: reprendre tous ses points de vie\u202f; Place 3 pioche une carte"),
    ],
)
def test_a_move_is_said_as_people_say_it(language: str, text: str, sentence: str) -> None:
    assert words(GAME, language).move(GAME.actions.parse(text)) == sentence
