"""The sensei: tiles, ways and what they cost."""

from __future__ import annotations

import pytest

from tatami.games.ninjato.components import Skill
from tatami.games.ninjato.moves import Reason
from tatami.kernel.events import spelled

from .table import SEAT, last_turn, new_game, position

SNAKE = ("shinobi-iri", "intonjutsu", "chocho")
TIGER = ("kayakujutsu", "kenjutsu", "kuji-kiri")
CRANE = ("taijutsu", "boryaku", "seishin-teki", "hensojutsu")


@pytest.mark.parametrize("skill", SNAKE)
def test_a_tile_of_the_snake_costs_a_one(skill: str) -> None:
    table = position(hands={"black": "1 5", "white": "2"}, sensei=skill).play("black", f"learn {skill}")
    assert (table.hand("black"), table.tiles("black")) == ("5", skill)


@pytest.mark.parametrize("skill", TIGER)
def test_a_tile_of_the_tiger_costs_a_five(skill: str) -> None:
    table = position(hands={"black": "1 5"}, sensei=skill).play("black", f"learn {skill}")
    assert (table.hand("black"), table.tiles("black")) == ("1", skill)


@pytest.mark.parametrize("skill", CRANE)
def test_a_tile_of_the_crane_costs_any_card(skill: str) -> None:
    table = position(hands={"black": "2 4"}, sensei=skill).play("black", f"learn {skill}", "discard four")
    assert (table.hand("black"), table.tiles("black")) == ("2", skill)


@pytest.mark.parametrize("skill", [spelled(skill) for skill in Skill])
def test_every_tile_is_ready_when_it_is_learnt(skill: str) -> None:
    table = position(hands={"black": "1 5"}, sensei=skill).play("black", f"learn {skill}")
    if table.step == "tuition":
        table.play("black", "discard one")
    assert table.ready("black") == skill


@pytest.mark.parametrize(("known", "wanted"), [(SNAKE[0], SNAKE[1]), (TIGER[0], TIGER[1]), (CRANE[0], CRANE[3])])
def test_a_known_way_makes_learning_free_and_nothing_is_discarded(known: str, wanted: str) -> None:
    table = position(hands={"black": "1 5"}, tiles={"black": known}, sensei=wanted).play("black", f"learn {wanted}")
    assert table.hand("black") == "1 5"
    assert table.turn == "white"


def test_a_used_tile_still_counts_for_its_way() -> None:
    table = position(tiles={"black": "shinobi-iri"}, sensei="chocho")
    table.kyoto.ready[0][Skill.SHINOBI_IRI] = 0
    table.play("black", "learn chocho")
    assert table.tiles("black") == "shinobi-iri chocho"


def test_ways_may_be_mixed() -> None:
    table = position(hands={"black": "1"}, tiles={"black": "kenjutsu"}, sensei="chocho").play("black", "learn chocho")
    assert table.tiles("black") == "chocho kenjutsu"


def test_without_the_card_the_sensei_is_not_visited() -> None:
    table = position(hands={"black": "2"}, sensei="chocho taijutsu")
    assert table.refused("black", "learn chocho") is Reason.NO_CARD_FOR_THE_SENSEI
    assert table.legal("black", "learn") == {"learn taijutsu"}


def test_an_empty_sensei_is_not_visited() -> None:
    assert position(hands={"black": "1 5"}).legal("black", "learn") == set()


def test_the_same_skill_may_be_learnt_twice_and_each_tile_used() -> None:
    table = position(hands={"black": "4"}, tiles={"black": "taijutsu"}, sensei="taijutsu")
    table.play("black", "learn taijutsu").play("white", "raid house-1 force", "fail").play(
        "purple", "raid house-1 force", "fail"
    )
    table.play("black", "raid house-3 force", "taijutsu up", "taijutsu up", "strike four first")
    assert table.ready("black") == ""


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_until_round_four_as_many_tiles_as_players_are_shown(round_number: int) -> None:
    table = last_turn(round_number, sensei="chocho").play("purple", "raid house-1 force", "fail")
    assert sum(table.kyoto.sensei) == 3
    assert table.kyoto.lost[Skill.CHOCHO] == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_tiles_as_players_are_taught(players: int) -> None:
    assert sum(new_game(players).kyoto.sensei) == players
    table = last_turn(1, players)
    last = list(SEAT)[players - 1]
    table.play(last, "raid house-1 force", "fail")
    assert sum(table.kyoto.sensei) == players


@pytest.mark.parametrize("round_number", [4, 5, 6])
def test_from_round_five_only_a_disguise_is_taught(round_number: int) -> None:
    table = last_turn(round_number, sensei="hensojutsu" if round_number > 4 else "boryaku")
    table.play("purple", "raid house-1 force", "fail")
    assert [count for count in table.kyoto.sensei if count] == [1]
    assert table.kyoto.sensei[Skill.HENSOJUTSU] == 1


def test_ordinary_tiles_left_after_round_four_are_gone() -> None:
    table = last_turn(4).play("purple", "raid house-1 force", "fail")
    assert sum(table.kyoto.pile) == 2
    assert table.kyoto.pile[Skill.HENSOJUTSU] == 2
