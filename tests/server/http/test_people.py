"""Walking in: nicknames and cookies."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from server.visitors import Visitor


def test_who_walks_in_gets_a_cookie_that_scripts_cannot_read(client: TestClient[Any]) -> None:
    answer = client.post("/api/me", json={"nickname": "  Ann "})
    assert answer.json() == {"nickname": "Ann", "login": None}
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert client.get("/api/me").json()["nickname"] == "Ann"
    assert client.post("/api/me", json={"nickname": "Anna"}).json()["nickname"] == "Anna"
    assert client.get("/api/me").json()["nickname"] == "Anna"


def test_a_forged_cookie_is_nobody_s(ann: Visitor) -> None:
    name, _, seal = ann.headers["cookie"].rpartition(".")
    for forged in (f"{name}.{'0' * len(seal)}", name, "tatami=", "tatami=é.é", f"tatami=x.{seal}"):
        answer = ann.client.get("/api/me", headers={b"cookie": forged.encode()})
        assert (answer.status_code, answer.json()["reason"]) == (401, "walk-in-first")


@pytest.mark.parametrize("nickname", ["", "   ", "a\u0000b", "line\nbreak", "x" * 25, 7, None])
def test_a_name_must_be_short_and_readable(client: TestClient[Any], nickname: Any) -> None:
    assert client.post("/api/me", json={"nickname": nickname}).status_code in (400, 422)


def test_a_new_name_is_shown_wherever_one_sits(ann: Visitor, bob: Visitor) -> None:
    table = ann.lay(attacker="me")
    with bob.at(table) as seen:
        ann.post("/api/me", nickname="Anna")
        seen.until("table")
        assert seen.table["seats"][0]["name"] == "Anna"
    assert bob.post(f"/api/tables/{table}/join").json()["seats"][0]["name"] == "Anna"
    ann.post("/api/me", nickname="Anne")
    assert ann.post(f"/api/tables/{table}/start").json()["seats"][0]["name"] == "Anne"
