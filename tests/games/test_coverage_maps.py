"""Every game has a map from rules to tests that names every test, and only tests that exist."""

from __future__ import annotations

import pytest

from games.coverage import NAMED_FILE, NAMED_TEST, map_of, named_tests, written_tests
from tatami import games

every_game = pytest.mark.parametrize("game", games.names())


@every_game
def test_every_test_on_the_map_exists(game: str) -> None:
    assert sorted(named_tests(game) - written_tests(game)) == []


@every_game
def test_every_test_is_on_the_map(game: str) -> None:
    elsewhere = set(NAMED_FILE.findall(map_of(game)))
    missing = {test for test in written_tests(game) - named_tests(game) if test.split("::")[0] not in elsewhere}
    assert sorted(missing) == []


@every_game
def test_every_row_of_the_map_names_a_test(game: str) -> None:
    rows = [line for line in map_of(game).splitlines() if line.startswith("| ")]
    assert [row for row in rows if not NAMED_TEST.search(row) and not row.endswith("| test |")] == []
