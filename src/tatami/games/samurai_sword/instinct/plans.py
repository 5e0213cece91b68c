"""What a seat does in its play phase: every legal move is weighed, and the best is made if it is worth anything."""

from __future__ import annotations

from tatami.games.samurai_sword.components import (
    HAND_LIMIT,
    TEAM_OF,
    Card,
    Character,
    Property,
    Role,
)
from tatami.games.samurai_sword.instinct.answers import card_worth
from tatami.games.samurai_sword.instinct.belief import (
    POINT,
    chance,
    exposure,
    forget_teams,
    honour_worth,
    hostility,
    hunters,
    lead,
    stake,
    weigh_teams,
)
from tatami.games.samurai_sword.moves import BASE, FIRST, KIND_OF, SECOND, Move
from tatami.games.samurai_sword.rules import refusal
from tatami.games.samurai_sword.rules.actions import HARM, KINDNESS
from tatami.games.samurai_sword.rules.combat import ATTACK_DEED
from tatami.games.samurai_sword.rules.memory import knows, mind_of
from tatami.games.samurai_sword.rules.reach import (
    full_resilience,
    harmless,
    left_of,
    weapons_allowed,
    wounds_dealt,
)
from tatami.games.samurai_sword.state import Feud
from tatami.kernel.chance import random_below
from tatami.kernel.rule import rule

NOISE = 8
WINS = 2000  # a move that ends the game won
LOSES = -2000

# The chance, in percent, that a hand of so many cards has no parry.
OPEN_HAND = (100, 83, 69, 57, 48, 39, 32, 27)
HANZO_OPEN = 35  # of that, if his weapons parry too
NO_WEAPON = (100, 64, 41, 26, 17, 10, 6, 4)
ANSWERED = 55  # of those who could answer a Battle Cry or Jujutsu, so many do

WOUND = 30
DEFEAT = 120
LAY_GEAR = (90, 70, 100)
TEA = 60
FOR_THE_OTHERS = 12
RONIN_DAIMYO = 70
STEAL = 50
STRIP = 40
UNDRESS = (75, 55, 75, 45)
OWN_BUSHIDO = 90
CODE = 50
BREATH = 22  # for each resilience it brings back
KEEP_LAST = 25
EMPTY_HAND = (20, 10, 5)  # for each hunter: what it is worth to play the last card, the last but one, ...
BARGAIN = 35
COVER = 200  # what it costs to be known for what one is


@rule
def counted_hand(s: Feud, seat: int) -> int:
    """The size of a hand as the tables count it."""
    return min(HAND_LIMIT, s.hand_size[seat])


@rule
def open_chance(s: Feud, me: int, target: int) -> int:
    """The chance that a target cannot parry, as far as one knows."""
    if knows(s, mind_of(me), target, Card.PARRY):
        return 5
    found = OPEN_HAND[counted_hand(s, target)]
    return found * HANZO_OPEN // 100 if s.character[target] == Character.HANZO else found


@rule
def ending_worth(s: Feud, me: int, target: int, rival: int) -> int:
    """What it is worth that a defeat ends the game: all or nothing, by the score."""
    mine = TEAM_OF[s.role[me]]
    friend = chance(s, me, target, mine)
    gain = honour_worth(s, me, mine) + honour_worth(s, target, rival) * chance(s, me, target, rival) // 100
    cost = friend * (honour_worth(s, target, mine) + 3 * POINT) // 100
    return WINS if lead(s, me, rival) + gain - cost > POINT // 2 else LOSES


@rule
def wound_worth(s: Feud, me: int, target: int, wounds: int, rival: int) -> int:
    """What it is worth that a target takes wounds: a step to its defeat; or the defeat, and the game if it ends it."""
    each = stake(s, me, target)
    if wounds < s.resilience[target]:
        return WOUND * wounds * each // 100
    if s.honour[target] == 1:
        return ending_worth(s, me, target, rival)
    return (WOUND * s.resilience[target] + DEFEAT) * each // 100


@rule
def attack_worth(s: Feud, me: int, target: int, weapon: int, rival: int) -> int:
    """The chance to hit and what comes of it; between weapons that do the same, the worse one goes first."""
    wounds = wounds_dealt(s, me, target, weapon)
    found = wound_worth(s, me, target, wounds, rival) * open_chance(s, me, target) // 100
    return found - card_worth(s, me, weapon) if found > 0 else found


@rule
def call_worth(s: Feud, me: int, parries: bool, rival: int) -> int:
    """Battle Cry and Jujutsu: what everyone's wound is worth, as likely as it is."""
    found = 0
    for seat in range(s.players):
        if seat != me and not harmless(s, seat) and s.character[seat] != Character.CHIYOME:
            unable = open_chance(s, me, seat) if parries else NO_WEAPON[counted_hand(s, seat)]
            likely = 100 - (100 - unable) * ANSWERED // 100
            found += wound_worth(s, me, seat, 1, rival) * likely // 100
    return found


@rule
def exhausts(s: Feud, cards: int) -> bool:
    """So many cards would empty the deck and take somebody's last honour."""
    if s.deck_size > cards:
        return False
    for seat in range(s.players):
        if s.honour[seat] == 1 and s.character[seat] != Character.RIKYU:
            return True
    return False


@rule
def draw_worth(s: Feud, me: int, cards: int, worth: int, rival: int) -> int:
    """Drawing is worth what it brings, unless it ends the game: then the score decides."""
    if not exhausts(s, cards):
        return worth
    return WINS if lead(s, me, rival) > 0 else LOSES


@rule
def tea_worth(s: Feud, me: int, rival: int) -> int:
    """Three cards for oneself, and one for each friend or foe."""
    found = TEA
    for seat in range(s.players):
        if seat != me:
            found -= FOR_THE_OTHERS * hostility(s, me, seat) // 100
    return draw_worth(s, me, s.players + 2, found, rival)


@rule
def daimyo_worth(s: Feud, me: int, rival: int) -> int:
    """Cards for the ronin; for the others a point to keep, unless too many cards would have to go."""
    if s.role[me] == Role.RONIN:
        return draw_worth(s, me, 2, RONIN_DAIMYO, rival)
    return draw_worth(s, me, 2, -KEEP_LAST, rival)


@rule
def steal_worth(s: Feud, me: int, target: int, worth: int) -> int:
    """To take a card hurts a foe, but the last card is his target too; a friend it would only hurt."""
    enmity = hostility(s, me, target)
    found = worth * enmity // 100
    if s.hand_size[target] == 1 and s.resilience[target] > 0:
        found -= KEEP_LAST * enmity // 100
    return found


@rule
def disarm_worth(s: Feud, me: int, target: int, what: int) -> int:
    """A foe's property, or the Bushido in front of oneself or a friend."""
    if target == me:
        return OWN_BUSHIDO if what == Property.BUSHIDO and s.honour[me] > 0 else -WOUND
    enmity = hostility(s, me, target)
    return UNDRESS[what] * (-enmity if what == Property.BUSHIDO else enmity) // 100


@rule
def bushido_worth(s: Feud, me: int, target: int) -> int:
    """The Bushido for a foe; best one that it leaves for another foe."""
    if target == me:
        return -CODE
    heir = left_of(s, target)
    after = -100 if heir == me else hostility(s, me, heir)
    return CODE * (hostility(s, me, target) * 2 + after) // 300


@rule
def breathe_worth(s: Feud, me: int, target: int, rival: int) -> int:
    """Breath for oneself, and a card for a friend; or for a foe whose empty hand protects him."""
    missing = full_resilience(s, me) - s.resilience[me]
    enmity = hostility(s, me, target)
    found = BREATH * missing - KEEP_LAST - FOR_THE_OTHERS * enmity // 100
    if s.hand_size[target] == 0 and s.resilience[target] > 0 and s.attacks < weapons_allowed(s, me):
        found += FOR_THE_OTHERS * enmity // 50
    return draw_worth(s, me, 1, found, rival)


@rule
def spend_worth(s: Feud, me: int, rival: int) -> int:
    """Nobunaga's bargain: freely before a Breathing, else while there is resilience to spare and room in the hand."""
    if s.hand[me][Card.BREATHING] == 0 and s.resilience[me] <= 3:
        return -BARGAIN
    return draw_worth(s, me, 1, BARGAIN if s.hand_size[me] < HAND_LIMIT else -BARGAIN, rival)


@rule
def deed_of(kind: int, what: int) -> int:
    """What others will remember of a move at somebody."""
    if kind == Move.ATTACK:
        return ATTACK_DEED
    if kind == Move.BREATHE or (kind == Move.DISARM and what == Property.BUSHIDO):
        return KINDNESS
    return HARM


@rule
def open_worth(s: Feud, me: int, kind: int, first: int, second: int, rival: int) -> int:
    """What a move at somebody is worth to one who hides nothing."""
    if kind == Move.ATTACK:
        return attack_worth(s, me, first, second, rival)
    if kind == Move.BUSHIDO:
        return bushido_worth(s, me, first)
    if kind == Move.BREATHE:
        return breathe_worth(s, me, first, rival)
    if kind == Move.DISARM:
        return disarm_worth(s, me, first, second)
    return steal_worth(s, me, first, STEAL if kind == Move.DIVERT else STRIP)


@rule
def aimed_worth(s: Feud, me: int, kind: int, first: int, second: int, rival: int) -> int:
    """The same to one who would rather not be known: a move must be worth what it gives away."""
    found = open_worth(s, me, kind, first, second, rival)
    return found - COVER * exposure(s, me, first, deed_of(kind, second)) // 100 if found > 0 else found


@rule
def worth(s: Feud, me: int, kind: int, first: int, second: int, rival: int) -> int:
    """What a move is worth; nothing is what it is worth to stop."""
    if kind == Move.DONE:
        return 0
    if kind == Move.LAY:
        return LAY_GEAR[first]
    if kind == Move.CRY or kind == Move.JUJUTSU:
        return call_worth(s, me, kind == Move.CRY, rival)
    if kind == Move.TEA:
        return tea_worth(s, me, rival)
    if kind == Move.DAIMYO:
        return daimyo_worth(s, me, rival)
    if kind == Move.SPEND:
        return spend_worth(s, me, rival)
    return aimed_worth(s, me, kind, first, second, rival)


@rule
def shelter_worth(s: Feud, me: int) -> int:
    """What it is worth to come a card nearer to an empty hand, which protects: the more hunters, the more.

    A parry cannot be played in one's own turn, so who has one keeps some cards anyway.
    """
    if s.hand[me][Card.PARRY] > 0 or s.hand_size[me] > len(EMPTY_HAND):
        return 0
    return EMPTY_HAND[s.hand_size[me] - 1] * hunters(s, me) // 100


@rule
def lightens(kind: int) -> bool:
    """Whether a move leaves one card less in hand."""
    return kind != Move.DONE and kind != Move.SPEND and kind != Move.TEA and kind != Move.DAIMYO


@rule
def play_phase(s: Feud, me: int, rival: int) -> int:
    """The best of all legal moves, ``done`` among them."""
    weigh_teams(s, me, rival)
    shelter = shelter_worth(s, me)
    best = BASE[Move.DONE]
    most = 0
    for action in range(BASE[Move.PARRY]):
        if refusal(s, me, action) == 0:
            kind = KIND_OF[action]
            found = worth(s, me, kind, FIRST[action], SECOND[action], rival)
            if lightens(kind):
                found += shelter
            if kind != Move.DONE:
                found += random_below(s, NOISE) - NOISE // 2
            if found > most:
                most = found
                best = action
    forget_teams(s)
    return best
