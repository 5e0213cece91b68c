"""Who knows what: the cards of the other hands are hidden, and with them what is left in the dojo deck.

A card that was taken face up is known to all until its owner plays one like it (``known``). Rumours are bought in full
view, so everybody knows them, too, unless the table plays as if nobody could remember.
"""

from __future__ import annotations

from tatami.games.ninjato.components import CARDS, DOJO_DECKS, RUMOURS, Option
from tatami.games.ninjato.rules.board import players
from tatami.games.ninjato.state import HIDDEN, IN_PILE, ON_OFFER, Kyoto, Step
from tatami.kernel.chance import random_below, random_card, total, wipe
from tatami.kernel.rule import rule


@rule
def view(s: Kyoto, seat: int) -> None:
    """Blank what the seat may not know."""
    wipe(s)
    for card in range(CARDS):
        s.deck[card] = HIDDEN
        for other in range(players(s)):
            if other != seat:
                s.hand[other][card] = HIDDEN
    if rumours_are_secret(s):
        for rumour in range(RUMOURS):
            if s.rumour_at[rumour] != ON_OFFER and s.rumour_at[rumour] != seat:
                s.rumour_at[rumour] = HIDDEN


@rule
def rumours_are_secret(s: Kyoto) -> bool:
    """Until the end, if the table plays so."""
    return s.options[Option.SECRET_RUMOURS] == 1 and s.step != Step.OVER


@rule
def guess(s: Kyoto, seat: int) -> None:
    """Deal the unseen cards to the other hands, around those that are known; the rest is the deck."""
    for card in range(CARDS):
        s.deck[card] = DOJO_DECKS[s.options[Option.DOJO_DECK]][card] - s.face_up[card] - s.discards[card]
        for other in range(players(s)):
            if other != seat:
                s.hand[other][card] = s.known[other][card]
            s.deck[card] -= s.hand[other][card]
    for other in range(players(s)):
        if other != seat:
            for _ in range(s.held[other] - total(s.known[other])):
                s.hand[other][random_card(s, s.deck)] += 1
    if rumours_are_secret(s):
        guess_rumours(s, seat)


@rule
def guess_rumours(s: Kyoto, seat: int) -> None:
    """Deal the unseen rumours to the other players, as many as each has; the rest is the pile."""
    unseen = 0
    for rumour in range(RUMOURS):
        if s.rumour_at[rumour] == HIDDEN:
            s.rumour_at[rumour] = IN_PILE
            unseen += 1
    for other in range(players(s)):
        if other != seat:
            for _ in range(s.rumours_held[other]):
                deal_rumour(s, other, random_below(s, unseen))
                unseen -= 1


@rule
def deal_rumour(s: Kyoto, seat: int, left: int) -> None:
    """Give a seat the n-th rumour of the pile."""
    for rumour in range(RUMOURS):
        if s.rumour_at[rumour] == IN_PILE:
            if left == 0:
                s.rumour_at[rumour] = seat
                return
            left -= 1
