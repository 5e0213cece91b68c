"""The words of Samurai Sword: what players may do, why they may not, and what is told of it."""

from __future__ import annotations

from enum import IntEnum

from tatami.games.samurai_sword.components import (
    FARTHEST,
    FIRST_PROPERTY,
    Card,
    Character,
    Gear,
    Property,
    Role,
    Seat,
    Source,
    Team,
    Weapon,
)
from tatami.games.samurai_sword.state import NO_CARD, Ending, Step
from tatami.kernel.actions import Action, Actions
from tatami.kernel.events import Events


class Move(IntEnum):
    """The kinds of action."""

    DONE = 0  # the play phase is over
    ATTACK = 1
    LAY = 2  # a property in front of oneself
    BUSHIDO = 3  # the Bushido in front of anybody
    CRY = 4  # Battle Cry
    JUJUTSU = 5
    TEA = 6  # Tea Ceremony
    DAIMYO = 7
    BREATHE = 8  # Breathing; the other player named draws
    DIVERT = 9  # Diversion: steal a card
    GEISHA = 10  # from a hand
    DISARM = 11  # Geisha: a property in play
    SPEND = 12  # Nobunaga: resilience for a card
    PARRY = 13
    BLOCK = 14  # Hanzo: a weapon as a parry
    GIVE = 15  # a weapon, to Jujutsu or to the Bushido
    TAKE = 16  # the wounds
    YIELD = 17  # honour to the Bushido
    DRAW = 18  # Ieyasu's first card
    DISCARD = 19


ACTIONS = Actions(
    Move,
    {
        Move.ATTACK: {"target": Seat, "weapon": Weapon},
        Move.LAY: {"gear": Gear},
        Move.BUSHIDO: {"target": Seat},
        Move.BREATHE: {"target": Seat},
        Move.DIVERT: {"target": Seat},
        Move.GEISHA: {"target": Seat},
        Move.DISARM: {"target": Seat, "property": Property},
        Move.BLOCK: {"weapon": Weapon},
        Move.GIVE: {"weapon": Weapon},
        Move.DRAW: {"source": Source},
        Move.DISCARD: {"card": Card},
    },
)
BASE = ACTIONS.base
KIND_OF = ACTIONS.kind_of
FIRST = ACTIONS.first
SECOND = ACTIONS.second

# The steps in which each kind of move is at home, one bit each.
_PLAY = 1 << Step.PLAY
_PARRY = 1 << Step.PARRY | 1 << Step.CRY
_ELSEWHERE = {
    Move.SPEND: _PLAY | 1 << Step.BUSHIDO | 1 << Step.DISCARD,
    Move.PARRY: _PARRY,
    Move.BLOCK: _PARRY,
    Move.GIVE: 1 << Step.JUJUTSU | 1 << Step.BUSHIDO,
    Move.TAKE: _PARRY | 1 << Step.JUJUTSU,
    Move.YIELD: 1 << Step.BUSHIDO,
    Move.DRAW: 1 << Step.DRAW,
    Move.DISCARD: 1 << Step.DISCARD,
}
STEPS_OF = tuple(_ELSEWHERE.get(move, _PLAY) for move in Move)

_ALWAYS = {
    Move.BUSHIDO: Card.BUSHIDO,
    Move.CRY: Card.BATTLE_CRY,
    Move.JUJUTSU: Card.JUJUTSU,
    Move.TEA: Card.TEA_CEREMONY,
    Move.DAIMYO: Card.DAIMYO,
    Move.BREATHE: Card.BREATHING,
    Move.DIVERT: Card.DIVERSION,
    Move.GEISHA: Card.GEISHA,
    Move.DISARM: Card.GEISHA,
    Move.PARRY: Card.PARRY,
}


def _card_of(action: Action) -> int:
    """The card that a move takes from the hand of who makes it."""
    if action.kind in _ALWAYS:
        return int(_ALWAYS[Move(action.kind)])
    for value in action.arguments.values():
        if isinstance(value, Weapon | Card):
            return int(value)
        if isinstance(value, Gear):
            return FIRST_PROPERTY + value
    return NO_CARD


CARD_OF = tuple(_card_of(action) for action in ACTIONS)


class Reason(IntEnum):
    """Why a move is refused: each names the rule it would break."""

    NONE = 0
    GAME_IS_OVER = 1
    NOT_YOUR_DECISION = 2
    NOT_NOW = 3  # another phase, or another question is open
    NOT_IN_HAND = 4
    NO_SUCH_PLAYER = 5
    NOT_YOURSELF = 6
    TARGET_IS_HARMLESS = 7
    WEAPONS_ARE_SPENT = 8  # one a turn, and what Focus, Goemon and the lone shogun add
    BUSHIDO_IS_IN_PLAY = 9
    HAND_IS_EMPTY = 10
    NO_SUCH_PROPERTY = 11
    NOT_NOBUNAGA = 12
    LAST_RESILIENCE = 13
    NOT_HANZO = 14
    LAST_CARD = 15
    NOT_YOUR_OWN_PROPERTY = 16
    NOT_AGAINST_THE_CODE = 17  # no Bushido against oneself, by option
    # Out of reach: what the weapon reaches, and the difficulty.
    REACH_1_NOT_2 = 18
    REACH_1_NOT_3 = 19
    REACH_1_NOT_4 = 20
    REACH_1_NOT_5 = 21
    REACH_1_NOT_6 = 22
    REACH_1_NOT_7 = 23
    REACH_1_NOT_8 = 24
    REACH_2_NOT_3 = 27
    REACH_2_NOT_4 = 28
    REACH_2_NOT_5 = 29
    REACH_2_NOT_6 = 30
    REACH_2_NOT_7 = 31
    REACH_2_NOT_8 = 32
    REACH_3_NOT_4 = 36
    REACH_3_NOT_5 = 37
    REACH_3_NOT_6 = 38
    REACH_3_NOT_7 = 39
    REACH_3_NOT_8 = 40
    REACH_4_NOT_5 = 45
    REACH_4_NOT_6 = 46
    REACH_4_NOT_7 = 47
    REACH_4_NOT_8 = 48
    REACH_5_NOT_6 = 54
    REACH_5_NOT_7 = 55
    REACH_5_NOT_8 = 56


GREATEST_DIFFICULTY = 8

# The reason for which a weapon of a reach does not come as far as a difficulty; NONE where it does.
OUT_OF_REACH = tuple(
    tuple(
        int(Reason.__members__.get(f"REACH_{reach}_NOT_{difficulty}", Reason.NONE))
        for difficulty in range(GREATEST_DIFFICULTY + 1)
    )
    for reach in range(FARTHEST + 1)
)


class Event(IntEnum):
    """What is told."""

    TURN_BEGINS = 0
    RECOVERED = 1
    FLIPPED = 2  # a card for the Bushido
    BUSHIDO_MOVES = 3
    BUSHIDO_LEAVES = 4
    GAVE_UP_WEAPON = 5
    LOST_HONOUR = 6
    DREW = 7
    DREW_CARD = 8  # the same, for the one who sees which
    TOOK_FROM_PILE = 9
    ATTACKED = 10
    PARRIED = 11
    WOUNDED = 12
    DEFEATED = 13
    HONOUR_PASSES = 14
    LAID = 15
    BUSHIDO_LAID = 16
    CRIED = 17
    JUJUTSU_PLAYED = 18
    TEA_SERVED = 19
    DAIMYO_PLAYED = 20
    BREATHED = 21
    DIVERTED = 22  # for those who do not see which card
    STOLEN_CARD = 23  # the same, for the two who see which
    GEISHA_DISCARDS = 24
    DISARMED = 25
    SPENT = 26
    DISCARDED = 27
    RESHUFFLED = 28
    ENDED = 29
    REVEALED = 30
    LOST_BLADE = 31
    SCORED = 32
    WON = 33
    IN_VAIN = 34  # a Diversion or Geisha at an empty hand


EVENTS = Events(
    Event,
    {
        Event.TURN_BEGINS: {"seat": Seat, "character": Character},
        Event.RECOVERED: {"seat": Seat, "resilience": int},
        Event.FLIPPED: {"seat": Seat, "card": Card},
        Event.BUSHIDO_MOVES: {"seat": Seat, "target": Seat},
        Event.BUSHIDO_LEAVES: {"seat": Seat},
        Event.GAVE_UP_WEAPON: {"seat": Seat, "weapon": Weapon},
        Event.LOST_HONOUR: {"seat": Seat, "honour": int},
        Event.DREW: {"seat": Seat},
        Event.DREW_CARD: {"seat": Seat, "card": Card},
        Event.TOOK_FROM_PILE: {"seat": Seat, "card": Card},
        Event.ATTACKED: {"seat": Seat, "target": Seat, "weapon": Weapon},
        Event.PARRIED: {"seat": Seat, "card": Card},
        Event.WOUNDED: {"seat": Seat, "count": int, "resilience": int},
        Event.DEFEATED: {"seat": Seat, "target": Seat},
        Event.HONOUR_PASSES: {"seat": Seat, "target": Seat, "honour": int},
        Event.LAID: {"seat": Seat, "gear": Gear},
        Event.BUSHIDO_LAID: {"seat": Seat, "target": Seat},
        Event.CRIED: {"seat": Seat},
        Event.JUJUTSU_PLAYED: {"seat": Seat},
        Event.TEA_SERVED: {"seat": Seat},
        Event.DAIMYO_PLAYED: {"seat": Seat},
        Event.BREATHED: {"seat": Seat, "target": Seat},
        Event.DIVERTED: {"seat": Seat, "target": Seat},
        Event.STOLEN_CARD: {"seat": Seat, "target": Seat, "card": Card},
        Event.GEISHA_DISCARDS: {"seat": Seat, "target": Seat, "card": Card},
        Event.DISARMED: {"seat": Seat, "target": Seat, "property": Property},
        Event.SPENT: {"seat": Seat, "resilience": int},
        Event.DISCARDED: {"seat": Seat, "card": Card},
        Event.RESHUFFLED: {"count": int},
        Event.ENDED: {"ending": Ending},
        Event.REVEALED: {"seat": Seat, "role": Role},
        Event.LOST_BLADE: {"seat": Seat, "team": Team},
        Event.SCORED: {"team": Team, "points": int},
        Event.WON: {"team": Team},
        Event.IN_VAIN: {"seat": Seat, "target": Seat},
    },
)
