"""Looking back: moments as a viewer knew them, reasons without playing, notes, and playing on from a moment."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from server.tables.test_whole_match import finished, play_to_the_end
from server.visitors import ATTACK, DEFENCE, Json, Visitor

FIXTURES = Path(__file__).parents[2] / "fixtures" / "seven-ronin"


def history(who: Visitor, table: str, seat: str | None = None) -> list[Json]:
    asked = f"?seat={seat}" if seat else ""
    answer = who.get(f"/api/tables/{table}/history{asked}")
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()["moments"]
    return found


def moment(who: Visitor, table: str, number: int, asked: str = "") -> Json:
    answer = who.get(f"/api/tables/{table}/history/{number}{asked}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_every_moment_of_a_match_in_play_is_what_the_seat_saw_then(ann: Visitor, bob: Visitor, table: str) -> None:
    with ann.at(table) as attacker, bob.at(table) as defender:
        states = [attacker.state]
        for number, move in enumerate(ATTACK):
            attacker.play(f"a{number}", move)
            states.append(attacker.state)
        defender.play("plan", *DEFENCE)
        attacker.settle()
        states.append(attacker.state)
        events = attacker.events
    assert [found["move"] for found in history(ann, table)] == [None, *ATTACK, None]
    for number, state in enumerate(states):
        found = moment(ann, table, number)
        assert {name: found[name] for name in ("view", "actors", "prompt")} == {
            name: state[name] for name in ("view", "actors", "prompt")
        }
        assert found["events"] == events[: len(found["events"])]
    resumed = moment(ann, table, len(states) - 1, "?after=2")
    assert events[: resumed["keep"]] + resumed["events"] == events


def test_what_was_taken_back_is_no_moment(ann: Visitor, table: str) -> None:
    with ann.at(table) as seen:
        seen.play("1", "deploy well")
        seen.ask(type="undo", id="2")
    assert len(history(ann, table)) == 1


def test_nobody_looks_back_through_the_other_s_eyes_before_the_end(ann: Visitor, bob: Visitor, table: str) -> None:
    for seat in ("attacker", "all"):
        answer = bob.get(f"/api/tables/{table}/history?seat={seat}")
        assert (answer.status_code, answer.json()["reason"]) == (409, "not-over")
    assert bob.get(f"/api/tables/{table}/history?seat=north").json()["reason"] == "no-such-seat"
    assert bob.get(f"/api/tables/{table}/history/7").json()["reason"] == "no-such-moment"
    assert len(history(bob, table, "spectator")) == 1
    with ann.at(table) as attacker, bob.at(table) as defender:
        play_to_the_end(attacker, defender, random.Random(4))
        final = attacker.state
    eve = Visitor(ann.client, "Eve")
    assert len(history(eve, table)) >= len(history(eve, table, "attacker")) > 20
    last = moment(eve, table, len(history(eve, table)) - 1)
    assert (last["view"], last["outcome"]) == (final["view"], final["outcome"])
    assert moment(eve, table, 1)["outcome"] is None


def test_a_reason_is_told_and_nothing_played(ann: Visitor, table: str) -> None:
    with ann.at(table, language="fr") as seen:
        seen.play("1", "deploy well")
        before = seen.state
        seen.send(type="why", id="w", move="deploy well")
        told = seen.until("why", id="w")
        assert told["reason"] == "limit-reached"
        assert told["text"].startswith("La limite de nouveaux ninjas")
        seen.send(type="why", id="w2", move="deploy inn")
        assert (seen.until("why", id="w2")["reason"], seen.state) == (None, before)
        seen.send(type="why", id="w3", move="deploy moon")
        assert seen.until("why", id="w3")["reason"] == "unknown-move"
    with Visitor(ann.client, "Eve").at(table) as eve:
        assert eve.ask(type="why", id="w", move="deploy inn")["reason"] == "not-seated"


def test_a_reason_told_is_the_reason_given(ann: Visitor, bob: Visitor, table: str) -> None:
    luck = random.Random(5)
    offers = ["deploy well", "deploy inn", "post kabe well", "strike", "done", "shoot", "pillage", "pass"]
    with ann.at(table) as one, bob.at(table) as other:
        for number in range(60):
            for seen in (one, other):
                move = luck.choice(offers)
                seen.send(type="why", id=f"w{number}", move=move)
                told = seen.until("why")["reason"]
                answer = seen.play(f"m{number}", move)
                assert answer.get("reason") == told
                if seen.state["legal"]:
                    seen.play(f"n{number}", luck.choice(seen.state["legal"])["move"])
            one.settle()
            other.settle()


def test_notes_are_one_s_own(ann: Visitor, bob: Visitor, table: str) -> None:
    assert ann.get(f"/api/tables/{table}/notes").json() == {"text": ""}
    for text in ("kabe is at the well?", "no, at the inn"):
        assert ann.put(f"/api/tables/{table}/notes", text=text).json() == {"text": text}
    assert ann.get(f"/api/tables/{table}/notes").json() == {"text": text}
    assert bob.get(f"/api/tables/{table}/notes").json() == {"text": ""}
    assert ann.put(f"/api/tables/{table}/notes", text="x" * 5000).status_code == 400


def test_a_finished_match_is_played_on_from_a_moment(ann: Visitor, bob: Visitor, table: str) -> None:
    assert ann.post(f"/api/tables/{table}/branch", moment=0).json()["reason"] == "not-over"
    file = finished(ann, bob, table)
    moments = history(ann, table)
    assert ann.post(f"/api/tables/{table}/branch", moment=len(moments) - 1).json()["reason"] == "no-such-moment"
    seats = {"attacker": "me", "defender": "bot:instinct"}
    laid = ann.post(f"/api/tables/{table}/branch", moment=30, seats=seats).json()
    assert (laid["branch_of"], laid["status"], laid["private"]) == (table, "open", True)
    assert laid["commitment"] != file["commitment"]
    assert ann.post(f"/api/tables/{laid['id']}/start").json()["status"] == "live"
    with ann.at(laid["id"]) as seen:
        while not seen.state["outcome"]:
            if seen.state["legal"]:
                seen.play(f"{seen.version}", seen.state["legal"][0]["move"])
            else:
                seen.next()
    played_on = ann.get(f"/api/tables/{laid['id']}/file").json()
    assert played_on["moves"][:30] == file["moves"][:30]
    assert played_on["earlier"] == [{"until": 30, "commitment": file["commitment"], "secret": file["secret"]}]
    assert ann.post("/api/files", **played_on).status_code == 201, "and its file is checked like any other"


@pytest.mark.parametrize("spoil", [{"earlier": [{"until": 30}]}, {"earlier": 7}, {"forfeit": {"seat": "attacker"}}])
def test_a_file_with_a_wrong_ending_or_beginning_is_refused(ann: Visitor, spoil: Json) -> None:
    file = json.loads(next(FIXTURES.glob("*.json")).read_text(encoding="utf-8"))
    answer = ann.post("/api/files", **file | spoil)
    assert (answer.status_code, answer.json()["reason"]) == (422, "bad-file")
