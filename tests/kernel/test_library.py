"""Libraries: whatever the compiled rules say of a match is what the interpreted rules say."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tatami import games
from tatami.cli import main
from tatami.kernel import standing as standings
from tatami.kernel.engines.library import c_compiler, library_file
from tatami.kernel.engines.loaded import Library, appoint_library, library
from tatami.kernel.events import SPECTATOR
from tatami.kernel.game import Game
from tatami.kernel.standing import Illegal, Plain, Standing, standing
from tatami.match import Match
from tatami.match.fairness import Luck

pytestmark = pytest.mark.skipif(c_compiler() is None, reason="there is no C compiler: LIBRARIES ARE NOT TESTED")


@pytest.fixture(scope="module", params=games.names())
def game(request: pytest.FixtureRequest) -> Game:
    """A game that has been compiled."""
    subprocess.run([sys.executable, "-m", "tatami", "compile", request.param], check=True, capture_output=True)
    return games.find(request.param)


def loaded(game: Game) -> Library:
    found = library(game)
    assert found is not None
    return found


def tables(game: Game) -> list[dict[str, str]]:
    """The smallest table of a game and the largest."""
    if game.players_option is None:
        return [{}]
    names = game.options.choices[game.players_option].names
    return [{game.players_option: names[place]} for place in (0, -1)]


def laid_out(game: Game, options: dict[str, str], seed: int) -> tuple[Standing, Standing, bytes]:
    """A match as the interpreter and as the library see it."""
    match = Match.new(game, options, secret=bytes([seed]) * 32)
    truth, seats = match.digest(), len(match.seats)
    return standing(game, truth, seats), loaded(game).standing(truth, seats), match.secret


def told(now: Standing) -> list[object]:
    """All that can be asked of a standing."""
    viewers = (*range(now.seats), SPECTATOR)
    legal = [now.legal(seat) for seat in range(now.seats)]
    return [now.truth, now.over, now.actors, now.views(viewers), legal, now.scores()]


@pytest.mark.parametrize("size", [0, -1], ids=["smallest", "largest"])
def test_whole_matches_are_the_same_in_everything_that_is_told(game: Game, size: int) -> None:
    plain, swift, seed = laid_out(game, tables(game)[size], 7 + size)
    luck, ply = random.Random(size), 0
    assert told(plain) == told(swift)
    while not plain.over:
        ply += 1
        seat = luck.choice(plain.actors)
        action = luck.choice(plain.legal(seat))
        expected, turn = (now.play(seat, action, *Luck(seed).key) for now in (plain, swift))
        assert (turn.chance, turn.events) == (expected.chance, expected.events)
        plain, swift = expected.standing, turn.standing
        assert told(plain) == told(swift)
        assert plain == swift
    assert ply > 10


def test_every_action_is_refused_for_the_same_reason(game: Game) -> None:
    plain, swift, _ = laid_out(game, {}, 3)
    before, refused = told(swift), 0
    for seat in range(plain.seats):
        for action in range(len(game.actions)):
            reason = plain.refusal(seat, action)
            assert swift.refusal(seat, action) == reason
            if reason:
                with pytest.raises(Illegal) as illegal:
                    swift.play(seat, action, 1, 2)
                assert illegal.value.reason == reason
                refused += 1
    assert refused > 0
    assert told(swift) == before, "a refused action changes nothing"


@pytest.mark.parametrize(("seat", "action"), [(-1, 0), (9, 0), (0, -1), (0, 100_000)])
def test_who_and_what_does_not_exist_is_not_asked_about(game: Game, seat: int, action: int) -> None:
    _, swift, _ = laid_out(game, {}, 3)
    with pytest.raises(IndexError):
        swift.play(seat, action, 1, 2)


def test_what_an_earlier_match_told_is_not_told_again(game: Game) -> None:
    """One memory serves all matches."""
    plain, swift, seed = laid_out(game, {}, 4)
    seat = plain.actors[0]
    actions = plain.legal(seat)
    turns = [swift.play(seat, action, *Luck(seed).key) for action in (*actions, *actions)]
    for action, turn in zip((*actions, *actions), turns, strict=True):
        expected = plain.play(seat, action, *Luck(seed).key)
        assert (turn.chance, turn.events) == (expected.chance, expected.events)
        assert told(turn.standing) == told(expected.standing)


def test_a_match_is_played_by_a_library_once_it_is_appointed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standings, "_appointed", {})
    before = Match.new(game, secret=bytes(32))
    assert isinstance(before._now, Plain)
    assert appoint_library(game)
    after = Match.new(game, secret=bytes(32))
    assert not isinstance(after._now, Plain)
    assert after == before


def test_rules_that_have_changed_are_not_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    file = library_file(game)
    monkeypatch.setitem(game.__dict__, "fingerprint", "0" * 16)
    assert file.exists()
    assert not library_file(game).exists()


def test_a_file_that_is_no_library_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    game = games.find("seven-ronin")
    library_file(game).parent.mkdir(parents=True)
    library_file(game).write_bytes(b"half a file")
    assert library.__wrapped__(game) is None


def test_without_a_c_compiler_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from tatami.kernel.engines import library as libraries

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(libraries, "_machine_code", lambda _: ("entry", b""))
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert main(["compile", "seven-ronin"]) == 1
    assert "C compiler" in capsys.readouterr().err
    assert not list((tmp_path / "tatami" / "libraries").iterdir())
