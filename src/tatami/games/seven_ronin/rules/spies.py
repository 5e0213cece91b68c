"""The spy tokens of the 2016 promo: one each, once a game, at the start of planning.

The attacker's spy asks which ronin will stand on an area, the defender's how many ninja will be sent there. The answer
is given aloud, before anything else is planned, and binds: what was said is planned, and nothing may be added there.
The attacker decides first whether to spend the token, then the defender.
"""

from __future__ import annotations

from tatami.games.seven_ronin.components import AREAS, PLACES, RONIN, Seat
from tatami.games.seven_ronin.moves import BASE, Event, Move, Reason
from tatami.games.seven_ronin.rules.planning import deploy_refusal, post_refusal
from tatami.games.seven_ronin.rules.village import is_area
from tatami.games.seven_ronin.state import Question, Step, Village
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.masks import allow
from tatami.kernel.record import Words
from tatami.kernel.rule import rule


@rule
def opponent(seat: int) -> int:
    """The other side."""
    return Seat.DEFENDER if seat == Seat.ATTACKER else Seat.ATTACKER


@rule
def begin_spying(s: Village) -> None:
    """The attacker is asked first, if the token is still there."""
    s.step = Step.SPYING
    s.question = Question.SPY
    s.turn = Seat.ATTACKER
    if s.token[Seat.ATTACKER] == 0:
        decline_spy(s)


@rule
def decline_spy(s: Village) -> None:
    """Keep the token: the other side is asked, then planning begins."""
    if s.turn == Seat.ATTACKER and s.token[Seat.DEFENDER] > 0:
        s.question = Question.SPY
        s.turn = Seat.DEFENDER
    else:
        s.question = Question.NONE
        s.step = Step.PLANNING


@rule
def spy_refusal(s: Village, seat: int, place: int) -> int:
    """A spy watches one village area, once a game."""
    if s.token[seat] == 0:
        return Reason.NO_TOKEN
    if s.question != Question.SPY:
        return Reason.NOT_NOW
    if not is_area(place):
        return Reason.GREEN_IS_NO_AREA
    return Reason.NONE


@rule
def spy(s: Village, seat: int, place: int, log: Log | None) -> None:
    """Spend the token; the other side must answer."""
    s.token[seat] = 0
    s.question = Question.ANSWER
    s.asked = place
    s.turn = opponent(seat)
    tell(log, EVERYONE, Event.SPY_ASKS, seat, place, 0)


@rule
def finish_answer(s: Village, seat: int, log: Log | None) -> None:
    """The answer is spoken and binds."""
    s.promised[seat] = s.asked
    tell(log, EVERYONE, Event.SPY_ANSWERED, seat, s.asked, 0)
    if seat == Seat.ATTACKER:
        tell(log, EVERYONE, Event.SPY_SEES_NINJA, s.asked, s.planned[s.asked], 0)
    else:
        for ronin in range(RONIN):
            if s.plan[ronin] == s.asked:
                tell(log, EVERYONE, Event.SPY_SEES_RONIN, s.asked, ronin, 0)
    s.turn = opponent(seat)
    decline_spy(s)


@rule
def allow_spying(mask: Words) -> None:
    """Name an area, or keep the token."""
    allow(mask, BASE[Move.DONE])
    for area in range(AREAS):
        allow(mask, BASE[Move.SPY] + area)


@rule
def allow_answering(s: Village, seat: int, mask: Words) -> None:
    """Add a marker to the area that the spy watches, or leave it at that."""
    allow(mask, BASE[Move.DONE])
    if seat == Seat.ATTACKER:
        if deploy_refusal(s, s.asked) == 0:
            allow(mask, BASE[Move.DEPLOY] + s.asked)
    else:
        for ronin in range(RONIN):
            if post_refusal(s, ronin, s.asked) == 0:
                allow(mask, BASE[Move.POST] + ronin * PLACES + s.asked)
