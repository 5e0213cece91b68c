"""Two Lanterns says everything it can say, in both languages."""

from __future__ import annotations

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from games.words.declared import declared_messages, every_happening
from tatami.kernel.events import Happening
from tatami.kernel.game import Game
from tatami.kernel.words import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_every_text_and_none_that_nobody_reads(lanterns: Game, language: str) -> None:
    source = (lanterns.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    names = [entry.id.name if isinstance(entry, Message) else "no message" for entry in parse(source).body]
    assert sorted(names) == sorted(declared_messages(lanterns))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(lanterns: Game, language: str) -> None:
    speech = words(lanterns, language)
    said = [
        speech.title,
        speech.text("tagline"),
        *(speech.seat(seat) for seat in range(len(lanterns.seats))),
        *(speech.move(action) for action in lanterns.actions),
        *(speech.event(happening) for happening in every_happening(lanterns)),
        *(speech.refusal(reason) for reason in lanterns.reasons if reason),
    ]
    assert all(text and "$" not in text and "{" not in text for text in said)


def test_a_move_is_said_in_both_languages(lanterns: Game) -> None:
    assert words(lanterns, "en").move(1) == "Light a silk lantern"
    assert words(lanterns, "fr").move(1) == "Allumer une lanterne de soie"


@pytest.mark.parametrize(
    ("language", "light", "text"),
    [
        ("en", 1, "South lights a silk lantern, and it shines: 1 point."),
        ("en", 2, "South lights a silk lantern, and it shines: 2 points."),
        ("fr", 1, "Sud allume une lanterne de soie, et elle brille : 1 point."),
        ("fr", 2, "Sud allume une lanterne de soie, et elle brille : 2 points."),
    ],
)
def test_numbers_take_their_plural(lanterns: Game, language: str, light: int, text: str) -> None:
    happening = Happening("shines", {"seat": "seat-south", "lantern": "lantern-silk", "light": light}, 0)
    assert words(lanterns, language).event(happening) == text
