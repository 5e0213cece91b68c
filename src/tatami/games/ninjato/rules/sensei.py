"""The sensei: one tile for a card, or for nothing once its way is known."""

from __future__ import annotations

from tatami.games.ninjato.components import ANY_CARD, TUITION, WAY_OF, Option
from tatami.games.ninjato.moves import Event, Reason
from tatami.games.ninjato.rules.board import knows_way, lose_card
from tatami.games.ninjato.state import Kyoto, Step
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.rule import rule


@rule
def tuition(s: Kyoto, skill: int) -> int:
    """The card to discard for a tile, or ANY_CARD."""
    return TUITION[s.options[Option.CRANE_PRICE]][skill]


@rule
def learn_refusal(s: Kyoto, seat: int, skill: int) -> int:
    """The tile must be taught this round, and its way known or its card in hand."""
    if s.sensei[skill] == 0:
        return Reason.NOT_AT_THE_SENSEI
    if knows_way(s, seat, WAY_OF[skill]):
        return Reason.NONE
    card = tuition(s, skill)
    if s.held[seat] == 0 or (card != ANY_CARD and s.hand[seat][card] == 0):
        return Reason.NO_CARD_FOR_THE_SENSEI
    return Reason.NONE


@rule
def visit_sensei(s: Kyoto, seat: int, skill: int, log: Log | None) -> None:
    """Learn a tile; if any card will do, the player chooses which."""
    s.buying = skill
    if knows_way(s, seat, WAY_OF[skill]):
        learn(s, seat, log)
    elif tuition(s, skill) == ANY_CARD:
        s.step = Step.TUITION
    else:
        pay_tuition(s, seat, tuition(s, skill), log)


@rule
def pay_tuition(s: Kyoto, seat: int, card: int, log: Log | None) -> None:
    """Discard the card, take the tile."""
    lose_card(s, seat, card)
    tell(log, EVERYONE, Event.CARD_DISCARDED, seat, card, 0)
    learn(s, seat, log)


@rule
def learn(s: Kyoto, seat: int, log: Log | None) -> None:
    """The tile is the player's, and may be used at once."""
    skill = s.buying
    s.buying = 0
    s.sensei[skill] -= 1
    s.tiles[seat][skill] += 1
    s.ready[seat][skill] += 1
    s.step = Step.TURN_ENDS
    tell(log, EVERYONE, Event.TILE_LEARNT, seat, skill, 0)
