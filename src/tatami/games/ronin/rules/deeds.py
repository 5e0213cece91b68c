"""The tile action of the ronin just placed, or two points instead."""

from __future__ import annotations

from tatami.games.ronin.components.board import SHOGUN
from tatami.games.ronin.components.cards import MISSIONS
from tatami.games.ronin.components.tiles import (
    CHARACTERS,
    POINTS_FOR_NO_DEED,
    TEA_STEPS,
    TILE_DEEDS,
    TOKENS_FOR_MEDITATING,
    Character,
    Deed,
)
from tatami.games.ronin.moves import BASE, Cause, Event, Move, Reason
from tatami.games.ronin.rules.castles import build, build_refusal, build_regions
from tatami.games.ronin.rules.land import board_spaces, players, score_points, standing, used_cities
from tatami.games.ronin.rules.piles import can_draw, draw_mission, refill_display
from tatami.games.ronin.rules.supplies import advance_tea, fly_flag, gain_tokens
from tatami.games.ronin.state import AT_HOME, EMPTY, SPACES, Japan, Pool, Spot, Step
from tatami.kernel.chance import draw_card
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.masks import allow, allow_many
from tatami.kernel.record import Words
from tatami.kernel.rule import rule


@rule
def deeds_of(s: Japan, city: int) -> int:
    """The actions on the side of a city's tile that is up, one bit each."""
    return TILE_DEEDS[s.tile[city]][s.side[city]]


@rule
def tile_has(s: Japan, deed: int) -> bool:
    """Whether the tile in use has an action."""
    return (deeds_of(s, s.source) >> deed) & 1 == 1


@rule
def owned_characters(s: Japan, seat: int) -> int:
    """The characters of a player, one bit each."""
    owned = 0
    for space in range(board_spaces(s)):
        if s.crew[seat][space] != EMPTY:
            owned |= 1 << s.crew[seat][space]
    return owned


@rule
def hirable_characters(s: Japan, seat: int) -> int:
    """Characters on offer that the player does not own, one bit each."""
    offered = 0
    for character in range(CHARACTERS):
        if s.offer[character] > 0:
            offered |= 1 << character
    return offered & ~owned_characters(s, seat)


@rule
def mission_is_offered(s: Japan) -> bool:
    """A mission lies open or can be drawn."""
    for mission in range(MISSIONS):
        if s.mission_at[mission] == Spot.DISPLAY:
            return True
    return can_draw(s)


@rule
def possible_deeds(s: Japan, seat: int) -> int:
    """The actions that can be carried out, one bit each."""
    deeds = 1 << Deed.TEA | 1 << Deed.CLAN | 1 << Deed.MEDITATE
    if mission_is_offered(s):
        deeds |= 1 << Deed.MISSION
    if hirable_characters(s, seat):
        deeds |= 1 << Deed.HIRE
    if build_regions(s, seat):
        deeds |= 1 << Deed.CASTLE
    return deeds


@rule
def allow_deeds(s: Japan, seat: int, mask: Words) -> None:
    """The actions of the tile in use, and two points instead; for the rider, the tiles of others."""
    allow(mask, BASE[Move.PASS])
    if tile_has(s, Deed.MISSION):
        for mission in range(MISSIONS):
            if s.mission_at[mission] == Spot.DISPLAY:
                allow(mask, BASE[Move.TAKE] + mission)
        if can_draw(s):
            allow(mask, BASE[Move.DRAW])
    if tile_has(s, Deed.HIRE):
        hirable = hirable_characters(s, seat)
        for character in range(CHARACTERS):
            if (hirable >> character) & 1:
                allow_many(mask, BASE[Move.HIRE] + character * SPACES, (1 << board_spaces(s)) - 1)
    if tile_has(s, Deed.TEA):
        allow(mask, BASE[Move.DRINK])
    if tile_has(s, Deed.CASTLE):
        allow_many(mask, BASE[Move.BUILD], build_regions(s, seat))
    if tile_has(s, Deed.CLAN):
        allow(mask, BASE[Move.FLY])
    if tile_has(s, Deed.MEDITATE):
        allow(mask, BASE[Move.MEDITATE])
    if may_ride(s, seat):
        allow_many(mask, BASE[Move.RIDE], ride_cities(s, seat))


@rule
def may_ride(s: Japan, seat: int) -> bool:
    """The ronin just placed is the rider, and has not ridden yet."""
    return s.crew[seat][s.space] == Character.RIDER and s.source == s.post[seat][s.space]


@rule
def cities_of_others(s: Japan, seat: int) -> int:
    """Cities where another party has a ronin, one bit each."""
    cities = standing(s, SHOGUN)
    for other in range(players(s)):
        if other != seat:
            cities |= standing(s, other)
    return cities


@rule
def ride_cities(s: Japan, seat: int) -> int:
    """Tiles the rider may use: another party stands there, and something can be done."""
    possible = possible_deeds(s, seat)
    found = 0
    others = cities_of_others(s, seat) & used_cities(s) & ~(1 << s.source)
    city = 0
    while others >> city:
        if (others >> city) & 1 and deeds_of(s, city) & possible:
            found |= 1 << city
        city += 1
    return found


@rule
def ride_refusal(s: Japan, seat: int, city: int) -> int:
    """Only the rider, only once, only where another stands."""
    if not may_ride(s, seat):
        return Reason.NO_RIDER
    if city == s.source or not (cities_of_others(s, seat) >> city) & 1:
        return Reason.NOBODY_TO_RIDE_TO
    return Reason.NONE if (ride_cities(s, seat) >> city) & 1 else Reason.NOTHING_TO_DO_THERE


@rule
def ride(s: Japan, seat: int, city: int, log: Log | None) -> None:
    """The rider will use that tile instead of its own city's."""
    s.source = city
    tell(log, EVERYONE, Event.RODE, seat, city, 0)


@rule
def deed_refusal(s: Japan, seat: int, kind: int, first: int, second: int) -> int:
    """The action must be on the tile in use, and possible."""
    if kind == Move.TAKE or kind == Move.DRAW:
        return mission_refusal(s, kind, first)
    if kind == Move.HIRE:
        return hire_refusal(s, seat, first, second)
    if kind == Move.BUILD:
        return build_refusal(s, seat, first) if tile_has(s, Deed.CASTLE) else Reason.NOT_ON_THIS_TILE
    deed = Deed.TEA
    if kind == Move.FLY:
        deed = Deed.CLAN
    elif kind == Move.MEDITATE:
        deed = Deed.MEDITATE
    return Reason.NONE if tile_has(s, deed) else Reason.NOT_ON_THIS_TILE


@rule
def mission_refusal(s: Japan, kind: int, mission: int) -> int:
    """An open mission, or the top of the pile."""
    if not tile_has(s, Deed.MISSION):
        return Reason.NOT_ON_THIS_TILE
    if kind == Move.DRAW:
        return Reason.NONE if can_draw(s) else Reason.PILE_IS_EMPTY
    return Reason.NONE if s.mission_at[mission] == Spot.DISPLAY else Reason.MISSION_IS_NOT_OFFERED


@rule
def hire_refusal(s: Japan, seat: int, character: int, space: int) -> int:
    """A character on offer, not one's own already, for a ronin of the player board."""
    if not tile_has(s, Deed.HIRE):
        return Reason.NOT_ON_THIS_TILE
    if space >= board_spaces(s):
        return Reason.NO_SUCH_RONIN
    if s.offer[character] == 0:
        return Reason.CHARACTER_IS_NOT_OFFERED
    owned = (owned_characters(s, seat) >> character) & 1
    return Reason.CHARACTER_IS_YOURS if owned else Reason.NONE


@rule
def do_deed(s: Japan, seat: int, kind: int, first: int, second: int, log: Log | None) -> None:
    """Carry the action out, then turn the tile over."""
    if kind == Move.TAKE:
        take_mission(s, seat, first, log)
        refill_display(s, log)
    elif kind == Move.DRAW:
        take_mission(s, seat, draw_mission(s, log), log)
    elif kind == Move.HIRE:
        hire(s, seat, first, second, log)
    elif kind == Move.DRINK:
        advance_tea(s, seat, TEA_STEPS, log)
    elif kind == Move.BUILD:
        build(s, seat, first, log)
    elif kind == Move.FLY:
        fly_flag(s, seat, log)
    else:
        gain_tokens(s, seat, TOKENS_FOR_MEDITATING, log)
    s.side[s.source] = 1 - s.side[s.source]
    s.step = Step.ACTED
    tell(log, EVERYONE, Event.TILE_TURNED, s.source, 0, 0)


@rule
def pass_deed(s: Japan, seat: int, log: Log | None) -> None:
    """Two points, and the tile stays as it is."""
    score_points(s, seat, POINTS_FOR_NO_DEED, Cause.NO_DEED, log)
    s.step = Step.ACTED


@rule
def take_mission(s: Japan, seat: int, mission: int, log: Log | None) -> None:
    """A mission lies open before its owner."""
    s.mission_at[mission] = Spot.HELD + seat
    tell(log, EVERYONE, Event.MISSION_TAKEN, seat, mission, 0)


@rule
def hire(s: Japan, seat: int, character: int, space: int, log: Log | None) -> None:
    """The tile that lay there leaves the game; on a ronin already placed the new one sleeps."""
    if s.crew[seat][space] != EMPTY:
        s.dismissed[s.crew[seat][space]] += 1
        tell(log, EVERYONE, Event.DISMISSED, seat, s.crew[seat][space], 0)
    s.offer[character] -= 1
    s.crew[seat][space] = character
    s.asleep[seat][space] = 1 if s.post[seat][space] != AT_HOME else 0
    tell(log, EVERYONE, Event.HIRED, seat, character, space)
    offer_character(s, log)


@rule
def offer_character(s: Japan, log: Log | None) -> None:
    """The next tile of the stack, if there is one, is turned up."""
    character = draw_card(s, Pool.CHARACTERS, s.stack)
    if character >= 0:
        s.offer[character] += 1
        tell(log, EVERYONE, Event.CHARACTER_OFFERED, character, 0, 0)
