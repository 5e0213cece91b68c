"""Every reason for a refusal: a position, a move, and the rule it would break."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tatami.games.ninjato.moves import Reason

from .table import Table, last_turn, position, raid

Case = tuple[Callable[[], Table], str, str]
FAIL = ("raid house-2 force", "fail")


def paying(purse: str = "fan fan fan fan jade") -> Table:
    return position(palace="taira-22", purses={"black": purse}).play("black", "bribe taira-22")


def disguising() -> Table:
    table = last_turn(5, envoys={"black": "taira-51 taira-42 taira-69"}, tiles={"black": "hensojutsu hensojutsu"})
    return table.play("purple", *FAIL)


def cleared() -> Table:
    return raid("5", house="fan", sentry="1").raid("strike five first")


def without_elites() -> Table:
    table = raid("5", house="fan", red="jade", sentry="1").raid("strike five first")
    for elite in range(10):
        table.kyoto.beaten[1][elite] += table.kyoto.elites[elite]
        table.kyoto.elites[elite] = 0
    return table


REFUSALS: dict[Reason, Case] = {
    Reason.GAME_IS_OVER: (lambda: last_turn(7).play("purple", *FAIL), "black", "dojo"),
    Reason.NOT_YOUR_DECISION: (position, "white", "dojo"),
    Reason.NOT_NOW: (position, "black", "banzai"),
    Reason.NOT_AT_THE_SENSEI: (lambda: position(hands={"black": "1"}), "black", "learn chocho"),
    Reason.NO_CARD_FOR_THE_SENSEI: (lambda: position(sensei="boryaku"), "black", "learn boryaku"),
    Reason.HOUSE_IS_CLOSED: (lambda: cleared().play("black", "claim minamoto-8"), "white", "raid house-1 stealth"),
    Reason.NOT_IN_THE_PALACE: (lambda: position(palace="taira-69"), "black", "bribe taira-51"),
    Reason.NOT_IN_THE_PAVILION: (lambda: position(pavilion="people-any"), "black", "spread people-jade"),
    Reason.CANNOT_PAY: (lambda: position(pavilion="people-any"), "black", "spread people-any"),
    Reason.NOT_FACE_UP: (lambda: position(face_up="1 3 5").play("black", "dojo"), "black", "take two"),
    Reason.NOT_IN_HAND: (lambda: raid("5"), "black", "strike four first"),
    Reason.NO_SUCH_TREASURE: (paying, "black", "pay vase"),
    Reason.NO_GOLD: (paying, "black", "gild jade"),
    Reason.GOLD_STANDS_FOR_ANOTHER: (lambda: paying("fan fan fan gold"), "black", "pay gold"),
    Reason.PRICE_IS_EXACT: (lambda: paying("fan fan fan scroll vase").play("black", "pay scroll"), "black", "pay vase"),
    Reason.PRICE_IS_NOT_MET: (paying, "black", "done"),
    Reason.NO_SUCH_GUARD: (lambda: raid("5"), "black", "strike five second"),
    Reason.GUARD_IS_NOT_BEATEN: (lambda: raid("3"), "black", "strike three first"),
    Reason.PLAY_CANNOT_WIN: (lambda: raid("3 3", sentry="4"), "black", "support up"),
    Reason.PLAY_IS_UNDER_WAY: (lambda: raid("3 5").raid("support up"), "black", "fail"),
    Reason.ONE_SETTING_A_PLAY: (lambda: raid("5", tiles="kenjutsu intonjutsu").raid("kenjutsu"), "black", "intonjutsu"),
    Reason.BORYAKU_STANDS_ALONE: (
        lambda: raid("3 5", tiles="boryaku").raid("support up"),
        "black",
        "boryaku four first",
    ),
    Reason.TILE_NOT_LEARNT: (lambda: raid("5"), "black", "kenjutsu"),
    Reason.TILE_IS_USED: (lambda: raid("5", tiles="seishin-teki").raid("seishin-teki"), "black", "seishin-teki"),
    Reason.TILE_IS_FRESH: (lambda: raid("5", tiles="kuji-kiri chocho"), "black", "kuji-kiri chocho"),
    Reason.TILE_STAYS_DOWN: (lambda: raid("5", tiles="kuji-kiri"), "black", "kuji-kiri kuji-kiri"),
    Reason.NOT_ON_THE_SHURIKEN: (lambda: raid("5", tiles="chocho"), "black", "chocho light-fan"),
    Reason.NOT_IN_THE_HOUSE: (
        lambda: raid("5", tiles="chocho").raid("strike five first", "chocho light-fan"),
        "black",
        "fetch red-gold",
    ),
    Reason.NO_GUARD_LEFT: (without_elites, "black", "banzai"),
    Reason.BANNER_IS_NOT_FREE: (cleared, "black", "claim minamoto-2"),
    Reason.BANNER_OF_THE_SAME_CLAN: (cleared, "black", "claim taira-8"),
    Reason.NOT_YOUR_ENVOY: (disguising, "black", "disguise minamoto-53"),
    Reason.ENVOY_HAS_NO_MASK: (disguising, "black", "disguise taira-69"),
    Reason.ENVOY_IS_DISGUISED: (
        lambda: disguising().play("black", "disguise taira-51"),
        "black",
        "disguise taira-51",
    ),
}


@pytest.mark.parametrize("reason", REFUSALS, ids=lambda reason: reason.name.lower())
def test_a_refusal_names_the_rule_it_would_break(reason: Reason) -> None:
    lay, seat, move = REFUSALS[reason]
    assert lay().refused(seat, move) is reason


def test_every_reason_is_shown() -> None:
    assert set(REFUSALS) == set(Reason) - {Reason.NONE}
