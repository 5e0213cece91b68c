"""Bots at tables."""

from __future__ import annotations

import pytest

from server.visitors import ATTACK, Visitor


@pytest.mark.parametrize("bot", ["random", "instinct"])
def test_a_bot_answers_on_its_seat(ann: Visitor, bot: str) -> None:
    table = ann.lay(attacker="me", defender=f"bot:{bot}")
    with ann.at(table) as seen:
        assert ann.post(f"/api/tables/{table}/start").status_code == 200
        while not seen.state.get("legal"):
            seen.next()
        assert seen.play("1", *ATTACK)["type"] == "ack"
        while "day-breaks" not in [event["name"] for event in seen.events]:
            if seen.state["legal"]:
                assert seen.play(f"{seen.version}", seen.state["legal"][0]["move"])["type"] == "ack"
            else:
                seen.next()
        assert "screens-lifted" in [event["name"] for event in seen.events]


def test_two_bots_play_to_the_end(ann: Visitor) -> None:
    table = ann.lay(attacker="bot:instinct", defender="bot:random")
    with ann.at(table) as seen:
        assert ann.post(f"/api/tables/{table}/start").status_code == 200
        while not seen.state.get("outcome"):
            seen.next()
    file = ann.get(f"/api/tables/{table}/file").json()
    assert file["seats"] == {"attacker": "bot:instinct", "defender": "bot:random"}
