"""The server says everything it can say, in both languages, and nothing that nobody hears."""

from __future__ import annotations

import re
from pathlib import Path

import tatami.server
from games.words.catalogues import messages_in, texts_of
from games.words.typography import faults_in
from tatami import games
from tatami.kernel.events import spelled
from tatami.kernel.words import LANGUAGES
from tatami.match.undo import Barrier, CannotUndo
from tatami.server.errors import Reason, move_refusal
from tatami.server.tables.chat import PHRASES

SOURCES = Path(tatami.server.__file__).parent
WORDS = SOURCES / "words"


def test_every_reason_has_its_words_and_every_word_its_reason() -> None:
    for language in LANGUAGES:
        told = {name for name in messages_in(WORDS, language) if name.startswith("refusal-")}
        assert told == {f"refusal-{reason.code}" for reason in Reason}


def test_every_reason_is_used_and_has_a_status_of_its_own() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    used = set(re.findall(r"Reason\.([A-Z_]+)", text))
    assert used == {reason.name for reason in Reason}
    assert {reason.status for reason in Reason} <= {*range(400, 430), 500}


def test_every_barrier_of_an_undo_has_its_reason() -> None:
    seven_ronin = games.find("seven-ronin")
    for barrier in Barrier:
        assert move_refusal(seven_ronin, CannotUndo(barrier)).code == f"undo-{spelled(barrier)}"


def test_every_quick_phrase_has_its_words() -> None:
    for language in LANGUAGES:
        told = {name for name in messages_in(WORDS, language) if name.startswith("phrase-")}
        assert told == {f"phrase-{phrase}" for phrase in PHRASES}


def test_both_languages_have_the_same_texts() -> None:
    english, french = (set(messages_in(WORDS, language)) for language in LANGUAGES)
    assert english == french


def test_french_texts_are_well_set() -> None:
    texts = {text for message in messages_in(WORDS, "fr").values() for text in texts_of(message)}
    assert {text: faults_in(text) for text in texts if faults_in(text)} == {}
