"""The number of players, what depends on it, and the readings that players may choose."""

from __future__ import annotations

from enum import IntEnum

from tatami.kernel.options import Options

ROUNDS = 4  # sheet and public
CASTLES = 5  # of each player (sheet)
TOKENS_AT_FIRST = 1  # reconstruction
MISSIONS_DEALT = 3  # two are kept (reconstruction)
MISSIONS_SHOWN = 4  # reconstruction
TOKENS_KEPT = 3  # at the end of a round (sheet)
GOODS_KEPT = 4  # sheet

# Points for each group of adjacent castles (sheet; that every group counts is a reconstruction).
GROUP_POINTS = (0, 1, 3, 6, 10, 15)

# The best score of the first three bands of the solo game (sheet).
BANDS = (100, 150, 200)

# By the number of players; index 0 is no number. One and two: sheet. Three to five: four or five ronin by the number of
# players, and two of them to a city with five (public); the rest is a reconstruction.
REGIONS_IN_USE = (0, 8, 8, 9, 10, 10)
CITIES_IN_USE = (0, 15, 15, 16, 17, 17)
RONIN_EACH = (0, 4, 4, 5, 4, 4)
MISSIONS_IN_PLAY = (0, 33, 33, 39, 45, 45)
RONIN_A_CITY = (0, 1, 1, 1, 1, 2)
BONUSES_SHOWN = (0, 4, 5, 6, 7, 8)

SOLO_SHOGUN_CASTLES = 4  # sheet
DUEL_SHOGUN_CASTLES = 5  # sheet
SOLO_SHOGUN_TEA = 3  # the first space with a bonus (sheet)


class Players(IntEnum):
    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5


class Answer(IntEnum):
    NO = 0
    YES = 1


class Option(IntEnum):
    """What players may choose before a game."""

    PLAYERS = 0
    SOLO_NEEDS_PRESENCE = 1  # solo: does a region where only the shogun has influence give the player nothing?
    SOLO_REFILL_HORSE_HEAD = 2  # solo: are empty horse-head spaces refilled like the others?
    HIRE_SLEEPS = 3  # does a character hired for a ronin already placed sleep until the next round?
    MAY_DECLINE = 4  # may the brother-in-arms stay away, and the ninja take nothing?


OPTIONS = Options(
    Option,
    {
        Option.PLAYERS: Players.TWO,
        Option.SOLO_NEEDS_PRESENCE: Answer.YES,
        Option.SOLO_REFILL_HORSE_HEAD: Answer.NO,
        Option.HIRE_SLEEPS: Answer.YES,
        Option.MAY_DECLINE: Answer.NO,
    },
)
