"""The language that a person reads, and the command's own texts in it."""

from __future__ import annotations

import argparse
import functools
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from tatami.kernel.words import LANGUAGES, Catalogue

_spoken: ContextVar[str] = ContextVar("language", default="en")


def asked_for(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language asked for anywhere on the command line, or else by the environment; and the other arguments."""
    asking = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    asking.add_argument("--lang", choices=LANGUAGES)
    found, others = asking.parse_known_args(arguments)
    return found.lang or _of_environment(environment), others


def _of_environment(environment: Mapping[str, str]) -> str:
    if environment.get("TATAMI_LANG") in LANGUAGES:
        return environment["TATAMI_LANG"]
    locale = environment.get("LC_ALL") or environment.get("LANG") or ""
    return "fr" if locale.startswith("fr") else "en"


def speak(language: str) -> None:
    """Use a language from now on."""
    _spoken.set(language)


def spoken() -> str:
    """The language in use."""
    return _spoken.get()


def say(message: str, **values: Any) -> str:
    """One of the command's texts."""
    return _catalogue(spoken()).text(message, **values)


@functools.cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(Path(__file__).parent / "words", language)
