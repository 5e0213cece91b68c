"""Ronin, in the order of its rounds.

A game is four rounds. Each round: phase 0, the shogun comes (``shogun``; one and two players only); phase 1, ronin are
placed one by one (``placing``), their characters act (``abilities``, ``scout``) and they use the tile of their city
(``deeds``, ``castles``); phase 2, goods are collected (``collecting``); phase 3, missions are paid (``missions``) and
bonus tiles claimed (``bonuses``); phase 4 ends the round (``rounds``, which also leads from each step to the next).
Before the first comes ``setting_up``, after the last ``ending``. ``land``, ``supplies`` and ``piles`` hold the words
that all of them use, ``pieces`` the invariants. This module is the contract: who decides, what is legal, what is
refused and why, and ``play``.
"""

from __future__ import annotations

from tatami.games.ronin.components.board import GOODS, PARTIES, SEATS
from tatami.games.ronin.components.options import Option
from tatami.games.ronin.moves import (
    BASE,
    FIRST,
    FIRST_ABILITY,
    FIRST_OF_MISSIONS,
    KIND_OF,
    MOMENTS,
    SECOND,
    Move,
    Reason,
)
from tatami.games.ronin.rules.abilities import (
    allow_sending,
    allow_stealing,
    send,
    send_refusal,
    steal,
    steal_refusal,
    travel,
    travel_refusal,
    when_placed,
)
from tatami.games.ronin.rules.bonuses import allow_claims, claim, claim_refusal
from tatami.games.ronin.rules.castles import allow_raising, raise_castle, raise_refusal
from tatami.games.ronin.rules.collecting import allow_collecting, collect, collect_refusal
from tatami.games.ronin.rules.deeds import allow_deeds, deed_refusal, do_deed, pass_deed, ride, ride_refusal
from tatami.games.ronin.rules.ending import players_behind
from tatami.games.ronin.rules.land import empty_cities, is_solo, players
from tatami.games.ronin.rules.missions import (
    allow_missions,
    allow_trades,
    complete,
    complete_refusal,
    pay,
    pay_refusal,
    trade,
    trade_refusal,
)
from tatami.games.ronin.rules.pieces import check
from tatami.games.ronin.rules.placing import allow_placing, place, place_refusal
from tatami.games.ronin.rules.rounds import allow_discards, carry_on, discard, discard_refusal
from tatami.games.ronin.rules.scout import (
    allow_burying,
    allow_giving,
    allow_wanting,
    bury,
    bury_refusal,
    bury_rest,
    give,
    give_refusal,
    want,
    want_refusal,
)
from tatami.games.ronin.rules.setting_up import allow_returns, lay_out, return_mission
from tatami.games.ronin.rules.supplies import allow_gains, gain, gain_refusal
from tatami.games.ronin.state import Ending, Japan, Question, Spot, Step
from tatami.kernel.events import Log
from tatami.kernel.masks import allow, allow_many
from tatami.kernel.record import Words
from tatami.kernel.rule import rule

LOST = -1  # the score of both when a duel is the shogun's

__all__ = ["actors", "check", "legal", "over", "play", "refusal", "score", "setup", "stage"]


@rule
def setup(s: Japan, options: Words) -> None:
    """Lay out a new game."""
    lay_out(s, options)


@rule
def over(s: Japan) -> bool:
    """The fourth round has ended."""
    return s.step == Step.OVER


@rule
def score(s: Japan, out: Words) -> None:
    """Solo: the points. Else the players a seat leaves behind; if a duel ties, less than nothing: both have lost."""
    for seat in range(players(s)):
        out[seat] = 0
        if is_solo(s):
            out[seat] = s.points[seat]
        elif over(s):
            out[seat] = LOST if s.ending == Ending.SHOGUN else players_behind(s, seat)


@rule
def actors(s: Japan) -> int:
    """In set-up all who have not kept yet; later one at a time."""
    if s.step == Step.OVER:
        return 0
    if s.step != Step.KEEP:
        return 1 << s.turn
    choosing = 0
    for seat in range(players(s)):
        if s.ready[seat] == 0:
            choosing |= 1 << seat
    return choosing


@rule
def stage(s: Japan) -> int:
    """The open question, or else the step."""
    return s.question if s.question != Question.NONE else s.step


@rule
def legal(s: Japan, seat: int, mask: Words) -> None:
    """Everything the seat may do now."""
    if not (actors(s) >> seat) & 1:
        return
    if s.question != Question.NONE:
        allow_answers(s, seat, mask)
    elif s.step == Step.PLACE:
        allow_placing(s, seat, mask)
    elif s.step == Step.ACT:
        allow_deeds(s, seat, mask)
    elif s.step == Step.COLLECT:
        allow_collecting(s, mask)
    elif s.step == Step.MISSIONS:
        allow_missions(s, seat, mask)
        allow_trades(s, mask)
        allow_claims(s, seat, mask)
        allow(mask, BASE[Move.DONE])
    elif s.step == Step.TRAVEL:
        allow_many(mask, BASE[Move.TRAVEL], empty_cities(s))
        allow(mask, BASE[Move.DONE])
    elif s.step == Step.LIMITS:
        allow_discards(s, seat, mask)
    else:
        allow_returns(s, seat, mask)


@rule
def allow_answers(s: Japan, seat: int, mask: Words) -> None:
    """The answers to the open question."""
    if s.question == Question.GAIN:
        allow_gains(s, mask)
    elif s.question == Question.RAISE:
        allow_raising(s, seat, mask)
    elif s.question == Question.SWAP:
        allow_giving(s, seat, mask)
    elif s.question == Question.SWAP_FOR:
        allow_wanting(s, mask)
    elif s.question == Question.BURY:
        allow_burying(s, mask)
    elif s.question == Question.SEND:
        allow_sending(s, seat, mask)
    else:
        allow_stealing(s, seat, mask)


@rule
def refusal(s: Japan, seat: int, action: int) -> int:
    """Why an action is not legal, by the rule it breaks."""
    if s.step == Step.OVER:
        return Reason.GAME_IS_OVER
    if not (actors(s) >> seat) & 1:
        return Reason.NOT_YOUR_DECISION
    kind = KIND_OF[action]
    if not (MOMENTS[kind] >> stage(s)) & 1:
        return Reason.NOT_NOW
    if kind == Move.DONE:
        return done_refusal(s)
    if kind < FIRST_ABILITY:
        return placing_refusal(s, seat, kind, FIRST[action], SECOND[action])
    if kind < FIRST_OF_MISSIONS:
        return ability_refusal(s, seat, kind, FIRST[action], SECOND[action])
    return mission_phase_refusal(s, seat, kind, FIRST[action], SECOND[action])


@rule
def done_refusal(s: Japan) -> int:
    """Brother-in-arms and ninja do not decline, unless the table lets them."""
    compulsory = s.question == Question.SEND or s.question == Question.STEAL
    if compulsory and s.options[Option.MAY_DECLINE] == 0:
        return Reason.MUST_NOT_DECLINE
    return Reason.NONE


@rule
def placing_refusal(s: Japan, seat: int, kind: int, first: int, second: int) -> int:
    """Set-up, placing and tile actions."""
    if kind == Move.RETURN:
        return Reason.NONE if s.mission_at[first] == Spot.HELD + seat else Reason.NOT_YOUR_MISSION
    if kind == Move.PLACE:
        return place_refusal(s, seat, first, second)
    if kind == Move.PASS:
        return Reason.NONE
    if kind == Move.RIDE:
        return ride_refusal(s, seat, first)
    if s.question == Question.SWAP_FOR:
        return want_refusal(s, first)
    return deed_refusal(s, seat, kind, first, second)


@rule
def ability_refusal(s: Japan, seat: int, kind: int, first: int, second: int) -> int:
    """Abilities of characters, and goods of regions."""
    if kind == Move.RAISE:
        return raise_refusal(s, seat, first, second)
    if kind == Move.GIVE:
        return give_refusal(s, seat, first)
    if kind == Move.BURY:
        return bury_refusal(s, first)
    if kind == Move.SEND:
        return send_refusal(s, seat, first)
    if kind == Move.TRAVEL:
        return travel_refusal(s, first)
    if s.question == Question.STEAL:
        return steal_refusal(s, seat, first, second)
    return collect_refusal(s, first, second)


@rule
def mission_phase_refusal(s: Japan, seat: int, kind: int, first: int, second: int) -> int:
    """Phases 3 and 4, and goods from the reserve."""
    if kind == Move.GAIN:
        return gain_refusal(s, first)
    if kind == Move.TRADE:
        return trade_refusal(s, first, second)
    if kind == Move.PAY:
        return pay_refusal(s, seat, first, second)
    if kind == Move.COMPLETE:
        return complete_refusal(s, seat, first)
    if kind == Move.CLAIM:
        return claim_refusal(s, seat, first, second)
    return discard_refusal(s, seat, first)


@rule
def play(s: Japan, seat: int, action: int, log: Log | None) -> None:
    """Do it, and pass on to the next decision."""
    kind = KIND_OF[action]
    first = FIRST[action]
    second = SECOND[action]
    if kind == Move.DONE:
        be_done(s, log)
    elif kind == Move.RETURN:
        return_mission(s, seat, first, log)
    elif kind == Move.PLACE:
        place(s, seat, first, second, log)
        when_placed(s, seat, log)
    elif kind == Move.PASS:
        pass_deed(s, seat, log)
    elif kind == Move.RIDE:
        ride(s, seat, first, log)
    elif kind < Move.RIDE and s.question == Question.NONE:
        do_deed(s, seat, kind, first, second, log)
    elif kind < Move.GAIN:
        play_ability(s, seat, kind, first, second, log)
    else:
        play_mission_phase(s, seat, kind, first, second, log)
    carry_on(s, log)
    tidy(s)


@rule
def tidy(s: Japan) -> None:
    """What means nothing now is zero: who has kept missions, the ronin placed last, a region that was resolved."""
    if s.step != Step.KEEP:
        for seat in range(SEATS):
            s.ready[seat] = 0
    if s.step != Step.ACT and s.step != Step.TRAVEL and s.question == Question.NONE:
        s.space = 0
        s.source = 0
    if s.step != Step.COLLECT:
        s.region = 0
        for party in range(PARTIES):
            s.influence[party] = 0
    if s.step != Step.MISSIONS:
        for good in range(GOODS):
            s.tradable[good] = 0


@rule
def be_done(s: Japan, log: Log | None) -> None:
    """``done`` closes the open question, or else the step."""
    if s.question == Question.SWAP:
        bury_rest(s, log)
    elif s.question != Question.NONE:
        s.question = Question.NONE
    elif s.step == Step.TRAVEL:
        s.step = Step.NEXT_RONIN
    else:
        s.step = Step.NEXT_MISSIONS


@rule
def play_ability(s: Japan, seat: int, kind: int, first: int, second: int, log: Log | None) -> None:
    """Abilities of characters, and goods of regions."""
    if kind == Move.RAISE:
        raise_castle(s, seat, first, second, log)
    elif kind == Move.GIVE:
        give(s, seat, first, log)
    elif kind == Move.TAKE:
        want(s, seat, first, log)
    elif kind == Move.BURY:
        bury(s, first, log)
    elif kind == Move.SEND:
        send(s, seat, first, log)
    elif kind == Move.TRAVEL:
        travel(s, seat, first, log)
    elif s.question == Question.STEAL:
        steal(s, seat, first, second, log)
    else:
        collect(s, seat, second, log)


@rule
def play_mission_phase(s: Japan, seat: int, kind: int, first: int, second: int, log: Log | None) -> None:
    """Phases 3 and 4, and goods from the reserve."""
    if kind == Move.GAIN:
        gain(s, seat, first, log)
    elif kind == Move.TRADE:
        trade(s, seat, first, second, log)
    elif kind == Move.PAY:
        pay(s, seat, first, second, log)
    elif kind == Move.COMPLETE:
        complete(s, seat, first, log)
    elif kind == Move.CLAIM:
        claim(s, seat, first, second, log)
    else:
        discard(s, seat, first, log)
