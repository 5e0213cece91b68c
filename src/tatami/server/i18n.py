"""The language of a client, and the server's own texts in it."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any, Literal

from tatami.kernel.words import LANGUAGES, Catalogue

Language = Literal["en", "fr"]


def preferred(accepted: str) -> str:
    """The first language of an ``Accept-Language`` header that the house speaks, in the order of the header."""
    for wanted in accepted.split(","):
        language = wanted.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def say(language: str, message: str, **values: Any) -> str:
    """One of the server's texts."""
    return _catalogue(language).text(message, **values)


@functools.cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(Path(__file__).parent / "words", language)
