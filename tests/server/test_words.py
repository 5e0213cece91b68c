"""The server says everything it can say, in both languages, and nothing that nobody hears."""

from __future__ import annotations

import re
from pathlib import Path

import tatami.server
from games.words.catalogues import messages_in, texts_of
from games.words.typography import faults_in
from tatami.kernel.events import spelled
from tatami.kernel.words import LANGUAGES
from tatami.match.undo import Barrier
from tatami.server.errors import STATUS
from tatami.server.tables.chat import PHRASES

SOURCES = Path(tatami.server.__file__).parent
WORDS = SOURCES / "words"
ON_SOCKETS_ONLY = {
    *(
        "bad-message",
        "bad-proposal",
        "bad-text",
        "no-proposal",
        "no-such-phrase",
        "nobody-there",
        "not-away",
        "nothing-to-decide",
        "paused",
    ),
    *("plan-ends-here", "proposal-lies", "resigned", "stand-in", "undo-no-move", "unknown-move"),
}


def reasons_in_the_sources() -> set[str]:
    """Every reason that some line refuses with."""
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    return set(re.findall(r'Refusal\(\s*"([a-z-]+)"', text))


def test_every_refusal_has_its_words_and_every_word_its_refusal() -> None:
    refused = reasons_in_the_sources() | set(STATUS) | {f"undo-{spelled(barrier)}" for barrier in Barrier}
    for language in LANGUAGES:
        told = {name for name in messages_in(WORDS, language) if name.startswith("refusal-")}
        assert told == {f"refusal-{reason}" for reason in refused}


def test_every_quick_phrase_has_its_words() -> None:
    for language in LANGUAGES:
        told = {name for name in messages_in(WORDS, language) if name.startswith("phrase-")}
        assert told == {f"phrase-{phrase}" for phrase in PHRASES}


def test_every_refusal_over_http_has_a_status() -> None:
    assert reasons_in_the_sources() - set(STATUS) == ON_SOCKETS_ONLY


def test_both_languages_have_the_same_texts() -> None:
    english, french = (set(messages_in(WORDS, language)) for language in LANGUAGES)
    assert english == french


def test_french_texts_are_well_set() -> None:
    texts = {text for message in messages_in(WORDS, "fr").values() for text in texts_of(message)}
    assert {text: faults_in(text) for text in texts if faults_in(text)} == {}
