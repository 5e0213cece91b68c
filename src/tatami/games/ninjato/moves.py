"""The words of Ninjato: what players may do, why they may not, and what is told of it."""

from __future__ import annotations

from enum import IntEnum

from tatami.games.ninjato.components import (
    Banner,
    Bluff,
    Card,
    Clan,
    Elite,
    Envoy,
    Half,
    House,
    Mode,
    Rumour,
    Seat,
    Sign,
    Skill,
    Token,
    Topic,
    Treasure,
)
from tatami.games.ninjato.state import Step
from tatami.kernel.actions import Actions
from tatami.kernel.events import Events


class Move(IntEnum):
    """The kinds of action."""

    DOJO = 0  # place a shuriken at the dojo
    LEARN = 1  # place one at the sensei, for a tile
    RAID = 2  # place one at a house
    BRIBE = 3  # place one at the palace, for an envoy
    SPREAD = 4  # place one at the pavilion, for a rumour; or take one at a scoring
    TAKE = 5  # a face-up dojo card
    DRAW = 6  # a card of the dojo deck
    DISCARD = 7  # a dojo card, to the limit or for a tile
    PAY = 8  # a treasure
    GILD = 9  # a gold that stands for a treasure
    SETTLE = 10  # the rest of the price, in exact change
    DONE = 11  # that was enough
    STRIKE = 12  # play a card against a guard
    SUPPORT = 13  # lay out a three
    SHINOBI_IRI = 14
    INTONJUTSU = 15
    KAYAKUJUTSU = 16
    KENJUTSU = 17
    TAIJUTSU = 18
    BORYAKU = 19
    SEISHIN_TEKI = 20
    CHOCHO = 21  # give a treasure of the shuriken
    FETCH = 22  # for this one in the house
    KUJI_KIRI = 23
    FAIL = 24
    BANZAI = 25
    LEAVE = 26
    KEEP = 27
    CLAIM = 28  # give the house to a clan
    DISGUISE = 29
    HONOUR = 30  # take the honour of the houses


ACTIONS = Actions(
    Move,
    {
        Move.LEARN: {"skill": Skill},
        Move.RAID: {"house": House, "mode": Mode},
        Move.BRIBE: {"envoy": Envoy},
        Move.SPREAD: {"rumour": Rumour},
        Move.TAKE: {"card": Card},
        Move.DISCARD: {"card": Card},
        Move.PAY: {"treasure": Treasure},
        Move.GILD: {"treasure": Treasure},
        Move.STRIKE: {"card": Card, "half": Half},
        Move.SUPPORT: {"sign": Sign},
        Move.TAIJUTSU: {"sign": Sign},
        Move.BORYAKU: {"bluff": Bluff, "half": Half},
        Move.CHOCHO: {"token": Token},
        Move.FETCH: {"token": Token},
        Move.KUJI_KIRI: {"skill": Skill},
        Move.KEEP: {"treasure": Treasure},
        Move.CLAIM: {"banner": Banner},
        Move.DISGUISE: {"envoy": Envoy},
    },
)
MOVES = len(Move)
BASE = (*ACTIONS.base, len(ACTIONS))  # and where the last kind ends
KIND_OF = ACTIONS.kind_of
FIRST = ACTIONS.first
SECOND = ACTIONS.second

_RAIDING = (Step.FIGHT, Step.DARE, Step.KEEP)
_STEPS: dict[Move, tuple[Step, ...]] = {
    Move.DOJO: (Step.PLACE,),
    Move.LEARN: (Step.PLACE,),
    Move.RAID: (Step.PLACE,),
    Move.BRIBE: (Step.PLACE,),
    Move.SPREAD: (Step.PLACE, Step.LEADERS, Step.SECONDS),
    Move.TAKE: (Step.TRAIN,),
    Move.DRAW: (Step.TRAIN,),
    Move.DISCARD: (Step.LIMIT, Step.TUITION),
    Move.PAY: (Step.PAY,),
    Move.GILD: (Step.PAY,),
    Move.SETTLE: (Step.PAY,),
    Move.DONE: (Step.PAY, Step.DISGUISE),
    Move.STRIKE: (Step.FIGHT,),
    Move.SUPPORT: (Step.FIGHT,),
    Move.SHINOBI_IRI: (Step.FIGHT,),
    Move.INTONJUTSU: (Step.FIGHT,),
    Move.KAYAKUJUTSU: (Step.FIGHT,),
    Move.KENJUTSU: (Step.FIGHT,),
    Move.TAIJUTSU: (Step.FIGHT,),
    Move.BORYAKU: (Step.FIGHT,),
    Move.SEISHIN_TEKI: (Step.FIGHT, Step.DARE),
    Move.CHOCHO: _RAIDING,
    Move.FETCH: (Step.FETCH,),
    Move.KUJI_KIRI: _RAIDING,
    Move.FAIL: (Step.FIGHT,),
    Move.BANZAI: (Step.DARE,),
    Move.LEAVE: (Step.DARE,),
    Move.KEEP: (Step.KEEP,),
    Move.CLAIM: (Step.CLAIM,),
    Move.DISGUISE: (Step.DISGUISE,),
    Move.HONOUR: (Step.LEADERS,),
}
# Bits of the kinds of move that belong to each step.
BELONGS = tuple(sum(1 << move for move in Move if step in _STEPS[move]) for step in Step)


class Reason(IntEnum):
    """Why a move is refused: each names the rule it would break."""

    NONE = 0
    GAME_IS_OVER = 1
    NOT_YOUR_DECISION = 2
    NOT_NOW = 3  # another step
    NOT_AT_THE_SENSEI = 4
    NO_CARD_FOR_THE_SENSEI = 5
    HOUSE_IS_CLOSED = 6
    NOT_IN_THE_PALACE = 7
    NOT_IN_THE_PAVILION = 8
    CANNOT_PAY = 9
    NOT_FACE_UP = 10
    NOT_IN_HAND = 11
    NO_SUCH_TREASURE = 12
    NO_GOLD = 13
    GOLD_STANDS_FOR_ANOTHER = 14  # gold is paid as one of the other kinds
    PRICE_IS_EXACT = 15  # the price could not be met any more
    PRICE_IS_NOT_MET = 16
    NO_SUCH_GUARD = 17  # beaten already, or never there
    GUARD_IS_NOT_BEATEN = 18
    PLAY_CANNOT_WIN = 19  # nothing in hand would complete it
    PLAY_IS_UNDER_WAY = 20
    ONE_SETTING_A_PLAY = 21
    BORYAKU_STANDS_ALONE = 22
    TILE_NOT_LEARNT = 23
    TILE_IS_USED = 24
    TILE_IS_FRESH = 25  # nothing to turn up
    TILE_STAYS_DOWN = 26  # Kuji-kiri turns up neither itself nor a disguise
    NOT_ON_THE_SHURIKEN = 27
    NOT_IN_THE_HOUSE = 28
    NO_GUARD_LEFT = 29
    BANNER_IS_NOT_FREE = 30
    BANNER_OF_THE_SAME_CLAN = 31
    NOT_YOUR_ENVOY = 32
    ENVOY_HAS_NO_MASK = 33
    ENVOY_IS_DISGUISED = 34


class Event(IntEnum):
    """What is told."""

    ROUND_BEGINS = 0
    GOES_FIRST = 1
    TO_THE_DOJO = 2
    CARD_TAKEN = 3
    CARD_DRAWN = 4  # to the one who draws
    CARD_DRAWN_UNSEEN = 5  # to the others
    CARD_DISCARDED = 6
    TILE_LEARNT = 7
    TILES_SHOWN = 8
    RAID_BEGINS = 9
    SENTRY_STANDS = 10
    GUARD_APPEARS = 11
    ELITE_APPEARS = 12
    ALARM = 13
    TURNED_RED = 14
    SUPPORTED = 15
    SKILL_USED = 16
    STRUCK = 17
    BLUFFED = 18
    GUARD_BEATEN = 19
    TREASURE_WON = 20
    ELITE_KEPT = 21
    MODE_CHANGED = 22
    EXCHANGED = 23
    TURNED_UP = 24
    FAILED = 25
    KEPT = 26
    LEFT = 27
    CLEARED = 28
    CLAIMED = 29
    TREASURE_ADDED = 30
    HOUSE_REFILLED = 31
    PAID = 32
    BRIBED = 33
    RUMOUR_BOUGHT = 34
    RUMOUR_GIVEN = 35
    ENVOY_ARRIVES = 36
    RUMOUR_ARRIVES = 37
    SCORING = 38
    DISGUISED = 39
    HONOURED = 40
    RUMOUR_BONUS = 41
    TREASURE_BONUS = 42
    ELITE_BONUS = 43
    FINAL_SCORE = 44
    RUMOUR_BOUGHT_UNSEEN = 45  # to the others, where rumours are secret
    RUMOUR_GIVEN_UNSEEN = 46


EVENTS = Events(
    Event,
    {
        Event.ROUND_BEGINS: {"number": int},
        Event.GOES_FIRST: {"seat": Seat},
        Event.TO_THE_DOJO: {"seat": Seat, "count": int},
        Event.CARD_TAKEN: {"seat": Seat, "card": Card},
        Event.CARD_DRAWN: {"seat": Seat, "card": Card},
        Event.CARD_DRAWN_UNSEEN: {"seat": Seat},
        Event.CARD_DISCARDED: {"seat": Seat, "card": Card},
        Event.TILE_LEARNT: {"seat": Seat, "skill": Skill},
        Event.TILES_SHOWN: {"skill": Skill, "count": int},
        Event.RAID_BEGINS: {"seat": Seat, "house": House, "mode": Mode},
        Event.SENTRY_STANDS: {"guard": int},
        Event.GUARD_APPEARS: {"guard": int},
        Event.ELITE_APPEARS: {"elite": Elite},
        Event.ALARM: {"treasure": Treasure},
        Event.TURNED_RED: {"treasure": Treasure},
        Event.SUPPORTED: {"seat": Seat, "sign": Sign},
        Event.SKILL_USED: {"seat": Seat, "skill": Skill},
        Event.STRUCK: {"seat": Seat, "card": Card, "total": int},
        Event.BLUFFED: {"seat": Seat, "bluff": Bluff, "total": int},
        Event.GUARD_BEATEN: {"seat": Seat, "guard": int},
        Event.TREASURE_WON: {"seat": Seat, "treasure": Treasure},
        Event.ELITE_KEPT: {"seat": Seat, "elite": Elite},
        Event.MODE_CHANGED: {"seat": Seat, "mode": Mode},
        Event.EXCHANGED: {"seat": Seat, "given": Token, "token": Token},
        Event.TURNED_UP: {"seat": Seat, "skill": Skill},
        Event.FAILED: {"seat": Seat, "house": House},
        Event.KEPT: {"seat": Seat, "treasure": Treasure},
        Event.LEFT: {"seat": Seat, "house": House, "count": int},
        Event.CLEARED: {"seat": Seat, "house": House, "count": int},
        Event.CLAIMED: {"seat": Seat, "house": House, "banner": Banner},
        Event.TREASURE_ADDED: {"house": House, "treasure": Treasure},
        Event.HOUSE_REFILLED: {"house": House, "guard": int},
        Event.PAID: {"seat": Seat, "treasure": Treasure, "gold": int},
        Event.BRIBED: {"seat": Seat, "envoy": Envoy, "honour": int},
        Event.RUMOUR_BOUGHT: {"seat": Seat, "rumour": Rumour, "honour": int},
        Event.RUMOUR_GIVEN: {"seat": Seat, "rumour": Rumour, "clan": Clan},
        Event.ENVOY_ARRIVES: {"envoy": Envoy},
        Event.RUMOUR_ARRIVES: {"rumour": Rumour},
        Event.SCORING: {"number": int},
        Event.DISGUISED: {"seat": Seat, "envoy": Envoy},
        Event.HONOURED: {"seat": Seat, "clan": Clan, "honour": int},
        Event.RUMOUR_BONUS: {"seat": Seat, "topic": Topic, "honour": int},
        Event.TREASURE_BONUS: {"seat": Seat, "honour": int},
        Event.ELITE_BONUS: {"seat": Seat, "honour": int},
        Event.FINAL_SCORE: {"seat": Seat, "honour": int},
        Event.RUMOUR_BOUGHT_UNSEEN: {"seat": Seat, "honour": int},
        Event.RUMOUR_GIVEN_UNSEEN: {"seat": Seat, "clan": Clan},
    },
)
