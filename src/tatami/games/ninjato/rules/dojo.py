"""The dojo: cards for the hand, face up or from the deck, and the stack of shuriken that orders the next round."""

from __future__ import annotations

from tatami.games.ninjato.components import DRAWS, FACE_UP, HAND_LIMIT
from tatami.games.ninjato.moves import Event, Reason
from tatami.games.ninjato.rules.board import draw_dojo_card, lose_card
from tatami.games.ninjato.state import Kyoto, Step
from tatami.kernel.chance import NOTHING, total
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.rule import rule


@rule
def train(s: Kyoto, seat: int, log: Log | None) -> None:
    """Lay the shuriken on top of the stack; the fewer cards in hand, the more may be taken."""
    s.stacked[seat] = s.placed
    s.owed = DRAWS[min(s.held[seat], len(DRAWS) - 1)]
    s.step = Step.TRAIN
    tell(log, EVERYONE, Event.TO_THE_DOJO, seat, s.owed, 0)


@rule
def take_refusal(s: Kyoto, card: int) -> int:
    """Only what lies face up can be taken by name."""
    return Reason.NONE if s.face_up[card] > 0 else Reason.NOT_FACE_UP


@rule
def take_card(s: Kyoto, seat: int, card: int, log: Log | None) -> None:
    """Take a face-up card: all know it from now on."""
    s.face_up[card] -= 1
    s.known[seat][card] += 1
    tell(log, EVERYONE, Event.CARD_TAKEN, seat, card, 0)
    add_to_hand(s, seat, card)


@rule
def draw_unseen(s: Kyoto, seat: int, log: Log | None) -> None:
    """Take the top card of the deck: nobody else sees it."""
    card = draw_dojo_card(s)
    tell(log, 1 << seat, Event.CARD_DRAWN, seat, card, 0)
    tell(log, EVERYONE & ~(1 << seat), Event.CARD_DRAWN_UNSEEN, seat, 0, 0)
    add_to_hand(s, seat, card)


@rule
def add_to_hand(s: Kyoto, seat: int, card: int) -> None:
    """After the last card the face-up ones are replaced, and only then the hand limit counts."""
    s.hand[seat][card] += 1
    s.held[seat] += 1
    s.owed -= 1
    if s.owed == 0:
        replace_face_up(s)
        s.step = Step.LIMIT if s.held[seat] > HAND_LIMIT else Step.TURN_ENDS


@rule
def replace_face_up(s: Kyoto) -> None:
    """Three cards lie face up again."""
    missing = FACE_UP - total(s.face_up)
    while missing > 0:
        card = draw_dojo_card(s)
        if card != NOTHING:
            s.face_up[card] += 1
        missing -= 1


@rule
def hand_refusal(s: Kyoto, seat: int, card: int) -> int:
    """Only a card of the hand can be discarded."""
    return Reason.NONE if s.hand[seat][card] > 0 else Reason.NOT_IN_HAND


@rule
def discard_to_limit(s: Kyoto, seat: int, card: int, log: Log | None) -> None:
    """Down to seven."""
    lose_card(s, seat, card)
    tell(log, EVERYONE, Event.CARD_DISCARDED, seat, card, 0)
    if s.held[seat] <= HAND_LIMIT:
        s.step = Step.TURN_ENDS


@rule
def first_cards(s: Kyoto, seat: int, count: int) -> None:
    """Deal a first hand."""
    for _ in range(count):
        card = draw_dojo_card(s)
        s.hand[seat][card] += 1
        s.held[seat] += 1
