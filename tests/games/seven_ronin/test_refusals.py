"""Every reason for a refusal: a position, a move, and the rule it would break."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tatami.games.seven_ronin.moves import Reason

from .village import Table, new_game, position

Case = tuple[Callable[[], Table], str, str]

REFUSALS: dict[Reason, Case] = {
    Reason.GAME_IS_OVER: (
        lambda: position(step="areas", day=8).play("attacker", "done"),
        "attacker",
        "done",
    ),
    Reason.NOT_YOUR_DECISION: (
        lambda: position(step="ronin", posts={"yumi": "inn"}),
        "attacker",
        "done",
    ),
    Reason.NOT_NOW: (
        lambda: position(step="areas", ninja={"well": 1}),
        "attacker",
        "deploy well",
    ),
    Reason.RESERVE_IS_EMPTY: (
        lambda: position(reserve=1).attack({"well": 1}),
        "attacker",
        "deploy inn",
    ),
    Reason.LIMIT_REACHED: (
        lambda: position().attack({"well": 1}),
        "attacker",
        "deploy well",
    ),
    Reason.THREAT_REACHED: (
        lambda: position().attack({"well": 1, "inn": 1, "shrine": 1}),
        "attacker",
        "deploy granary",
    ),
    Reason.GREEN_TAKES_ONE: (
        lambda: position().attack({"green": 1}),
        "attacker",
        "deploy green",
    ),
    Reason.MINIMUM_COMES_FIRST: (
        lambda: position(day=2, reserve=2),
        "attacker",
        "deploy green",
    ),
    Reason.MINIMUM_NOT_MET: (
        lambda: position(day=2).attack({"well": 1}),
        "attacker",
        "done",
    ),
    Reason.PROMISED_TO_THE_SPY: (
        lambda: new_game(spies="yes").play("attacker", "spy well").play("defender", "done", "done"),
        "defender",
        "post kabe well",
    ),
    Reason.RONIN_HAS_FALLEN: (
        lambda: position(alive=["kabe"]),
        "defender",
        "post yumi well",
    ),
    Reason.RONIN_IS_HELD: (
        lambda: position(posts={"kabe": "inn"}, held=["kabe"]),
        "defender",
        "post kabe well",
    ),
    Reason.RONIN_IS_PLANNED: (
        lambda: position().defend({"kabe": "well"}),
        "defender",
        "post kabe inn",
    ),
    Reason.RONIN_ARE_LEFT: (
        lambda: position().defend({"kabe": "well"}),
        "defender",
        "done",
    ),
    Reason.AREA_IS_DEFENDED: (
        lambda: position().defend({"kabe": "well"}),
        "defender",
        "post yumi well",
    ),
    Reason.TASUKE_IS_CURSED: (
        lambda: position(cursed=["tasuke"]).defend({"kabe": "well"}),
        "defender",
        "post tasuke well",
    ),
    Reason.GREEN_IS_EMPTY: (
        lambda: position(),
        "defender",
        "post kabe green",
    ),
    Reason.GREEN_IS_TAKEN: (
        lambda: position(ninja={"green": 1}).defend({"kabe": "green"}),
        "defender",
        "post tasuke green",
    ),
    Reason.GREEN_IS_NO_AREA: (
        lambda: position(step="areas", ninja={"passage": 1}),
        "attacker",
        "infiltrate green one",
    ),
    Reason.ABILITY_IS_USED: (
        lambda: position(step="areas", ninja={"granary": 1}).play("attacker", "loot"),
        "attacker",
        "loot",
    ),
    Reason.ABILITY_IS_CURSED: (
        lambda: position(step="ronin", posts={"yumi": "inn"}, cursed=["yumi"]),
        "defender",
        "shoot",
    ),
    Reason.RONIN_IS_ON_THE_GREEN: (
        lambda: position(step="ronin", posts={"yumi": "green"}),
        "defender",
        "shoot",
    ),
    Reason.AREA_IS_NOT_FREE: (
        lambda: position(step="ronin", ninja={"inn": 1}, posts={"yumi": "inn"}),
        "defender",
        "shoot",
    ),
    Reason.AREA_IS_NOT_CONTESTED: (
        lambda: position(step="ronin", posts={"musashi": "inn"}),
        "defender",
        "strike",
    ),
    Reason.NO_NINJA_THERE: (
        lambda: position(step="ronin", posts={"hayai": "inn"}),
        "defender",
        "ride well",
    ),
    Reason.NOT_ADJACENT: (
        lambda: position(step="ronin", ninja={"inn": 1}, posts={"yobu": "inn"}),
        "defender",
        "drive well",
    ),
    Reason.TAIKO_CANNOT_HEAL_HIMSELF: (
        lambda: position(step="ronin", posts={"taiko": "inn"}, wounds={"taiko": 1}),
        "defender",
        "heal taiko",
    ),
    Reason.NO_WOUND_TO_HEAL: (
        lambda: position(step="ronin", posts={"taiko": "inn"}),
        "defender",
        "heal kabe",
    ),
    Reason.NOT_IN_THIS_FIGHT: (
        lambda: position(step="ronin", ninja={"inn": 1}, posts={"tasuke": "inn", "kabe": "inn"}).play(
            "defender", "done"
        ),
        "defender",
        "wound yumi",
    ),
    Reason.AREA_IS_NOT_OCCUPIED: (
        lambda: position(step="areas", ninja={"well": 1}),
        "attacker",
        "loot",
    ),
    Reason.INN_COPIES_ANOTHER: (
        lambda: position(step="areas", ninja={"inn": 1, "well": 1, "shrine": 1}, posts={"kabe": "granary"}).play(
            "attacker", "copy well"
        ),
        "attacker",
        "curse kabe",
    ),
    Reason.INN_CANNOT_COPY_ITSELF: (
        lambda: position(step="areas", ninja={"inn": 1, "well": 1}, posts={"kabe": "granary"}),
        "attacker",
        "copy inn",
    ),
    Reason.NOTHING_TO_COPY: (
        lambda: position(step="areas", ninja={"inn": 1, "passage": 1}, reserve=0),
        "attacker",
        "copy passage",
    ),
    Reason.NO_TOKEN: (
        lambda: new_game(),
        "attacker",
        "spy well",
    ),
    Reason.NOT_THE_QUESTION: (
        lambda: new_game(spies="yes").play("attacker", "spy well"),
        "defender",
        "post kabe inn",
    ),
}


@pytest.mark.parametrize("reason", REFUSALS, ids=lambda reason: reason.name.lower())
def test_a_refusal_names_the_rule_it_would_break(reason: Reason) -> None:
    table, seat, move = REFUSALS[reason]
    assert table().refused(seat, move) is reason


def test_every_reason_is_shown() -> None:
    assert set(REFUSALS) == set(Reason) - {Reason.NONE}
