"""Weapons and parries, what Battle Cry and Jujutsu ask of everyone, and the wounds that come of them."""

from __future__ import annotations

from tatami.games.samurai_sword.components import (
    ALL_WEAPONS,
    FARTHEST,
    REACH,
    REACHING,
    WEAPONS,
    Card,
    Character,
    DrawMoment,
    DrawOrder,
    Option,
    WeaponDiscard,
)
from tatami.games.samurai_sword.moves import BASE, OUT_OF_REACH, Event, Move, Reason
from tatami.games.samurai_sword.rules.cards import lay_aside, onto_pile, owe, set_down
from tatami.games.samurai_sword.rules.honour import fall
from tatami.games.samurai_sword.rules.memory import remember_deed
from tatami.games.samurai_sword.rules.reach import (
    can_bargain_any_time,
    difficulty,
    harmless,
    holds,
    left_of,
    shelter,
    weapons_allowed,
    weapons_held,
    wounds_dealt,
)
from tatami.games.samurai_sword.state import Feud, Step
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.masks import allow_many
from tatami.kernel.record import Words
from tatami.kernel.rule import rule

ATTACK_DEED = -2


@rule
def weapons_reaching(s: Feud, seat: int, difficulty: int) -> int:
    """The weapons, one bit each, that reach so far; all of them if Kojiro strikes."""
    if s.character[seat] == Character.KOJIRO:
        return ALL_WEAPONS
    return REACHING[difficulty] if difficulty <= FARTHEST else 0


@rule
def opponents(s: Feud, seat: int) -> int:
    """How many others are not harmless."""
    count = 0
    for other in range(s.players):
        if other != seat and not harmless(s, other):
            count += 1
    return count


@rule
def allow_attacks(s: Feud, seat: int, mask: Words) -> None:
    """Weapons at all within reach: the third opponent of five is three steps away, and three the other way round."""
    weapons = weapons_held(s, seat)
    if weapons == 0 or s.attacks >= weapons_allowed(s, seat):
        return
    every = opponents(s, seat)
    steps = 0
    target = left_of(s, seat)
    while target != seat:
        if not harmless(s, target):
            steps += 1
            needed = min(steps, every + 1 - steps) + shelter(s, target)
            allow_many(mask, BASE[Move.ATTACK] + target * WEAPONS, weapons & weapons_reaching(s, seat, needed))
        target = left_of(s, target)


@rule
def attack_refusal(s: Feud, seat: int, target: int, weapon: int) -> int:
    """One of the turn's weapons, at somebody else who is not harmless and within reach."""
    if target == seat:
        return Reason.NOT_YOURSELF
    if s.attacks >= weapons_allowed(s, seat):
        return Reason.WEAPONS_ARE_SPENT
    if harmless(s, target):
        return Reason.TARGET_IS_HARMLESS
    needed = difficulty(s, seat, target)
    if not weapons_reaching(s, seat, needed) >> weapon & 1:
        return OUT_OF_REACH[REACH[weapon]][needed]
    return Reason.NONE


@rule
def attack(s: Feud, target: int, weapon: int, log: Log | None) -> None:
    """A weapon is played; its target, and nobody else, may parry."""
    tell(log, EVERYONE, Event.ATTACKED, s.turn, target, weapon)
    s.attacks += 1
    s.lost = wounds_dealt(s, s.turn, target, weapon)
    set_down(s, weapon, s.options[Option.WEAPON_DISCARD] == WeaponDiscard.BEFORE)
    remember_deed(s, s.turn, target, ATTACK_DEED)
    s.call = 0
    ask(s, target, Step.PARRY, log)


@rule
def can_answer(s: Feud, seat: int, step: int) -> bool:
    """Whether the seat has anything but the wound, or at the Bushido the lost honour, to choose."""
    if step == Step.BUSHIDO:
        return weapons_held(s, seat) != 0 or can_bargain_any_time(s, seat)
    if step == Step.JUJUTSU:
        return weapons_held(s, seat) != 0
    return holds(s, seat, Card.PARRY) or (can_block(s, seat) and weapons_held(s, seat) != 0)


@rule
def can_block(s: Feud, seat: int) -> bool:
    """Hanzo parries with weapons, but never with his last card."""
    return s.character[seat] == Character.HANZO and s.hand_size[seat] > 1


@rule
def block_refusal(s: Feud, seat: int) -> int:
    """Only Hanzo, and not his last card."""
    if s.character[seat] != Character.HANZO:
        return Reason.NOT_HANZO
    return Reason.LAST_CARD if s.hand_size[seat] == 1 else Reason.NONE


@rule
def is_asked(s: Feud, seat: int, step: int) -> bool:
    """Everybody is asked, able or not, so that nobody learns which; quick tables ask only the able."""
    return s.options[Option.QUICK_RESPONSES] == 0 or can_answer(s, seat, step)


@rule
def ask(s: Feud, seat: int, step: int, log: Log | None) -> None:
    """The seat answers, or takes the wound if it is not asked."""
    s.asked = seat
    s.step = step
    if not is_asked(s, seat, step):
        take(s, log)


@rule
def parry(s: Feud, seat: int, card: int, log: Log | None) -> None:
    """A parry, or Hanzo's weapon, stops the attack, or silences the Battle Cry."""
    tell(log, EVERYONE, Event.PARRIED, seat, card, 0)
    onto_pile(s, card)
    s.step = Step.CALL if s.call else Step.FINISH


@rule
def give_to_jujutsu(s: Feud, seat: int, weapon: int, log: Log | None) -> None:
    """A weapon is discarded instead of a wound; it is no attack."""
    tell(log, EVERYONE, Event.GAVE_UP_WEAPON, seat, weapon, 0)
    onto_pile(s, weapon)
    s.step = Step.CALL


@rule
def take(s: Feud, log: Log | None) -> None:
    """The wounds are taken, as far as there is resilience to lose."""
    seat = s.asked
    s.lost = min(s.lost, s.resilience[seat])
    s.resilience[seat] -= s.lost
    tell(log, EVERYONE, Event.WOUNDED, seat, s.lost, s.resilience[seat])
    s.step = Step.SETTLE
    if s.call == 0:
        if s.options[Option.WEAPON_DISCARD] == WeaponDiscard.AFTER_WOUNDS:
            lay_aside(s)
        if s.options[Option.USHIWAKA_DRAW] == DrawMoment.BEFORE_TRANSFER and ushiwaka_draws(s, seat):
            owe(s, seat, s.lost, Step.SETTLE)


@rule
def ushiwaka_draws(s: Feud, seat: int) -> bool:
    """Ushiwaka draws a card for each wound of a weapon, also of the one that defeats him."""
    if s.character[seat] != Character.USHIWAKA:
        return False
    return s.resilience[seat] > 0 or s.options[Option.USHIWAKA_DEFEATED] == 1


@rule
def settle(s: Feud, log: Log | None) -> None:
    """Who has no resilience left is defeated; then Ushiwaka and Tomoe draw for a weapon's wounds."""
    seat = s.asked
    s.step = Step.CALL if s.call else Step.FINISH
    if s.resilience[seat] == 0:
        fall(s, seat, s.turn, log)
    if s.step == Step.FINISH:
        owe_for_wounds(s, seat)


@rule
def owe_for_wounds(s: Feud, seat: int) -> None:
    """Tomoe draws one card for a weapon that wounds, Ushiwaka one for each wound."""
    if s.character[s.turn] == Character.TOMOE:
        owe(s, s.turn, 1, Step.FINISH)
    if s.options[Option.USHIWAKA_DRAW] == DrawMoment.AFTER_TRANSFER and ushiwaka_draws(s, seat):
        owe(s, seat, s.lost, Step.FINISH)
        if s.options[Option.TOMOE_VS_USHIWAKA] == DrawOrder.ATTACKER_FIRST:
            s.first = s.turn


@rule
def call_everyone(s: Feud, step: int) -> None:
    """Battle Cry and Jujutsu: everyone else answers, clockwise from the left."""
    s.call = step
    s.asked = s.turn
    s.step = Step.CALL


@rule
def call_next(s: Feud, log: Log | None) -> None:
    """The next who is neither harmless nor Chiyome answers; behind the last the card is done."""
    seat = left_of(s, s.asked)
    while seat != s.turn and (harmless(s, seat) or s.character[seat] == Character.CHIYOME):
        seat = left_of(s, seat)
    s.lost = 1
    if seat == s.turn:
        s.step = Step.FINISH
    else:
        ask(s, seat, s.call, log)
