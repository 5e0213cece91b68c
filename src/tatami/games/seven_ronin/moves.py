"""The words of 7 Ronin: what players may do, why they may not, and what is told of it."""

from __future__ import annotations

from enum import IntEnum

from tatami.games.seven_ronin.components import Count, Place, Ronin, Seat
from tatami.games.seven_ronin.state import Ending
from tatami.kernel.actions import Actions
from tatami.kernel.events import Events


class Move(IntEnum):
    """The kinds of action."""

    DONE = 0  # the plan is made, the step is over, that was enough
    DEPLOY = 1  # plan one ninja on a place
    POST = 2  # plan a ronin on a place
    STRIKE = 3  # Musashi cuts a ninja down
    SHOOT = 4  # Yumi shoots a ninja of the reserve
    HEAL = 5  # Taiko heals a ronin
    RIDE = 6  # Hayai rides to an area
    DRIVE = 7  # Yobu drives a ninja to an area
    WOUND = 8  # a ronin takes the next wound
    VOLLEY = 9  # the watchtower
    LOOT = 10  # the granary
    POISON = 11  # the well
    PEN = 12  # the animal pen
    CURSE = 13  # the shrine
    RECALL = 14  # the burial grounds
    INFILTRATE = 15  # the passage
    COPY = 16  # the inn
    SPY = 17  # the spy token


ACTIONS = Actions(
    Move,
    {
        Move.DEPLOY: {"place": Place},
        Move.POST: {"ronin": Ronin, "place": Place},
        Move.HEAL: {"ronin": Ronin},
        Move.RIDE: {"place": Place},
        Move.DRIVE: {"place": Place},
        Move.WOUND: {"ronin": Ronin},
        Move.POISON: {"ronin": Ronin},
        Move.PEN: {"ronin": Ronin},
        Move.CURSE: {"ronin": Ronin},
        Move.RECALL: {"place": Place},
        Move.INFILTRATE: {"place": Place, "count": Count},
        Move.COPY: {"place": Place},
        Move.SPY: {"place": Place},
    },
)
BASE = ACTIONS.base
KIND_OF = ACTIONS.kind_of
FIRST = ACTIONS.first
SECOND = ACTIONS.second


class Reason(IntEnum):
    """Why a move is refused: each names the rule it would break."""

    NONE = 0
    GAME_IS_OVER = 1
    NOT_YOUR_DECISION = 2
    NOT_NOW = 3  # another step, or another question is open
    RESERVE_IS_EMPTY = 4
    LIMIT_REACHED = 5
    THREAT_REACHED = 6
    GREEN_TAKES_ONE = 7
    MINIMUM_COMES_FIRST = 8  # too few ninja to send one to the green
    MINIMUM_NOT_MET = 9
    PROMISED_TO_THE_SPY = 10
    RONIN_HAS_FALLEN = 11
    RONIN_IS_HELD = 12
    RONIN_IS_PLANNED = 13
    RONIN_ARE_LEFT = 14
    AREA_IS_DEFENDED = 15  # one ronin an area
    TASUKE_IS_CURSED = 16
    GREEN_IS_EMPTY = 17
    GREEN_IS_TAKEN = 18
    GREEN_IS_NO_AREA = 19
    ABILITY_IS_USED = 20
    ABILITY_IS_CURSED = 21
    RONIN_IS_ON_THE_GREEN = 22
    AREA_IS_NOT_FREE = 23
    AREA_IS_NOT_CONTESTED = 24
    NO_NINJA_THERE = 25
    NOT_ADJACENT = 26
    TAIKO_CANNOT_HEAL_HIMSELF = 27
    NO_WOUND_TO_HEAL = 28
    NOT_IN_THIS_FIGHT = 29
    AREA_IS_NOT_OCCUPIED = 30
    INN_COPIES_ANOTHER = 31
    NOTHING_TO_COPY = 32  # the copied ability would find no target
    NO_TOKEN = 33
    NOT_THE_QUESTION = 34  # the spy asks about another area
    INN_CANNOT_COPY_ITSELF = 35


class Event(IntEnum):
    """What is told."""

    DAY_BREAKS = 0
    SPY_ASKS = 1
    SPY_ANSWERED = 2
    SPY_SEES_NINJA = 3
    SPY_SEES_RONIN = 4
    NINJA_PLANNED = 5
    RONIN_PLANNED = 6
    READY = 7
    SCREENS_LIFTED = 8
    NINJA_ARRIVE = 9
    RONIN_ARRIVES = 10
    RONIN_STAYS = 11
    GREEN_CLEARED = 12
    MUSASHI_STRIKES = 13
    YUMI_SHOOTS = 14
    TAIKO_HEALS = 15
    HAYAI_RIDES = 16
    YOBU_DRIVES = 17
    WOUNDED = 18
    FELL = 19
    OCCUPIED = 20
    WATCHTOWER_SHOOTS = 21
    GRANARY_LOOTED = 22
    WELL_POISONED = 23
    PENNED = 24
    CURSED = 25
    RECALLED = 26
    INFILTRATED = 27
    INN_COPIES = 28
    HUNGER = 29
    WON = 30


EVENTS = Events(
    Event,
    {
        Event.DAY_BREAKS: {"day": int, "threat": int, "minimum": int},
        Event.SPY_ASKS: {"seat": Seat, "place": Place},
        Event.SPY_ANSWERED: {"seat": Seat, "place": Place},
        Event.SPY_SEES_NINJA: {"place": Place, "count": int},
        Event.SPY_SEES_RONIN: {"place": Place, "ronin": Ronin},
        Event.NINJA_PLANNED: {"place": Place},
        Event.RONIN_PLANNED: {"ronin": Ronin, "place": Place},
        Event.READY: {"seat": Seat},
        Event.NINJA_ARRIVE: {"place": Place, "count": int},
        Event.RONIN_ARRIVES: {"ronin": Ronin, "place": Place},
        Event.RONIN_STAYS: {"ronin": Ronin, "place": Place},
        Event.GREEN_CLEARED: {"ronin": Ronin, "count": int},
        Event.MUSASHI_STRIKES: {"place": Place},
        Event.YUMI_SHOOTS: {"reserve": int},
        Event.TAIKO_HEALS: {"ronin": Ronin},
        Event.HAYAI_RIDES: {"place": Place},
        Event.YOBU_DRIVES: {"place": Place, "target": Place},
        Event.WOUNDED: {"ronin": Ronin, "count": int, "vitality": int},
        Event.FELL: {"ronin": Ronin},
        Event.OCCUPIED: {"place": Place, "count": int},
        Event.WATCHTOWER_SHOOTS: {"place": Place},
        Event.GRANARY_LOOTED: {"count": int},
        Event.WELL_POISONED: {"ronin": Ronin},
        Event.PENNED: {"ronin": Ronin, "place": Place},
        Event.CURSED: {"ronin": Ronin},
        Event.RECALLED: {"place": Place},
        Event.INFILTRATED: {"place": Place, "count": int},
        Event.INN_COPIES: {"place": Place},
        Event.HUNGER: {"reserve": int},
        Event.WON: {"seat": Seat, "ending": Ending, "day": int},
    },
)
