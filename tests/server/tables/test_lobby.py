"""The lobby: creating tables, taking seats, starting."""

from __future__ import annotations

from typing import Any

import pytest

from server.visitors import ATTACK, DEFENCE, Visitor, begun
from tatami.store import Conflict, Header


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
    services = ann.client.app.state.services
    known = services.tables.loaded(table).header
    ann.client.blocking_portal.call(
        services.store.tables.leave_seat, known, known.seats[1].identity
    )  # at another server
    assert ann.post(f"/api/tables/{table}/start").json()["reason"] == "seats-open"
    assert ann.get(f"/api/tables/{table}").json()["status"] == "open"
    bob.post(f"/api/tables/{table}/join")
    assert ann.post(f"/api/tables/{table}/start").json()["status"] == "live"
    assert services.tables.loaded(table).header == ann.client.blocking_portal.call(services.store.tables.find, table)


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
    services = ann.client.app.state.services
    onlooker = Onlooker(services.tables.loaded(table))
    services.tables.loaded(table).watchers.add(onlooker)

    async def somebody_was_faster(_: Header) -> Header:
        raise Conflict("the table has been changed meanwhile")

    with monkeypatch.context() as patch:
        patch.setattr(services.store.tables, "update", somebody_was_faster)
        assert ann.post(f"/api/tables/{table}/start").status_code == 409
    assert not any(onlooker.saw_a_match)
    assert ann.post(f"/api/tables/{table}/start").json()["status"] == "live"
    assert onlooker.saw_a_match[-1]


def test_a_match_that_has_begun_elsewhere_is_taken_in_though_its_header_came_first(ann: Visitor, bob: Visitor) -> None:
    table = begun(ann, bob)
    held = ann.client.app.state.services.tables.loaded(table)
    there = held.match
    held.match = None
    held._streams.restart(0)
    ann.client.blocking_portal.call(held.refresh)
    assert held.match == there


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
