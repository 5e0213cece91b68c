"""The language that a client prefers, by the weights of its header."""

from __future__ import annotations

import pytest

from tatami.server.i18n import preferred


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("de, fr-CH;q=0.9", "fr"),
        ("en;q=0.5, fr", "fr"),
        ("en;q=0.5, fr;q=0.4", "en"),
        ("fr;q=0, en;q=0.1", "en"),
        ("fr;q=0", "en"),
        ("fr;q=7, de", "en"),
        ("fr;q=x, en;q=0.1", "en"),
        ("FR , en ", "fr"),
        ("*", "en"),
    ],
)
def test_the_highest_weight_wins(accepted: str, language: str) -> None:
    assert preferred(accepted) == language
