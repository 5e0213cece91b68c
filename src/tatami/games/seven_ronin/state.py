"""The record of 7 Ronin: everything that is on the table, and behind the two screens."""

from __future__ import annotations

from enum import IntEnum

from tatami.games.seven_ronin.components import Option, Place, Ronin, Seat
from tatami.kernel.chance import Position
from tatami.kernel.record import Row, cell, row

# Where a ronin is when he stands on no place.
IN_HAND = -1
FALLEN = -2

HIDDEN = -9  # in a view: what the seat may not know
NOT_ASKED = -1


class Step(IntEnum):
    """The steps of a round at which somebody decides."""

    SPYING = 0  # before planning, with spy tokens only
    PLANNING = 1
    RONIN = 2  # combat, step 1: abilities of the ronin
    WOUNDS = 3  # combat, step 2: the defender divides wounds
    AREAS = 4  # combat, step 3: abilities of the occupied areas
    OVER = 5


class Question(IntEnum):
    """What is asked inside a step; the answer closes it."""

    NONE = 0
    SPY = 1  # spend the spy token?
    ANSWER = 2  # what will stand on the area that the spy watches?
    DRIVE = 3  # does Yobu drive a second ninja away?
    DIVIDE = 4  # who takes the next wound, Tasuke or her companion?
    RECALL = 5  # does a second ninja slip away through the burial grounds?
    COPY = 6  # whom does the ability hit that the inn copies?


class Ending(IntEnum):
    """The four ways a game ends."""

    NONE = 0
    VILLAGE_TAKEN = 1  # the attacker holds enough areas
    RONIN_FELL = 2  # no ronin is left
    NINJA_FELL = 3  # no ninja is left
    WINTER = 4  # the eighth day has ended


class Village(Position):
    """Everything that is on the table."""

    options: Row = row(Option)  # the rulings of this table
    day: int = cell()  # 1..8
    step: int = cell()
    question: int = cell()
    asked: int = cell()  # the place a question is about
    left: int = cell()  # wounds still to divide
    turn: int = cell()  # the seat that decides, outside planning
    ready: Row = row(Seat)  # who has finished planning

    reserve: int = cell()  # ninja beside the attacker's screen
    supply: int = cell()  # ninja out of play; below zero, so many substitutes serve as wounds
    ninja: Row = row(Place)  # on each place
    planned: Row = row(Place)  # ninja on the attacker's planning board

    post: Row = row(Ronin)  # where each ronin stands
    plan: Row = row(Ronin)  # the place on the defender's planning board
    wounds: Row = row(Ronin)
    acted: Row = row(Ronin)  # has used his ability this round
    penned: Row = row(Ronin)  # chosen by the animal pen: stays for the coming round
    held: Row = row(Ronin)  # stayed from the round before
    marked: Row = row(Ronin)  # given a shrine marker this round
    cursed: Row = row(Ronin)  # has a shrine marker from the round before: his ability is cancelled

    used: Row = row(Place)  # areas whose ability has been used this round
    inn_is_field: int = cell()  # the inn copies a field this round

    token: Row = row(Seat)  # spy tokens left
    promised: Row = row(Seat)  # the area a seat has answered a spy about; NOT_ASKED if none

    ending: int = cell()
