"""Faults: a socket cut at every message of a match, and a server killed again and again; nobody sees a difference."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar.testing import WebSocketTestSession

from server.visitors import Json, Seen, Visitor
from tatami import games
from tatami.match import load
from tatami.server.tables import lobby

RECORDED = Path(__file__).parents[1] / "fixtures" / "seven-ronin"


class Careless:
    """A client whose socket is cut after every single frame that it sends or receives."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self._visitor, self._table = visitor, table
        self.state: Json = {}
        self.events: list[Json] = []

    @contextmanager
    def _socket(self) -> Iterator[WebSocketTestSession]:
        url = f"/api/tables/{self._table}/socket"
        with self._visitor.client.websocket_connect(url, headers=self._visitor.headers) as session:
            yield session

    def look(self) -> None:
        """Come back with the version that is known, take what there is, and be cut."""
        with self._socket() as session:
            session.send_json({"type": "watch", "since": self.state.get("version", 0)})
            session.send_json({"type": "ping", "id": "p"})
            while (message := session.receive_json())["type"] != "pong":
                if message["type"] == "update":
                    self.state = message
                    self.events = self.events[: message["keep"]] + message["events"]

    def play(self, message: str, move: str) -> None:
        """Send a move and be cut before the answer; then send it again, until it is acknowledged."""
        asked: dict[str, Any] = {"type": "play", "id": message, "move": move}
        with self._socket() as session:
            session.send_json(asked)
        with self._socket() as session:
            session.send_json(asked)
            answer = session.receive_json()
        assert answer["type"] == "ack", answer


def test_a_socket_cut_at_every_message_leads_to_the_same_last_screen(
    ann: Visitor, bob: Visitor, monkeypatch: Any
) -> None:
    recorded = load(min(RECORDED.glob("*.json"), key=lambda path: path.stat().st_size), games.find)
    monkeypatch.setattr(lobby, "new_secret", lambda: recorded.secret)
    laid = ann.post("/api/tables", game="seven-ronin", options=recorded.options, seats={"attacker": "me"}).json()["id"]
    bob.post(f"/api/tables/{laid}/join")
    ann.post(f"/api/tables/{laid}/start")
    careless = [Careless(ann, laid), Careless(bob, laid)]
    with ann.at(laid) as steady, bob.at(laid) as other:
        for number, move in enumerate(recorded.history):
            careless[move.seat].play(f"m{number}", recorded.game.actions.text(move.action))
            for client in careless:
                client.look()
        for seen, client in zip((steady, other), careless, strict=True):
            seen.settle()
            assert last_screen(seen) == {**client.state, "keep": 0, "events": client.events}
    assert ann.get(f"/api/tables/{laid}/file").json()["result"]["position"] == result_of(recorded)


def last_screen(seen: Seen) -> Json:
    return {**seen.state, "keep": 0, "events": seen.events}


def result_of(recorded: Any) -> str:
    from tatami.match.file import to_json

    return str(to_json(recorded)["result"]["position"])


def test_messages_in_any_order_and_number_never_break_a_match(ann: Visitor, bob: Visitor, table: str) -> None:
    """Everything that people may send, at random, from both seats: acknowledged or refused, and the match replays."""
    luck = random.Random(6)
    with ann.at(table) as one, bob.at(table) as other:
        for number in range(150):
            seen = luck.choice((one, other))
            legal = [offer["move"] for offer in seen.state["legal"]] or ["done"]
            proposal = (seen.table.get("proposal") or {"number": 1})["number"]
            message: Json = luck.choice(
                [
                    {"type": "play", "move": luck.choice(legal)},
                    {"type": "play", "move": luck.choice(legal)},
                    {"type": "play_all", "moves": luck.sample(legal, min(2, len(legal)))},
                    {"type": "undo"},
                    {"type": "propose", "what": luck.choice(["undo", "pause", "resume"])},
                    {"type": "answer", "proposal": proposal, "agree": luck.random() < 0.7},
                    {"type": "hand_over", "bot": "random"},
                    {"type": "take_back"},
                    {"type": "say", "phrase": "sorry"},
                ]
            )
            assert seen.ask(id=f"n{number}", **message)["type"] in ("ack", "refused")
        for seen in (one, other):
            seen.ask(type="take_back", id="back")
            seen.settle()
        one.ask(type="resign", id="end")
    file = ann.get(f"/api/tables/{table}/file")
    assert file.status_code == 200
    assert ann.post("/api/files", **json.loads(file.text)).status_code == 201
