"""The language of a client, and the server's texts in it."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any, Literal

from tatami.kernel.words import LANGUAGES, Catalogue

Language = Literal["en", "fr"]


def preferred(accepted: str) -> str:
    """The language of ours with the highest weight in an ``Accept-Language`` header; of equal ones, the first."""
    ranked = sorted(map(_weighted, accepted.split(",")), key=lambda found: -found[1])
    return next((language for language, weight in ranked if language in LANGUAGES and weight > 0), LANGUAGES[0])


def _weighted(part: str) -> tuple[str, float]:
    """The language and the weight of one part of the header: ``fr-CH;q=0.9``."""
    tag, _, parameter = part.partition(";")
    name, _, value = parameter.partition("=")
    try:
        weight = float(value) if name.strip() == "q" else 1.0
    except ValueError:
        weight = 0.0
    return tag.strip()[:2].lower(), weight if weight <= 1 else 0.0


def say(language: str, message: str, **values: Any) -> str:
    """One of the server's texts."""
    return _catalogue(language).text(message, **values)


@functools.cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(Path(__file__).parent / "words", language)
