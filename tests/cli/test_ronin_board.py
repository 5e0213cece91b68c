"""Ronin in a terminal: the land with its influence, castles and goods, the tea track, missions, and the shogun."""

from __future__ import annotations

import pytest

from cli.pictures import moments_of, picture, widest
from tatami import games
from tatami.cli.boards import board_of, plain
from tatami.games.ronin.components.board import SHOGUN, City, Good, Payment, Region
from tatami.games.ronin.components.cards import Mission, ShogunCard
from tatami.games.ronin.components.tiles import Character
from tatami.games.ronin.state import CASTLE_ON_HORSE_HEAD, Japan, Spot, Step
from tatami.kernel.events import SPECTATOR
from tatami.kernel.words import LANGUAGES
from tatami.match import Match

GAME = games.find("ronin")
SEED = bytes(32)


def land(players: str = "two") -> Japan:
    """A new game, as the first player sees it."""
    view = Match.new(GAME, {"players": players}, secret=SEED).view(0)
    assert isinstance(view, Japan)
    return view


def line_of(drawn: str, *words: str) -> str:
    """The first line with these words."""
    return next(line for line in drawn.splitlines() if all(word in line for word in words))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("recorded", ["solo-samurai", "duel-shogun-wins", "base-five"])
def test_the_board_fits_and_cuts_nothing_off(language: str, width: int, recorded: str) -> None:
    for match in moments_of("ronin", recorded, every=31):
        drawn = picture(GAME, match.view(SPECTATOR), language, width)
        assert widest(drawn) <= width
        assert "…" not in drawn


def test_ronin_has_its_own_board() -> None:
    assert type(board_of(GAME, "en")) is not plain.Board


def test_a_region_shows_its_goods_castles_and_influence() -> None:
    view = land()
    view.shogun_card = ShogunCard.S1  # Morioka, Aizu, Odawara, Himeji
    view.post[0][0], view.post[0][1], view.post[1][0] = City.AKITA, City.MITO, City.EDO
    view.site[Region.MUTSU][0] = 1
    view.horse[Region.MUTSU], view.buried[Region.MUTSU] = CASTLE_ON_HORSE_HEAD, -1
    for good in Good:
        view.goods[Region.MUTSU][good] = int(good in (Good.COIN, Good.IRON))
    drawn = line_of(picture(GAME, view), "1 Mutsu  ")
    assert drawn.split()[:5] == ["1", "Mutsu", "C", "I", "⌂"]
    assert "■☗ ☗3 ●2 ■1" in drawn


def test_a_hidden_good_is_marked_and_not_named() -> None:
    view = land()
    assert "+?" in line_of(picture(GAME, view), "1 Mutsu  ")


def test_a_city_shows_its_regions_its_tile_and_who_stands_there() -> None:
    view = land()
    view.shogun_card = ShogunCard.S1
    drawn = line_of(picture(GAME, view), "Aizu  ")
    assert "1·2·4" in drawn
    assert drawn.rstrip().endswith("☗")


def test_the_shogun_s_card_is_told() -> None:
    view = land()
    view.shogun_card = ShogunCard.S3
    assert "☗ Kantō – Edo, Aizu, Nagoya, Hiroshima" in picture(GAME, view)


def test_payments_lie_on_missions_and_presence_is_told() -> None:
    view = land()
    for mission in Mission:
        view.mission_at[mission] = Spot.PILE
    view.mission_at[Mission.M02] = Spot.HELD  # Morioka and Odawara: silk, two wood, iron
    view.paid[Mission.M02][Good.WOOD] = 1
    view.paid[Mission.M02][Payment.TOKEN] = 1
    view.post[0][0], view.post[0][1] = City.MORIOKA, City.ODAWARA
    drawn = line_of(picture(GAME, view), "Morioka – Odawara")
    assert "● Vermilion Morioka – Odawara S W✓ W I ◇✓ ✿ 16/21" in drawn
    assert drawn.rstrip().endswith("in both")


def test_the_tea_track_shows_bonuses_and_who_is_ahead() -> None:
    view = land()
    view.tea[0] = view.tea[1] = 6
    view.arrival[0], view.arrival[1] = 2, 1
    lines = picture(GAME, view).splitlines()
    track = next(place for place, line in enumerate(lines) if line.startswith("Tea"))
    assert lines[track + 1].index("■●") == lines[track].index("6+4")


def test_the_sleeping_and_the_placed_are_told_without_colour() -> None:
    view = land()
    view.step = Step.ACT
    view.crew[0][0], view.asleep[0][0], view.post[0][0] = Character.MONK, 1, City.EDO
    view.crew[0][1] = Character.RIDER
    assert "•(Monk) ◦Rider ◦ ◦" in picture(GAME, view)


def test_alone_there_is_a_shogun_at_tea() -> None:
    view = land("one")
    assert view.tea[SHOGUN] > 0
    lines = picture(GAME, view).splitlines()
    track = next(place for place, line in enumerate(lines) if line.startswith("Tea"))
    assert "☗" in lines[track + 1]
