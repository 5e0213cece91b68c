"""The board: seats, goods, regions, cities and the tea track."""

from __future__ import annotations

from enum import IntEnum


class Seat(IntEnum):
    """The players, by colour (*reconstruction*; the sheet names a green one)."""

    VERMILION = 0
    INDIGO = 1
    MOSS = 2
    GOLD = 3
    INK = 4


SEATS = len(Seat)
EVERY_SEAT = (1 << SEATS) - 1

# The parties that hold influence: the players, and the neutral shogun of the games for one and two (sheet).
SHOGUN = SEATS
PARTIES = SEATS + 1


class Good(IntEnum):
    """Five kinds of goods (public). The coin is named by the sheet, the others are a *reconstruction*."""

    COIN = 0
    RICE = 1
    SILK = 2
    WOOD = 3
    IRON = 4


GOODS = len(Good)
COPIES_OF_GOOD = 16  # of each kind (reconstruction)


class Payment(IntEnum):
    """What a mission is paid with: goods, and meditation tokens, which replace any good (public and sheet)."""

    COIN = 0
    RICE = 1
    SILK = 2
    WOOD = 3
    IRON = 4
    TOKEN = 5


PAYMENTS = len(Payment)


class Pick(IntEnum):
    """What lies open in a region: goods on its normal spaces, and the one on the horse-head space (sheet)."""

    COIN = 0
    RICE = 1
    SILK = 2
    WOOD = 3
    IRON = 4
    HORSE_HEAD = 5


PICKS = len(Pick)


class Region(IntEnum):
    """Ten numbered regions (sheet and public); their names are a *reconstruction*. Members count from 0."""

    MUTSU = 0
    DEWA = 1
    KANTO = 2
    ECHIGO = 3
    SHINANO = 4
    TOKAI = 5
    KINAI = 6  # the violet one
    CHUGOKU = 7
    SHIKOKU = 8
    KYUSHU = 9


REGIONS = len(Region)


class City(IntEnum):
    """Seventeen cities (public); which they are is a *reconstruction*. Those of the unused regions come last."""

    MORIOKA = 0
    AKITA = 1
    AIZU = 2
    NIIGATA = 3
    MITO = 4
    EDO = 5
    TAKASAKI = 6
    ODAWARA = 7
    KANAZAWA = 8
    NAGOYA = 9
    SEKIGAHARA = 10
    OSAKA = 11
    HIMEJI = 12
    HIROSHIMA = 13
    SHIMONOSEKI = 14
    KOCHI = 15
    KAGOSHIMA = 16


CITIES = len(City)

# Spaces for goods besides the one horse-head space (reconstruction), and castle spaces (sheet), of each region.
NORMAL_SPACES = (3, 2, 3, 3, 2, 2, 3, 2, 2, 2)
CASTLE_SPACES = 2

# The cities that touch each region: two to four of them, each touching one to three regions (public); which is a
# reconstruction.
TOUCHING = (
    (City.MORIOKA, City.AKITA, City.AIZU, City.MITO),
    (City.AKITA, City.AIZU, City.NIIGATA),
    (City.MITO, City.EDO, City.TAKASAKI, City.ODAWARA),
    (City.AIZU, City.NIIGATA, City.TAKASAKI, City.KANAZAWA),
    (City.TAKASAKI, City.NAGOYA, City.SEKIGAHARA),
    (City.ODAWARA, City.NAGOYA, City.SEKIGAHARA),
    (City.KANAZAWA, City.SEKIGAHARA, City.OSAKA, City.HIMEJI),
    (City.HIMEJI, City.HIROSHIMA, City.SHIMONOSEKI),
    (City.HIROSHIMA, City.SHIMONOSEKI, City.KOCHI),
    (City.SHIMONOSEKI, City.KAGOSHIMA),
)

# Regions that share a border; only castles ask for it (reconstruction).
BORDERS = (
    (Region.DEWA, Region.KANTO, Region.ECHIGO),
    (Region.MUTSU, Region.ECHIGO),
    (Region.MUTSU, Region.ECHIGO, Region.SHINANO, Region.TOKAI),
    (Region.MUTSU, Region.DEWA, Region.KANTO, Region.SHINANO, Region.KINAI),
    (Region.KANTO, Region.ECHIGO, Region.TOKAI, Region.KINAI),
    (Region.KANTO, Region.SHINANO, Region.KINAI),
    (Region.ECHIGO, Region.SHINANO, Region.TOKAI, Region.CHUGOKU, Region.SHIKOKU),
    (Region.KINAI, Region.SHIKOKU, Region.KYUSHU),
    (Region.KINAI, Region.CHUGOKU, Region.KYUSHU),
    (Region.CHUGOKU, Region.SHIKOKU),
)

# Where regions and cities are drawn on a canvas of 1200 x 860, north-east at the top right (reconstruction). A city of
# several regions lies where they meet.
REGION_POINTS = (
    (1052, 190),
    (830, 142),
    (1006, 414),
    (722, 322),
    (762, 462),
    (846, 648),
    (556, 500),
    (296, 530),
    (392, 702),
    (132, 706),
)
CITY_POINTS = (
    (1076, 88),
    (950, 132),
    (900, 262),
    (778, 226),
    (1046, 310),
    (1082, 500),
    (846, 392),
    (946, 574),
    (572, 374),
    (772, 536),
    (664, 548),
    (560, 632),
    (430, 512),
    (298, 624),
    (166, 600),
    (412, 782),
    (128, 806),
)

# The same as bits: the cities of a region, the regions of a city, the neighbours of a region.
REGION_CITIES = tuple(sum(1 << city for city in cities) for cities in TOUCHING)
CITY_REGIONS = tuple(sum(1 << region for region in Region if city in TOUCHING[region]) for city in City)
ADJACENT = tuple(sum(1 << region for region in regions) for regions in BORDERS)

# Cities of one region have double tiles, all others single ones (public).
DOUBLE_CITIES = tuple(city for city in City if CITY_REGIONS[city].bit_count() == 1)
SINGLE_CITIES = tuple(city for city in City if CITY_REGIONS[city].bit_count() > 1)


def _around(city: City, regions: int) -> int:
    """The cities that share one of the first so many regions with a city."""
    shared = 0
    for region in range(regions):
        if city in TOUCHING[region]:
            shared |= REGION_CITIES[region]
    return shared & ~(1 << city)


# The cities that share a used region with each city, by the number of regions in use.
AROUND = tuple(tuple(_around(city, regions) for city in City) for regions in range(REGIONS + 1))


class TeaBonus(IntEnum):
    """What a space of the tea track gives."""

    NONE = 0
    TOKEN = 1
    GOOD = 2  # of one's choice, from the reserve
    POINTS = 3


# The tea track: the first space is the start, the third the first with a bonus, and there is a last one (sheet). That
# it has fifteen spaces, and what they give, is a reconstruction. Index 0 is no space.
LAST_TEA = 15
TEA_BONUS = (0, 0, 0, 1, 0, 0, 3, 0, 0, 2, 0, 0, 3, 0, 0, 3)
TEA_POINTS = (0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 6, 0, 0, 10)
NEXT_TEA_BONUS = (3, 3, 3, 6, 6, 6, 9, 9, 9, 12, 12, 12, 15, 15, 15, 15)
TEA_STAMPS = 128  # more than there can be arrivals on the spaces of the track
