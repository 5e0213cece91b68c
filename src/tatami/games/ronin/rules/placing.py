"""Phase 1: ronin go to cities one by one; solo, only to cities on the cards drawn for them."""

from __future__ import annotations

from tatami.games.ronin.components.board import CITIES
from tatami.games.ronin.components.cards import MISSION_CITIES, MISSIONS
from tatami.games.ronin.components.tiles import Character
from tatami.games.ronin.moves import BASE, Event, Move, Reason
from tatami.games.ronin.rules.land import board_spaces, is_solo, open_cities, standing, used_cities
from tatami.games.ronin.rules.piles import draw_mission
from tatami.games.ronin.state import AT_HOME, EMPTY, Japan, Spot, Step
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.masks import allow_many
from tatami.kernel.record import Words
from tatami.kernel.rule import rule


@rule
def ronin_placed(s: Japan, seat: int) -> int:
    """How many ronin of the player board stand in cities."""
    count = 0
    for space in range(board_spaces(s)):
        if s.post[seat][space] != AT_HOME:
            count += 1
    return count


@rule
def apprentice_waits(s: Japan, seat: int) -> bool:
    """The apprentice is still to be placed."""
    for space in range(board_spaces(s)):
        if s.crew[seat][space] == Character.APPRENTICE and s.post[seat][space] == AT_HOME:
            return True
    return False


@rule
def live_cities(s: Japan, seat: int) -> int:
    """Cities open to some ronin still to be placed."""
    return open_cities(s, seat, Character.APPRENTICE if apprentice_waits(s, seat) else EMPTY)


@rule
def live_card_left(s: Japan, cities: int) -> bool:
    """Some card of the pile or the discards shows one of the cities."""
    for mission in range(MISSIONS):
        if s.mission_at[mission] == Spot.PILE or s.mission_at[mission] == Spot.DISCARDED:
            if MISSION_CITIES[mission] & cities:
                return True
    return False


@rule
def show_cards(s: Japan, seat: int, log: Log | None) -> None:
    """Solo: one card for the first ronin, two for the second and so on; dead cards are replaced."""
    cities = live_cities(s, seat)
    wanted = ronin_placed(s, seat) + 1
    shown = 0
    while shown < wanted and live_card_left(s, cities):
        card = draw_mission(s, log)
        if MISSION_CITIES[card] & cities:
            s.mission_at[card] = Spot.SHOWN
            shown += 1
            tell(log, EVERYONE, Event.CARD_SHOWN, card, 0, 0)
        else:
            s.mission_at[card] = Spot.DISCARDED
            tell(log, EVERYONE, Event.CARD_DEAD, card, 0, 0)
    if shown == 0:
        tell(log, EVERYONE, Event.CHOICE_IS_FREE, 0, 0, 0)


@rule
def clear_cards(s: Japan) -> None:
    """Solo: the cards drawn for placing are discarded."""
    for mission in range(MISSIONS):
        if s.mission_at[mission] == Spot.SHOWN:
            s.mission_at[mission] = Spot.DISCARDED


@rule
def shown_cities(s: Japan) -> int:
    """Solo: the cities on the cards drawn, one bit each."""
    cities = 0
    for mission in range(MISSIONS):
        if s.mission_at[mission] == Spot.SHOWN:
            cities |= MISSION_CITIES[mission]
    return cities


@rule
def cities_shown_or_all(s: Japan) -> int:
    """Solo, the cities on the cards drawn, if there are any; else every city in use."""
    if is_solo(s):
        shown = shown_cities(s)
        if shown:
            return shown
    return used_cities(s)


@rule
def allow_placing(s: Japan, seat: int, mask: Words) -> None:
    """For each ronin at home, the cities open to it."""
    among = cities_shown_or_all(s)
    open_to_most = open_cities(s, seat, EMPTY) & among
    for space in range(board_spaces(s)):
        if s.post[seat][space] == AT_HOME:
            cities = open_to_most
            if s.crew[seat][space] == Character.APPRENTICE:
                cities = open_cities(s, seat, Character.APPRENTICE) & among
            allow_many(mask, BASE[Move.PLACE] + space * CITIES, cities)


@rule
def place_refusal(s: Japan, seat: int, space: int, city: int) -> int:
    """A ronin must be at home, and the city open to it."""
    if space >= board_spaces(s):
        return Reason.NO_SUCH_RONIN
    if s.post[seat][space] != AT_HOME:
        return Reason.RONIN_IS_PLACED
    if not (used_cities(s) >> city) & 1:
        return Reason.CITY_IS_NOT_USED
    if (standing(s, seat) >> city) & 1:
        return Reason.YOU_STAND_THERE
    if not (open_cities(s, seat, s.crew[seat][space]) >> city) & 1:
        return Reason.CITY_IS_TAKEN
    if not (cities_shown_or_all(s) >> city) & 1:
        return Reason.CITY_IS_NOT_SHOWN
    return Reason.NONE


@rule
def place(s: Japan, seat: int, space: int, city: int, log: Log | None) -> None:
    """The ronin stands in the city, and will use its tile."""
    s.post[seat][space] = city
    s.space = space
    s.source = city
    s.step = Step.PLACED
    tell(log, EVERYONE, Event.PLACED, seat, space, city)
