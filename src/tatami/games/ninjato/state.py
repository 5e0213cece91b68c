"""The record of Ninjato: everything that lies on the board, in the purses and in the hands."""

from __future__ import annotations

from enum import IntEnum

from tatami.games.ninjato.components import (
    CARDS,
    CLANS,
    ELITES,
    ENVOYS,
    GUARDS,
    HOUSES,
    RUMOURS,
    SEATS,
    SKILLS,
    TREASURES,
    WARES,
    Option,
)
from tatami.kernel.chance import Position
from tatami.kernel.record import Row, Table, cell, row, table

NONE = -1
HIDDEN = -9  # in a view: what the seat may not know

# Where an envoy or a rumour is when no seat has it.
IN_PILE = -2
ON_OFFER = -1

NOT_SET = -1  # no skill has set the value of the play


class Step(IntEnum):
    """The decisions of the game; the last two are passed through and wait for nobody."""

    PLACE = 0  # a shuriken
    TRAIN = 1  # take dojo cards
    LIMIT = 2  # discard down to the hand limit
    TUITION = 3  # discard a card for a tile
    PAY = 4  # settle a price
    FIGHT = 5  # a guard stands
    DARE = 6  # banzai, or leave
    FETCH = 7  # Chocho: what comes back from the house
    KEEP = 8  # failed: which treasure is kept
    CLAIM = 9  # cleared: whose the house is now
    DISGUISE = 10  # scoring: whom the disguises help
    LEADERS = 11  # scoring: honour or a rumour
    SECONDS = 12  # scoring: which rumour is left for the second
    OVER = 13
    TURN_ENDS = 14
    ROUND_ENDS = 15


class Pool(IntEnum):
    """What is drawn from at random."""

    ORDER = 0  # of the players in the first round
    DOJO = 1
    TILES = 2
    BAG = 3
    GUARDS = 4
    ELITES = 5
    ENVOYS = 6
    RUMOURS = 7


class Foe(IntEnum):
    """Who stands in the raider's way."""

    NOBODY = 0
    SENTRY = 1
    GUARD = 2
    ELITE = 3


class Reward(IntEnum):
    """What the leader of a clan has chosen."""

    NOTHING = 0
    HONOUR = 1
    RUMOUR = 2


class Kyoto(Position):
    """Everything that is on the table."""

    honour: Row = row(SEATS, bits=16)

    options: Row = row(Option)  # the rulings of this table
    round_number: int = cell()  # 1..7
    step: int = cell()
    turn: int = cell()  # the seat that decides
    order: Row = row(SEATS)  # seats in turn order; NONE where nobody sits
    placed: int = cell()  # shuriken placed this round, by all together
    stacked: Row = row(SEATS)  # height of a seat's topmost shuriken at the dojo; 0 if there is none
    owed: int = cell()  # dojo cards still to take

    deck: Row = row(CARDS)  # dojo cards to be drawn: hidden from all
    deck_left: int = cell()  # how many they are
    face_up: Row = row(CARDS)  # at the dojo
    discards: Row = row(CARDS)
    hand: Table = table(SEATS, CARDS)
    known: Table = table(SEATS, CARDS)  # those of a hand that all have seen taken
    held: Row = row(SEATS)  # size of each hand

    pile: Row = row(SKILLS)  # tiles not yet shown
    sensei: Row = row(SKILLS)  # tiles that are taught this round
    tiles: Table = table(SEATS, SKILLS)  # tiles a seat has learnt
    ready: Table = table(SEATS, SKILLS)  # those of them that are face up
    lost: Row = row(SKILLS)  # tiles that nobody learnt

    bag: Row = row(TREASURES)
    spent: Row = row(TREASURES)
    light: Table = table(HOUSES, TREASURES)  # treasures in a house, light side up
    red: Table = table(HOUSES, TREASURES)  # red side up: guarded by elites
    sentry: Row = row(HOUSES)  # kind of guard; NONE while the house is closed
    banner: Row = row(HOUSES)  # the clan token
    purse: Table = table(SEATS, TREASURES)

    guards: Row = row(GUARDS)
    guards_gone: Row = row(GUARDS)
    elites: Row = row(ELITES)
    elites_gone: Row = row(ELITES)
    beaten: Table = table(SEATS, ELITES)  # elites a seat has kept

    envoy_at: Row = row(ENVOYS)  # IN_PILE, ON_OFFER or the seat that has bribed him
    disguised: Row = row(ENVOYS)  # lends one more influence in this scoring
    rumour_at: Row = row(RUMOURS)  # IN_PILE, ON_OFFER or the seat that spreads it
    rumours_held: Row = row(SEATS)  # how many each seat spreads

    house: int = cell()  # the house that is raided
    mode: int = cell()  # by force or stealth
    foe: int = cell()  # who stands in the way
    foe_kind: int = cell()  # the kind of guard or elite
    standing: int = cell()  # bits: the first and the second guard of the card
    loot_light: Row = row(TREASURES)  # on the shuriken, with the side that they had in the house
    loot_red: Row = row(TREASURES)
    prepared: int = cell()  # supports and skills laid out for the play under way
    swing: int = cell()  # what they add up to
    setting: int = cell()  # the value a skill has set, or NOT_SET
    back_to: int = cell()  # the step that Chocho interrupts
    given: int = cell()  # Chocho: the token that goes into the house

    buying: int = cell()  # an envoy, or a rumour after all envoys; or the tile that a card is discarded for
    paid: Row = row(WARES)  # paid of its price so far, gold as what it stands for

    asking: int = cell()  # scoring: whose disguises, or which clan, in order
    rewards: Row = row(CLANS)  # what the leader of each clan has taken
