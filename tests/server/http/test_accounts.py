"""Accounts and codes: who has the password or the code is the same person on another device; nobody else is."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest
from litestar.testing import TestClient

from server.conftest import GENEROUS
from server.visitors import Visitor
from tatami.server import timestamps
from tatami.server.app import create_app
from tatami.server.settings import Rate, Settings

PASSWORD = "correct horse battery"


def carried(client: TestClient[Any], answer: Any) -> Visitor:
    """Somebody with the cookie of an answer."""
    visitor = Visitor(client)
    visitor.headers["cookie"] = answer.headers["set-cookie"].split(";")[0]
    return visitor


def test_an_account_brings_one_s_games_to_another_device(client: TestClient[Any], ann: Visitor, database: str) -> None:
    table = ann.lay(attacker="me")
    assert ann.post("/api/account", login=" Ann ", password=PASSWORD).json() == {"nickname": "Ann", "login": "ann"}
    assert ann.get("/api/me").json() == {"nickname": "Ann", "login": "ann"}
    back = Visitor(client).post("/api/login", login="ann", password=PASSWORD)
    assert back.status_code == 200
    there = carried(client, back)
    assert [mine["table"]["id"] for mine in there.get("/api/tables/mine").json()] == [table]
    with sqlite3.connect(database.removeprefix("sqlite+aiosqlite:///")) as kept:
        ((password,),) = kept.execute("SELECT password FROM accounts").fetchall()
    kept.close()
    assert password.startswith("$argon2id$")


@pytest.mark.parametrize(("login", "password"), [("ann", PASSWORD + "!"), ("nobody", PASSWORD)])
def test_a_wrong_password_and_a_wrong_login_look_the_same(
    client: TestClient[Any], ann: Visitor, login: str, password: str
) -> None:
    ann.post("/api/account", login="ann", password=PASSWORD)
    answer = Visitor(client).post("/api/login", login=login, password=password)
    assert (answer.status_code, answer.json()["reason"]) == (401, "wrong-password")
    assert "set-cookie" not in answer.headers


def test_accounts_that_cannot_be_are_refused(ann: Visitor, bob: Visitor) -> None:
    assert ann.post("/api/account", login="a b", password=PASSWORD).json()["reason"] == "bad-login"
    assert ann.post("/api/account", login="ann", password="short").status_code == 400
    assert ann.post("/api/account", login="ann", password=PASSWORD).status_code == 201
    assert ann.post("/api/account", login="anna", password=PASSWORD).json()["reason"] == "has-account"
    assert bob.post("/api/account", login="Ann", password=PASSWORD).json()["reason"] == "login-taken"


def test_passwords_cannot_be_tried_for_long(database: str) -> None:
    limits = Settings(logins=Rate(2, 0))
    with TestClient(create_app(database, limits)) as client:
        tries = [Visitor(client).post("/api/login", login="ann", password=PASSWORD).json()["reason"] for _ in range(3)]
        assert tries == ["wrong-password", "wrong-password", "too-fast"]


def test_a_code_carries_a_seat_once(client: TestClient[Any], ann: Visitor) -> None:
    table = ann.lay(attacker="me")
    first = ann.post("/api/codes").json()
    made = ann.post("/api/codes").json()
    assert made["picture"].startswith("data:image/svg+xml")
    assert made["address"].endswith(f"/carry#{made['code']}")
    assert Visitor(client).post("/api/codes/use", code=first["code"]).json()["reason"] == "wrong-code", "void by now"
    spelled = f" {made['code'][:6].lower()}-{made['code'][6:]}"
    there = carried(client, Visitor(client).post("/api/codes/use", code=spelled))
    with there.at(table) as seen:
        assert seen.table["seats"][0]["you"] is True
    assert Visitor(client).post("/api/codes/use", code=made["code"]).json()["reason"] == "wrong-code"


def test_a_code_grows_old(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(create_app(database, GENEROUS)) as client:
        ann = Visitor(client, "Ann")
        monkeypatch.setattr(timestamps, "now", lambda: 0)
        code = ann.post("/api/codes").json()["code"]
        monkeypatch.setattr(timestamps, "now", lambda: 300_001)
        assert Visitor(client).post("/api/codes/use", code=code).json()["reason"] == "wrong-code"


def test_who_leaves_a_device_is_gone_from_it(client: TestClient[Any], ann: Visitor) -> None:
    answer = client.delete("/api/me", headers=ann.headers)
    assert answer.status_code == 204
    assert 'tatami=""' in answer.headers["set-cookie"] or "tatami=;" in answer.headers["set-cookie"]
