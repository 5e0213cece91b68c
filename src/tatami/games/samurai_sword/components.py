"""What is in the box of Samurai Sword, and the rulings that are options.

Sources: *fr*, *en* and *it*, the rulebook in three languages; *cards*, what is printed on them; *lists*, three public
card lists that agree in every line (see docs/rules/sources-samurai-sword.md).
"""

from __future__ import annotations

from enum import IntEnum

from tatami.kernel.options import Options


class Seat(IntEnum):
    """The places around the table, clockwise; a table of five has the first five."""

    ONE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    SIX = 5
    SEVEN = 6


SEATS = len(Seat)
FEWEST = 3


class Card(IntEnum):
    """The twenty-five kinds of card: weapons, then properties, then actions."""

    BOKKEN = 0
    KISERU = 1
    WAKIZASHI = 2
    BO = 3
    KUSARIGAMA = 4
    KATANA = 5
    SHURIKEN = 6
    KANABO = 7
    NODACHI = 8
    NAGINATA = 9
    NAGAYARI = 10
    TANEGASHIMA = 11
    DAIKYU = 12
    FOCUS = 13
    ARMOR = 14
    FAST_DRAW = 15
    BUSHIDO = 16
    PARRY = 17
    GEISHA = 18
    DIVERSION = 19
    BATTLE_CRY = 20
    TEA_CEREMONY = 21
    DAIMYO = 22
    BREATHING = 23
    JUJUTSU = 24


class Weapon(IntEnum):
    """The cards that attack; the numbers are those of ``Card``."""

    BOKKEN = 0
    KISERU = 1
    WAKIZASHI = 2
    BO = 3
    KUSARIGAMA = 4
    KATANA = 5
    SHURIKEN = 6
    KANABO = 7
    NODACHI = 8
    NAGINATA = 9
    NAGAYARI = 10
    TANEGASHIMA = 11
    DAIKYU = 12


class Gear(IntEnum):
    """The properties that one lays in front of oneself."""

    FOCUS = 0
    ARMOR = 1
    FAST_DRAW = 2


class Property(IntEnum):
    """Whatever may lie in front of a player; the first three are ``Gear``."""

    FOCUS = 0
    ARMOR = 1
    FAST_DRAW = 2
    BUSHIDO = 3


CARDS = len(Card)
WEAPONS = len(Weapon)
PROPERTIES = len(Property)
FIRST_PROPERTY = int(Card.FOCUS)  # a property's card is this and its number

# How many of each card the deck of ninety holds (lists; the totals 32, 15 and 43 also fr, en and it).
COPIES = (6, 5, 1, 5, 4, 1, 3, 1, 1, 2, 1, 1, 1, 6, 4, 3, 2, 15, 6, 5, 4, 4, 3, 3, 3)
DECK = 90

# What each weapon reaches, and the wounds it deals (cards).
REACH = (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5)
WOUNDS = (1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 1, 2)
FARTHEST = 5

ALL_WEAPONS = (1 << WEAPONS) - 1
ALL_GEAR = (1 << len(Gear)) - 1
# The weapons, one bit each, that reach a difficulty; index 0 is no difficulty.
REACHING = tuple(
    sum(1 << weapon for weapon in range(WEAPONS) if REACH[weapon] >= difficulty) for difficulty in range(FARTHEST + 1)
)


class Character(IntEnum):
    """The twelve of the box, and the promo."""

    BENKEI = 0
    CHIYOME = 1
    GINCHIYO = 2
    GOEMON = 3
    HANZO = 4
    HIDEYOSHI = 5
    IEYASU = 6
    KOJIRO = 7
    MUSASHI = 8
    NOBUNAGA = 9
    TOMOE = 10
    USHIWAKA = 11
    RIKYU = 12


CHARACTERS_IN_THE_BOX = 12
RESILIENCE = (5, 4, 4, 5, 4, 4, 5, 5, 5, 5, 5, 4, 4)  # cards; Rikyu from a public list


class Role(IntEnum):
    """Six kinds of role card; a ninja card has one, two or three stars."""

    SHOGUN = 0
    SAMURAI = 1
    RONIN = 2
    NINJA_1 = 3
    NINJA_2 = 4
    NINJA_3 = 5


ROLES = len(Role)
NINJA_CARDS = 3


class Team(IntEnum):
    SHOGUN = 0
    NINJA = 1
    RONIN = 2


TEAMS = len(Team)
TEAM_OF = (Team.SHOGUN, Team.SHOGUN, Team.RONIN, Team.NINJA, Team.NINJA, Team.NINJA)

# Tables with a row for each number of players, from three (fr, en and it).
# Role cards in play. With four, two of the three ninja cards are, unseen; with three and five, where the stars count
# for nothing, the first two.
ROLE_CARDS = (
    (1, 0, 0, 1, 1, 0),
    (1, 1, 0, 1, 1, 1),
    (1, 1, 1, 1, 1, 0),
    (1, 1, 1, 1, 1, 1),
    (1, 2, 1, 1, 1, 1),
)
PLAYERS_WITH_A_HIDDEN_NINJA = 4
SHOGUN_HONOUR = (6, 5, 5, 5, 5)
OTHERS_HONOUR = (3, 3, 3, 4, 4)
# What a point of honour is worth at the end. With four the ninja of more stars counts double: see ``multiplier``.
MULTIPLIER = (
    (2, 1, 1, 1, 1, 1),
    (1, 2, 1, 1, 1, 1),
    (1, 1, 2, 1, 1, 1),
    (1, 2, 3, 1, 1, 1),
    (1, 1, 3, 1, 1, 1),
)

FIRST_HAND = (4, 5, 5, 6, 6, 7, 7)  # clockwise from the shogun
HAND_LIMIT = 7
LOST_BLADE = 3  # points that a friendly blow costs if it ends the game


class Source(IntEnum):
    """Where Ieyasu's first card may come from."""

    DECK = 0
    PILE = 1


class Players(IntEnum):
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7


class Answer(IntEnum):
    NO = 0
    YES = 1


class Reshuffle(IntEnum):
    EMPTIED = 0  # the moment the last card leaves the deck
    NEEDED = 1  # when a card is needed and none is left


class LastCard(IntEnum):
    DISCARD_FIRST = 0
    RESHUFFLE_FIRST = 1


class WeaponDiscard(IntEnum):
    AFTER = 0  # the whole attack, with the cards that it lets people draw
    AFTER_WOUNDS = 1
    BEFORE = 2


class ActionDiscard(IntEnum):
    AFTER = 0
    BEFORE = 1


class Shield(IntEnum):
    TOTAL = 0  # Ginchiyo takes one less of the sum
    WEAPON = 1  # of the number on the weapon


class DrawMoment(IntEnum):
    AFTER_TRANSFER = 0
    BEFORE_TRANSFER = 1


class DrawOrder(IntEnum):
    VICTIM_FIRST = 0
    ATTACKER_FIRST = 1


class LastDefeat(IntEnum):
    SWORDMASTER = 0
    SCORING = 1


class FriendlyEnd(IntEnum):
    PENALTY = 0
    NO_PENALTY = 1


class BladeMoment(IntEnum):
    AFTER_MULTIPLIER = 0
    BEFORE_MULTIPLIER = 1


class SpendMoment(IntEnum):
    PLAY = 0
    TURN = 1


class ShogunBushido(IntEnum):
    CHOICE = 0
    ALWAYS_DISCARD = 1


class Option(IntEnum):
    """The number of players, and the rulings that they may choose."""

    PLAYERS = 0
    RIKYU = 1  # is the promo character among those dealt?
    QUICK_RESPONSES = 2  # is a player who could only give in not asked? Faster, but it tells what the hand lacks.
    RESHUFFLE = 3  # fr, en and it: "runs out"; fr and en, draw phase: "if empty"
    FLIP_LAST_CARD = 4  # silent: is the last card, turned over for a Bushido, part of the new deck?
    WEAPON_DISCARD = 5  # fr silent; en and it: after the attack
    ACTION_DISCARD = 6  # fr: "then discarded"
    GEISHA_OWN_PROPERTY = 7  # fr: any in play; it: another player's
    BUSHIDO_ON_SELF = 8  # "any player"
    EMPTY_TARGET = 9  # silent: may Diversion and Geisha be played at an empty hand?
    GINCHIYO = 10  # silent with Musashi and Fast Draw
    USHIWAKA_DRAW = 11  # silent: before or after the honour of his defeat changes hands
    USHIWAKA_DEFEATED = 12  # silent: does he draw for the blow that defeats him?
    TOMOE_VS_USHIWAKA = 13  # silent: who draws first
    SWORDMASTER_VS_HONOUR = 14  # silent: the last defeat also takes the last honour
    SWORDMASTER_FRIEND = 15  # silent: the last defeat was a friend's, who still has honour
    DEADLY_STRIKE = 16  # en and it: the team loses; fr: "you lose"
    NOBUNAGA_WHEN = 17  # cards and fr: his turn; en and it: his play phase
    SHOGUN3_BUSHIDO = 18  # with three players: may the shogun still pay with a weapon?


OPTIONS = Options(
    Option,
    {
        Option.PLAYERS: Players.FIVE,
        Option.RIKYU: Answer.NO,
        Option.QUICK_RESPONSES: Answer.NO,
        Option.RESHUFFLE: Reshuffle.EMPTIED,
        Option.FLIP_LAST_CARD: LastCard.DISCARD_FIRST,
        Option.WEAPON_DISCARD: WeaponDiscard.AFTER,
        Option.ACTION_DISCARD: ActionDiscard.AFTER,
        Option.GEISHA_OWN_PROPERTY: Answer.YES,
        Option.BUSHIDO_ON_SELF: Answer.YES,
        Option.EMPTY_TARGET: Answer.NO,
        Option.GINCHIYO: Shield.TOTAL,
        Option.USHIWAKA_DRAW: DrawMoment.AFTER_TRANSFER,
        Option.USHIWAKA_DEFEATED: Answer.YES,
        Option.TOMOE_VS_USHIWAKA: DrawOrder.VICTIM_FIRST,
        Option.SWORDMASTER_VS_HONOUR: LastDefeat.SWORDMASTER,
        Option.SWORDMASTER_FRIEND: FriendlyEnd.PENALTY,
        Option.DEADLY_STRIKE: BladeMoment.AFTER_MULTIPLIER,
        Option.NOBUNAGA_WHEN: SpendMoment.PLAY,
        Option.SHOGUN3_BUSHIDO: ShogunBushido.CHOICE,
    },
)
