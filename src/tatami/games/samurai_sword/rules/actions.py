"""The cards that are played in the play phase, weapons apart, and Nobunaga's bargain."""

from __future__ import annotations

from tatami.games.samurai_sword.components import (
    FIRST_PROPERTY,
    ActionDiscard,
    Character,
    Option,
    Property,
    SpendMoment,
)
from tatami.games.samurai_sword.moves import Event, Move, Reason
from tatami.games.samurai_sword.rules.cards import any_of_hand, onto_pile, owe, set_down, show, steal
from tatami.games.samurai_sword.rules.combat import call_everyone
from tatami.games.samurai_sword.rules.memory import remember_deed
from tatami.games.samurai_sword.rules.reach import full_resilience
from tatami.games.samurai_sword.state import Feud, Step
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.rule import rule

HARM, KINDNESS = -1, 1


@rule
def bushido_in_play(s: Feud) -> bool:
    """Only one Bushido may lie on the table."""
    for seat in range(s.players):
        if s.front[seat][Property.BUSHIDO] > 0:
            return True
    return False


@rule
def bushido_refusal(s: Feud, seat: int, target: int) -> int:
    """In front of any player, if none is in play; in front of oneself only if the table allows it."""
    if bushido_in_play(s):
        return Reason.BUSHIDO_IS_IN_PLAY
    if target == seat and s.options[Option.BUSHIDO_ON_SELF] == 0:
        return Reason.NOT_AGAINST_THE_CODE
    return Reason.NONE


@rule
def hand_refusal(s: Feud, seat: int, target: int) -> int:
    """A card is taken from another player, who must have one unless the table allows an empty gesture."""
    if target == seat:
        return Reason.NOT_YOURSELF
    if s.hand_size[target] == 0 and s.options[Option.EMPTY_TARGET] == 0:
        return Reason.HAND_IS_EMPTY
    return Reason.NONE


@rule
def disarm_refusal(s: Feud, seat: int, target: int, what: int) -> int:
    """A property that lies there; one's own only if the table allows it."""
    if target == seat and s.options[Option.GEISHA_OWN_PROPERTY] == 0:
        return Reason.NOT_YOUR_OWN_PROPERTY
    return Reason.NONE if s.front[target][what] > 0 else Reason.NO_SUCH_PROPERTY


@rule
def spend_refusal(s: Feud, seat: int) -> int:
    """Nobunaga, in his play phase or, by option, at every decision of his turn; never his last resilience."""
    if s.character[seat] != Character.NOBUNAGA:
        return Reason.NOT_NOBUNAGA
    if s.step != Step.PLAY and s.options[Option.NOBUNAGA_WHEN] != SpendMoment.TURN:
        return Reason.NOT_NOW
    return Reason.LAST_RESILIENCE if s.resilience[seat] == 1 else Reason.NONE


@rule
def spend(s: Feud, log: Log | None) -> None:
    """Nobunaga: one resilience for one card."""
    s.resilience[s.turn] -= 1
    tell(log, EVERYONE, Event.SPENT, s.turn, s.resilience[s.turn], 0)
    owe(s, s.turn, 1, s.step)


@rule
def lay(s: Feud, gear: int, log: Log | None) -> None:
    """A property is laid in front of oneself and stays."""
    s.front[s.turn][gear] += 1
    tell(log, EVERYONE, Event.LAID, s.turn, gear, 0)


@rule
def lay_bushido(s: Feud, target: int, log: Log | None) -> None:
    """The Bushido is laid in front of anybody."""
    s.front[target][Property.BUSHIDO] = 1
    remember_deed(s, s.turn, target, HARM)
    tell(log, EVERYONE, Event.BUSHIDO_LAID, s.turn, target, 0)


@rule
def act(s: Feud, kind: int, card: int, target: int, what: int, log: Log | None) -> None:
    """An action: an effect at once, and then it is discarded."""
    set_down(s, card, s.options[Option.ACTION_DISCARD] == ActionDiscard.BEFORE)
    s.step = Step.FINISH
    if kind == Move.CRY:
        tell(log, EVERYONE, Event.CRIED, s.turn, 0, 0)
        call_everyone(s, Step.CRY)
    elif kind == Move.JUJUTSU:
        tell(log, EVERYONE, Event.JUJUTSU_PLAYED, s.turn, 0, 0)
        call_everyone(s, Step.JUJUTSU)
    elif kind == Move.TEA:
        serve_tea(s, log)
    elif kind == Move.DAIMYO:
        tell(log, EVERYONE, Event.DAIMYO_PLAYED, s.turn, 0, 0)
        s.daimyos[s.turn] += 1
        owe(s, s.turn, 2, Step.FINISH)
    elif kind == Move.BREATHE:
        breathe(s, target, log)
    elif kind == Move.DIVERT:
        divert(s, target, log)
    elif kind == Move.GEISHA:
        empty_hand_by_one(s, target, log)
    else:
        disarm(s, target, what, log)


@rule
def serve_tea(s: Feud, log: Log | None) -> None:
    """Tea Ceremony: three cards for the host, then one for each guest, clockwise."""
    tell(log, EVERYONE, Event.TEA_SERVED, s.turn, 0, 0)
    for seat in range(s.players):
        s.owed[seat] = 1
    owe(s, s.turn, 2, Step.FINISH)


@rule
def breathe(s: Feud, target: int, log: Log | None) -> None:
    """Breathing: full resilience for oneself, whatever is left of it, and a card for another player."""
    s.resilience[s.turn] = full_resilience(s, s.turn)
    tell(log, EVERYONE, Event.BREATHED, s.turn, target, 0)
    remember_deed(s, s.turn, target, KINDNESS)
    owe(s, target, 1, Step.FINISH)


@rule
def divert(s: Feud, target: int, log: Log | None) -> None:
    """Diversion: a random card of another player's hand becomes one's own."""
    remember_deed(s, s.turn, target, HARM)
    if s.hand_size[target] == 0:
        tell(log, EVERYONE, Event.IN_VAIN, s.turn, target, 0)
        return
    tell(log, EVERYONE & ~(1 << s.turn | 1 << target), Event.DIVERTED, s.turn, target, 0)
    steal(s, s.turn, target, log)


@rule
def empty_hand_by_one(s: Feud, target: int, log: Log | None) -> None:
    """Geisha: a random card of another player's hand is discarded, face up."""
    remember_deed(s, s.turn, target, HARM)
    if s.hand_size[target] == 0:
        tell(log, EVERYONE, Event.IN_VAIN, s.turn, target, 0)
        return
    card = any_of_hand(s, target)
    show(s, target, card)
    onto_pile(s, card)
    tell(log, EVERYONE, Event.GEISHA_DISCARDS, s.turn, target, card)


@rule
def disarm(s: Feud, target: int, what: int, log: Log | None) -> None:
    """Geisha: a property in play is discarded; to be rid of a Bushido is a kindness."""
    s.front[target][what] -= 1
    onto_pile(s, FIRST_PROPERTY + what)
    remember_deed(s, s.turn, target, KINDNESS if what == Property.BUSHIDO else HARM)
    tell(log, EVERYONE, Event.DISARMED, s.turn, target, what)
