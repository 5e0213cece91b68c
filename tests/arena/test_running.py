"""Contests: the same whoever plays them, resumed after any end, stopped by the evidence, blind to the truth."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from arena.results import SMALL, opened, run
from tatami import bots
from tatami.arena import playing
from tatami.arena.contest import Contest, Sitting, duel
from tatami.arena.crew import Alone, Processes
from tatami.arena.ledger import BadLedger, Ledger, ledger_in
from tatami.arena.playing import Played
from tatami.arena.running import Limits, Running
from tatami.arena.standings import standings
from tatami.kernel.chance import Position
from tatami.match import Match


def test_the_same_seed_gives_the_same_results_whoever_plays(tmp_path: Path) -> None:
    alone = run(tmp_path / "alone")
    together = run(tmp_path / "together", crew=Processes(2))
    assert alone.games == 12
    assert alone.rounds == together.rounds
    assert standings(alone.rounds) == standings(together.rounds)


def test_searching_bots_repeat_themselves_too(tmp_path: Path) -> None:
    contest = Contest("seven-ronin", {}, ("adept@20", "instinct"), seed=3)
    first, second = (run(tmp_path / name, 2, contest=contest).rounds for name in ("one", "two"))
    assert first == second


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run(tmp_path)
    monkeypatch.setattr("tatami.arena.crew.played", lambda _: pytest.fail("this game was on disk"))
    assert run(tmp_path).rounds == whole.rounds


class Interrupted(Alone):
    """A crew that a person interrupts after some games."""

    def __init__(self, after: int) -> None:
        self.after = after

    def play(self, sittings: Any) -> Any:
        for count, game in enumerate(super().play(sittings)):
            if count == self.after:
                raise KeyboardInterrupt
            yield game


def test_an_interrupted_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path, crew=Interrupted(5))
    halfway = opened(tmp_path)
    assert halfway.games == 3  # of the five games that are kept, three are a whole round
    halfway.play(Alone(), lambda: None)
    assert halfway.rounds == run(tmp_path / "elsewhere").rounds


def test_a_killed_process_loses_nothing_that_it_had_kept(tmp_path: Path) -> None:
    """Killed for good in the middle of things, with half a line on disk."""
    arguments = [sys.executable, "-m", "tatami", "arena", "seven-ronin", "--bots", "instinct,random,novice"]
    arguments += ["-n", "600", "--seed", "7", "--edition", "second", "--processes", "1", "--results", str(tmp_path)]
    child = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ)
    contest = Contest("seven-ronin", _whole_options(), SMALL.entrants, seed=7)
    path = tmp_path / f"seven-ronin-{contest.key}.jsonl"
    while not path.exists() or path.read_bytes().count(b"\n") < 6:
        assert child.poll() is None
        time.sleep(0.05)
    child.send_signal(signal.SIGKILL)
    child.wait()
    kept = path.read_bytes().count(b"\n") - 1
    with path.open("a") as file:
        file.write('{"round":1,"pla')
    resumed = run(tmp_path, 12, contest=contest)
    assert len(ledger_in(tmp_path, contest).games) >= kept >= 5
    assert resumed.rounds == run(tmp_path / "elsewhere", 12, contest=contest).rounds


def _whole_options() -> dict[str, str]:
    from tatami import games

    options = games.find("seven-ronin").options
    return options.decode(options.encode({"edition": "second"}))


def test_results_of_another_contest_are_refused(tmp_path: Path) -> None:
    other = Contest("seven-ronin", SMALL.options, SMALL.entrants, seed=8)
    Ledger(tmp_path / "results.jsonl", SMALL)
    with pytest.raises(BadLedger, match="seed: these are the results of another contest"):
        Ledger(tmp_path / "results.jsonl", other)


def test_a_line_that_is_no_game_is_named(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "results.jsonl", SMALL)
    ledger.add(Played(0, 0, ("instinct", "random"), (1, 0), 40))
    with ledger.path.open("a") as file:
        file.write("a draw, I think\n")
    with pytest.raises(BadLedger, match="line 3: this is no game"):
        Ledger(ledger.path, SMALL)


class Prophet:
    """A crew that knows who wins; it hands results out backwards, a batch at a time."""

    def __init__(self, winner: str) -> None:
        self.winner = winner

    def play(self, sittings: Any) -> Any:
        games = list(sittings)
        for start in range(0, len(games), 20):
            for sitting in reversed(games[start : start + 20]):
                scores = tuple(int(bot == self.winner) for bot in sitting.bots)
                yield Played(sitting.round, sitting.place, sitting.bots, scores, 1)


def test_a_duel_ends_when_the_evidence_decides_whatever_came_first(tmp_path: Path) -> None:
    contest = duel("seven-ronin", {}, "instinct", "random", seed=1)
    results: list[int] = []
    for least in (2, 2, 60):
        ledger = ledger_in(tmp_path / str(len(results)), contest)
        running = Running(contest, ledger, Limits(least, 1000))
        running.play(Prophet("instinct"), lambda: None)
        results.append(running.games)
    assert results[0] == results[1] < 20
    assert results[2] == 60


def test_bots_are_given_views_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a bot is handed is the view of its own seat, as a copy."""
    seen: list[bool] = []
    matches: list[Match] = []
    new, find = Match.new, bots.find

    class Watched:
        def __init__(self, bot: bots.Bot) -> None:
            self.bot = bot

        def choose(self, view: Position, seat: int) -> int:
            match = matches[-1]
            seen.append(view == match.view(seat) and view is not match.view(seat) and view.to_bytes() != match.digest())
            return self.bot.choose(view, seat)

    def watched_match(*arguments: Any) -> Match:
        matches.append(new(*arguments))
        return matches[-1]

    monkeypatch.setattr(Match, "new", watched_match)
    monkeypatch.setattr(bots, "find", lambda *arguments: Watched(find(*arguments)))
    playing.play(Sitting("samurai-sword", {"players": "four"}, ("instinct",) * 4, "00" * 32, "luck"))
    assert len(seen) > 20
    assert all(seen)
