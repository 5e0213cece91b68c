"""Bots that play for people."""

from __future__ import annotations

import pytest

from server.visitors import ATTACK, Visitor


def test_a_seat_passes_to_a_bot_and_back(ann: Visitor, bob: Visitor, table: str) -> None:
    with ann.at(table) as attacker, bob.at(table) as defender:
        assert defender.ask(type="hand_over", id="1", bot="deep-blue")["reason"] == "no-such-bot"
        assert defender.ask(type="hand_over", id="1", bot="random")["type"] == "ack"
        attacker.settle()
        assert attacker.table["seats"][1]["stand_in"] == "random"
        assert defender.play("2", "post kabe well")["reason"] == "stand-in"
        attacker.play("1", *ATTACK)
        while "screens-lifted" not in [event["name"] for event in attacker.events]:
            attacker.next()
        assert defender.ask(type="take_back", id="3")["type"] == "ack"
        attacker.settle()
        seat = attacker.table["seats"][1]
        assert (seat["name"], seat["stand_in"], seat["stood_in"]) == ("Bob", None, True)


@pytest.mark.parametrize("bot", ["master@20001", "master@999999999", "bold-adept@999999999999999999999"])
def test_a_bot_that_would_think_for_too_long_is_refused_everywhere(ann: Visitor, table: str, bot: str) -> None:
    with ann.at(table) as seen:
        assert seen.ask(type="hand_over", id="1", bot=bot)["reason"] == "no-such-bot"
    clock = {"kind": "move", "seconds": 5, "flag": f"bot:{bot}"}
    for wanted in ({"seats": {"attacker": f"bot:{bot}"}}, {"clock": clock}):
        assert ann.post("/api/tables", game="seven-ronin", **wanted).json()["reason"] == "no-such-bot"
