"""What an experienced player would never miss, in positions set up for it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tatami.games.seven_ronin import GAME, knowledge, rules
from tatami.games.seven_ronin.components import VITALITY, Place, Ronin, Seat
from tatami.games.seven_ronin.instinct import instinct, progress
from tatami.games.seven_ronin.state import FALLEN, Ending, Question, Step, Village
from tatami.kernel.chance import receive

W, INN, BURIAL, SHRINE, PEN, WELL, GRANARY, FIELDS_2, PASSAGE, FIELDS_3 = list(Place)[:10]
SEEDS = range(25)


def standing(
    at: Step,
    ninja: Mapping[Place, int],
    posts: Mapping[Ronin, Place],
    left: Mapping[Ronin, int] | None = None,
    reserve: int = 10,
    day: int = 5,
) -> Village:
    """A position in combat: who stands where, and what the wounded can still bear; the others have fallen."""
    village = Village()
    rules.setup(village, GAME.options.encode({}))
    village.day = day
    village.step = at
    village.turn = Seat.ATTACKER if at == Step.AREAS else Seat.DEFENDER
    village.reserve = reserve
    for place, count in ninja.items():
        village.ninja[place] = count
    for ronin in Ronin:
        village.post[ronin] = village.plan[ronin] = posts.get(ronin, FALLEN)
    for ronin, bearable in (left or {}).items():
        village.wounds[ronin] = VITALITY[ronin] - bearable
    village.supply = 50 - reserve - sum(village.ninja) - sum(village.wounds)
    assert rules.check(village) == 0
    return village


def choice(village: Village, seed: int) -> str:
    """The instinct's move, in words."""
    seat = Seat(village.turn)
    eyes = village.copy()
    knowledge.view(eyes, seat)
    receive(eyes, seed * 7919 + 1, seed)
    return GAME.actions.text(instinct(eyes, seat))


def choices(village: Village) -> set[str]:
    """Everything the instinct may do here, as chance has it."""
    return {choice(village, seed) for seed in SEEDS}


def after_the_step(village: Village, seed: int) -> Village:
    """Follow the instinct until the step is over."""
    village = village.copy()
    begun = village.day
    while village.step == Step.AREAS and village.day == begun:
        rules.play(village, village.turn, GAME.actions.parse(choice(village, seed)), None)
    return village


KABE_AND_HAYAI = {Ronin.KABE: WELL, Ronin.HAYAI: GRANARY}

WINNING = {
    "the passage onto an empty area is the fifth": {PASSAGE: 1, BURIAL: 1, SHRINE: 2, PEN: 1},
    "the inn stands in for the second field": {INN: 1, FIELDS_3: 2, SHRINE: 1, PEN: 1},
    "the passage takes the second field, which counts twice": {PASSAGE: 1, FIELDS_2: 1, SHRINE: 1},
    "the passage, then the inn for a field": {PASSAGE: 1, INN: 1, FIELDS_3: 1},
    "the passage, and once more by the inn": {PASSAGE: 1, INN: 1, SHRINE: 1},
}


@pytest.mark.parametrize("ninja", WINNING.values(), ids=WINNING.keys())
def test_it_finds_the_move_that_takes_the_village(ninja: dict[Place, int]) -> None:
    village = standing(Step.AREAS, ninja, KABE_AND_HAYAI)
    assert {after_the_step(village, seed).ending for seed in SEEDS} == {Ending.VILLAGE_TAKEN}


def test_a_village_that_is_taken_needs_nothing_more() -> None:
    village = standing(Step.AREAS, {BURIAL: 2, SHRINE: 1, PEN: 1, FIELDS_2: 1, FIELDS_3: 1}, KABE_AND_HAYAI)
    assert choices(village) == {"done"}


def test_the_well_kills_whom_it_can() -> None:
    village = standing(Step.AREAS, {WELL: 1}, {Ronin.KABE: INN, Ronin.YOBU: PEN}, left={Ronin.YOBU: 1})
    assert choices(village) == {"poison yobu"}


def test_the_passage_finishes_a_wounded_ronin() -> None:
    village = standing(Step.AREAS, {PASSAGE: 1}, {Ronin.KABE: INN, Ronin.TAIKO: PEN}, left={Ronin.TAIKO: 1})
    assert choices(village) == {"infiltrate animal-pen two"}


def test_the_granary_is_always_looted() -> None:
    village = standing(Step.AREAS, {GRANARY: 1, SHRINE: 1}, {Ronin.KABE: INN, Ronin.TAIKO: PEN})
    assert choices(village) == {"loot"}


def test_the_last_ninja_of_an_area_is_not_recalled() -> None:
    village = standing(Step.AREAS, {BURIAL: 1, SHRINE: 1}, {Ronin.KABE: INN}, reserve=1)
    assert not any(move.startswith("recall") for move in choices(village))


def test_hayai_rides_to_his_death_if_that_prevents_the_fifth_area() -> None:
    held = {SHRINE: 5, PEN: 6, BURIAL: 6, W: 6, FIELDS_3: 6}
    village = standing(Step.RONIN, held, {Ronin.HAYAI: GRANARY, Ronin.KABE: WELL}, reserve=5)
    assert progress(village) == 5
    assert choices(village) == {"ride shrine"}


def test_yumi_shoots_before_yobu_drives_anybody_to_her() -> None:
    village = standing(Step.RONIN, {PEN: 2}, {Ronin.YOBU: PEN, Ronin.YUMI: WELL, Ronin.KABE: SHRINE})
    assert choices(village) == {"shoot"}


def test_yobu_saves_himself_at_the_cost_of_the_strong_and_not_of_an_empty_area() -> None:
    village = standing(Step.RONIN, {PEN: 2}, {Ronin.YOBU: PEN, Ronin.KABE: WELL}, left={Ronin.YOBU: 2})
    assert choices(village) == {"drive well"}


def test_taiko_heals_the_one_who_would_fall_today() -> None:
    posts = {Ronin.TAIKO: W, Ronin.KABE: WELL, Ronin.YOBU: INN}
    village = standing(Step.RONIN, {WELL: 2}, posts, left={Ronin.KABE: 2, Ronin.YOBU: 2})
    assert choices(village) == {"heal kabe"}


def test_musashi_never_spares_a_ninja() -> None:
    village = standing(Step.RONIN, {WELL: 1}, {Ronin.MUSASHI: WELL})
    assert choices(village) == {"strike"}


def test_wounds_are_divided_so_that_both_live() -> None:
    posts = {Ronin.TASUKE: WELL, Ronin.KABE: WELL}
    village = standing(Step.WOUNDS, {WELL: 4}, posts, left={Ronin.TASUKE: 2, Ronin.KABE: 4})
    village.question, village.asked, village.left = Question.DIVIDE, WELL, 4
    while village.question == Question.DIVIDE:
        rules.play(village, Seat.DEFENDER, GAME.actions.parse(choice(village, 1)), None)
    assert village.post[Ronin.TASUKE] != FALLEN
    assert village.post[Ronin.KABE] != FALLEN
