"""What is in the box of 7 Ronin, and the rulings that are options.

Sources: *book 1*, the first edition (French); *book 2*, the second edition (English); *review*, a 2014 review of the
first printing; *reconstruction*, reasoned out because only a picture shows it (see docs/rules/sources-seven-ronin.md).
"""

from __future__ import annotations

from enum import IntEnum

from tatami.kernel.options import Options


class Seat(IntEnum):
    """The two sides."""

    ATTACKER = 0  # leads the ninja
    DEFENDER = 1  # leads the seven ronin


class Place(IntEnum):
    """The ten village areas, and the green, which is no area."""

    WATCHTOWER = 0
    INN = 1
    BURIAL_GROUNDS = 2
    SHRINE = 3
    ANIMAL_PEN = 4
    WELL = 5
    GRANARY = 6
    FIELDS_2 = 7
    PASSAGE = 8
    FIELDS_3 = 9
    GREEN = 10


AREAS = 10  # the places before the green
PLACES = len(Place)
ALL_AREAS = (1 << AREAS) - 1
GREEN_BIT = 1 << Place.GREEN


class Ronin(IntEnum):
    """The seven, in the order of their names."""

    HAYAI = 0
    KABE = 1
    MUSASHI = 2
    TAIKO = 3
    TASUKE = 4
    YOBU = 5
    YUMI = 6


RONIN = len(Ronin)

# How many new ninja a round may bring to each area (books 1 and 2). The green takes one, whatever lies there.
LIMIT = (1, 1, 2, 1, 2, 1, 2, 2, 2, 3, 1)

# Wounds that each ronin can bear; the last one fells him (books 1 and 2).
VITALITY = (5, 7, 4, 5, 3, 3, 3)

# Markers (books 1 and 2).
MARKERS = 50
FIRST_RESERVE = 40

# The areas as they lie around the green. Sourced: inn - watchtower, watchtower - one of the fields, inn - burial
# grounds, the passage among the fields (books 1 and 2). The order of the rest, and that it is the larger of the fields
# that touches the watchtower, is a reconstruction.
RING = (
    Place.WATCHTOWER,
    Place.INN,
    Place.BURIAL_GROUNDS,
    Place.SHRINE,
    Place.ANIMAL_PEN,
    Place.WELL,
    Place.GRANARY,
    Place.FIELDS_2,
    Place.PASSAGE,
    Place.FIELDS_3,
)
CLOCKWISE = tuple(int(RING[(RING.index(Place(area)) + 1) % AREAS]) for area in range(AREAS))
COUNTER_CLOCKWISE = tuple(int(RING[(RING.index(Place(area)) - 1) % AREAS]) for area in range(AREAS))

DAYS = 8

# Areas that may be attacked each day, for each reading of the time track; index 0 is no day. Sourced: 3 on day 1
# (review), 4 on day 5 (books 1 and 2), never falling. The rest is a reconstruction, hence the three alternatives.
THREAT = (
    (0, 3, 3, 3, 4, 4, 4, 5, 5),
    (0, 3, 3, 4, 4, 4, 5, 5, 5),
    (0, 3, 3, 3, 4, 4, 5, 5, 5),
    (0, 3, 3, 3, 3, 4, 4, 4, 5),
)

# Days at whose end a hungry ninja leaves the reserve (books 1 and 2). Day 8 has the icon too, but the game is over.
CASUALTIES = (0, 0, 0, 0, 1, 1, 1, 1, 1)

AREAS_TO_WIN = 5


class Count(IntEnum):
    """How many ninja the passage brings."""

    ONE = 1
    TWO = 2


class Edition(IntEnum):
    FIRST = 1
    SECOND = 2


class TimeTrack(IntEnum):
    """Which reading of the time track is used: the rows of ``THREAT``."""

    RECOMMENDED = 0
    A = 1
    B = 2
    C = 3


class Answer(IntEnum):
    NO = 0
    YES = 1


class Option(IntEnum):
    """The rulings that players may choose."""

    EDITION = 0
    TIME_TRACK = 1
    GREEN_COUNTS_TO_MINIMUM = 2  # does the ninja sent to the green count towards the minimum attack force?
    STRICT_HAYAI = 3  # second edition: must Hayai ride to an area without any ronin, Tasuke included?
    HELD_HAYAI_RIDES = 4  # may Hayai use his ability while the animal pen keeps him?
    GREEN_NINJA_COUNT = 5  # do ninja on the green keep the attacker in the game?
    INN_SHOOTS_FROM_INN = 6  # first edition: does the inn, copying the watchtower, shoot at its own neighbours?
    SPIES = 7  # the spy tokens of the 2016 promo


OPTIONS = Options(
    Option,
    {
        Option.EDITION: Edition.SECOND,
        Option.TIME_TRACK: TimeTrack.RECOMMENDED,
        Option.GREEN_COUNTS_TO_MINIMUM: Answer.NO,
        Option.STRICT_HAYAI: Answer.NO,
        Option.HELD_HAYAI_RIDES: Answer.YES,
        Option.GREEN_NINJA_COUNT: Answer.YES,
        Option.INN_SHOOTS_FROM_INN: Answer.NO,
        Option.SPIES: Answer.NO,
    },
)
