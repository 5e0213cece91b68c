"""7 Ronin says everything it can say, in both languages, and nothing that nobody reads."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import tatami.cli.boards.seven_ronin
from games.words.catalogues import messages_in, references_of
from games.words.declared import declared_messages, every_happening, menu_messages
from games.words.typography import faults_in
from tatami import games
from tatami.games.seven_ronin.components import Place, Ronin, Seat
from tatami.games.seven_ronin.state import IN_HAND, Question, Step, Village
from tatami.kernel.events import Happening, spelled
from tatami.kernel.words import LANGUAGES, guide, words

GAME = games.find("seven-ronin")
BOARD = Path(tatami.cli.boards.seven_ronin.__file__).parent

DECIDED = [Step.PLANNING, Step.RONIN, Step.AREAS, *(question for question in Question if question)]


def messages_of_the_board() -> set[str]:
    """What the guide and the board in the terminal ask for."""
    return {
        *menu_messages(GAME),
        *(f"prompt-{spelled(moment)}" for moment in DECIDED),
        *(f"done-{spelled(moment)}" for moment in DECIDED if moment is not Question.DIVIDE),
        *(f"rules-{spelled(step)}" for step in Step),
        *(f"about-{spelled(member)}" for member in (*Place, *Ronin)),
        *(f"board-{name}" for name in ("day", "threat", "minimum")),
        *literals("board-"),
    }


def literals(prefix: str) -> set[str]:
    """The texts in the board's sources that begin so."""
    constants = {
        node.value
        for path in BOARD.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {text for text in constants if text.startswith(prefix) and text != prefix}


def every_prompt(language: str) -> Iterator[str]:
    """The sentence of every moment for both sides, with few and with several of everything."""
    speech = guide(GAME, language)
    for moment, seat, count, place in product(DECIDED, Seat, (0, 1, 2), Place):
        view = Village()
        view.day, view.reserve, view.left, view.asked = 5, 10, count, place
        view.ninja[Place.GREEN] = count
        for area in range(count):
            view.planned[area] = 1
        for ronin in Ronin:
            view.plan[ronin] = IN_HAND if ronin < count else place
        if isinstance(moment, Question):
            view.question = moment
        else:
            view.step = moment
        yield speech.prompt(view, seat)


def every_sentence(language: str) -> list[str]:
    """All that people can be told, except the rules."""
    speech, asked = words(GAME, language), guide(GAME, language)
    return [
        speech.title,
        speech.text("tagline"),
        *(speech.seat(seat) for seat in Seat),
        *(speech.move(action) for action in GAME.actions),
        *(asked.heading(Village(), action) for action in GAME.actions if len(action.arguments) > 1),
        *(speech.event(happening) for happening in every_happening(GAME)),
        *(speech.refusal(reason) for reason in GAME.reasons if reason),
        *(speech.option(name) for name in GAME.options.choices),
        *(speech.option(name, value) for name, choice in GAME.options.choices.items() for value in choice.names),
        *(speech.text(f"about-{spelled(member)}") for member in (*Place, *Ronin)),
        *every_prompt(language),
    ]


def rules_of_every_step(language: str) -> list[str]:
    speech = guide(GAME, language)
    texts = []
    for step in Step:
        view = Village()
        view.step = step
        texts += [passage.text for passage in speech.rules(view)]
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(language: str) -> None:
    messages = set(messages_in(GAME.folder / "words", language))
    assert (declared_messages(GAME) | messages_of_the_board()) - messages == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_there_that_nobody_reads(language: str) -> None:
    messages = messages_in(GAME.folder / "words", language)
    quoted = {name for message in messages.values() for name in references_of(message)}
    assert set(messages) - declared_messages(GAME) - messages_of_the_board() - quoted == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    for text in (*every_sentence(language), *rules_of_every_step(language)):
        assert text
        assert "{" not in text
        assert "$" not in text


def test_the_languages_differ_in_every_sentence() -> None:
    english, french = every_sentence("en"), every_sentence("fr")
    alike = {one for one, other in zip(english, french, strict=True) if one == other}
    tracks = {words(GAME, "en").option("time-track", name) for name in "abc"}  # numbers alone
    assert alike <= {"7 Ronin", *tracks}


def test_french_sentences_are_well_set() -> None:
    sentences = {*every_sentence("fr"), *rules_of_every_step("fr")}
    assert {text: faults_in(text) for text in sentences if faults_in(text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_with_a_full_stop_or_a_question(language: str) -> None:
    speech = words(GAME, language)
    told = {speech.event(happening) for happening in every_happening(GAME)} | set(every_prompt(language))
    assert {text for text in told if text[-1] not in ".?"} == set()


@pytest.mark.parametrize(
    ("language", "text", "sentence"),
    [
        ("en", "post kabe well", "Post Kabe at the well"),
        ("fr", "post kabe well", "Poster Kabe au puits"),
        ("fr", "post tasuke inn", "Poster Tasuke à l’auberge"),
        ("fr", "deploy fields-2", "Envoyer un ninja aux champs (2)"),
        ("fr", "deploy green", "Envoyer un ninja sur la place"),
        ("fr", "recall granary", "Cimetière\u00a0: rappeler un ninja du grenier"),
        ("en", "infiltrate shrine two", "Passage: bring two ninja to the shrine"),
    ],
)
def test_a_move_is_said_as_people_say_it(language: str, text: str, sentence: str) -> None:
    assert words(GAME, language).move(GAME.actions.parse(text)) == sentence


@pytest.mark.parametrize(
    ("language", "ronin", "sentence"),
    [
        ("en", "ronin-tasuke", "Tasuke takes her post at the inn."),
        ("en", "ronin-yobu", "Yobu takes his post at the inn."),
    ],
)
def test_tasuke_is_a_woman(language: str, ronin: str, sentence: str) -> None:
    happening = Happening("ronin-arrives", {"ronin": ronin, "place": "place-inn"}, 0)
    assert words(GAME, language).event(happening) == sentence


def test_tasuke_is_a_woman_in_french_too() -> None:
    french = words(GAME, "fr")
    assert french.event(Happening("fell", {"ronin": "ronin-tasuke"}, 0)) == "Tasuke est tombée."
    assert french.event(Happening("fell", {"ronin": "ronin-kabe"}, 0)) == "Kabe est tombé."
