"""The map from rules to tests has every option, and every card and character has a test of its name."""

from __future__ import annotations

import re

from games.coverage import map_of, written_tests
from tatami.games.samurai_sword.components import Card, Character, Option
from tatami.kernel.events import spelled

OPTION = re.compile(r"^\| `([a-z0-9-]+)` \|", re.MULTILINE)


def test_every_option_has_its_row() -> None:
    assert OPTION.findall(map_of("samurai-sword")) == [spelled(option) for option in Option]


def test_every_card_and_every_character_has_a_test_of_its_name() -> None:
    tests = " ".join(written_tests("samurai-sword"))
    names = [card.name.lower() for card in Card if card >= Card.FOCUS] + [who.name.lower() for who in Character]
    assert [name for name in names if f"test_{name}" not in tests] == []
