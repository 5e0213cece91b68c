"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from .table import last_turn, position, raid


def test_the_turn_order_example_of_the_dojo() -> None:
    """Page 4: Tom, Mike, Eve and Brandon; Brandon trains, later Mike does; Mike, Brandon, Tom, Eve go next."""
    table = position(4, hands={"black": "2 2", "white": "3 3", "purple": "4 4", "yellow": "5 5"})
    train = ("dojo", "draw", "draw")
    for seat, moves in (
        *((seat, ("raid house-1 force", "fail")) for seat in ("black", "white", "purple")),
        ("yellow", train),
        ("black", ("raid house-1 force", "fail")),
        ("white", train),
        *(
            (seat, ("raid house-1 force", "fail"))
            for seat in ("purple", "yellow", "black", "white", "purple", "yellow")
        ),
    ):
        table.play(seat, *moves)
    assert table.kyoto.round_number == 2
    assert table.order == "white yellow black purple"


def test_the_five_step_raid() -> None:
    """Pages 5 and 6: a 4 past the samurai, a 1 below a 1 with a support, an alarm, a 2 below a 3, and away."""
    table = raid("1 2 3 4", house="scroll vase gold", sentry="5", mode="stealth")
    table.raid("strike four first")
    assert table.loot() == "scroll"
    table.raid("banzai", "support down", "strike one first", guards="1")
    assert table.loot() == "scroll vase"
    table.raid("banzai", guards="3!", treasures="jade")
    assert table.light() == "jade"
    assert table.red() == "gold"
    table.raid("strike two first")
    assert table.loot() == "scroll vase jade"
    table.raid("leave", treasures="fan")
    assert table.purse("black") == "scroll vase jade"
    assert (table.light(), table.red(), table.sentry()) == ("fan", "gold", 5)


def test_the_raid_with_intonjutsu_and_boryaku() -> None:
    """Page 7: Intonjutsu makes a 5 a 0 under a sentry of 2; Boryaku as a 2 beats Tsuba's 3; the elite is kept."""
    table = raid("5", house="fan", red="vase", sentry="2", tiles="intonjutsu boryaku", mode="stealth")
    table.raid("intonjutsu", "strike five first", "banzai", "boryaku two first", elites="tsuba")
    assert table.beaten("black") == "tsuba"
    assert table.purse("black") == "fan vase"
    assert table.ready("black") == ""


def test_the_raid_with_chocho_after_failing() -> None:
    """Page 7: only one of a pair can be beaten; the fan goes for the jade, lies red, and the jade is kept."""
    table = raid("5 5", house="fan", red="jade", sentry="1", tiles="chocho")
    table.raid("strike five first", "banzai", "strike five first", "fail", elites="daisho")
    table.raid("chocho light-fan", "fetch red-jade", treasures="gold")
    assert (table.light(), table.red()) == ("gold", "fan")
    assert table.purse("black") == "jade"
    assert table.beaten("black") == ""


def test_the_raid_with_seishin_teki() -> None:
    """Page 7: a guard of 5 met by force is slipped past with a 3 once the mode has changed."""
    table = raid("5 3", sentry="4", tiles="seishin-teki")
    table.raid("strike five first", "banzai", "seishin-teki", "strike three first", guards="5")
    assert table.loot() == "fan scroll"


def test_kenjutsu_is_paid_for_with_a_five_and_opens_the_way_of_the_tiger() -> None:
    """Page 6."""
    table = position(2, hands={"black": "5", "white": "2"}, sensei="kenjutsu kayakujutsu")
    table.play("black", "learn kenjutsu")
    assert table.hand("black") == ""
    table.play("white", "dojo", "draw", "draw", "draw")
    table.play("black", "learn kayakujutsu")
    assert table.tiles("black") == "kayakujutsu kenjutsu"


def test_a_minamoto_house_goes_to_taira_or_go_shirakawa() -> None:
    """Page 6."""
    table = raid("5", house="fan", sentry="1", banners={"house-1": "minamoto-8"})
    table.raid("strike five first")
    clans = {move.split()[1].rpartition("-")[0] for move in table.legal("black", "claim")}
    assert clans == {"taira", "go-shirakawa"}


@pytest.mark.parametrize(
    ("purse", "payment", "honour"),
    [
        ("vase jade jade jade", ["pay vase", "pay jade", "pay jade", "pay jade"], 19),
        ("fan fan fan fan", ["settle"], 8),
        ("scroll vase vase vase", ["settle"], 15),
        ("fan vase vase gold", ["pay fan", "pay vase", "pay vase", "gild vase"], 14),
        ("fan vase vase gold", ["settle"], 14),
    ],
)
def test_the_price_of_one_and_three_alike(purse: str, payment: list[str], honour: int) -> None:
    """Page 8: 19, 8, 15 and, with a gold, 14."""
    table = position(palace="taira-22", purses={"black": purse}).play("black", "bribe taira-22", *payment)
    assert table.honour("black") == honour
    assert table.envoys("black") == {"taira-22"}
    assert table.purse("black") == ""


def test_a_fan_and_a_jade_give_seven() -> None:
    """Page 8."""
    table = position(palace="taira-51", purses={"black": "fan jade"}).play("black", "bribe taira-51")
    assert table.honour("black") == 7


def test_a_disguise_makes_two_envoys_three_influence() -> None:
    """Page 9."""
    table = last_turn(
        5,
        tiles={"black": "hensojutsu"},
        envoys={"black": "go-shirakawa-55 go-shirakawa-72", "white": "go-shirakawa-31 go-shirakawa-63"},
        hands={"purple": "1 1"},
    )
    table.play("purple", "dojo", "draw", "draw")
    assert table.turn == "black"
    table.play("black", "disguise go-shirakawa-55")
    assert table.turn == "black"
    assert table.step == "leaders"


def test_the_scoring_of_round_five() -> None:
    """Page 9: 14 for Taira, a rumour instead of Minamoto's 2, 8 for Go-Shirakawa; then the seconds take the rest."""
    table = last_turn(
        5,
        banners={
            "house-1": "taira-8",
            "house-2": "taira-6",
            "house-3": "minamoto-2",
            "house-4": "go-shirakawa-6",
            "house-5": "go-shirakawa-2",
        },
        envoys={
            "black": "taira-69 taira-51 minamoto-27",
            "white": "minamoto-67 minamoto-53 go-shirakawa-31",
            "purple": "go-shirakawa-72 go-shirakawa-55 taira-22",
        },
        pavilion="warrior-any people-any friends-any secrets-any",
        hands={"purple": "1 1"},
    )
    table.play("purple", "dojo", "draw", "draw")
    table.play("black", "honour").play("white", "spread warrior-any").play("purple", "honour")
    assert [table.honour(seat) for seat in ("black", "white", "purple")] == [14, 0, 8]
    table.play("purple", "spread people-any")
    assert table.honour("black") == 16
    table.play("white", "spread friends-any")
    assert table.rumours("white") == {"warrior-any", "friends-any"}
    assert table.rumours("purple") == {"people-any"}
    assert len(table.pavilion) == 4
    assert table.kyoto.round_number == 6
