"""The cards: missions and the shogun's cards."""

from __future__ import annotations

from enum import IntEnum

from tatami.games.ronin.components.board import City, Region


class Virtue(IntEnum):
    """Each mission shows one; bonus tiles are claimed with them (*reconstruction*)."""

    HONOUR = 0
    WISDOM = 1
    COURAGE = 2
    LOYALTY = 3


VIRTUES = len(Virtue)


class Icon(IntEnum):
    """What a completed mission gives besides points (*reconstruction*)."""

    NONE = 0
    TOKEN = 1
    TEA = 2
    FLAG = 3


MISSION_TEA_STEPS = 2


class Mission(IntEnum):
    """Forty-five missions (*reconstruction*)."""

    M01 = 0
    M02 = 1
    M03 = 2
    M04 = 3
    M05 = 4
    M06 = 5
    M07 = 6
    M08 = 7
    M09 = 8
    M10 = 9
    M11 = 10
    M12 = 11
    M13 = 12
    M14 = 13
    M15 = 14
    M16 = 15
    M17 = 16
    M18 = 17
    M19 = 18
    M20 = 19
    M21 = 20
    M22 = 21
    M23 = 22
    M24 = 23
    M25 = 24
    M26 = 25
    M27 = 26
    M28 = 27
    M29 = 28
    M30 = 29
    M31 = 30
    M32 = 31
    M33 = 32
    M34 = 33
    M35 = 34
    M36 = 35
    M37 = 36
    M38 = 37
    M39 = 38
    M40 = 39
    M41 = 40
    M42 = 41
    M43 = 42
    M44 = 43
    M45 = 44


MISSIONS = len(Mission)

# Missions show two cities and two to four goods; a city of three regions is on none, and standing in one of the two is
# enough (public). Cards with the symbol "2" or "2/3" leave small games (sheet): here they are those that show a city
# which small games do not use, and they come last. The cards themselves are a reconstruction: two cities that share no
# region; coins, rice, silk, wood and iron; points for standing in one city, and in both; an icon; a virtue.
CARDS = (
    (City.MORIOKA, City.EDO, (1, 1, 0, 0, 0), 7, 10, Icon.NONE, Virtue.HONOUR),
    (City.MORIOKA, City.ODAWARA, (0, 0, 1, 2, 1), 16, 21, Icon.NONE, Virtue.WISDOM),
    (City.MORIOKA, City.KANAZAWA, (1, 0, 1, 0, 1), 11, 15, Icon.NONE, Virtue.COURAGE),
    (City.MORIOKA, City.NAGOYA, (0, 1, 0, 1, 0), 5, 8, Icon.TOKEN, Virtue.WISDOM),
    (City.MORIOKA, City.OSAKA, (1, 1, 0, 0, 1), 9, 13, Icon.TOKEN, Virtue.WISDOM),
    (City.MORIOKA, City.HIMEJI, (0, 0, 1, 1, 0), 7, 10, Icon.NONE, Virtue.HONOUR),
    (City.AKITA, City.EDO, (1, 1, 1, 0, 0), 9, 13, Icon.TEA, Virtue.HONOUR),
    (City.AKITA, City.ODAWARA, (0, 1, 0, 1, 1), 9, 13, Icon.TOKEN, Virtue.LOYALTY),
    (City.AKITA, City.KANAZAWA, (1, 0, 0, 0, 1), 5, 8, Icon.TEA, Virtue.LOYALTY),
    (City.AKITA, City.OSAKA, (0, 1, 1, 1, 1), 16, 21, Icon.NONE, Virtue.HONOUR),
    (City.AKITA, City.HIMEJI, (1, 0, 1, 0, 0), 5, 8, Icon.FLAG, Virtue.COURAGE),
    (City.AKITA, City.HIROSHIMA, (1, 1, 1, 1, 0), 14, 19, Icon.TEA, Virtue.COURAGE),
    (City.NIIGATA, City.MITO, (0, 0, 1, 1, 1), 11, 15, Icon.NONE, Virtue.HONOUR),
    (City.NIIGATA, City.EDO, (0, 1, 1, 0, 1), 9, 13, Icon.TEA, Virtue.COURAGE),
    (City.NIIGATA, City.ODAWARA, (1, 0, 0, 1, 1), 9, 13, Icon.FLAG, Virtue.COURAGE),
    (City.NIIGATA, City.NAGOYA, (1, 1, 0, 1, 0), 9, 13, Icon.TOKEN, Virtue.WISDOM),
    (City.NIIGATA, City.OSAKA, (0, 1, 1, 1, 0), 11, 15, Icon.NONE, Virtue.LOYALTY),
    (City.NIIGATA, City.HIMEJI, (2, 1, 0, 0, 1), 16, 21, Icon.NONE, Virtue.HONOUR),
    (City.MITO, City.KANAZAWA, (0, 0, 1, 0, 2), 9, 13, Icon.TEA, Virtue.LOYALTY),
    (City.MITO, City.NAGOYA, (1, 1, 1, 0, 1), 14, 19, Icon.FLAG, Virtue.COURAGE),
    (City.MITO, City.OSAKA, (0, 0, 0, 2, 0), 7, 10, Icon.NONE, Virtue.HONOUR),
    (City.MITO, City.HIMEJI, (2, 1, 1, 0, 0), 14, 19, Icon.TOKEN, Virtue.LOYALTY),
    (City.MITO, City.HIROSHIMA, (0, 2, 1, 0, 0), 11, 15, Icon.NONE, Virtue.LOYALTY),
    (City.EDO, City.KANAZAWA, (0, 0, 1, 1, 2), 14, 19, Icon.TOKEN, Virtue.LOYALTY),
    (City.EDO, City.OSAKA, (1, 1, 0, 2, 0), 14, 19, Icon.FLAG, Virtue.HONOUR),
    (City.EDO, City.HIROSHIMA, (1, 0, 1, 1, 0), 9, 13, Icon.FLAG, Virtue.WISDOM),
    (City.ODAWARA, City.KANAZAWA, (0, 1, 0, 0, 2), 11, 15, Icon.NONE, Virtue.HONOUR),
    (City.ODAWARA, City.HIMEJI, (0, 1, 1, 0, 0), 7, 10, Icon.NONE, Virtue.WISDOM),
    (City.ODAWARA, City.HIROSHIMA, (2, 0, 1, 0, 0), 9, 13, Icon.FLAG, Virtue.WISDOM),
    (City.KANAZAWA, City.HIROSHIMA, (0, 0, 0, 1, 2), 11, 15, Icon.NONE, Virtue.COURAGE),
    (City.NAGOYA, City.OSAKA, (1, 0, 1, 1, 1), 14, 19, Icon.TEA, Virtue.WISDOM),
    (City.NAGOYA, City.HIMEJI, (1, 0, 0, 1, 0), 5, 8, Icon.TOKEN, Virtue.LOYALTY),
    (City.NAGOYA, City.HIROSHIMA, (0, 2, 0, 0, 0), 5, 8, Icon.TEA, Virtue.COURAGE),
    # with the symbol "2"
    (City.MORIOKA, City.KOCHI, (0, 0, 1, 1, 0), 7, 10, Icon.NONE, Virtue.LOYALTY),
    (City.NIIGATA, City.KOCHI, (1, 1, 0, 0, 1), 9, 13, Icon.FLAG, Virtue.COURAGE),
    (City.EDO, City.KOCHI, (1, 1, 1, 1, 0), 16, 21, Icon.NONE, Virtue.LOYALTY),
    (City.NAGOYA, City.KOCHI, (0, 0, 1, 1, 1), 11, 15, Icon.NONE, Virtue.WISDOM),
    (City.OSAKA, City.KOCHI, (1, 0, 0, 0, 1), 5, 8, Icon.TOKEN, Virtue.HONOUR),
    (City.KANAZAWA, City.KOCHI, (0, 1, 0, 1, 1), 9, 13, Icon.TEA, Virtue.HONOUR),
    # with the symbol "2/3"
    (City.AKITA, City.KAGOSHIMA, (1, 1, 1, 0, 0), 11, 15, Icon.NONE, Virtue.LOYALTY),
    (City.MITO, City.KAGOSHIMA, (0, 1, 1, 1, 1), 14, 19, Icon.TOKEN, Virtue.HONOUR),
    (City.ODAWARA, City.KAGOSHIMA, (2, 0, 0, 0, 0), 5, 8, Icon.TEA, Virtue.COURAGE),
    (City.HIMEJI, City.KAGOSHIMA, (0, 1, 1, 1, 0), 9, 13, Icon.TOKEN, Virtue.WISDOM),
    (City.HIROSHIMA, City.KAGOSHIMA, (0, 0, 1, 0, 2), 11, 15, Icon.NONE, Virtue.HONOUR),
    (City.OSAKA, City.KAGOSHIMA, (1, 1, 0, 1, 1), 14, 19, Icon.FLAG, Virtue.COURAGE),
)
ONE_CITY = tuple(card[0] for card in CARDS)
OTHER_CITY = tuple(card[1] for card in CARDS)
MISSION_CITIES = tuple(1 << card[0] | 1 << card[1] for card in CARDS)
COST = tuple(card[2] for card in CARDS)
SIZE = tuple(sum(card[2]) for card in CARDS)
POINTS_IN_ONE = tuple(card[3] for card in CARDS)
POINTS_IN_BOTH = tuple(card[4] for card in CARDS)
ICON = tuple(card[5] for card in CARDS)
VIRTUE = tuple(card[6] for card in CARDS)


class ShogunCard(IntEnum):
    """Eight cards (sheet)."""

    S1 = 0
    S2 = 1
    S3 = 2
    S4 = 3
    S5 = 4
    S6 = 5
    S7 = 6
    S8 = 7


SHOGUN_CARDS = len(ShogunCard)
SHOGUN_RONIN = 4

# Each shows one region and four cities (sheet); which is a reconstruction: each of the first eight regions once.
SHOGUN_REGION = (
    Region.MUTSU,
    Region.DEWA,
    Region.KANTO,
    Region.ECHIGO,
    Region.SHINANO,
    Region.TOKAI,
    Region.KINAI,
    Region.CHUGOKU,
)
SHOGUN_POSTS = (
    (City.MORIOKA, City.AIZU, City.ODAWARA, City.HIMEJI),
    (City.AKITA, City.TAKASAKI, City.OSAKA, City.SHIMONOSEKI),
    (City.EDO, City.AIZU, City.NAGOYA, City.HIROSHIMA),
    (City.NIIGATA, City.SEKIGAHARA, City.MITO, City.SHIMONOSEKI),
    (City.NAGOYA, City.TAKASAKI, City.AKITA, City.HIMEJI),
    (City.ODAWARA, City.SEKIGAHARA, City.KANAZAWA, City.MORIOKA),
    (City.OSAKA, City.TAKASAKI, City.NIIGATA, City.SHIMONOSEKI),
    (City.HIROSHIMA, City.SEKIGAHARA, City.AIZU, City.EDO),
)
SHOGUN_CITIES = tuple(sum(1 << city for city in cities) for cities in SHOGUN_POSTS)
