"""The record of Samurai Sword: everything on the table, in the hands, and in the heads of those around it."""

from __future__ import annotations

from enum import IntEnum

from tatami.games.samurai_sword.components import CARDS, DECK, PROPERTIES, SEATS, TEAMS, Option
from tatami.kernel.chance import Position
from tatami.kernel.record import Row, Table, cell, row, table

HIDDEN = -9  # in a view: what the seat may not know
NOBODY = -1
NO_CARD = -1

ANY_HAND = -1  # a card seen to go into a hand, and since then perhaps into another

SIGHTINGS = 16  # cards seen to go into hands that are kept in mind at a time
COUNTED = 3  # of each kind, so many of one's own draws are


class Step(IntEnum):
    """Where the turn stands. Up to ``OVER`` somebody decides; the later ones run by themselves."""

    BUSHIDO = 0  # a weapon was turned over: give one up, or honour
    DRAW = 1  # Ieyasu: the first card from the deck, or from the pile?
    PLAY = 2
    PARRY = 3  # somebody is attacked
    CRY = 4  # a Battle Cry reaches somebody
    JUJUTSU = 5  # a Jujutsu does
    DISCARD = 6  # too many cards at the end of the turn
    OVER = 7
    RECOVER = 8  # a turn begins
    FLIP = 9  # the top card is turned over for the Bushido
    JUDGE = 10  # the Bushido stays, moves on or asks
    GATHER = 11  # the draw phase
    DEAL = 12  # owed cards are drawn, one at a time
    CALL = 13  # a Battle Cry or Jujutsu looks for the next who must answer
    SETTLE = 14  # wounds were dealt: defeat, and who draws for them
    FINISH = 15  # what was played is discarded
    COUNT = 16  # the game has ended, and the teams count


class Pool(IntEnum):
    """What cards are drawn from at random."""

    ROLES = 0
    CHARACTERS = 1
    DECK = 2
    HAND_1 = 3  # of the first seat
    HAND_2 = 4
    HAND_3 = 5
    HAND_4 = 6
    HAND_5 = 7
    HAND_6 = 8
    HAND_7 = 9


class Ending(IntEnum):
    """The ways a game ends."""

    NONE = 0
    DEFEAT = 1  # a defeat took somebody's last honour
    EXHAUSTION = 2  # the deck ran out and took it
    BUSHIDO = 3  # the Bushido took it
    SWORDMASTER = 4  # one player stands, and his team wins whatever the score
    LAST_FRIEND = 5  # one player stands, but the last to fall was of his team: the score decides


class Feud(Position):
    """Everything there is to know about a game.

    Counts that rules loop up to have 16 bits: a GPU's compiler lays out every turn of a loop that an 8-bit count ends,
    127 of them, and the code outgrows its caches.
    """

    options: Row = row(Option)  # the number of players and the rulings of this table
    players: int = cell(bits=16)
    shogun: int = cell()  # the seat whose role is open
    turn: int = cell()  # the seat whose turn it is
    step: int = cell()
    asked: int = cell()  # the seat that decides, or that the step is about
    attacks: int = cell()  # weapons played this turn
    call: int = cell()  # the step in which others answer what was played to all; 0 if nothing was
    lost: int = cell()  # resilience taken by the present blow
    played: int = cell()  # a card that waits to be discarded; NO_CARD if none
    flipped: int = cell()  # the card last turned over for the Bushido
    first: int = cell()  # owed cards are drawn clockwise from this seat
    resume: int = cell()  # the step that follows when they are drawn
    shuffle: int = cell()  # the pile must become the deck before anything else

    role: Row = row(SEATS)
    character: Row = row(SEATS)
    resilience: Row = row(SEATS)
    honour: Row = row(SEATS)
    hand_size: Row = row(SEATS)
    owed: Row = row(SEATS)  # cards still to draw
    hand: Table = table(SEATS, CARDS)
    kinds: Row = row(SEATS, bits=32)  # the kinds of card in each hand: one bit each
    front: Table = table(SEATS, PROPERTIES)  # what lies in front of each player

    deck: Row = row(CARDS)
    deck_size: int = cell()
    pile: Row = row(DECK)  # the discard pile from the bottom up
    pile_size: int = cell(bits=16)

    # What can be told of cards that are not seen (``rules.memory``). All are bounds that hold in the true world.
    stock: Row = row(CARDS)  # the most of each kind that can have come from this deck or be in it still
    fetched: Table = table(SEATS, COUNTED, bits=32)  # kinds that a seat drew from it once, twice, ...: one bit each
    older: Row = row(SEATS)  # the most cards of a hand that may not have come from this deck
    seen: int = cell(bits=16)  # cards seen to go into a hand
    seen_card: Row = row(SIGHTINGS)
    seen_with: Row = row(SIGHTINGS)  # in whose hand; ANY_HAND once it may have been stolen from there
    seen_by: Row = row(SIGHTINGS, bits=16)  # the minds that saw it: one bit each

    deeds: Table = table(SEATS, SEATS)  # what each has done to each: below zero harm, above kindness
    daimyos: Row = row(SEATS)  # Daimyo cards that each has played

    ending: int = cell()
    blade: int = cell()  # the seat whose defeat by a friend ended the game; NOBODY if none
    winner: int = cell()  # the team; NOBODY before the end
    points: Row = row(TEAMS)  # the teams' totals, once the game is over
