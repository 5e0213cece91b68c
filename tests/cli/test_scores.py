"""The personal score table: written when a game alone is over, shown in order, and never spoilt."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from cli.terminal import any_choice, run
from tatami import games
from tatami.cli.scorebook import Entry, Scorebook, entry_of
from tatami.match import Match
from tatami.match.file import load

FIXTURES = Path(__file__).parents[1] / "fixtures" / "ronin"
SOLO = ("play", "ronin", "--option", "players=one")
NOON = datetime(2026, 11, 15, 12, tzinfo=UTC)


@pytest.fixture
def book(tmp_path: Path) -> Scorebook:
    """The book that the command uses in these tests."""
    return Scorebook(tmp_path / "data" / "tatami" / "scores.jsonl")


def entry(points: int, match: str = "a", when: datetime = NOON) -> Entry:
    return Entry("ronin", match, when, points, "on-the-way", {}, "person")


def test_a_game_alone_is_written_down_and_shown_with_its_place(book: Scorebook, tmp_path: Path) -> None:
    book.add(entry(999))
    played = run(*SOLO, "--seed", "4", "--file", str(tmp_path / "solo.json"), answer=any_choice(4))
    assert played.code == 0
    found = [known for known in book.read().entries if known.points != 999]
    assert [(one.game, one.player) for one in found] == [("ronin", "person")]
    assert found[0].points == load(tmp_path / "solo.json", games.find).view().points[0]  # type: ignore[attr-defined]
    assert "Rank 2 among your 2 games." in played.out
    assert f"▶ 2  {found[0].points:>8}" in played.out
    assert "wins!" not in played.out


def test_a_game_in_company_is_not(book: Scorebook) -> None:
    recorded = load(FIXTURES / "duel-first-seat-wins.json", games.find)
    assert entry_of(recorded, NOON) is None
    assert entry_of(Match.new(games.find("ronin"), {"players": "one"}), NOON) is None
    assert not book.path.exists()


def test_the_table_has_points_band_date_player_and_options(book: Scorebook) -> None:
    book.add(Entry("ronin", "a", NOON, 160, "welcome", {"hire-sleeps": "no"}, "bot:instinct"))
    shown = run("scores")
    assert shown.code == 0
    for piece in ("160", "welcome", "2026-11-1", "bot instinct", "hire-sleeps=no"):
        assert piece in shown.out
    assert "bienvenu" in run("--lang", "fr", "scores").out


def test_the_best_come_first_and_of_equals_the_earlier(book: Scorebook) -> None:
    for points, match, hour in ((50, "a", 9), (70, "b", 11), (70, "c", 10)):
        book.add(entry(points, match, NOON.replace(hour=hour)))
    assert [one.match for one in book.read().entries] == ["c", "b", "a"]


def test_ten_are_shown_or_all(book: Scorebook) -> None:
    for points in range(100, 112):
        book.add(entry(points, str(points)))
    assert "101" not in run("scores").out
    assert "101" in run("scores", "--all").out


def test_a_match_file_is_taken_up_once(book: Scorebook) -> None:
    path = FIXTURES / "solo-welcome.json"
    for _ in range(2):
        assert run("scores", "--add", str(path)).code == 0
    (found,) = book.read().entries
    assert (found.ending, found.match) == ("welcome", load(path, games.find).commitment)


def test_a_file_of_a_match_in_company_is_a_usage_error(book: Scorebook) -> None:
    refused = run("scores", "--add", str(FIXTURES / "base-three.json"))
    assert refused.code == 2
    assert "solo match" in refused.err
    assert not book.path.exists()


def test_without_games_the_table_says_how_to_begin() -> None:
    shown = run("scores")
    assert shown.code == 0
    assert "players=one" in shown.out


@pytest.mark.parametrize("broken", [b"not json", b'{"game": "ronin"}', b"\xff\xfe", b"[]"])
def test_a_broken_line_is_reported_and_kept(book: Scorebook, broken: bytes) -> None:
    book.add(entry(120))
    with book.path.open("ab") as file:
        file.write(broken)
    before = book.path.read_bytes()
    shown = run("scores")
    assert shown.code == 1
    assert "120" in shown.out
    assert "Line 2" in shown.err
    assert book.path.read_bytes() == before
    assert book.add(entry(130, "b"))
    assert book.path.read_bytes().startswith(before + b"\n")
    assert [one.points for one in book.read().entries] == [130, 120]
    assert book.read().broken == [2]


def test_a_book_that_cannot_be_written_spoils_no_game(book: Scorebook, tmp_path: Path) -> None:
    book.path.mkdir(parents=True)
    path = tmp_path / "solo.json"
    played = run(*SOLO, "--seed", "4", "--file", str(path), answer=any_choice(4))
    assert played.code == 0
    assert "could not be written down" in " ".join(played.out.split())
    assert json.loads(path.read_text(encoding="utf-8"))["result"]
    assert run("scores").code == 1
