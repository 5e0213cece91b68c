"""Every skill at every moment it may be used."""

from __future__ import annotations

import pytest

from tatami.games.ninjato.moves import Reason

from .table import last_turn, raid


def test_shinobi_iri_takes_two_off_a_card() -> None:
    table = raid("3", sentry="2", mode="stealth", tiles="shinobi-iri").raid("shinobi-iri", "strike three first")
    assert table.told("struck")[0]["total"] == 1


def test_intonjutsu_makes_a_card_zero() -> None:
    table = raid("5", sentry="1", mode="stealth", tiles="intonjutsu").raid("intonjutsu", "strike five first")
    assert table.told("struck")[0]["total"] == 0


def test_kayakujutsu_adds_two_to_a_card() -> None:
    table = raid("4", sentry="5", tiles="kayakujutsu").raid("kayakujutsu", "strike four first")
    assert table.told("struck")[0]["total"] == 6


def test_kenjutsu_makes_a_card_six() -> None:
    table = raid("1", sentry="5", tiles="kenjutsu").raid("kenjutsu", "strike one first")
    assert table.told("struck")[0]["total"] == 6


@pytest.mark.parametrize(("mode", "sign", "sentry", "total"), [("force", "up", "3", 4), ("stealth", "down", "3", 2)])
def test_taijutsu_adds_or_takes_one(mode: str, sign: str, sentry: str, total: int) -> None:
    table = raid("3", sentry=sentry, mode=mode, tiles="taijutsu").raid(f"taijutsu {sign}", "strike three first")
    assert table.told("struck")[0]["total"] == total


@pytest.mark.parametrize(
    ("bluff", "mode", "sentry"), [("four", "force", "3"), ("two", "stealth", "3"), ("two", "force", "1")]
)
def test_boryaku_passes_for_a_two_or_a_four_without_a_card(bluff: str, mode: str, sentry: str) -> None:
    table = raid("", sentry=sentry, mode=mode, tiles="boryaku").raid(f"boryaku {bluff} first")
    assert table.loot() == "fan"


def test_boryaku_is_a_whole_play_by_itself() -> None:
    table = raid("3 5", sentry="3", tiles="boryaku").raid("support up")
    assert table.refused("black", "boryaku four first") is Reason.BORYAKU_STANDS_ALONE


def test_the_set_value_comes_first_and_then_everything_is_added() -> None:
    table = raid("1 3", sentry="5", tiles="kenjutsu kayakujutsu").raid(
        "kayakujutsu", "support up", "kenjutsu", "strike one first"
    )
    assert table.told("struck")[0]["total"] == 9


def test_only_one_skill_sets_the_value_of_a_play() -> None:
    table = raid("1", sentry="3", tiles="kenjutsu kenjutsu").raid("kenjutsu")
    assert table.refused("black", "kenjutsu") is Reason.ONE_SETTING_A_PLAY


def test_a_useless_skill_may_be_added() -> None:
    table = raid("5", sentry="1", tiles="shinobi-iri").raid("shinobi-iri", "strike five first")
    assert table.told("struck")[0]["total"] == 3


def test_a_tile_works_once_a_round() -> None:
    table = raid("5 5", sentry="1", tiles="kayakujutsu").raid("kayakujutsu", "strike five first", "banzai", guards="2")
    assert table.refused("black", "kayakujutsu") is Reason.TILE_IS_USED


def test_used_tiles_are_turned_up_at_the_end_of_the_round() -> None:
    table = last_turn(1, hands={"purple": "5"}, sentries={"house-1": "1"}, tiles={"purple": "kayakujutsu"})
    table.play("purple", "raid house-1 force", "kayakujutsu", "strike five first")
    assert table.ready("purple") == ""
    table.play("purple", "leave")
    assert table.ready("purple") == "kayakujutsu"


@pytest.mark.parametrize("moment", ["fight", "dare"])
def test_seishin_teki_changes_the_mode_while_a_guard_stands_or_may_be_called(moment: str) -> None:
    table = raid("5 1", sentry="1", tiles="seishin-teki").raid("strike five first")
    if moment == "fight":
        table.raid("banzai", guards="5")
    table.raid("seishin-teki")
    if moment == "dare":
        table.raid("banzai", guards="5")
    table.raid("strike one first")
    assert table.loot() == "fan scroll"


def test_seishin_teki_works_against_the_sentry_too_and_lasts() -> None:
    table = raid("2 2", sentry="4", tiles="seishin-teki").raid("seishin-teki", "strike two first", "banzai", guards="3")
    assert table.legal("black", "strike") == {"strike two first"}


def test_the_guard_in_play_counts_against_the_new_mode() -> None:
    table = raid("5 2", house="fan", red="jade", sentry="1", tiles="seishin-teki").raid(
        "strike five first", "banzai", elites="tsuba"
    )
    assert table.legal("black", "strike") == set()
    table.raid("seishin-teki")
    assert table.legal("black", "strike") == {"strike two first"}


def test_chocho_exchanges_light_for_light() -> None:
    table = raid("5", house="fan scroll jade", sentry="1", tiles="chocho").raid(
        "strike five first", "chocho light-fan", "fetch light-jade"
    )
    assert (table.loot(), table.light(), table.red()) == ("jade", "fan scroll", "")


def test_chocho_light_for_red_turns_the_highest_light_one_red() -> None:
    table = raid("5", house="fan scroll vase", red="jade", sentry="1", tiles="chocho")
    table.raid("strike five first", "chocho light-fan", "fetch red-jade")
    assert (table.loot(), table.light(), table.red()) == ("jade", "fan scroll", "vase")


def test_chocho_red_for_red_lies_red() -> None:
    table = raid("5 5", house="fan", red="scroll jade", sentry="1", tiles="chocho kuji-kiri")
    table.raid("strike five first", "chocho light-fan", "fetch red-jade")
    assert (table.light(), table.red()) == ("", "fan scroll")
    table.raid("kuji-kiri chocho", "chocho red-jade", "fetch red-scroll")
    assert (table.loot(), table.light(), table.red()) == ("scroll", "", "fan jade")


def test_a_red_token_given_for_a_light_one_leaves_the_counts_as_they_are() -> None:
    table = raid("5 5", house="fan scroll", red="jade", sentry="1", tiles="chocho kuji-kiri")
    table.raid("strike five first", "chocho light-fan", "fetch red-jade", "kuji-kiri chocho")
    assert (table.light(), table.red()) == ("fan", "scroll")
    table.raid("chocho red-jade", "fetch light-fan")
    assert (table.loot(), table.light(), table.red()) == ("fan", "jade", "scroll")


@pytest.mark.parametrize("moment", ["fight", "dare", "keep"])
def test_chocho_works_at_any_moment_even_after_failing(moment: str) -> None:
    table = raid("5", sentry="1", tiles="chocho").raid("strike five first")
    if moment != "dare":
        table.raid("banzai", guards="5")
    if moment == "keep":
        table.raid("fail")
    assert table.step == moment
    table.raid("chocho light-fan", "fetch light-vase")
    assert table.told("exchanged")


def test_chocho_needs_a_treasure_on_the_shuriken() -> None:
    table = raid("5", sentry="1", tiles="chocho")
    assert table.refused("black", "chocho light-fan") is Reason.NOT_ON_THE_SHURIKEN


def test_kuji_kiri_turns_a_used_tile_up_even_between_two_uses_on_one_card() -> None:
    table = raid("2", sentry="5", tiles="kayakujutsu kuji-kiri")
    table.raid("kayakujutsu", "kuji-kiri kayakujutsu", "kayakujutsu", "strike two first")
    assert table.told("struck")[0]["total"] == 6


@pytest.mark.parametrize("moment", ["dare", "keep"])
def test_kuji_kiri_works_between_fights_and_after_failing(moment: str) -> None:
    table = raid("3 5", sentry="3", tiles="taijutsu kuji-kiri").raid("taijutsu up", "strike three first")
    if moment == "keep":
        table.raid("banzai", "fail", guards="5")
    assert table.step == moment
    table.raid("kuji-kiri taijutsu")
    assert table.told("turned-up")


def test_kuji_kiri_turns_up_neither_itself_nor_a_disguise() -> None:
    table = raid("5", sentry="1", tiles="kuji-kiri hensojutsu")
    assert table.refused("black", "kuji-kiri kuji-kiri") is Reason.TILE_STAYS_DOWN
    assert table.refused("black", "kuji-kiri hensojutsu") is Reason.TILE_STAYS_DOWN


def test_kuji_kiri_does_not_work_outside_a_raid() -> None:
    table = raid("5", sentry="1", tiles="kuji-kiri").raid("fail")
    assert table.refused("white", "kuji-kiri taijutsu") is Reason.NOT_NOW


def test_hensojutsu_helps_at_a_scoring() -> None:
    table = last_turn(
        3, tiles={"white": "hensojutsu"}, envoys={"black": "taira-69", "white": "taira-51"}, hands={"purple": "1"}
    )
    table.play("purple", "raid house-1 force", "fail").play("white", "disguise taira-51")
    assert table.turn == "white"
    assert table.step == "leaders"
