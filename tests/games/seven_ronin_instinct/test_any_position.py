"""The instinct in whatever position it may be asked: legal, blind to secrets, never predictable, never idle."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tatami.games.seven_ronin import GAME, knowledge, rules
from tatami.games.seven_ronin.components import Seat
from tatami.games.seven_ronin.instinct import instinct
from tatami.games.seven_ronin.moves import KIND_OF, Move, Reason
from tatami.games.seven_ronin.state import Step, Village
from tatami.kernel.chance import receive, wipe
from tatami.kernel.masks import allows

TABLES = [
    {},
    {"edition": "first"},
    {"spies": "yes"},
    {"edition": "first", "spies": "yes", "time-track": "a", "inn-shoots-from-inn": "yes"},
    {"strict-hayai": "yes", "held-hayai-rides": "no", "time-track": "b"},
    {"green-counts-to-minimum": "yes", "green-ninja-count": "no", "time-track": "c", "spies": "yes"},
]
ATTACKER, DEFENDER = {Seat.ATTACKER}, {Seat.DEFENDER}


def laid_out(options: dict[str, str]) -> Village:
    village = Village()
    rules.setup(village, GAME.options.encode(options))
    return village


def words(chance: random.Random) -> tuple[int, int]:
    return chance.getrandbits(32), chance.getrandbits(32)


def instinctive(village: Village, seat: int, entropy: tuple[int, int]) -> int:
    """The instinct's action from the seat's view."""
    eyes = village.copy()
    knowledge.view(eyes, seat)
    receive(eyes, *entropy)
    return instinct(eyes, seat)


def any_legal(village: Village, seat: int, chance: random.Random) -> int:
    mask = [0] * GAME.actions.mask_words
    rules.legal(village, seat, mask)
    return chance.choice([action for action in range(len(GAME.actions)) if allows(mask, action)])


def played(
    options: dict[str, str], chance: random.Random, seats: set[Seat], wander: float, used: Counter[Move]
) -> Village:
    """One game in which the ``seats`` follow their instinct, or wander from it, and the others play at random.

    Planning steps come in any order; the instinct is asked at every decision, its advice taken or not.
    """
    village = laid_out(options)
    while not rules.over(village):
        deciding = [seat for seat in Seat if rules.actors(village) >> seat & 1]
        seat = chance.choice(deciding)
        action = instinctive(village, seat, words(chance))
        refused = Reason(rules.refusal(village, seat, action))
        assert refused == Reason.NONE, f"{GAME.actions.text(action)}: {refused.name} in {village!r}"
        if seat not in seats or chance.random() < wander:
            action = any_legal(village, seat, chance)
        used[Move(KIND_OF[action])] += 1
        rules.play(village, seat, action, None)
    return village


@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(options.values()) or "default")
@pytest.mark.parametrize("seats", [set(Seat), ATTACKER, DEFENDER, set()], ids=["both", "attacker", "defender", "none"])
def test_its_advice_is_legal_at_every_decision(options: dict[str, str], seats: set[Seat]) -> None:
    chance = random.Random(7)
    for wander in (0.0, 0.3, 0.6):
        assert rules.over(played(options, chance, seats, wander, Counter()))


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("options", [{}, {"spies": "yes"}], ids=["default", "spies"])
def test_it_depends_on_nothing_behind_the_other_screen(seat: Seat, options: dict[str, str]) -> None:
    chance = random.Random(11)
    compared = 0
    for _ in range(12):
        village = laid_out(options)
        while not rules.over(village):
            if village.step == Step.PLANNING and rules.actors(village) >> seat & 1:
                twin = village.copy()
                knowledge.view(twin, seat)
                receive(twin, *words(chance))
                knowledge.guess(twin, seat)
                wipe(twin)
                compared += (twin.plan, twin.planned) != (village.plan, village.planned)
                entropy = words(chance)
                assert instinctive(twin, seat, entropy) == instinctive(village, seat, entropy)
            acting = chance.choice([other for other in Seat if rules.actors(village) >> other & 1])
            rules.play(village, acting, any_legal(village, acting, chance), None)
    assert compared > 100


@pytest.mark.parametrize("seat", Seat)
def test_it_opens_differently_each_time(seat: Seat) -> None:
    chance = random.Random(3)
    plans = set()
    for _ in range(40):
        village = laid_out({})
        while not village.ready[seat]:
            rules.play(village, seat, instinctive(village, seat, words(chance)), None)
        plans.add((tuple(village.plan), tuple(village.planned)))
    assert len(plans) >= 20


def test_it_makes_use_of_every_ability() -> None:
    chance = random.Random(5)
    used: Counter[Move] = Counter()
    for _ in range(60):
        played({"spies": "yes"}, chance, set(Seat), 0.0, used)
    assert {move for move in Move if used[move] == 0} == set()


@pytest.mark.parametrize("seat", Seat)
def test_it_beats_random_play_from_either_side(seat: Seat) -> None:
    chance = random.Random(13)
    won = 0
    for _ in range(40):
        result = [0, 0]
        rules.score(played({}, chance, {seat}, 0.0, Counter()), result)
        won += result[seat]
    assert won >= 34
