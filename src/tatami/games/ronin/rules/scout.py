"""The scout: looks at the top of the mission pile, may swap a mission, and puts the rest under the pile."""

from __future__ import annotations

from tatami.games.ronin.components.board import EVERY_SEAT, PAYMENTS
from tatami.games.ronin.components.cards import MISSIONS
from tatami.games.ronin.components.tiles import SCOUT_LOOKS
from tatami.games.ronin.moves import BASE, Event, Move, Reason
from tatami.games.ronin.rules.piles import can_draw, draw_mission, put_under
from tatami.games.ronin.state import EMPTY, Japan, Question, Spot
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.masks import allow
from tatami.kernel.record import Words
from tatami.kernel.rule import rule


@rule
def paid_pieces(s: Japan, mission: int) -> int:
    """Goods and tokens that lie on a mission."""
    count = 0
    for payment in range(PAYMENTS):
        count += s.paid[mission][payment]
    return count


@rule
def may_give(s: Japan, seat: int, mission: int) -> bool:
    """A mission of one's own without payment."""
    return s.mission_at[mission] == Spot.HELD + seat and paid_pieces(s, mission) == 0


@rule
def has_mission_to_give(s: Japan, seat: int) -> bool:
    """Whether the scout has anything to swap."""
    for mission in range(MISSIONS):
        if may_give(s, seat, mission):
            return True
    return False


@rule
def cards_looked_at(s: Japan) -> int:
    """How many cards the scout holds."""
    count = 0
    for place in range(len(s.looked)):
        if s.looked[place] != EMPTY:
            count += 1
    return count


@rule
def scout_looks(s: Japan, seat: int, log: Log | None) -> None:
    """Three cards from the top of the pile, for the scout's owner alone."""
    for place in range(SCOUT_LOOKS):
        if can_draw(s):
            card = draw_mission(s, log)
            s.mission_at[card] = Spot.LOOKED_AT
            s.looked[place] = card
            s.looked_seen[place] = 1 << seat
            tell(log, 1 << seat, Event.SCOUT_SEES, card, 0, 0)
    seen = cards_looked_at(s)
    tell(log, EVERYONE, Event.SCOUT_LOOKS, seat, seen, 0)
    if seen > 0:
        s.question = Question.SWAP
        if not has_mission_to_give(s, seat):
            bury_rest(s, log)


@rule
def allow_giving(s: Japan, seat: int, mask: Words) -> None:
    """Missions to give away, or none."""
    for mission in range(MISSIONS):
        if may_give(s, seat, mission):
            allow(mask, BASE[Move.GIVE] + mission)
    allow(mask, BASE[Move.DONE])


@rule
def give_refusal(s: Japan, seat: int, mission: int) -> int:
    """Only an own mission, and only without payment."""
    if s.mission_at[mission] != Spot.HELD + seat:
        return Reason.NOT_YOUR_MISSION
    return Reason.NONE if may_give(s, seat, mission) else Reason.MISSION_IS_PAID


@rule
def give(s: Japan, seat: int, mission: int, log: Log | None) -> None:
    """It lay open, so everybody knows it, and where it goes."""
    s.mission_at[mission] = Spot.LOOKED_AT
    s.looked[SCOUT_LOOKS] = mission
    s.looked_seen[SCOUT_LOOKS] = EVERY_SEAT
    s.question = Question.SWAP_FOR
    tell(log, EVERYONE, Event.MISSION_GIVEN, seat, mission, 0)


@rule
def place_looked(s: Japan, mission: int) -> int:
    """Which of the scout's cards it is; ``EMPTY`` if none."""
    for place in range(len(s.looked)):
        if s.looked[place] == mission:
            return place
    return EMPTY


@rule
def allow_wanting(s: Japan, mask: Words) -> None:
    """The cards seen, not the one just given."""
    for place in range(SCOUT_LOOKS):
        if s.looked[place] >= 0:
            allow(mask, BASE[Move.TAKE] + s.looked[place])


@rule
def want_refusal(s: Japan, mission: int) -> int:
    """Only a card from the pile."""
    place = place_looked(s, mission)
    return Reason.NONE if 0 <= place < SCOUT_LOOKS else Reason.NOT_AMONG_THE_SEEN


@rule
def want(s: Japan, seat: int, mission: int, log: Log | None) -> None:
    """The card seen comes to the player, and the one given takes its place."""
    place = place_looked(s, mission)
    s.mission_at[mission] = Spot.HELD + seat
    s.looked[place] = s.looked[SCOUT_LOOKS]
    s.looked_seen[place] = s.looked_seen[SCOUT_LOOKS]
    forget_place(s, SCOUT_LOOKS)
    tell(log, EVERYONE, Event.MISSION_TAKEN, seat, mission, 0)
    bury_rest(s, log)


@rule
def forget_place(s: Japan, place: int) -> None:
    """The scout holds nothing there any more."""
    s.looked[place] = EMPTY
    s.looked_seen[place] = 0


@rule
def allow_burying(s: Japan, mask: Words) -> None:
    """The cards that the scout still holds."""
    for place in range(SCOUT_LOOKS):
        if s.looked[place] >= 0:
            allow(mask, BASE[Move.BURY] + s.looked[place])


@rule
def bury_refusal(s: Japan, mission: int) -> int:
    """Only a card that the scout still holds."""
    return Reason.NOT_HELD_BY_THE_SCOUT if place_looked(s, mission) == EMPTY else Reason.NONE


@rule
def bury(s: Japan, mission: int, log: Log | None) -> None:
    """The next card goes under the pile."""
    place = place_looked(s, mission)
    put_under(s, mission, s.looked_seen[place], log)
    forget_place(s, place)
    bury_rest(s, log)


@rule
def bury_rest(s: Japan, log: Log | None) -> None:
    """The order of two or more is a choice; the last goes by itself."""
    s.question = Question.BURY
    if cards_looked_at(s) == 1:
        for place in range(SCOUT_LOOKS):
            if s.looked[place] != EMPTY:
                put_under(s, s.looked[place], s.looked_seen[place], log)
                forget_place(s, place)
        s.question = Question.NONE
