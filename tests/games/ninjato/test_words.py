"""Ninjato says everything it can say, in both languages, and nothing that nobody asked for."""

from __future__ import annotations

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from games.words.declared import declared_messages, every_happening, menu_messages
from tatami import games
from tatami.games.ninjato.components import FIRST_WAY, Elite, Envoy, Price, Skill, Topic, Treasure
from tatami.games.ninjato.state import Step
from tatami.kernel.events import Happening, spelled
from tatami.kernel.words import LANGUAGES, words

GAME = games.find("ninjato")
LABELLED = ("learn", "bribe", "spread", "settle", "strike", "boryaku", "banzai", "leave", "honour")
ON_THE_BOARD = (
    *("round", "house", "closed", "sentry", "raid", "in-the-way", "need", "alarm", "still-there", "on-the-shuriken"),
    *("to-come", "alarms-left", "elites-left", "if-you-leave", "leave", "if-you-dare", "dare", "odds", "dojo", "deck"),
    *("stack", "sensei", "palace", "pavilion", "nobody", "hand", "rumours", "legend"),
)
IN_THE_BROWSER = "garden-"
DECIDED = [step for step in Step if step < Step.OVER]


def expected_messages() -> set[str]:
    return {
        *declared_messages(GAME),
        *menu_messages(GAME),
        "done-pay",
        "done-disguise",
        *(f"label-{kind}" for kind in LABELLED),
        *(f"price-{spelled(price)}" for price in Price),
        *(f"some-{spelled(treasure)}" for treasure in Treasure),
        *("guards-ahead", "laid-out", "rules-sources"),
        *(f"short-{spelled(treasure)}" for treasure in Treasure),
        *(f"short-{spelled(price)}" for price in Price if FIRST_WAY[price + 1] - FIRST_WAY[price] > 1),
        *("foe-sentry", "foe-guard", "reward-honour", "reward-rumour"),
        *(f"board-{name}" for name in ON_THE_BOARD),
        *(f"prompt-{spelled(step)}" for step in DECIDED),
        *(f"rules-{spelled(step)}" for step in (*DECIDED, Step.OVER)),
        *(f"about-{spelled(member)}" for members in (Skill, Envoy, Topic, Elite, Treasure) for member in members),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_every_text_and_no_other(language: str) -> None:
    source = (GAME.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    names = [entry.id.name for entry in parse(source).body if isinstance(entry, Message)]
    assert sorted(name for name in names if not name.startswith(IN_THE_BROWSER)) == sorted(expected_messages())


def test_the_texts_of_the_browser_are_in_both_languages() -> None:
    """Which of them the browser's board says is checked where it is built: web/tests/ninjato.test.ts."""
    catalogues = [(GAME.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    english, french = (
        [
            entry.id.name
            for entry in parse(source).body
            if isinstance(entry, Message) and entry.id.name.startswith(IN_THE_BROWSER)
        ]
        for source in catalogues
    )
    assert english == french
    assert english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    speech = words(GAME, language)
    said = [
        *(speech.move(action) for action in GAME.actions),
        *(speech.event(happening) for happening in every_happening(GAME)),
        *(speech.refusal(reason) for reason in GAME.reasons if reason),
        *(speech.text(f"rules-{spelled(step)}") for step in DECIDED),
    ]
    assert all(text and "$" not in text and "{" not in text for text in said)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Raid house 3 by stealth"), ("fr", "Cambrioler la maison 3 en discrétion")],
)
def test_a_move_is_said_in_both_languages(language: str, text: str) -> None:
    assert words(GAME, language).move(GAME.actions.parse("raid house-3 stealth")) == text


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "Black leaves house 1 with one treasure."),
        ("en", 3, "Black leaves house 1 with 3 treasures."),
        ("fr", 1, "Noir quitte la maison 1 avec un trésor."),
        ("fr", 3, "Noir quitte la maison 1 avec 3 trésors."),
    ],
)
def test_numbers_take_their_plural(language: str, count: int, text: str) -> None:
    left = Happening("left", {"seat": "seat-black", "house": "house-house-1", "count": count}, 0)
    assert words(GAME, language).event(left) == text
