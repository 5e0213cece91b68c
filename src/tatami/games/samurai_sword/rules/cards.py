"""Cards on their way: from the deck, into hands, onto the pile, and around again when the deck runs out."""

from __future__ import annotations

from tatami.games.samurai_sword.components import Character, Option, Reshuffle
from tatami.games.samurai_sword.moves import Event
from tatami.games.samurai_sword.rules.honour import end
from tatami.games.samurai_sword.rules.memory import (
    seen_drawing,
    seen_leaving,
    seen_shuffling,
    seen_stealing,
    seen_taking,
)
from tatami.games.samurai_sword.rules.reach import left_of
from tatami.games.samurai_sword.state import NO_CARD, Ending, Feud, Pool, Step
from tatami.kernel.chance import draw_of
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.rule import rule


@rule
def onto_pile(s: Feud, card: int) -> None:
    """A card is discarded face up."""
    s.pile[s.pile_size] = card
    s.pile_size += 1


@rule
def lay_aside(s: Feud) -> None:
    """The card that waits is discarded, if one does."""
    if s.played != NO_CARD:
        onto_pile(s, s.played)
        s.played = NO_CARD


@rule
def into_hand(s: Feud, seat: int, card: int) -> None:
    """A card comes into a hand."""
    s.hand[seat][card] += 1
    s.hand_size[seat] += 1
    s.kinds[seat] |= 1 << card


@rule
def out_of_hand(s: Feud, seat: int, card: int) -> None:
    """A card leaves a hand."""
    s.hand[seat][card] -= 1
    s.hand_size[seat] -= 1
    if s.hand[seat][card] == 0:
        s.kinds[seat] &= ~(1 << card)
    s.older[seat] = min(s.older[seat], s.hand_size[seat])


@rule
def show(s: Feud, seat: int, card: int) -> None:
    """A card leaves a hand for all to see."""
    out_of_hand(s, seat, card)
    seen_leaving(s, seat, card)


@rule
def set_down(s: Feud, card: int, at_once: bool) -> None:
    """A card that was played is discarded at once, or waits until its effect is over."""
    if at_once:
        onto_pile(s, card)
    else:
        s.played = card


@rule
def any_of_hand(s: Feud, seat: int) -> int:
    """A random card of a hand, each as likely as the others."""
    return draw_of(s, Pool.HAND_1 + seat, s.hand[seat], s.hand_size[seat])


@rule
def steal(s: Feud, thief: int, victim: int, log: Log | None) -> None:
    """A random card goes from one hand to another."""
    card = any_of_hand(s, victim)
    out_of_hand(s, victim, card)
    into_hand(s, thief, card)
    seen_stealing(s, thief, victim, card)
    tell(log, (1 << thief) | (1 << victim), Event.STOLEN_CARD, thief, victim, card)


@rule
def take_from_pile(s: Feud, seat: int, log: Log | None) -> None:
    """The top card of the pile goes to a hand."""
    s.pile_size -= 1
    card = s.pile[s.pile_size]
    s.pile[s.pile_size] = 0
    into_hand(s, seat, card)
    seen_taking(s, seat, card)
    tell(log, EVERYONE, Event.TOOK_FROM_PILE, seat, card, 0)


@rule
def from_deck(s: Feud) -> int:
    """The top card of the deck, which is not empty; its last card may call for a shuffle."""
    card = draw_of(s, Pool.DECK, s.deck, s.deck_size)
    s.deck[card] -= 1
    s.deck_size -= 1
    if s.deck_size == 0 and s.options[Option.RESHUFFLE] == Reshuffle.EMPTIED:
        s.shuffle = 1
    return card


@rule
def call_for_shuffle(s: Feud) -> bool:
    """A card is wanted: if the deck has none and the pile has, that is shuffled first. Says whether it is to be."""
    if s.deck_size == 0 and s.pile_size > 0:
        s.shuffle = 1
    return s.shuffle == 1


@rule
def draw(s: Feud, seat: int, log: Log | None) -> None:
    """The seat draws one card from the deck, if there is one."""
    if s.deck_size == 0:
        return
    card = from_deck(s)
    into_hand(s, seat, card)
    seen_drawing(s, seat, card)
    tell(log, EVERYONE & ~(1 << seat), Event.DREW, seat, 0, 0)
    tell(log, 1 << seat, Event.DREW_CARD, seat, card, 0)


@rule
def reshuffle(s: Feud, log: Log | None) -> None:
    """The deck has run out: the pile becomes the deck, and everyone but Rikyu loses an honour; the game may end."""
    s.shuffle = 0
    if s.pile_size == 0:
        return
    tell(log, EVERYONE, Event.RESHUFFLED, s.pile_size, 0, 0)
    for place in range(s.pile_size):
        s.deck[s.pile[place]] += 1
        s.pile[place] = 0
    s.deck_size = s.pile_size
    s.pile_size = 0
    seen_shuffling(s)
    ruined = False
    for seat in range(s.players):
        if s.character[seat] != Character.RIKYU:
            s.honour[seat] -= 1
            tell(log, EVERYONE, Event.LOST_HONOUR, seat, s.honour[seat], 0)
            ruined = ruined or s.honour[seat] == 0
    if ruined:
        end(s, Ending.EXHAUSTION, log)


@rule
def deal(s: Feud, log: Log | None) -> None:
    """Owed cards are drawn one at a time, clockwise from the first; a shuffle comes in between, and then the rest."""
    seat = s.first
    for _ in range(s.players):
        while s.owed[seat] > 0:
            if call_for_shuffle(s):
                return
            s.owed[seat] -= 1
            draw(s, seat, log)
        seat = left_of(s, seat)
    s.step = s.resume


@rule
def owe(s: Feud, seat: int, count: int, then: int) -> None:
    """A seat draws so many cards before the step that follows."""
    s.owed[seat] += count
    s.first = seat
    s.step = Step.DEAL
    s.resume = then
