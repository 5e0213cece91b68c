"""Every French text is well set, and the check of that sees what it should."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.words.catalogues import messages_in, texts_of
from games.words.typography import faults_in

ROOT = Path(__file__).parents[3]
CATALOGUES = sorted(path.parent for path in [*ROOT.glob("src/**/fr.ftl"), *ROOT.glob("web/src/**/fr.ftl")])
SIGNS = {"board-legend", "key-question"}  # signs in columns, and a key: no sentences


def test_no_catalogue_is_overlooked() -> None:
    assert {folder.parent.name for folder in CATALOGUES} >= {"cli", "kernel", "ronin", "seven_ronin", "server", "src"}


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.parent.name)
def test_french_texts_are_well_set(folder: Path) -> None:
    pieces = [(name, text) for name, message in messages_in(folder, "fr").items() for text in texts_of(message)]
    loose = {name: faults_in(text) for name, text in pieces if name not in SIGNS and faults_in(text)}
    assert {name: faults for name, faults in loose.items() if faults != ["a space before a comma or a full stop"]} == {}


@pytest.mark.parametrize(
    "text",
    ["l'auberge", "Vraiment ?", "Vraiment\u00a0?", "Oui;", "« Oui\u202f»", "Puits : oui", "Puits: oui", "a .", "a..."],
)
def test_a_fault_is_found(text: str) -> None:
    assert faults_in(text)


def test_a_well_set_text_has_no_fault() -> None:
    assert faults_in("«\u202fOui\u202f», dit-il\u202f; l’auberge\u00a0: fermée\u202f!") == []
