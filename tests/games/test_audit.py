"""The properties that every game keeps, over random play in which any seat that may move does.

``tatami.kernel.audit`` lists them. Each edition of 7 Ronin is audited over 20,000 games; every other value of every
option of every game over 200.
"""

from __future__ import annotations

import pytest

from tatami import games
from tatami.kernel.audit import Finding, audit

CHUNK = 2500
EDITIONS = [("first", part) for part in range(8)] + [("second", part) for part in range(8)]


def other_values() -> list[tuple[str, str, str]]:
    """Every value of every option of every game that is not the default."""
    return [
        (name, option, value)
        for name in games.names()
        for option, choice in games.find(name).options.choices.items()
        for value in choice.names
        if value != choice.names[list(choice.values).index(choice.default)]
    ]


@pytest.mark.parametrize(("edition", "part"), EDITIONS)
def test_seven_ronin_keeps_every_property(edition: str, part: int) -> None:
    report = audit(games.find("seven-ronin"), {"edition": edition}, CHUNK, seed=2026, first_lane=part * CHUNK)
    assert report.finding is Finding.NOTHING, report
    assert report.games == CHUNK
    assert report.positions > CHUNK * 20


@pytest.mark.parametrize(("name", "option", "value"), other_values())
def test_every_option_keeps_every_property(name: str, option: str, value: str) -> None:
    report = audit(games.find(name), {option: value}, 200, seed=7)
    assert report.finding is Finding.NOTHING, report
