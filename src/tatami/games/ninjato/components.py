"""What is in the box of Ninjato, and the rulings that are options.

Sources: *book*, the French rulebook; *review*, published reviews and set-up photographs; *reconstruction*, reasoned out
because no source prints it (see docs/rules/sources-ninjato.md). Each reconstructed list is one table here, so whoever
owns the box can correct it in one place.
"""

from __future__ import annotations

from enum import IntEnum

from tatami.kernel.options import Options


class Seat(IntEnum):
    """The players, by the colour of their shuriken."""

    BLACK = 0
    WHITE = 1
    PURPLE = 2
    YELLOW = 3


SEATS = len(Seat)

# A game (book): seven rounds of three shuriken each; scorings after three of them.
ROUNDS = 7
SHURIKEN = 3
SCORES = (0, 0, 0, 1, 0, 1, 0, 1)
LAST_LESSONS = 4  # the last round with ordinary tiles at the sensei


class Card(IntEnum):
    """Dojo cards; the value of each is its number and one."""

    ONE = 0
    TWO = 1
    THREE = 2  # also a support
    FOUR = 3
    FIVE = 4


CARDS = len(Card)
# The two readings of the dojo deck, of each card. Sourced: 52 in all, values 1 to 5 (book). Reconstruction: symmetric
# about 3, so that force and stealth are equal; ten of each and two more threes, or a deck that bulges in the middle.
DOJO_DECKS = ((10, 10, 12, 10, 10), (8, 10, 16, 10, 8))
FIRST_HAND = 4  # book
FACE_UP = 3  # book
HAND_LIMIT = 7  # book
DRAWS = (4, 3, 2)  # cards to take with 0, 1, or more in hand (book)


class Treasure(IntEnum):
    """From the lowest to the highest, which is also the order in which a house gives them up."""

    FAN = 0
    SCROLL = 1
    VASE = 2
    JADE = 3
    GOLD = 4  # stands for any of the others


TREASURES = len(Treasure)
WARES = 4  # the kinds that prices ask for; gold is none of them
# What a treasure is worth when spent (book: four fans 8, a scroll and three vases 15, a vase and three jades 19).
HONOUR = (2, 3, 4, 5)
# Tokens of each kind. Sourced: 90 in all (book). Reconstruction: fewer of the better ones, or as many of each.
TREASURE_TOKENS = ((24, 21, 18, 15, 12), (18, 18, 18, 18, 18))
FIRST_TREASURES = 3  # in a new or refilled house (book)


class Token(IntEnum):
    """A treasure token as it lies: its light side up, or its red side, which an elite guards."""

    LIGHT_FAN = 0
    LIGHT_SCROLL = 1
    LIGHT_VASE = 2
    LIGHT_JADE = 3
    LIGHT_GOLD = 4
    RED_FAN = 5
    RED_SCROLL = 6
    RED_VASE = 7
    RED_JADE = 8
    RED_GOLD = 9


class House(IntEnum):
    """The five houses are alike."""

    HOUSE_1 = 0
    HOUSE_2 = 1
    HOUSE_3 = 2
    HOUSE_4 = 3
    HOUSE_5 = 4


HOUSES = len(House)


class Mode(IntEnum):
    """The two ways into a house."""

    FORCE = 0  # beat the guard with more
    STEALTH = 1  # slip by with less


class Half(IntEnum):
    """Which guard of a pair a play is against; a guard that stands alone is the first."""

    FIRST = 0
    SECOND = 1


class Sign(IntEnum):
    """Which way a support or an open hand moves a value."""

    UP = 0
    DOWN = 1


class Bluff(IntEnum):
    """What Boryaku passes for."""

    TWO = 0
    FOUR = 1


BLUFFS = (2, 4)  # book

# Guards: kinds 0 to 4 have the values 1 to 5 and no alarm, kinds 5 to 9 the same values with the alarm.
GUARDS = 10
# Sourced: 40 in all, values 1 to 5, some with the alarm, one of them a 3 (book). Reconstruction: eight of each value;
# the alarm most often on the threes, on all threes and no others, or on two of each value.
GUARD_DECKS = (
    (7, 6, 4, 6, 7, 1, 2, 4, 2, 1),
    (8, 8, 0, 8, 8, 0, 0, 8, 0, 0),
    (6, 6, 6, 6, 6, 2, 2, 2, 2, 2),
)


class Elite(IntEnum):
    """Elite guards. Tsuba is named by the book; the other names, fittings of a sword too, are invented."""

    TSUBA = 0
    SEPPA = 1
    FUCHI = 2
    HABAKI = 3
    KASHIRA = 4
    KISSAKI = 5
    MENUKI = 6  # this and those after it are pairs
    DAISHO = 7
    KOGAI = 8
    SHITODOME = 9


ELITES = len(Elite)
# Sourced (book): Tsuba is 3 against stealth; a card is 5 against force and 1 against stealth; a pair is 3 and 5; honour
# is 1 or 2 a card. The rest is a reconstruction: for each card one that mirrors it, so neither mode is favoured.
ELITE_DECK = (2, 2, 4, 1, 1, 4, 2, 1, 1, 2)
ELITE_HONOUR = (1, 1, 1, 2, 2, 2, 1, 2, 2, 2)
ELITE_VALUES = (  # against force: first and second of each kind; then against stealth
    (4, -1, 3, -1, 4, -1, 5, -1, 4, -1, 5, -1, 2, 4, 3, 5, 1, 3, 3, 3),
    (3, -1, 2, -1, 2, -1, 2, -1, 1, -1, 1, -1, 2, 4, 3, 5, 1, 3, 3, 3),
)


class Clan(IntEnum):
    TAIRA = 0
    MINAMOTO = 1
    GO_SHIRAKAWA = 2


CLANS = len(Clan)


class Banner(IntEnum):
    """Clan tokens, five a clan: whose a house is and how much honour it gives (book; one of each value, likely)."""

    TAIRA_2 = 0
    TAIRA_4 = 1
    TAIRA_5 = 2
    TAIRA_6 = 3
    TAIRA_8 = 4
    MINAMOTO_2 = 5
    MINAMOTO_4 = 6
    MINAMOTO_5 = 7
    MINAMOTO_6 = 8
    MINAMOTO_8 = 9
    GO_SHIRAKAWA_2 = 10
    GO_SHIRAKAWA_4 = 11
    GO_SHIRAKAWA_5 = 12
    GO_SHIRAKAWA_6 = 13
    GO_SHIRAKAWA_8 = 14


BANNERS = len(Banner)
BANNERS_A_CLAN = 5
BANNER_HONOUR = (2, 4, 5, 6, 8) * 3
FIRST_BANNERS = (  # book
    Banner.TAIRA_2,
    Banner.TAIRA_4,
    Banner.MINAMOTO_2,
    Banner.MINAMOTO_4,
    Banner.GO_SHIRAKAWA_6,
)

# The order of the clans at the scorings after rounds 3, 5 and 7. Sourced: after round 3, and likely after round 5
# (book); the last completes the rotation.
_NO_SCORING = (Clan.TAIRA, Clan.MINAMOTO, Clan.GO_SHIRAKAWA)
SCORING_ORDER = (
    *(_NO_SCORING,) * 3,
    (Clan.GO_SHIRAKAWA, Clan.TAIRA, Clan.MINAMOTO),
    _NO_SCORING,
    (Clan.TAIRA, Clan.MINAMOTO, Clan.GO_SHIRAKAWA),
    _NO_SCORING,
    (Clan.MINAMOTO, Clan.GO_SHIRAKAWA, Clan.TAIRA),
)


class Price(IntEnum):
    """What an envoy or a rumour costs."""

    FAN_SCROLL = 0
    FAN_VASE = 1
    FAN_JADE = 2
    SCROLL_VASE = 3
    SCROLL_JADE = 4
    VASE_JADE = 5
    VASE = 6
    JADE = 7
    ANY = 8
    TWO_ANY = 9
    ALIKE = 10  # one to four of a kind
    ONE_AND_THREE = 11  # any one, and three of a kind, which may be the same
    TWO_AND_TWO = 12  # two of a kind, twice; four of a kind too


_SINGLES = tuple((ware,) for ware in range(WARES))
_PAIRS = tuple((one, other) for one in range(WARES) for other in range(one, WARES))
# Every way to meet each price exactly, gold counted as what it stands for.
_WAYS: dict[Price, tuple[tuple[int, ...], ...]] = {
    Price.FAN_SCROLL: ((0, 1),),
    Price.FAN_VASE: ((0, 2),),
    Price.FAN_JADE: ((0, 3),),
    Price.SCROLL_VASE: ((1, 2),),
    Price.SCROLL_JADE: ((1, 3),),
    Price.VASE_JADE: ((2, 3),),
    Price.VASE: ((2,),),
    Price.JADE: ((3,),),
    Price.ANY: _SINGLES,
    Price.TWO_ANY: _PAIRS,
    Price.ALIKE: tuple(single * count for count in range(1, 5) for single in _SINGLES),
    Price.ONE_AND_THREE: tuple((one,) + (kind,) * 3 for one in range(WARES) for kind in range(WARES)),
    Price.TWO_AND_TWO: tuple(pair * 2 for pair in _PAIRS),
}
# The same as tables: a price's ways go from FIRST_WAY[price] up to, not including, FIRST_WAY[price + 1]; a way says how
# many of each ware it takes.
WAYS = tuple(tuple(way.count(ware) for ware in range(WARES)) for price in Price for way in _WAYS[price])
FIRST_WAY = tuple(sum(len(_WAYS[Price(earlier)]) for earlier in range(price)) for price in range(len(Price) + 1))
WAY_HONOUR = tuple(sum(HONOUR[ware] * way[ware] for ware in range(WARES)) for way in WAYS)
LEAST = tuple(min(len(way) for way in _WAYS[price]) for price in Price)  # treasures that a price takes at least


class Envoy(IntEnum):
    """Envoys by their clan and age; no two are of one age."""

    TAIRA_69 = 0
    TAIRA_51 = 1
    TAIRA_42 = 2
    TAIRA_29 = 3
    TAIRA_60 = 4
    TAIRA_22 = 5
    TAIRA_35 = 6
    MINAMOTO_67 = 7
    MINAMOTO_53 = 8
    MINAMOTO_44 = 9
    MINAMOTO_27 = 10
    MINAMOTO_61 = 11
    MINAMOTO_20 = 12
    MINAMOTO_36 = 13
    GO_SHIRAKAWA_72 = 14
    GO_SHIRAKAWA_55 = 15
    GO_SHIRAKAWA_46 = 16
    GO_SHIRAKAWA_31 = 17
    GO_SHIRAKAWA_63 = 18
    GO_SHIRAKAWA_24 = 19
    GO_SHIRAKAWA_38 = 20


ENVOYS = len(Envoy)
ENVOYS_A_CLAN = 7
OFFERED = 4  # envoys in the palace and rumours in the pavilion (book)
ENVOY_AGE = tuple(int(envoy.name.rpartition("_")[2]) for envoy in Envoy)
OLDER_THAN_ALL = 128  # above every age
# Sourced (book): 21 cards, three clans, ages, masks on some; prices of a fan and a jade, a vase and a jade, one to four
# alike, one and three alike. Reconstruction: all else, among it the price of two and two; seven cards a clan, each clan
# with the same number of every treasure, the same flexible prices and three masks.
ENVOY_MASK = (0, 1, 1, 0, 0, 0, 1) * 3
_FLEXIBLE = (Price.ALIKE, Price.ONE_AND_THREE, Price.TWO_AND_TWO)
_ENVOY_PRICE = (
    *(Price.FAN_SCROLL, Price.FAN_JADE, Price.SCROLL_VASE, Price.VASE_JADE, *_FLEXIBLE),
    *(Price.FAN_VASE, Price.FAN_JADE, Price.SCROLL_VASE, Price.SCROLL_JADE, *_FLEXIBLE),
    *(Price.FAN_SCROLL, Price.FAN_VASE, Price.SCROLL_JADE, Price.VASE_JADE, *_FLEXIBLE),
)


class Topic(IntEnum):
    """The five kinds of rumour, and what each counts."""

    WARRIOR = 0  # elite guards beaten
    PEOPLE = 1  # rumours
    FRIENDS = 2  # envoys
    SECRETS = 3  # skill tiles
    ENEMIES = 4  # nothing: worth more the fewer players hold one


TOPICS = len(Topic)
RUMOURS_A_TOPIC = 6


class Rumour(IntEnum):
    """Rumours by their topic and price."""

    WARRIOR_ANY = 0
    WARRIOR_TWO_ANY = 1
    WARRIOR_JADE = 2
    WARRIOR_VASE = 3
    WARRIOR_FAN_SCROLL = 4
    WARRIOR_FAN_VASE = 5
    PEOPLE_ANY = 6
    PEOPLE_TWO_ANY = 7
    PEOPLE_JADE = 8
    PEOPLE_VASE = 9
    PEOPLE_FAN_SCROLL = 10
    PEOPLE_SCROLL_VASE = 11
    FRIENDS_ANY = 12
    FRIENDS_TWO_ANY = 13
    FRIENDS_JADE = 14
    FRIENDS_VASE = 15
    FRIENDS_FAN_SCROLL = 16
    FRIENDS_FAN_JADE = 17
    SECRETS_ANY = 18
    SECRETS_TWO_ANY = 19
    SECRETS_JADE = 20
    SECRETS_VASE = 21
    SECRETS_FAN_SCROLL = 22
    SECRETS_SCROLL_JADE = 23
    ENEMIES_ANY = 24
    ENEMIES_TWO_ANY = 25
    ENEMIES_JADE = 26
    ENEMIES_VASE = 27
    ENEMIES_FAN_SCROLL = 28
    ENEMIES_VASE_JADE = 29


RUMOURS = len(Rumour)
# Sourced (book): 30 cards, five kinds, prices of one or two treasures, a jade for one that counts skills.
# Reconstruction: six of each kind and their prices.
_RUMOUR_PRICE = tuple(Price[rumour.name.partition("_")[2]] for rumour in Rumour)
# What any ware costs: envoys first, then rumours.
PRICE_OF = tuple(int(price) for price in _ENVOY_PRICE + _RUMOUR_PRICE)
MULTIPLIER = (0, 1, 2, 4, 5, 6, 8)  # for so many rumours of one topic: a fourth begins a second set (book)
ENEMIES_WORTH = (0, 6, 4, 2, 2)  # each, if so many players hold one (book)


class Skill(IntEnum):
    """The kinds of skill tile."""

    SHINOBI_IRI = 0  # -2 to a card
    INTONJUTSU = 1  # the card becomes 0
    CHOCHO = 2  # exchange a treasure on the shuriken for one in the house
    KAYAKUJUTSU = 3  # +2 to a card
    KENJUTSU = 4  # the card becomes 6
    KUJI_KIRI = 5  # turn a used tile up again
    TAIJUTSU = 6  # +1 or -1 to a card
    BORYAKU = 7  # passes for a 2 or a 4
    SEISHIN_TEKI = 8  # change between force and stealth
    HENSOJUTSU = 9  # one more influence from a masked envoy


SKILLS = len(Skill)
LESSONS = 9  # the ordinary tiles; disguises have their own pile


class Way(IntEnum):
    """The three schools."""

    SNAKE = 0
    TIGER = 1
    CRANE = 2


# Sourced (book): 16 ordinary tiles and 3 disguises; Shinobi-iri is of the snake and costs a 1, Kenjutsu of the tiger
# and costs a 5; the effects. Reconstruction: how many of each, the ways and prices of the others, and the names
# Kayakujutsu, Taijutsu and Kuji-kiri.
TILES = (2, 2, 1, 2, 2, 1, 2, 2, 2, 3)
WAY_OF = (*(Way.SNAKE,) * 3, *(Way.TIGER,) * 3, *(Way.CRANE,) * 4)
ANY_CARD = -1
# The card to discard for a tile, for each reading of the crane's price.
TUITION = (
    (*(Card.ONE,) * 3, *(Card.FIVE,) * 3, *(ANY_CARD,) * 4),
    (*(Card.ONE,) * 3, *(Card.FIVE,) * 3, *(Card.THREE,) * 3, ANY_CARD),
)
SET_HIGH = 6  # Kenjutsu (book)
SET_LOW = 0  # Intonjutsu (book)


class Players(IntEnum):
    TWO = 2
    THREE = 3
    FOUR = 4


class Answer(IntEnum):
    NO = 0
    YES = 1


class DojoDeck(IntEnum):
    """Which reading of the dojo deck is used: the rows of ``DOJO_DECKS``."""

    LEVEL = 0
    BULGING = 1


class Alarms(IntEnum):
    """Which guards carry the alarm: the rows of ``GUARD_DECKS``."""

    MOSTLY_THREES = 0
    ONLY_THREES = 1
    TWO_OF_EACH = 2


class Treasures(IntEnum):
    """How many treasures of each kind there are: the rows of ``TREASURE_TOKENS``."""

    FALLING = 0
    LEVEL = 1


class CranePrice(IntEnum):
    """What a tile of the crane costs: the rows of ``TUITION``."""

    ANY_CARD = 0
    THREE = 1


class Option(IntEnum):
    """The number of players, and the rulings that they may choose."""

    PLAYERS = 0
    EAGER_RESHUFFLE = 1  # is a pile refilled the moment it runs out, or when something must be drawn from it?
    BORYAKU_MODIFIERS = 2  # do supports and skills work on the value that Boryaku passes for?
    REFILL_AFTER_LAST_ROUND = 3  # are houses, palace and pavilion refilled at the end of round 7 too?
    LONE_GETS_BOTH = 4  # does a player alone in a clan get both rewards?
    SECRET_RUMOURS = 5  # fr: rumours are kept secret; no: a view shows who bought which, since all saw it
    DOJO_DECK = 6
    ALARMS = 7
    TREASURES = 8
    CRANE_PRICE = 9


OPTIONS = Options(
    Option,
    {
        Option.PLAYERS: Players.THREE,
        Option.EAGER_RESHUFFLE: Answer.NO,
        Option.BORYAKU_MODIFIERS: Answer.NO,
        Option.REFILL_AFTER_LAST_ROUND: Answer.YES,
        Option.LONE_GETS_BOTH: Answer.NO,
        Option.SECRET_RUMOURS: Answer.YES,
        Option.DOJO_DECK: DojoDeck.LEVEL,
        Option.ALARMS: Alarms.MOSTLY_THREES,
        Option.TREASURES: Treasures.FALLING,
        Option.CRANE_PRICE: CranePrice.ANY_CARD,
    },
)
