"""The words of Ronin: what players may do, why they may not, and what is told of it."""

from __future__ import annotations

from enum import IntEnum

from tatami.games.ronin.components.board import City, Good, Payment, Pick, Region, Seat
from tatami.games.ronin.components.cards import Mission, ShogunCard, Virtue
from tatami.games.ronin.components.tiles import Bonus, Character
from tatami.games.ronin.state import Ending, Question, Space, Step
from tatami.kernel.actions import Actions
from tatami.kernel.events import Events


class Move(IntEnum):
    """The kinds of action."""

    DONE = 0  # that was enough, or: no
    RETURN = 1  # set-up: the mission that is not kept
    PLACE = 2  # a ronin goes to a city
    PASS = 3  # two points instead of the tile action
    TAKE = 4  # an open mission, or the one the scout wants
    DRAW = 5  # the top mission of the pile
    HIRE = 6  # a character for a ronin
    DRINK = 7  # three steps on the tea track
    BUILD = 8  # a castle
    FLY = 9  # a clan flag
    MEDITATE = 10  # two tokens
    RIDE = 11  # the rider looks to the tile of another city
    RAISE = 12  # the architect builds, for a price
    GIVE = 13  # the scout gives a mission away
    BURY = 14  # the scout puts a card under the pile
    SEND = 15  # the fifth ronin joins a brother-in-arms
    TRAVEL = 16  # the traveller goes on
    COLLECT = 17  # a good from a region
    GAIN = 18  # a good from the reserve
    TRADE = 19  # the merchant
    PAY = 20  # a piece onto a mission
    COMPLETE = 21  # a mission that has nothing left to pay
    CLAIM = 22  # a bonus tile: a pair of this virtue, or a trio of the three others
    DISCARD = 23  # a good too many


ACTIONS = Actions(
    Move,
    {
        Move.RETURN: {"mission": Mission},
        Move.PLACE: {"space": Space, "city": City},
        Move.TAKE: {"mission": Mission},
        Move.HIRE: {"character": Character, "space": Space},
        Move.BUILD: {"region": Region},
        Move.RIDE: {"city": City},
        Move.RAISE: {"region": Region, "payment": Payment},
        Move.GIVE: {"mission": Mission},
        Move.BURY: {"mission": Mission},
        Move.SEND: {"city": City},
        Move.TRAVEL: {"city": City},
        Move.COLLECT: {"region": Region, "pick": Pick},
        Move.GAIN: {"good": Good},
        Move.TRADE: {"given": Good, "good": Good},
        Move.PAY: {"mission": Mission, "payment": Payment},
        Move.COMPLETE: {"mission": Mission},
        Move.CLAIM: {"bonus": Bonus, "virtue": Virtue},
        Move.DISCARD: {"good": Good},
    },
)
BASE = ACTIONS.base
KIND_OF = ACTIONS.kind_of
FIRST = ACTIONS.first
SECOND = ACTIONS.second

_ENDED_BY_DONE = (Question.RAISE, Question.SWAP, Question.SEND, Question.STEAL, Step.TRAVEL, Step.MISSIONS)

# The moments, one bit each, at which a kind of action belongs: the open question, or else the step.
_MOMENTS = {
    Move.DONE: sum(1 << moment for moment in _ENDED_BY_DONE),
    Move.RETURN: 1 << Step.KEEP,
    Move.PLACE: 1 << Step.PLACE,
    Move.PASS: 1 << Step.ACT,
    Move.TAKE: 1 << Step.ACT | 1 << Question.SWAP_FOR,
    Move.DRAW: 1 << Step.ACT,
    Move.HIRE: 1 << Step.ACT,
    Move.DRINK: 1 << Step.ACT,
    Move.BUILD: 1 << Step.ACT,
    Move.FLY: 1 << Step.ACT,
    Move.MEDITATE: 1 << Step.ACT,
    Move.RIDE: 1 << Step.ACT,
    Move.RAISE: 1 << Question.RAISE,
    Move.GIVE: 1 << Question.SWAP,
    Move.BURY: 1 << Question.BURY,
    Move.SEND: 1 << Question.SEND,
    Move.TRAVEL: 1 << Step.TRAVEL,
    Move.COLLECT: 1 << Step.COLLECT | 1 << Question.STEAL,
    Move.GAIN: 1 << Question.GAIN,
    Move.TRADE: 1 << Step.MISSIONS,
    Move.PAY: 1 << Step.MISSIONS,
    Move.COMPLETE: 1 << Step.MISSIONS,
    Move.CLAIM: 1 << Step.MISSIONS,
    Move.DISCARD: 1 << Step.LIMITS,
}
MOMENTS = tuple(_MOMENTS[move] for move in Move)

# Moves of placing and of the tiles come before the first of abilities, and those before the first of missions.
FIRST_ABILITY = int(Move.RAISE)
FIRST_OF_MISSIONS = int(Move.GAIN)


class Reason(IntEnum):
    """Why a move is refused: each names the rule it would break."""

    NONE = 0
    GAME_IS_OVER = 1
    NOT_YOUR_DECISION = 2
    NOT_NOW = 3  # another step, or another question is open
    NOT_YOUR_MISSION = 4
    NO_SUCH_RONIN = 5  # the fifth waits for a brother-in-arms
    RONIN_IS_PLACED = 6
    CITY_IS_NOT_USED = 7
    YOU_STAND_THERE = 8
    CITY_IS_TAKEN = 9
    CITY_IS_NOT_SHOWN = 10  # solo: on none of the cards drawn
    NOT_ON_THIS_TILE = 11
    MISSION_IS_NOT_OFFERED = 12
    PILE_IS_EMPTY = 13
    CHARACTER_IS_NOT_OFFERED = 14
    CHARACTER_IS_YOURS = 15
    NO_CASTLE_LEFT = 16
    REGION_IS_NOT_USED = 17
    REGION_IS_OUT_OF_REACH = 18  # it does not touch the city
    CASTLE_IS_YOURS = 19  # one to a region
    REGION_IS_FULL = 20  # both castle spaces are taken
    ONE_CASTLE_A_REGION = 21  # duel
    NO_RIDER = 22
    NOBODY_TO_RIDE_TO = 23  # nobody else stands there
    NOTHING_TO_DO_THERE = 24
    NOTHING_TO_PAY_WITH = 25
    MISSION_IS_PAID = 26  # the scout gives only missions without payment
    NOT_AMONG_THE_SEEN = 27
    NOT_HELD_BY_THE_SCOUT = 28
    NOT_IN_A_SHARED_REGION = 29
    CITY_IS_OCCUPIED = 30  # the fifth ronin and the traveller want an empty one
    ANOTHER_REGION = 31
    NO_SUCH_GOOD_THERE = 32
    RESERVE_LACKS_IT = 33
    NO_MERCHANT = 34
    MUST_NOT_DECLINE = 35
    NOT_PRESENT = 36
    NOT_SHOWN_ON_MISSION = 37
    NOTHING_LEFT_TO_PAY = 38
    NOT_YET_PAID = 39
    BONUS_IS_NOT_OFFERED = 40
    VIRTUES_ARE_LACKING = 41
    SAME_GOOD = 42


class Cause(IntEnum):
    """What points are scored for."""

    NO_DEED = 0
    FLAG = 1
    CASTLE = 2
    TEA = 3
    BANNERMAN = 4
    SAMURAI = 5
    MISSION = 6
    COURTIER = 7
    CASTLE_GROUPS = 8
    BONUS_TILES = 9


class Event(IntEnum):
    """What is told."""

    MISSION_RETURNED = 0
    MISSION_OFFERED = 1
    ROUND_BEGINS = 2
    SHOGUN_REVEALS = 3
    SHOGUN_STANDS = 4
    SHOGUN_BUILDS = 5
    SHOGUN_CANNOT_BUILD = 6
    GOOD_LEAVES = 7
    PILE_SHUFFLED = 8
    CARD_SHOWN = 9
    CARD_DEAD = 10
    CHOICE_IS_FREE = 11
    PLACED = 12
    SCORED = 13
    TOKENS_GAINED = 14
    TEA_DRUNK = 15
    GOOD_GAINED = 16
    GOOD_TAKEN = 17
    SHOGUN_TAKES = 18
    BUILT = 19
    COVERED = 20
    FLAG_FLOWN = 21
    HIRED = 22
    DISMISSED = 23
    CHARACTER_OFFERED = 24
    MISSION_TAKEN = 25
    RODE = 26
    TILE_TURNED = 27
    SCOUT_LOOKS = 28
    SCOUT_SEES = 29
    MISSION_GIVEN = 30
    CARD_BURIED = 31
    COMPANION_SENT = 32
    TRAVELLED = 33
    TRADED = 34
    PAID = 35
    COMPLETED = 36
    CLAIMED = 37
    BONUS_OFFERED = 38
    GOOD_DISCARDED = 39
    TOKENS_DISCARDED = 40
    REFILLED = 41
    TURNED_UP = 42
    FIRST_PLAYER = 43
    SHOGUN_DRINKS = 44
    SOLO_ENDED = 45
    WON = 46
    SHOGUN_WON = 47
    RAISE_PAID = 48


EVENTS = Events(
    Event,
    {
        Event.MISSION_RETURNED: {"seat": Seat, "mission": Mission},
        Event.MISSION_OFFERED: {"mission": Mission},
        Event.ROUND_BEGINS: {"round": int},
        Event.SHOGUN_REVEALS: {"card": ShogunCard, "region": Region},
        Event.SHOGUN_STANDS: {"city": City},
        Event.SHOGUN_BUILDS: {"region": Region},
        Event.SHOGUN_CANNOT_BUILD: {"region": Region},
        Event.GOOD_LEAVES: {"region": Region, "good": Good},
        Event.CARD_SHOWN: {"mission": Mission},
        Event.CARD_DEAD: {"mission": Mission},
        Event.PLACED: {"seat": Seat, "space": Space, "city": City},
        Event.SCORED: {"seat": Seat, "points": int, "cause": Cause},
        Event.TOKENS_GAINED: {"seat": Seat, "count": int},
        Event.TEA_DRUNK: {"seat": Seat, "space": int},
        Event.GOOD_GAINED: {"seat": Seat, "good": Good},
        Event.GOOD_TAKEN: {"seat": Seat, "good": Good, "region": Region},
        Event.SHOGUN_TAKES: {"good": Good, "region": Region},
        Event.BUILT: {"seat": Seat, "region": Region},
        Event.COVERED: {"seat": Seat, "region": Region},
        Event.FLAG_FLOWN: {"seat": Seat, "count": int},
        Event.HIRED: {"seat": Seat, "character": Character, "space": Space},
        Event.DISMISSED: {"seat": Seat, "character": Character},
        Event.CHARACTER_OFFERED: {"character": Character},
        Event.MISSION_TAKEN: {"seat": Seat, "mission": Mission},
        Event.RODE: {"seat": Seat, "city": City},
        Event.TILE_TURNED: {"city": City},
        Event.SCOUT_LOOKS: {"seat": Seat, "count": int},
        Event.SCOUT_SEES: {"mission": Mission},
        Event.MISSION_GIVEN: {"seat": Seat, "mission": Mission},
        Event.CARD_BURIED: {"mission": Mission},
        Event.COMPANION_SENT: {"seat": Seat, "city": City},
        Event.TRAVELLED: {"seat": Seat, "city": City},
        Event.TRADED: {"seat": Seat, "given": Good, "good": Good},
        Event.PAID: {"seat": Seat, "mission": Mission, "payment": Payment},
        Event.COMPLETED: {"seat": Seat, "mission": Mission, "cities": int},
        Event.CLAIMED: {"seat": Seat, "bonus": Bonus},
        Event.BONUS_OFFERED: {"bonus": Bonus},
        Event.GOOD_DISCARDED: {"seat": Seat, "good": Good},
        Event.TOKENS_DISCARDED: {"seat": Seat, "count": int},
        Event.REFILLED: {"region": Region, "good": Good},
        Event.TURNED_UP: {"region": Region, "good": Good},
        Event.FIRST_PLAYER: {"seat": Seat},
        Event.SHOGUN_DRINKS: {"space": int},
        Event.SOLO_ENDED: {"points": int, "ending": Ending},
        Event.WON: {"seat": Seat, "points": int, "ending": Ending},
        Event.SHOGUN_WON: {"points": int, "ending": Ending},
        Event.RAISE_PAID: {"seat": Seat, "payment": Payment},
    },
)
