"""Ronin says everything it can say, in both languages, and nothing that nobody reads."""

from __future__ import annotations

import re
from enum import IntEnum
from pathlib import Path

import pytest

from games.words.catalogues import messages_in, plain_texts, references_of, texts_of
from games.words.declared import declared_messages, every_happening, menu_messages
from games.words.typography import faults_in
from tatami import games
from tatami.games.ronin.components.board import Good
from tatami.games.ronin.components.tiles import Bonus, Character, Deed
from tatami.games.ronin.moves import MOMENTS, Move
from tatami.games.ronin.state import Ending, Question, Step
from tatami.kernel.events import Argument, spelled
from tatami.kernel.words import LANGUAGES, words

GAME = games.find("ronin")
STEPS = [step for step in Step if step <= Step.OVER]
MOMENTS_OF_DECISION = [*STEPS[:-1], *(question for question in Question if question)]
ON_THE_BOARD = (
    *("round", "region", "goods", "horse", "castles", "influence", "city", "touches", "tile", "ronin", "tea"),
    *("characters", "bonuses", "display", "shown", "looked-at", "present", "completed", "fresh", "legend"),
)
BROWSER = Path(__file__).parents[3] / "web" / "src" / "boards" / "ronin"
SOURCES_OF_POINTS = (*("missions", "flags", "tea", "castles", "samurai", "no-deed", "castle-groups", "bonus-tiles"),)
MOST_VALUES = 4  # of long enumerations every event is read with the first and the last few members


def wanted() -> set[str]:
    """What the declarations of the game, and whoever shows it, ask for."""
    return {
        *declared_messages(GAME),
        *menu_messages(GAME),
        *(f"prompt-{spelled(moment)}" for moment in MOMENTS_OF_DECISION),
        *(f"done-{spelled(moment)}" for moment in MOMENTS_OF_DECISION if MOMENTS[Move.DONE] >> moment & 1),
        *(f"rules-{spelled(step)}" for step in STEPS),
        "rules-sources",
        *("label-place", "label-collect"),
        *(f"band-{spelled(ending)}" for ending in Ending if Ending.NONE < ending <= Ending.SAMURAI),
        *(f"short-{spelled(good)}" for good in Good),
        *(f"board-{name}" for name in ON_THE_BOARD),
        *(f"deed-{spelled(deed)}" for deed in Deed),
        *(f"about-{spelled(member)}" for member in (*Character, *Bonus)),
        *(f"source-{name}" for name in SOURCES_OF_POINTS),
        *("about-deed-clan", "about-deed-castle"),
    }


def browser_sources() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in BROWSER.iterdir())


def some(meaning: Argument) -> list[int]:
    if not issubclass(meaning, IntEnum):
        return [0, 1, 2]
    members = [int(member) for member in meaning]
    return members if len(members) <= 2 * MOST_VALUES else members[:MOST_VALUES] + members[-MOST_VALUES:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_none_that_nobody_reads(language: str) -> None:
    messages = messages_in(GAME.folder / "words", language)
    helpers = {name for message in messages.values() for name in references_of(message)}
    asked_for = set(re.findall(r'\bword\("([a-z0-9-]+)"', browser_sources()))
    named = set(re.findall(r'"([a-z0-9-]+)"', browser_sources()))
    assert sorted((wanted() | asked_for) - set(messages)) == []
    assert sorted(set(messages) - wanted() - named - helpers) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_read_and_no_two_read_alike(language: str) -> None:
    texts = [words(GAME, language).move(action) for action in GAME.actions]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_read(language: str) -> None:
    for happening in every_happening(GAME, some):
        assert words(GAME, language).event(happening)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_prompt_and_option_can_be_read(language: str) -> None:
    said = words(GAME, language)
    for reason in list(GAME.reasons)[1:]:
        assert said.refusal(reason)
    for moment in MOMENTS_OF_DECISION:
        facts = {"region": "Kinai", "surplus": 2, "left": 2, "table": "solo", "city": "Edo", "deeds": "tea"}
        assert said.text(f"prompt-{spelled(moment)}", **facts)
    for name, choice in GAME.options.choices.items():
        assert said.option(name)
        assert len({said.option(name, value) for value in choice.names}) == len(choice.names)


def test_french_is_set_as_french_printers_do() -> None:
    messages = messages_in(GAME.folder / "words", "fr")
    faults = {
        name: faults_in(text) for name, message in messages.items() for text in texts_of(message) if faults_in(text)
    }
    drawn = "board-legend"  # signs in columns, no sentence
    usual = ["a space before a comma or a full stop"]
    loose = {name: found for name, found in faults.items() if name != drawn and found != usual}
    assert loose == {}


def test_the_two_languages_differ_wherever_they_should() -> None:
    english = plain_texts(messages_in(GAME.folder / "words", "en"))
    french = plain_texts(messages_in(GAME.folder / "words", "fr"))
    same = {name for name in english if english[name] == french.get(name)}
    shared = (
        "region-",
        "city-",
        "mission-",
        "shoguncard-",
        "virtue-courage",
        "deed-mission",
        "seat-indigo",
        "character-ninja",
        "bonus-",
        *("short-rice", "short-silk", "board-horse", "board-castles", "board-influence", "board-ronin"),
        *("board-bonuses", "board-display", "missions-shown", "source-missions", "list-", "road"),
    )
    assert {name for name in same if not name.startswith(shared)} == {"game"}


def test_the_page_of_the_game_says_what_is_reconstructed() -> None:
    assert "reconstruction" in words(GAME, "en").text("rules-sources")
    assert "reconstitution" in words(GAME, "fr").text("rules-sources")
