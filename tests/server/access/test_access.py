"""Other sites, strangers and people who ask too often are refused."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from server.visitors import Visitor
from tatami.server.app import create_app
from tatami.server.settings import Rate, Settings


@pytest.mark.parametrize("headers", [{"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}])
def test_another_site_can_neither_post_nor_listen(ann: Visitor, table: str, headers: dict[str, str]) -> None:
    answer = ann.client.post("/api/tables", json={"game": "seven-ronin"}, headers=ann.headers | headers)
    assert (answer.status_code, answer.json()["reason"]) == (403, "wrong-origin")
    with ann.client.websocket_connect(f"/api/tables/{table}/socket", headers=ann.headers | headers) as session:
        assert session.receive_json()["reason"] == "wrong-origin"


def test_our_own_page_may_post(ann: Visitor) -> None:
    ours = {"origin": str(ann.client.base_url).rstrip("/"), "sec-fetch-site": "same-origin"}
    answer = ann.client.post("/api/tables", json={"game": "seven-ronin"}, headers=ann.headers | ours)
    assert answer.status_code == 201


def test_who_has_not_walked_in_hears_nothing(client: TestClient[Any], table: str) -> None:
    with client.websocket_connect(f"/api/tables/{table}/socket") as session:
        assert session.receive_json()["reason"] == "walk-in-first"


def test_limits_are_kept(database: str) -> None:
    limits = Settings(walk_ins=Rate(2, 0), tables=Rate(3, 0), messages=Rate(4, 0), sockets=1, open_tables=2, body=2000)
    with TestClient(create_app(database, limits)) as client:
        ann = Visitor(client, "Ann")
        tables = [ann.lay(attacker="me"), ann.lay(attacker="me")]
        assert ann.post("/api/tables", game="seven-ronin").json()["reason"] == "too-many"
        assert ann.post("/api/tables", game="seven-ronin").json()["reason"] == "too-fast"
        assert ann.post("/api/tables", game="seven-ronin", options={"x" * 3000: "y"}).status_code == 413
        with ann.at(tables[0]) as seen:
            with client.websocket_connect(f"/api/tables/{tables[1]}/socket", headers=ann.headers) as second:
                assert second.receive_json()["reason"] == "too-many"
            seen.settle()
            seen.settle()
            assert seen.ask(type="ping", id="one too many")["reason"] == "too-fast"
        Visitor(client, "Bob")
        assert client.post("/api/me", json={"nickname": "Eve"}).json()["reason"] == "too-fast"
