"""Set-up: tiles, characters, goods, pawns, and three missions for each player to choose from."""

from __future__ import annotations

from tatami.games.ronin.components.board import (
    COPIES_OF_GOOD,
    DOUBLE_CITIES,
    EVERY_SEAT,
    GOODS,
    LAST_TEA,
    NORMAL_SPACES,
    REGIONS,
    SEATS,
    SHOGUN,
    SINGLE_CITIES,
)
from tatami.games.ronin.components.cards import MISSIONS, SHOGUN_CARDS
from tatami.games.ronin.components.options import (
    BONUSES_SHOWN,
    CASTLES,
    DUEL_SHOGUN_CASTLES,
    MISSIONS_DEALT,
    MISSIONS_IN_PLAY,
    MISSIONS_SHOWN,
    SOLO_SHOGUN_CASTLES,
    SOLO_SHOGUN_TEA,
    TOKENS_AT_FIRST,
)
from tatami.games.ronin.components.tiles import CHARACTERS, CHARACTERS_SHOWN, SOLO_LEAVES_OUT, Character
from tatami.games.ronin.moves import BASE, Event, Move
from tatami.games.ronin.rules.bonuses import offer_bonus
from tatami.games.ronin.rules.deeds import offer_character
from tatami.games.ronin.rules.land import is_solo, players, regions_in_use
from tatami.games.ronin.rules.piles import draw_mission, put_under, refill_display
from tatami.games.ronin.state import AT_HOME, EMPTY, SPACES, Japan, Pool, Spot, Step
from tatami.kernel.chance import draw_below, draw_card, total
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.masks import allow
from tatami.kernel.record import Words
from tatami.kernel.rule import rule


@rule
def lay_out(s: Japan, options: Words) -> None:
    """Set-up, until each player has three missions to choose from."""
    for option in range(len(s.options)):
        s.options[option] = options[option]
    clear_table(s)
    lay_tiles(s)
    lay_characters(s)
    for _ in range(BONUSES_SHOWN[players(s)]):
        offer_bonus(s, None)
    lay_goods(s)
    seat_players(s)
    deal_missions(s)
    s.step = Step.KEEP


@rule
def clear_table(s: Japan) -> None:
    """Nothing stands anywhere yet."""
    s.shogun_card = EMPTY
    for region in range(REGIONS):
        s.horse[region] = EMPTY
        s.buried[region] = EMPTY
        s.site[region][0] = EMPTY
        s.site[region][1] = EMPTY
    for seat in range(SEATS):
        for space in range(SPACES):
            s.crew[seat][space] = EMPTY
            s.post[seat][space] = AT_HOME
    for place in range(len(s.looked)):
        s.looked[place] = EMPTY
    for place in range(MISSIONS):
        s.under[place] = EMPTY


@rule
def lay_tiles(s: Japan) -> None:
    """Single tiles on cities of two or three regions, double tiles on cities of one, any side up."""
    for n in range(len(SINGLE_CITIES)):
        swap_in_tile(s, SINGLE_CITIES[n], SINGLE_CITIES[draw_below(s, Pool.SINGLE_TILES, n + 1)], n)
    for n in range(len(DOUBLE_CITIES)):
        other = DOUBLE_CITIES[draw_below(s, Pool.DOUBLE_TILES, n + 1)]
        swap_in_tile(s, DOUBLE_CITIES[n], other, len(SINGLE_CITIES) + n)


@rule
def swap_in_tile(s: Japan, new: int, old: int, tile: int) -> None:
    """One step of a shuffle: a tile goes to an earlier city, whose tile goes to the new one."""
    s.tile[new] = s.tile[old]
    s.tile[old] = tile
    s.side[new] = draw_below(s, Pool.SIDES, 2)


@rule
def lay_characters(s: Japan) -> None:
    """Two tiles of each; solo one of each, and not rider, scout and traveller; no brothers with three players."""
    for character in range(CHARACTERS):
        s.stack[character] = 2
        if is_solo(s):
            s.stack[character] = 0 if (SOLO_LEAVES_OUT >> character) & 1 else 1
    if players(s) == 3:
        s.stack[Character.BROTHER] = 0
    for _ in range(CHARACTERS_SHOWN):
        offer_character(s, None)


@rule
def lay_goods(s: Japan) -> None:
    """With the shogun, first a good face down on each horse-head space; then one on every space of the used regions."""
    for good in range(GOODS):
        s.bag[good] = COPIES_OF_GOOD
    if players(s) <= 2:
        for region in range(regions_in_use(s)):
            s.buried[region] = draw_card(s, Pool.BAG, s.bag)
    for region in range(regions_in_use(s)):
        fill_normal_spaces(s, region, None)
        s.horse[region] = draw_card(s, Pool.BAG, s.bag)


@rule
def fill_normal_spaces(s: Japan, region: int, log: Log | None) -> None:
    """Empty normal spaces are filled from the reserve as long as it lasts."""
    for _ in range(NORMAL_SPACES[region] - total(s.goods[region])):
        good = draw_card(s, Pool.BAG, s.bag)
        if good >= 0:
            s.goods[region][good] += 1
            tell(log, EVERYONE, Event.REFILLED, region, good, 0)


@rule
def seat_players(s: Japan) -> None:
    """A first player by lot; all pawns at the start of the tea track, the last in turn order ahead."""
    n = players(s)
    s.first = draw_below(s, Pool.FIRST_PLAYER, n)
    for offset in range(n):
        seat = (s.first + offset) % n
        s.tea[seat] = 1
        s.arrival[seat] = n - offset
        s.castles[seat] = CASTLES
        s.tokens[seat] = TOKENS_AT_FIRST
    s.arrivals = n
    if n <= 2:
        s.castles[SHOGUN] = SOLO_SHOGUN_CASTLES if n == 1 else DUEL_SHOGUN_CASTLES
        s.tea[SHOGUN] = SOLO_SHOGUN_TEA if n == 1 else LAST_TEA
        for card in range(SHOGUN_CARDS):
            s.shogun_pile[card] = 1


@rule
def deal_missions(s: Japan) -> None:
    """Three missions for each player."""
    for mission in range(MISSIONS_IN_PLAY[players(s)]):
        s.mission_at[mission] = Spot.PILE
    for seat in range(players(s)):
        for _ in range(MISSIONS_DEALT):
            s.mission_at[draw_mission(s, None)] = Spot.HELD + seat


@rule
def allow_returns(s: Japan, seat: int, mask: Words) -> None:
    """Any of the three missions dealt."""
    for mission in range(MISSIONS):
        if s.mission_at[mission] == Spot.HELD + seat:
            allow(mask, BASE[Move.RETURN] + mission)


@rule
def return_mission(s: Japan, seat: int, mission: int, log: Log | None) -> None:
    """Two are kept, the third goes under the pile; solo, to the discards. When all have kept, four are shown."""
    tell(log, EVERYONE, Event.MISSION_RETURNED, seat, mission, 0)
    if is_solo(s):
        s.mission_at[mission] = Spot.DISCARDED
    else:
        put_under(s, mission, EVERY_SEAT, log)
    s.ready[seat] = 1
    if total(s.ready) == players(s):
        for _ in range(MISSIONS_SHOWN):
            refill_display(s, log)
        s.step = Step.SHOGUN
