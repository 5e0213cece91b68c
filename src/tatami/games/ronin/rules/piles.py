"""The mission cards: the pile, what lies under it, the display and the discards."""

from __future__ import annotations

from tatami.games.ronin.components.board import EVERY_SEAT
from tatami.games.ronin.components.cards import MISSIONS
from tatami.games.ronin.moves import Event
from tatami.games.ronin.state import EMPTY, Japan, Pool, Spot
from tatami.kernel.chance import draw_below
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.rule import rule


@rule
def missions_at(s: Japan, spot: int) -> int:
    """How many missions are at a spot."""
    count = 0
    for mission in range(MISSIONS):
        if s.mission_at[mission] == spot:
            count += 1
    return count


@rule
def nth_mission_at(s: Japan, spot: int, n: int) -> int:
    """The n-th mission at a spot, counted from 0."""
    for mission in range(MISSIONS):
        if s.mission_at[mission] == spot:
            if n == 0:
                return mission
            n -= 1
    return EMPTY


@rule
def can_draw(s: Japan) -> bool:
    """A card is in the pile, or would be after a reshuffle."""
    if s.cards_under > 0:
        return True
    for mission in range(MISSIONS):
        if s.mission_at[mission] == Spot.PILE or s.mission_at[mission] == Spot.DISCARDED:
            return True
    return False


@rule
def shuffle_discards(s: Japan, log: Log | None) -> None:
    """The discards are the new pile; only when a card is wanted and none is left."""
    tell(log, EVERYONE, Event.PILE_SHUFFLED, 0, 0, 0)
    for mission in range(MISSIONS):
        if s.mission_at[mission] == Spot.DISCARDED:
            s.mission_at[mission] = Spot.PILE


@rule
def draw_mission(s: Japan, log: Log | None) -> int:
    """The top card of the pile, which the caller puts somewhere; ``EMPTY`` if there is none anywhere."""
    cards = missions_at(s, Spot.PILE)
    if cards == 0 and s.cards_under > 0:
        return draw_from_under(s)
    if cards == 0:
        shuffle_discards(s, log)
        cards = missions_at(s, Spot.PILE)
    if cards == 0:
        return EMPTY
    return nth_mission_at(s, Spot.PILE, draw_below(s, Pool.MISSIONS, cards))


@rule
def draw_from_under(s: Japan) -> int:
    """Of the cards put under the pile the first to come is the one put there first."""
    card = s.under[0]
    s.cards_under -= 1
    for place in range(s.cards_under):
        s.under[place] = s.under[place + 1]
        s.under_seen[place] = s.under_seen[place + 1]
    s.under[s.cards_under] = EMPTY
    s.under_seen[s.cards_under] = 0
    return card


@rule
def put_under(s: Japan, mission: int, seen_by: int, log: Log | None) -> None:
    """A card goes under the pile; some seats know which."""
    s.mission_at[mission] = Spot.UNDER
    s.under[s.cards_under] = mission
    s.under_seen[s.cards_under] = seen_by
    s.cards_under += 1
    tell(log, EVERYONE if seen_by == EVERY_SEAT else seen_by, Event.CARD_BURIED, mission, 0, 0)


@rule
def refill_display(s: Japan, log: Log | None) -> None:
    """The gap in the display is filled from the pile."""
    card = draw_mission(s, log)
    if card != EMPTY:
        s.mission_at[card] = Spot.DISPLAY
        tell(log, EVERYONE, Event.MISSION_OFFERED, card, 0, 0)
