"""The record of Ronin: everything that is on the table, and what lies face down on it."""

from __future__ import annotations

from enum import IntEnum

from tatami.games.ronin.components.board import CASTLE_SPACES, PARTIES, City, Good, Payment, Region, Seat
from tatami.games.ronin.components.cards import Mission, ShogunCard, Virtue
from tatami.games.ronin.components.options import Option
from tatami.games.ronin.components.tiles import SCOUT_LOOKS, Bonus, Character
from tatami.kernel.chance import Position
from tatami.kernel.record import Row, Table, cell, row, table

HIDDEN = -9  # in a view: what the seat may not know
EMPTY = -1  # no good, no character, no castle, no card
CASTLE_ON_HORSE_HEAD = -2  # duel: a castle of the shogun closes the space for good
AT_HOME = -1  # a ronin that stands in no city


class Space(IntEnum):
    """The ronin of a player, by their spaces on the player board.

    Only the side of three players has a fifth space; else the fifth ronin waits for a brother-in-arms.
    """

    FIRST = 0
    SECOND = 1
    THIRD = 2
    FOURTH = 3
    FIFTH = 4


SPACES = len(Space)


class Step(IntEnum):
    """Where a round is: first the steps at which somebody decides, then those that pass by themselves."""

    KEEP = 0  # set-up: each returns one of three missions
    PLACE = 1  # phase 1: a ronin goes to a city
    ACT = 2  # the action of its tile
    TRAVEL = 3  # the traveller's move
    COLLECT = 4  # phase 2
    MISSIONS = 5  # phase 3
    LIMITS = 6  # phase 4: too many goods
    OVER = 7

    SHOGUN = 16  # phase 0
    NEXT_RONIN = 17
    PLACED = 18  # what happens when a ronin is placed has happened
    ACTED = 19  # the tile action has been taken, or its two points
    REGIONS = 20  # phase 2, between two decisions
    NEXT_MISSIONS = 21
    NEXT_LIMITS = 22
    EVENING = 23  # the rest of phase 4


class Question(IntEnum):
    """What is asked inside a step; the answer closes it. The numbers go on from the deciding steps."""

    NONE = 0
    GAIN = 8  # tea: which good from the reserve?
    RAISE = 9  # architect: where, and paid with what?
    SWAP = 10  # scout: is a mission given away?
    SWAP_FOR = 11  # scout: for which of those seen?
    BURY = 12  # scout: which goes under the pile next?
    SEND = 13  # brother-in-arms: where does the fifth ronin go?
    STEAL = 14  # ninja: which good?


class Pool(IntEnum):
    """What is drawn from at random."""

    SINGLE_TILES = 0
    DOUBLE_TILES = 1
    SIDES = 2  # which side of a tile is up
    CHARACTERS = 3
    BONUSES = 4
    BAG = 5
    FIRST_PLAYER = 6
    MISSIONS = 7
    SHOGUN_CARDS = 8


class Spot(IntEnum):
    """Where a mission card is; from HELD and COMPLETED on, one number for each seat."""

    BOX = 0
    PILE = 1  # in no order: a card gets its place when it is drawn
    UNDER = 2  # put under the pile, in the order of ``under``
    DISPLAY = 3
    SHOWN = 4  # solo: drawn to place a ronin
    DISCARDED = 5
    LOOKED_AT = 6  # by the scout
    HELD = 8
    COMPLETED = 16


class Shelf(IntEnum):
    """Where a bonus tile is; from OWNED on, one number for each seat."""

    STACK = 0
    DISPLAY = 1
    OWNED = 2


class Ending(IntEnum):
    """The ways a game ends: the four bands of the solo score, and how others win."""

    NONE = 0
    WITHOUT_HONOUR = 1
    ON_THE_WAY = 2
    WELCOME = 3
    SAMURAI = 4
    MOST_POINTS = 5
    AHEAD_AT_TEA = 6  # on equal points, with three to five players
    SHOGUN = 7  # on equal points in the duel


class Japan(Position):
    """Everything that is on the table."""

    options: Row = row(Option)  # the readings of this table, and how many play
    round_number: int = cell()  # 1..4
    step: int = cell()
    question: int = cell()
    turn: int = cell()  # the seat that decides, outside set-up
    first: int = cell()  # who has the first-player pawn
    left: int = cell()  # turns to come in the present phase
    ready: Row = row(Seat)  # who has kept two missions

    bag: Row = row(Good)  # the reserve; in a view only whether a kind is there at all
    box: Row = row(Good)  # out of the game
    goods: Table = table(Region, Good)  # open on normal spaces
    horse: Row = row(Region)  # the good on the horse-head space
    buried: Row = row(Region)  # the good face down under it
    purse: Table = table(Seat, Good)
    tokens: Row = row(Seat)  # for meditation
    banners: Row = row(Seat)  # clan flags
    points: Row = row(Seat, bits=16)

    mission_at: Row = row(Mission)  # the spot of each card
    under: Row = row(Mission)  # cards under the pile, the next to be drawn first
    under_seen: Row = row(Mission)  # the seats that know each of them, one bit each
    cards_under: int = cell()  # how many they are
    looked: Row = row(SCOUT_LOOKS + 1)  # what the scout holds: the top of the pile, and the mission given for one
    looked_seen: Row = row(SCOUT_LOOKS + 1)
    paid: Table = table(Mission, Payment)  # pieces that lie on a mission
    fresh: Table = table(Seat, Virtue)  # completed missions not yet used for a bonus tile
    doubles: Row = row(Seat)  # missions completed with both cities

    tile: Row = row(City)
    side: Row = row(City)  # which side of the tile is up
    space: int = cell()  # the ronin placed last
    source: int = cell()  # the city whose tile it uses

    stack: Row = row(Character)  # tiles face down
    offer: Row = row(Character)  # tiles face up
    dismissed: Row = row(Character)  # out of the game
    crew: Table = table(Seat, Space)  # the character on each space
    asleep: Table = table(Seat, Space)  # hired this round for a ronin already placed
    post: Table = table(Seat, Space)  # the city where each ronin stands

    bonus_at: Row = row(Bonus)  # the shelf of each tile

    shogun_pile: Row = row(ShogunCard)  # cards not yet revealed
    shogun_card: int = cell()  # the card of this round
    site: Table = table(Region, CASTLE_SPACES)  # the party whose castle stands on each castle space
    castles: Row = row(PARTIES)  # not yet built

    tea: Row = row(PARTIES)  # spaces on the tea track, 1..15
    arrival: Row = row(PARTIES)  # on one space, who came earlier is ahead
    arrivals: int = cell()

    region: int = cell()  # the region being resolved in phase 2
    influence: Row = row(PARTIES)  # there; 0 once a party has had its turn
    tradable: Row = row(Good)  # goods the merchant may still exchange

    ending: int = cell()
