"""What can be said in any game is there in both languages, and well set."""

from __future__ import annotations

from pathlib import Path

import tatami.kernel
from games.words.catalogues import messages_in, texts_of
from games.words.typography import faults_in
from tatami.kernel.words import LANGUAGES

PHRASES = Path(tatami.kernel.__file__).parent / "phrases"


def test_both_languages_have_the_same_phrases() -> None:
    english, french = (set(messages_in(PHRASES, language)) for language in LANGUAGES)
    assert english == french


def test_french_phrases_are_well_set() -> None:
    texts = {text for message in messages_in(PHRASES, "fr").values() for text in texts_of(message)}
    assert {text: faults_in(text) for text in texts if faults_in(text)} == {}
