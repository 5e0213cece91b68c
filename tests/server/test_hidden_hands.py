"""Hidden roles, hands and rumours on the wire: two worlds that a viewer cannot tell apart are told to him alike.

In the second world everything that the viewer may not know is dealt anew; whoever asks and tries whatever may be asked
and tried without changing anything learns nothing of it, not even from the way he is refused.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from litestar.testing import TestClient

from server.visitors import Seen, Visitor
from server.worlds import Fate, Received
from tatami import games
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.events import SPECTATOR
from tatami.kernel.playout import imagine
from tatami.kernel.standing import standing
from tatami.match import Match, PlanEndsHere
from tatami.match.plans import steps_of
from tatami.match.undo import CannotUndo

TABLES = [
    ("samurai-sword", {"players": "four"}, 24),
    ("samurai-sword", {"players": "five", "quick-responses": "yes"}, 31),
    ("ninjato", {"players": "three", "secret-rumours": "yes"}, 43),
]
MOST = 12  # moves tried of each kind
NONSENSE = "no such move"


@pytest.fixture(autouse=True)
def fate(monkeypatch: pytest.MonkeyPatch) -> None:
    Fate().rule(monkeypatch)


def begun(client: TestClient[Any], game: str, options: dict[str, str], moves: int) -> tuple[str, list[Visitor]]:
    """A match of people that has come so far."""
    names = games.find(game).seats_at(games.find(game).options.decode(games.find(game).options.encode(options)))
    people = [Visitor(client, name) for name in names]
    table = str(people[0].post("/api/tables", game=game, options=options, private=True).json()["id"])
    for who, name in zip(people, names, strict=True):
        assert who.post(f"/api/tables/{table}/join", seat=name).status_code == 200
    assert people[0].post(f"/api/tables/{table}/start").status_code == 200
    played, luck = client.app.state.services.tables.loaded(table).match, random.Random(3)
    while moves > 0 or _can_undo(played):
        seat, moves = luck.choice(played.actors), moves - 1
        played.play(seat, luck.choice(played.legal(seat)))
    return table, people


def _can_undo(match: Match) -> bool:
    """Whether the last move can be taken back: its past is of the true world, so another world cannot tell."""
    try:
        match.copy().undo(match.history[-1].seat)
    except CannotUndo:
        return False
    return True


def another_world(match: Match, viewer: int) -> Match:
    """The same match with everything that a viewer may not know dealt anew."""
    other, imagined = match.copy(), match._now.record()
    interpreted(match.game).bind(imagine)(imagined, viewer, 1, 2)
    other._now = standing(match.game, imagined.to_bytes(), len(match.seats))
    return other


def at_table(held: Any, match: Match) -> None:
    """Let a table hold a match, as if it had been there from the start."""
    held._streams.restart(0)
    held.acknowledged.clear()
    held._advance(match, 0)


def told(who: Visitor, table: str) -> list[str]:
    """All that somebody is told, and how he is refused."""
    with who.at(table) as seen:
        received = Received(who, seen)
        seated = any(seat["you"] for seat in seen.table["seats"])
        if seated:
            _probe(received)
        received.watch(since=0, language="fr")
        for path in ("/history", "/history/0", "/history?seat=all", "/file", ""):
            received.take(path, who.get(f"/api/tables/{table}{path}"))
        return received.everything()


def _probe(received: Received) -> None:
    """Reasons for everything; moves that are refused; plans whose last step nobody could make."""
    seen = received.seen
    legal = [offered["move"] for offered in seen.state["legal"]]
    wrong = [move for move in _all_moves(seen) if move not in legal]
    for number, move in enumerate([*legal[:MOST], *wrong[:: max(1, len(wrong) // MOST)]]):
        received.ask(type="why", id=f"why {number}", move=move)
        assert received.ask(type="play_all", id=f"plan {number}", moves=[move, NONSENSE])["type"] == "refused"
        if move not in legal:
            assert received.ask(type="play", id=f"play {number}", move=move)["type"] == "refused"
    received.ask(type="hint", id="hint")
    received.ask(type="undo", id="undo")


def _all_moves(seen: Seen) -> list[str]:
    actions = games.find(seen.table["game"]).actions
    return [actions.text(action) for action in range(len(actions))]


@pytest.mark.parametrize(("game", "options", "moves"), TABLES)
def test_a_viewer_cannot_tell_worlds_apart(
    client: TestClient[Any], game: str, options: dict[str, str], moves: int
) -> None:
    table, people = begun(client, game, options, moves)
    held = client.app.state.services.tables.loaded(table)
    truth = held.match
    for viewer, who in [*enumerate(people), (SPECTATOR, Visitor(client, "Eve"))]:
        other = another_world(truth, viewer)
        assert other.digest() != truth.digest()
        at_table(held, truth)
        first = told(who, table)
        at_table(held, other)
        assert told(who, table) == first


def test_no_plan_goes_on_after_an_open_step_while_hands_are_hidden() -> None:
    """At a quick table only those are asked who can answer: where a plan ends would tell who could."""
    tried = 0
    for number in range(6):
        match, luck = (
            Match.new(games.find("samurai-sword"), TABLES[1][1], secret=bytes([number]) * 32),
            random.Random(1),
        )
        for _ in range(30):
            seat = luck.choice(match.actors)
            match.play(seat, luck.choice(match.legal(seat)))
        for move in match.legal(match.actors[0])[:MOST]:
            with pytest.raises(PlanEndsHere):
                list(steps_of(match, match.actors[0], [match.game.actions.text(move), NONSENSE]))
            tried += 1
    assert tried > 10
