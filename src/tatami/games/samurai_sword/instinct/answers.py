"""What a seat answers: to a weapon, a Battle Cry, a Jujutsu, the Bushido, and which cards it would rather have."""

from __future__ import annotations

from tatami.games.samurai_sword.components import CARDS, REACH, TEAM_OF, WEAPONS, WOUNDS, Card, Character, Role, Source
from tatami.games.samurai_sword.instinct.belief import POINT, chance, honour_worth, lead, rival
from tatami.games.samurai_sword.moves import BASE, Move
from tatami.games.samurai_sword.rules.combat import can_block
from tatami.games.samurai_sword.rules.reach import shogun_alone
from tatami.games.samurai_sword.state import Feud, Step
from tatami.kernel.rule import rule

# What a card in hand is worth, about ten for an average one.
CARD_WORTH = (4, 8, 12, 6, 11, 15, 8, 13, 17, 9, 14, 10, 15, 14, 11, 14, 8, 16, 11, 12, 10, 13, 9, 11, 10)
DAIMYO_KEPT = 20  # a point at the end, for all but the ronin
AVERAGE = 11
ENOUGH_RESILIENCE = 2


@rule
def card_worth(s: Feud, seat: int, card: int) -> int:
    """What a card is worth to a seat; a Daimyo is a point to all but the ronin, a weapon half a parry to Hanzo."""
    if card == Card.DAIMYO and s.role[seat] != Role.RONIN:
        return DAIMYO_KEPT
    if card < WEAPONS and s.character[seat] == Character.HANZO:
        return CARD_WORTH[card] + 5
    return CARD_WORTH[card]


@rule
def cheapest(s: Feud, seat: int, first: int, last: int) -> int:
    """The card in hand, from ``first`` up to but not ``last``, that is worth least; -1 if there is none."""
    found = -1
    for card in range(first, last):
        if s.hand[seat][card] > 0 and (found < 0 or card_worth(s, seat, card) < card_worth(s, seat, found)):
            found = card
    return found


@rule
def gladly_defeated(s: Feud, me: int) -> bool:
    """The blow would end the game, and one's own team would have won."""
    if s.honour[me] > 1 or s.lost < s.resilience[me]:
        return False
    other = rival(s, me)
    loss = honour_worth(s, me, TEAM_OF[s.role[me]])
    gain = honour_worth(s, s.turn, other) * chance(s, me, s.turn, other) // 100
    return lead(s, me, other) - loss - gain > POINT


@rule
def parry_answer(s: Feud, me: int) -> int:
    """Parry what defeats or hurts; spare a lone parry for worse, and let Ushiwaka be scratched."""
    parries = s.hand[me][Card.PARRY]
    blade = cheapest(s, me, 0, WEAPONS) if can_block(s, me) else -1
    if (parries == 0 and blade < 0) or gladly_defeated(s, me):
        return BASE[Move.TAKE]
    deadly = s.lost >= s.resilience[me]
    if not deadly and s.lost == 1 and s.resilience[me] > ENOUGH_RESILIENCE and parries + s.hand_size[me] > 2:
        if parries < 2 and (s.step == Step.CRY or s.character[me] == Character.USHIWAKA):
            return BASE[Move.TAKE]
    if blade >= 0 and (parries == 0 or (WOUNDS[blade] == 1 and REACH[blade] < 3)):
        return BASE[Move.BLOCK] + blade
    return BASE[Move.PARRY]


@rule
def jujutsu_answer(s: Feud, me: int) -> int:
    """Give the worst weapon, unless it is a good one and the wound can be borne."""
    blade = cheapest(s, me, 0, WEAPONS)
    if blade < 0 or gladly_defeated(s, me):
        return BASE[Move.TAKE]
    if s.resilience[me] > ENOUGH_RESILIENCE and card_worth(s, me, blade) > AVERAGE:
        return BASE[Move.TAKE]
    return BASE[Move.GIVE] + blade


@rule
def bushido_answer(s: Feud, me: int) -> int:
    """Honour is dearer than any weapon, but to the shogun of a table of three it costs none."""
    blade = cheapest(s, me, 0, WEAPONS)
    if blade < 0 or shogun_alone(s, me):
        return BASE[Move.YIELD]
    return BASE[Move.GIVE] + blade


@rule
def draw_answer(s: Feud, me: int) -> int:
    """Ieyasu takes a good card that he sees."""
    better = card_worth(s, me, s.pile[s.pile_size - 1]) >= AVERAGE
    return BASE[Move.DRAW] + (Source.PILE if better else Source.DECK)


@rule
def answer(s: Feud, me: int) -> int:
    """Whatever is asked outside the play phase."""
    if s.step == Step.PARRY or s.step == Step.CRY:
        return parry_answer(s, me)
    if s.step == Step.JUJUTSU:
        return jujutsu_answer(s, me)
    if s.step == Step.BUSHIDO:
        return bushido_answer(s, me)
    if s.step == Step.DRAW:
        return draw_answer(s, me)
    return BASE[Move.DISCARD] + cheapest(s, me, 0, CARDS)
