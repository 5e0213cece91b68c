"""What a board shows beyond the record: clans, prices and bonuses."""

from __future__ import annotations

from typing import Any

from tatami.games.ninjato.components import ANY_CARD, ENVOYS, Card, Envoy, Rumour, Skill
from tatami.games.ninjato.derived import FREE, numbers
from tatami.kernel.events import SPECTATOR

from .table import SEAT, Table, position


def shown(table: Table, seat: int = 0) -> dict[str, Any]:
    return dict(numbers(table.seen_by(seat), seat))


def offer(table: Table, ware: int) -> list[int]:
    rows: list[list[int]] = shown(table)["offers"]
    (row,) = [row for row in rows if row[0] == ware]
    return row


def test_clans_have_leaders_seconds_and_rewards() -> None:
    table = position(
        envoys={"black": "taira-69 minamoto-27", "white": "taira-51 taira-42", "purple": "minamoto-67"},
        banners={"house-1": "taira-8", "house-2": "taira-4", "house-3": "minamoto-2"},
    )
    got = shown(table, SPECTATOR)
    assert got["influence"] == [[1, 2, 0], [1, 0, 1], [0, 0, 0]]
    assert got["leaders"] == [SEAT["white"], SEAT["purple"], -1]
    assert got["seconds"] == [SEAT["black"], SEAT["black"], -1]
    assert got["rewards"][0] == 12


def test_an_offer_is_the_exact_change_that_the_rules_would_pay() -> None:
    table = position(
        purses={"black": "fan gold vase vase"}, palace="taira-51 taira-60 taira-22 taira-29", pavilion="warrior-vase"
    )
    assert offer(table, Envoy.TAIRA_51) == [Envoy.TAIRA_51, 7, 1, 0, 0, 0, 1]
    assert offer(table, Envoy.TAIRA_60) == [Envoy.TAIRA_60, 8, 0, 0, 2, 0, 0]
    assert offer(table, ENVOYS + Rumour.WARRIOR_VASE) == [ENVOYS + Rumour.WARRIOR_VASE, 4, 0, 0, 1, 0, 0]
    for envoy, name in ((Envoy.TAIRA_51, "taira-51"), (Envoy.TAIRA_60, "taira-60")):
        honour = offer(table, envoy)[1]
        paid = Table(table.kyoto.copy()).play("black", f"bribe {name}")
        if paid.step == "pay":
            paid.play("black", "settle")
        assert paid.honour("black") == honour


def test_an_offer_beyond_the_purse_says_what_is_missing() -> None:
    table = position(purses={"black": "fan gold"}, palace="taira-29 taira-22 taira-69 minamoto-20")
    assert offer(table, Envoy.TAIRA_22)[1] == 0
    assert sum(offer(table, Envoy.TAIRA_22)[2:]) == 2
    assert offer(table, Envoy.TAIRA_29) == [Envoy.TAIRA_29, 0, 0, 0, 1, 0, 0]


def test_the_rest_of_a_price_half_paid_is_offered() -> None:
    table = position(purses={"black": "fan fan fan scroll"}, palace="taira-60 taira-29 taira-22 taira-35")
    table.play("black", "bribe taira-60", "pay fan")
    assert offer(table, Envoy.TAIRA_60) == [Envoy.TAIRA_60, 6, 2, 0, 0, 0, 0]
    assert offer(table, Envoy.TAIRA_22)[1] == 0


def test_the_last_treasure_of_a_large_price_is_offered() -> None:
    table = position(purses={"black": "fan fan fan fan"}, palace="taira-22 taira-29 taira-60 taira-35")
    table.play("black", "bribe taira-22", "pay fan", "pay fan")
    assert offer(table, Envoy.TAIRA_22) == [Envoy.TAIRA_22, 8, 2, 0, 0, 0, 0]


def test_a_lesson_costs_its_card_until_the_way_is_known() -> None:
    table = position(tiles={"black": "chocho"})
    price = dict(zip(Skill, shown(table)["tuition"], strict=True))
    assert price[Skill.SHINOBI_IRI] == FREE
    assert price[Skill.KENJUTSU] == Card.FIVE
    assert price[Skill.TAIJUTSU] == ANY_CARD


def test_bonuses_are_those_of_an_end_now() -> None:
    table = position(
        rumours={"black": "friends-any friends-two-any", "white": "enemies-any"},
        envoys={"black": "taira-69 minamoto-27"},
        purses={"black": "fan gold", "white": "jade"},
        elites={"white": "kissaki"},
    )
    black, white, purple = shown(table)["bonus"]
    assert black == [0, 0, 4, 0, 0, 2, 0]
    assert white == [-1, -1, -1, -1, -1, 1, 2]
    assert purple == [0] * 7
