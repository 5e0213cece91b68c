"""What things are worth to a player, in tenths of a point."""

from __future__ import annotations

from tatami.games.ronin.components.board import GOODS
from tatami.games.ronin.components.cards import (
    COST,
    ICON,
    MISSION_CITIES,
    MISSIONS,
    POINTS_IN_BOTH,
    POINTS_IN_ONE,
    SIZE,
)
from tatami.games.ronin.components.options import ROUNDS
from tatami.games.ronin.components.tiles import Character
from tatami.games.ronin.rules.land import players, stands_in
from tatami.games.ronin.rules.scout import paid_pieces
from tatami.games.ronin.state import Japan, Spot
from tatami.kernel.record import Words
from tatami.kernel.rule import rule

NEVER = -10_000

ICON_WORTH = (0, 25, 22, 45)  # none, token, tea, flag
VIRTUE_WORTH = 35  # a completed mission's share of a bonus tile
COURTIER_WORTH = 30
GOOD_COST = 24  # a good that is still lacking
HALF_A_CHANCE = 35  # per cent: a mission one is not present for
IDLE_GOOD = 6  # a good that no mission asks for
SPARE_GOOD = 16  # one that several missions ask for


@rule
def promise(s: Japan, out: Words) -> None:
    """The points so far."""
    for seat in range(players(s)):
        out[seat] = s.points[seat]


@rule
def rounds_left(s: Japan) -> int:
    """Rounds after this one."""
    return ROUNDS - s.round_number


@rule
def is_held(s: Japan, seat: int, mission: int) -> bool:
    """Whether a mission lies before the player, not yet completed."""
    return s.mission_at[mission] == Spot.HELD + seat


@rule
def held_missions(s: Japan, seat: int) -> int:
    """How many missions lie before the player, not yet completed."""
    count = 0
    for mission in range(MISSIONS):
        if is_held(s, seat, mission):
            count += 1
    return count


@rule
def reward(s: Japan, seat: int, mission: int, cities: int) -> int:
    """What completing a mission gives while the player is present in some cities."""
    shown = MISSION_CITIES[mission]
    points = POINTS_IN_BOTH[mission] if cities & shown == shown else POINTS_IN_ONE[mission]
    worth = 10 * points + ICON_WORTH[ICON[mission]] + VIRTUE_WORTH
    if stands_in(s, seat, Character.COURTIER, shown):
        worth += COURTIER_WORTH
    return worth


@rule
def shortage(s: Japan, seat: int, mission: int) -> int:
    """Goods that a mission lacks and the player does not have; tokens on it or in hand make up for some."""
    lacking = 0
    for good in range(GOODS):
        lacking += max(0, COST[mission][good] - s.paid[mission][good] - s.purse[seat][good])
    if stands_in(s, seat, Character.STEWARD, MISSION_CITIES[mission]):
        lacking -= 1
    return max(0, min(lacking, SIZE[mission] - paid_pieces(s, mission)))


@rule
def mission_worth(s: Japan, seat: int, mission: int, cities: int) -> int:
    """What holding a mission is worth: its reward, less the goods still to be found."""
    worth = reward(s, seat, mission, cities) - GOOD_COST * shortage(s, seat, mission)
    if cities & MISSION_CITIES[mission]:
        worth += 20
    return worth


@rule
def good_worth(s: Japan, seat: int, good: int, cities: int) -> int:
    """What one more of a good is worth: most where it brings a mission near its end."""
    most = IDLE_GOOD
    wanted = 0
    for mission in range(MISSIONS):
        if is_held(s, seat, mission):
            lacking = COST[mission][good] - s.paid[mission][good]
            present = cities & MISSION_CITIES[mission] != 0
            if lacking > s.purse[seat][good]:
                worth = reward(s, seat, mission, cities) // max(1, shortage(s, seat, mission))
                if not present:
                    worth = worth * HALF_A_CHANCE // 100
                most = max(most, worth)
            if present:
                wanted += lacking
    if wanted > s.purse[seat][good]:
        most = max(most, SPARE_GOOD)
    return most
