"""Ninjato in a terminal: the houses, the raid from the inside, the clans, and no hand but one's own."""

from __future__ import annotations

import pytest

from cli.pictures import moments_of, picture, widest
from tatami import games
from tatami.cli.boards import board_of, plain
from tatami.games.ninjato.components import Skill, Treasure
from tatami.games.ninjato.state import HIDDEN, Foe, Kyoto, Step
from tatami.kernel.events import SPECTATOR
from tatami.kernel.words import LANGUAGES
from tatami.match import Match

GAME = games.find("ninjato")
SEED = bytes(32)


def table(step: Step = Step.PLACE) -> Kyoto:
    """Three players before the first shuriken, as Black sees it."""
    view = Match.new(GAME, {}, secret=SEED).view(0)
    assert isinstance(view, Kyoto)
    view.step, view.turn = step, 0
    return view


def raid(**fields: int) -> Kyoto:
    """Black in house 3."""
    view = table(Step.DARE)
    view.house = 2
    for field, value in fields.items():
        setattr(view, field, value)
    return view


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_the_board_fits_and_cuts_nothing_off(language: str, width: int) -> None:
    for match in moments_of("ninjato", "four-players", every=23):
        for viewer in (0, SPECTATOR):
            drawn = picture(GAME, match.view(viewer), language, width)
            assert widest(drawn) <= width
            assert "…" not in drawn


def test_ninjato_has_its_own_board() -> None:
    assert type(board_of(GAME, "en")) is not plain.Board


def test_ones_own_hand_is_drawn_and_no_other() -> None:
    match = Match.new(GAME, {}, secret=SEED)
    drawn = picture(GAME, match.view(1))
    assert "Hand of White:" in drawn
    assert "Hand of Black:" not in drawn
    assert "Hand of" not in picture(GAME, match.view())


def test_rumours_of_others_are_counted_and_not_named() -> None:
    view = table()
    view.rumours_held[1] = 2
    view.rumour_at[0], view.rumours_held[0] = 0, 1
    drawn = picture(GAME, view)
    assert "Rumours: Greatest Warrior ×1" in drawn
    assert "≡ 2" in drawn


def test_a_used_tile_and_a_red_treasure_are_told_without_colour() -> None:
    view = table()
    view.tiles[0][Skill.KENJUTSU] = 1
    view.red[0][Treasure.JADE] = 2
    drawn = picture(GAME, view)
    assert "(Kenjutsu)" in drawn
    assert "‹J J›" in drawn


def test_a_raid_shows_who_stands_there_and_what_must_be_played() -> None:
    drawn = picture(GAME, raid(step=Step.FIGHT, mode=1, foe=Foe.GUARD, foe_kind=8, standing=1))
    assert "Black raids house 3 by stealth" in drawn
    assert "Guard 4 — slip by with less (alarm)" in drawn
    assert "▶ House 3" in drawn
    assert "Guards to come" in drawn


def test_a_pair_of_elites_shows_both_guards() -> None:
    assert "Daisho 3 + 5" in picture(GAME, raid(step=Step.FIGHT, foe=Foe.ELITE, foe_kind=7, standing=3))


def test_a_raid_shows_what_banzai_and_leaving_give_and_risk() -> None:
    view = raid()
    for treasure in Treasure:
        view.light[2][treasure] = view.red[2][treasure] = 0
        view.loot_light[treasure] = int(treasure < 3)
    view.light[2][Treasure.VASE] = 1
    drawn = " ".join(picture(GAME, view).replace("│", " ").split())
    assert "Leave all 3 treasures are safe; the house gets a new one" in drawn
    assert "Banzai one treasure more, the last; fail, and 2 are lost." in drawn
    assert "Your hand beats" in drawn


def test_the_odds_are_told_only_to_the_raider() -> None:
    view = raid()
    view.loot_light[0] = 1
    for card in range(5):
        view.hand[0][card] = HIDDEN
    drawn = picture(GAME, view)
    assert "Banzai" in drawn
    assert "Your hand beats" not in drawn


def test_clans_show_their_favourites_in_order_and_the_one_that_is_asked() -> None:
    view = table(Step.LEADERS)
    view.round_number, view.asking = 3, 0  # Go-Shirakawa is rewarded first
    view.envoy_at[14], view.envoy_at[15], view.envoy_at[16] = 1, 0, 0
    lines = [line for line in picture(GAME, view).splitlines() if "Go-Shirakawa  ✿" in line]
    assert lines[0].startswith("▶")
    assert lines[0].rstrip().endswith("● 2 (55)   ○ 1 (72)")
