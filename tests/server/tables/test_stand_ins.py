"""Bots that play for people."""

from __future__ import annotations

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
