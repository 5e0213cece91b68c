"""The check of French typography sees what it should."""

from __future__ import annotations

import pytest

from games.words.typography import faults_in


@pytest.mark.parametrize(
    "text",
    ["l'auberge", "Vraiment ?", "Vraiment\u00a0?", "Oui;", "« Oui\u202f»", "Puits : oui", "Puits: oui", "a .", "a..."],
)
def test_a_fault_is_found(text: str) -> None:
    assert faults_in(text)


def test_a_well_set_text_has_no_fault() -> None:
    assert faults_in("«\u202fOui\u202f», dit-il\u202f; l’auberge\u00a0: fermée\u202f!") == []
