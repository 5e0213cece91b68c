"""The tiles: actions of the cities, characters and bonus tiles."""

from __future__ import annotations

from enum import IntEnum


class Deed(IntEnum):
    """The six actions of the action tiles (public); how much each gives is a *reconstruction*."""

    MISSION = 0
    HIRE = 1
    TEA = 2
    CASTLE = 3
    CLAN = 4
    MEDITATE = 5


DEEDS = len(Deed)

POINTS_FOR_NO_DEED = 2  # instead of the action (sheet)
TEA_STEPS = 3
CASTLE_POINTS = 2
FIRST_FLAG_POINTS = 3  # and one more for each flag after it: worth more and more (public)
TOKENS_FOR_MEDITATING = 2

# One tile to a city, an action on each side, the tile turned over when it was done; cities of one region have two
# actions to choose from on each side (public). Which actions share a tile is a reconstruction.
SINGLE_TILES = (
    (Deed.MISSION, Deed.TEA),
    (Deed.MISSION, Deed.CLAN),
    (Deed.MISSION, Deed.CASTLE),
    (Deed.MISSION, Deed.HIRE),
    (Deed.MISSION, Deed.MEDITATE),
    (Deed.MISSION, Deed.CLAN),
    (Deed.HIRE, Deed.CLAN),
    (Deed.HIRE, Deed.TEA),
    (Deed.CASTLE, Deed.MEDITATE),
    (Deed.CASTLE, Deed.TEA),
    (Deed.HIRE, Deed.CASTLE),
    (Deed.MEDITATE, Deed.CLAN),
)
DOUBLE_TILES = (
    ((Deed.MISSION, Deed.TEA), (Deed.CASTLE, Deed.CLAN)),
    ((Deed.HIRE, Deed.MEDITATE), (Deed.MISSION, Deed.CLAN)),
    ((Deed.MISSION, Deed.CASTLE), (Deed.HIRE, Deed.TEA)),
    ((Deed.MEDITATE, Deed.CLAN), (Deed.MISSION, Deed.HIRE)),
    ((Deed.TEA, Deed.CASTLE), (Deed.MISSION, Deed.MEDITATE)),
)

# The same as bits, by tile and side: the twelve single tiles, then the five double ones.
TILE_DEEDS = tuple((1 << one, 1 << other) for one, other in SINGLE_TILES) + tuple(
    (1 << one[0] | 1 << one[1], 1 << other[0] | 1 << other[1]) for one, other in DOUBLE_TILES
)


class Character(IntEnum):
    """Fifteen characters, two tiles of each; each belongs to one ronin (sheet and public).

    The sheet names rider, apprentice, architect, scout and traveller, and says what the first three do; the rest is a
    *reconstruction*.
    """

    RIDER = 0
    APPRENTICE = 1
    ARCHITECT = 2
    SCOUT = 3
    TRAVELLER = 4
    BROTHER = 5
    MERCHANT = 6
    MONK = 7
    TEA_MASTER = 8
    SAMURAI = 9
    MESSENGER = 10
    COURTIER = 11
    BANNERMAN = 12
    STEWARD = 13
    NINJA = 14


CHARACTERS = len(Character)
CHARACTERS_SHOWN = 4
SOLO_LEAVES_OUT = (1 << Character.RIDER) | (1 << Character.SCOUT) | (1 << Character.TRAVELLER)  # sheet

# How much the characters of the reconstruction give.
MONK_TOKENS = 1
TEA_MASTER_STEPS = 2
SAMURAI_POINTS = 1
COURTIER_POINTS = 3
BANNERMAN_MOST = 5
SCOUT_LOOKS = 3


class Bonus(IntEnum):
    """Twelve bonus tiles, scored at the end (that there are such tiles: sheet; which: *reconstruction*)."""

    B01 = 0  # castles
    B02 = 1  # flags
    B03 = 2  # characters
    B04 = 3  # tea
    B05 = 4  # eight points
    B06 = 5  # tokens and goods left
    B07 = 6  # missions
    B08 = 7  # the largest group of castles
    B09 = 8  # thirteen points
    B10 = 9  # missions of four goods
    B11 = 10  # missions of three goods
    B12 = 11  # missions completed with both cities


BONUSES = len(Bonus)
PAIRS = 6  # the first so many are claimed with two missions of one virtue, the others with three of three virtues

BONUS_EACH = (3, 2, 3, 1, 8, 2, 2, 4, 13, 5, 3, 3)  # points for each thing counted
NO_LIMIT = 999
BONUS_MOST = (15, 12, 12, 12, 8, 14, NO_LIMIT, 20, 13, NO_LIMIT, NO_LIMIT, NO_LIMIT)
BONUS_TEA_FREE = 3  # spaces of the tea track that do not count for B04
