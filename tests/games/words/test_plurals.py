"""Numbers take their plural, −1 and 0 too. The client's tests read the same table with the browser's Fluent."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.words.catalogues import messages_in
from tatami import games
from tatami.kernel.words import LANGUAGES, Catalogue, words

TABLE = json.loads((Path(__file__).parent / "plurals.json").read_text(encoding="utf-8"))
FOLDER = Path(games.__file__).parent

# Events that are told only if there is something to count.
NEVER_NONE = {
    *("event-wounded", "event-occupied", "event-ninja-arrive", "event-infiltrated"),
    *("event-left", "event-cleared", "event-tiles-shown"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", TABLE, ids=lambda row: f"{row['message']}-{list(row['values'].values())}")
def test_a_number_takes_its_plural(row: dict[str, Any], language: str) -> None:
    texts = Catalogue(FOLDER / row["game"] / "words", language)
    assert texts.text(row["message"], **row["values"]) == row[language]


@pytest.mark.parametrize("game", games.names())
def test_french_says_one_of_nothing_nowhere(game: str) -> None:
    """French counts 0 as one: a text that says “un” or “une” for a count would say it for none too."""
    texts = words(games.find(game), "fr")
    for name in messages_in(games.find(game).folder / "words", "fr"):
        if not name.startswith("event-") or "count" not in texts.speaks_of(name):
            continue
        values = {value: 0 if value == "count" else "x" for value in texts.speaks_of(name)}
        none, one = texts.text(name, **values), texts.text(name, **(values | {"count": 1}))
        assert none != one or name in NEVER_NONE, name
