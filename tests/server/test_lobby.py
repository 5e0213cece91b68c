"""Tables before the play: who walks in, what they may lay, who may sit, who may begin."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from server.visitors import ATTACK, DEFENCE, Visitor, begun
from tatami.server.access.rate_limit import Limits, Rate
from tatami.server.app import create_app
from tatami.store import Conflict, Header


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


def test_the_shelf_is_in_the_reader_s_language(client: TestClient[Any]) -> None:
    shelf = client.get("/api/games", headers={"accept-language": "de, fr-CH;q=0.9"}).json()
    game = next(game for game in shelf if game["name"] == "seven-ronin")
    assert game["tagline"].startswith("Quarante ninjas")
    assert game["seats"] == ["attacker", "defender"]
    assert {"random", "instinct"} <= set(game["bots"])
    assert all(option["players"] is None for option in game["options"])


def test_the_shelf_says_which_option_is_the_number_of_players(client: TestClient[Any]) -> None:
    game = next(game for game in client.get("/api/games").json() if game["name"] == "ninjato")
    assert [(option["values"], option["players"]) for option in game["options"] if option["players"]] == [
        (["two", "three", "four"], [2, 3, 4])
    ]


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"options": {"edition": "third"}}, "bad-options"),
        ({"options": {"dragons": "yes"}}, "bad-options"),
        ({"seats": {"north": "me"}}, "no-such-seat"),
        ({"seats": {"attacker": "me", "defender": "me"}}, "bad-seats"),
        ({"seats": {"attacker": "you"}}, "bad-seats"),
        ({"seats": {"attacker": "bot:deep-blue"}}, "no-such-bot"),
        ({"seats": {"attacker": ""}}, "bad-request"),
        ({"seats": 7}, "bad-request"),
        ({"clock": "fast"}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(ann: Visitor, wanted: dict[str, Any], reason: str) -> None:
    answer = ann.post("/api/tables", **{"game": "seven-ronin", **wanted})
    assert answer.json()["reason"] == reason
    assert answer.status_code in (400, 422)
    assert ann.get("/api/tables/mine").json() == []


def test_seats_are_taken_and_given_up(ann: Visitor, bob: Visitor) -> None:
    table = ann.lay(attacker="me")
    assert [open_["id"] for open_ in bob.get("/api/tables").json()] == [table]
    assert bob.post(f"/api/tables/{table}/join", seat="attacker").json()["reason"] == "seat-taken"
    assert bob.post(f"/api/tables/{table}/join", seat="north").json()["reason"] == "no-such-seat"
    joined = bob.post(f"/api/tables/{table}/join", seat="defender").json()
    assert [(seat["name"], seat["kind"], seat["you"]) for seat in joined["seats"]] == [
        ("Ann", "person", False),
        ("Bob", "person", True),
    ]
    assert bob.post(f"/api/tables/{table}/join").json()["reason"] == "seated-already"
    assert bob.post(f"/api/tables/{table}/leave").json()["seats"][1]["kind"] == "open"
    assert bob.post(f"/api/tables/{table}/leave").json()["reason"] == "not-seated"


def test_only_the_host_begins_and_only_a_full_table(ann: Visitor, bob: Visitor) -> None:
    table = ann.lay(attacker="me")
    assert ann.post(f"/api/tables/{table}/start").json()["reason"] == "seats-open"
    bob.post(f"/api/tables/{table}/join")
    assert bob.post(f"/api/tables/{table}/start").json()["reason"] == "not-host"
    assert ann.post(f"/api/tables/{table}/start").json()["status"] == "live"
    for late in ("start", "join", "leave"):
        answer = bob.post(f"/api/tables/{table}/{late}")
        assert (answer.status_code, answer.json()["reason"]) == (409, "already-started")


def test_a_match_does_not_begin_without_somebody_who_has_left_elsewhere(ann: Visitor, bob: Visitor) -> None:
    table = ann.lay(attacker="me")
    bob.post(f"/api/tables/{table}/join")
    house = ann.client.app.state.house
    known = house.at_hand(table).header
    ann.client.blocking_portal.call(house.store.tables.leave_seat, known, known.seats[1].identity)  # at another server
    assert ann.post(f"/api/tables/{table}/start").json()["reason"] == "seats-open"
    assert ann.get(f"/api/tables/{table}").json()["status"] == "open"
    bob.post(f"/api/tables/{table}/join")
    assert ann.post(f"/api/tables/{table}/start").json()["status"] == "live"
    assert house.at_hand(table).header == ann.client.blocking_portal.call(house.store.tables.find, table)


class Onlooker:
    """Somebody who notes, whenever there is something new, whether it is a match."""

    identity, leaving = "nobody", False

    def __init__(self, table: Any) -> None:
        self.table = table
        self.saw_a_match: list[bool] = []

    def notify(self) -> None:
        self.saw_a_match.append(self.table.match is not None)


def test_nobody_sees_a_match_that_the_store_has_not_begun(
    ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.lay(attacker="me")
    bob.post(f"/api/tables/{table}/join")
    house = ann.client.app.state.house
    onlooker = Onlooker(house.at_hand(table))
    house.at_hand(table).watchers.add(onlooker)

    async def somebody_was_faster(_: Header) -> Header:
        raise Conflict("the table has been changed meanwhile")

    with monkeypatch.context() as patch:
        patch.setattr(house.store.tables, "update", somebody_was_faster)
        assert ann.post(f"/api/tables/{table}/start").status_code == 409
    assert not any(onlooker.saw_a_match)
    assert ann.post(f"/api/tables/{table}/start").json()["status"] == "live"
    assert onlooker.saw_a_match[-1]


def test_a_match_that_has_begun_elsewhere_is_taken_in_though_its_header_came_first(ann: Visitor, bob: Visitor) -> None:
    table = begun(ann, bob)
    held = ann.client.app.state.house.at_hand(table)
    there = held.match
    held.match, held._streams = None, {}
    ann.client.blocking_portal.call(held.refresh)
    assert held.match == there


def test_a_new_name_is_shown_wherever_one_sits(ann: Visitor, bob: Visitor) -> None:
    table = ann.lay(attacker="me")
    with bob.at(table) as seen:
        ann.post("/api/me", nickname="Anna")
        seen.until("table")
        assert seen.table["seats"][0]["name"] == "Anna"
    assert bob.post(f"/api/tables/{table}/join").json()["seats"][0]["name"] == "Anna"
    ann.post("/api/me", nickname="Anne")
    assert ann.post(f"/api/tables/{table}/start").json()["seats"][0]["name"] == "Anne"


def test_who_looks_at_a_table_sees_people_come(ann: Visitor, bob: Visitor) -> None:
    table = ann.lay(attacker="me")
    with ann.at(table) as seen:
        bob.post(f"/api/tables/{table}/join")
        seen.until("table")
        assert seen.table["seats"][1]["name"] == "Bob"
        ann.post(f"/api/tables/{table}/start")
        seen.until("update", version=1)
        assert seen.table["status"] == "live"


def test_a_private_table_is_found_by_its_link_only(ann: Visitor, bob: Visitor) -> None:
    table = ann.post("/api/tables", game="seven-ronin", private=True).json()["id"]
    assert bob.get("/api/tables").json() == []
    assert bob.post(f"/api/tables/{table}/join").status_code == 200


def test_live_tables_are_listed_for_who_wants_to_watch(ann: Visitor, bob: Visitor, table: str) -> None:
    eve = Visitor(ann.client, "Eve")
    hidden = ann.post("/api/tables", game="seven-ronin", private=True, seats={"attacker": "me"}).json()["id"]
    bob.post(f"/api/tables/{hidden}/join")
    assert ann.post(f"/api/tables/{hidden}/start").json()["status"] == "live"
    later = begun(bob, ann)
    waiting = ann.lay(attacker="me")
    assert [found["id"] for found in eve.get("/api/tables?status=live").json()] == [later, table]
    assert [found["id"] for found in eve.get("/api/tables?status=open").json()] == [waiting]
    assert eve.get("/api/tables?status=over").json()["reason"] == "bad-request"
    with ann.at(table) as seen:
        seen.ask(type="resign", id="1")
    assert [found["id"] for found in eve.get("/api/tables?status=live").json()] == [later]


def test_a_list_of_live_tables_tells_what_anybody_may_know(ann: Visitor, bob: Visitor, table: str) -> None:
    eve = Visitor(ann.client, "Eve")
    (before,) = eve.get("/api/tables?status=live").json()
    assert before == eve.get(f"/api/tables/{table}").json()
    with ann.at(table) as attacker, bob.at(table) as defender:
        attacker.play("1", *ATTACK[:2])
        defender.play("1", *DEFENCE[:3])
    assert eve.get("/api/tables?status=live").json() == [before], "secret plans leave no trace in it"


def test_a_table_that_is_not_there_is_not_found_in_french(client: TestClient[Any]) -> None:
    visitor = Visitor(client, "Anne", language="fr")
    answer = visitor.get("/api/tables/nowhere")
    assert (answer.status_code, answer.json()["text"]) == (404, "Cette table n’existe pas.")
    with client.websocket_connect("/api/tables/nowhere/socket", headers=visitor.headers) as session:
        assert session.receive_json()["reason"] == "no-such-table"


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
    limits = Limits(walk_ins=Rate(2, 0), tables=Rate(3, 0), messages=Rate(4, 0), sockets=1, open_tables=2, body=2000)
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


def test_the_server_is_well_and_describes_itself(client: TestClient[Any]) -> None:
    answer = client.get("/health")
    assert answer.json() == {"status": "well", "live": 0, "frozen": 0}
    assert answer.headers["x-content-type-options"] == "nosniff"
    paths = client.get("/api/schema/openapi.json").json()["paths"]
    assert {"/api/me", "/api/games", "/api/tables", "/api/tables/{name}/join", "/api/files"} <= set(paths)


def test_what_is_not_there_or_not_asked_so_is_refused_in_our_words(client: TestClient[Any]) -> None:
    assert client.get("/api/nothing").json()["reason"] == "not-found"
    assert client.delete("/api/games").json()["reason"] == "wrong-method"
