"""7 Ronin, in the order of its rulebook.

A game is eight days. Each day: planning, in secret and at once (``planning``, ``spies``); combat, step 1, abilities of
the ronin (``ronin``); step 2, wounds (``wounds``); step 3, abilities of occupied areas (``areas``); the end of the day
(``rounds``, which also leads from each step to the next). ``village`` holds the words that all of them use, ``pieces``
the invariants. This module is the contract: who decides, what is legal, what is refused and why, and ``play``.
"""

from __future__ import annotations

from tatami.games.seven_ronin.components import RONIN, Place, Seat
from tatami.games.seven_ronin.moves import BASE, FIRST, KIND_OF, SECOND, Move, Reason
from tatami.games.seven_ronin.rules.areas import (
    allow_ability,
    allow_occupied,
    allow_recalls,
    area_refusal,
    copy_refusal,
    granary_looted,
    infiltrate,
    infiltrate_refusal,
    inn_copies,
    pen_keeps,
    recall,
    recall_refusal,
    shrine_curses,
    targeted_refusal,
    watchtower_shoots,
    well_poisons,
)
from tatami.games.seven_ronin.rules.pieces import check
from tatami.games.seven_ronin.rules.planning import (
    allow_planning,
    deploy,
    deploy_refusal,
    post,
    post_refusal,
    readiness_refusal,
)
from tatami.games.seven_ronin.rules.ronin import (
    allow_abilities,
    allow_drives,
    drive_refusal,
    hayai_rides,
    heal_refusal,
    musashi_strikes,
    ride_refusal,
    shoot_refusal,
    strike_refusal,
    taiko_heals,
    yobu_drives,
    yumi_shoots,
)
from tatami.games.seven_ronin.rules.rounds import be_done, lay_out, take_wound
from tatami.games.seven_ronin.rules.spies import allow_answering, allow_spying, spy, spy_refusal
from tatami.games.seven_ronin.rules.wounds import divide_refusal, winner
from tatami.games.seven_ronin.state import Question, Step, Village
from tatami.kernel.events import Log
from tatami.kernel.masks import allow
from tatami.kernel.record import Words
from tatami.kernel.rule import rule

DEFENDER_PLANS = len(Step)  # a stage of its own

__all__ = ["actors", "check", "legal", "over", "play", "refusal", "score", "setup", "stage"]


@rule
def setup(s: Village, options: Words) -> None:
    """Lay out a new game."""
    lay_out(s, options)


@rule
def over(s: Village) -> bool:
    """Somebody has won."""
    return s.step == Step.OVER


@rule
def score(s: Village, out: Words) -> None:
    """One for the winner."""
    out[Seat.ATTACKER] = 0
    out[Seat.DEFENDER] = 0
    if over(s):
        out[winner(s)] = 1


@rule
def actors(s: Village) -> int:
    """Both sides plan at once; everything else is one side's decision."""
    if s.step == Step.OVER:
        return 0
    if s.step != Step.PLANNING:
        return 1 << s.turn
    planning = 0
    for seat in range(2):
        if s.ready[seat] == 0:
            planning |= 1 << seat
    return planning


@rule
def stage(s: Village) -> int:
    """The step; in planning, the attacker's side of it apart from the defender's."""
    if s.step == Step.PLANNING and s.ready[Seat.ATTACKER]:
        return DEFENDER_PLANS
    return s.step


@rule
def legal(s: Village, seat: int, mask: Words) -> None:
    """Everything the seat may do now."""
    if not (actors(s) >> seat) & 1:
        return
    if s.question != Question.NONE:
        allow_answers(s, seat, mask)
    elif s.step == Step.PLANNING:
        allow_planning(s, seat, mask)
    elif s.step == Step.RONIN:
        allow_abilities(s, mask)
        allow(mask, BASE[Move.DONE])
    else:
        allow_occupied(s, mask)
        allow(mask, BASE[Move.DONE])


@rule
def allow_answers(s: Village, seat: int, mask: Words) -> None:
    """The answers to the open question."""
    if s.question == Question.SPY:
        allow_spying(mask)
    elif s.question == Question.ANSWER:
        allow_answering(s, seat, mask)
    elif s.question == Question.DIVIDE:
        for ronin in range(RONIN):
            if s.post[ronin] == s.asked:
                allow(mask, BASE[Move.WOUND] + ronin)
    else:
        if s.question == Question.DRIVE:
            allow_drives(s, mask)
        elif s.question == Question.RECALL:
            allow_recalls(s, mask)
        else:
            allow_ability(s, s.asked, mask)
        allow(mask, BASE[Move.DONE])


@rule
def done_refusal(s: Village, seat: int) -> int:
    """A plan must be whole, and wounds must all be divided, before one is done."""
    if s.question == Question.DIVIDE:
        return Reason.NOT_NOW
    if s.question == Question.NONE and s.step == Step.PLANNING:
        return readiness_refusal(s, seat)
    return Reason.NONE


@rule
def refusal(s: Village, seat: int, action: int) -> int:
    """Why an action is not legal, by the rule it breaks."""
    if s.step == Step.OVER:
        return Reason.GAME_IS_OVER
    if not (actors(s) >> seat) & 1:
        return Reason.NOT_YOUR_DECISION
    kind = KIND_OF[action]
    if kind == Move.DONE:
        return done_refusal(s, seat)
    if seat == Seat.ATTACKER:
        return attacker_refusal(s, kind, FIRST[action], SECOND[action])
    return defender_refusal(s, kind, FIRST[action], SECOND[action])


@rule
def attacker_refusal(s: Village, kind: int, first: int, second: int) -> int:
    """The attacker plans ninja and uses areas."""
    if kind == Move.DEPLOY:
        return deploy_refusal(s, first)
    if kind == Move.SPY:
        return spy_refusal(s, Seat.ATTACKER, first)
    if kind == Move.VOLLEY:
        return area_refusal(s, Place.WATCHTOWER)
    if kind == Move.LOOT:
        return area_refusal(s, Place.GRANARY)
    if kind == Move.POISON:
        return targeted_refusal(s, Place.WELL, first)
    if kind == Move.PEN:
        return targeted_refusal(s, Place.ANIMAL_PEN, first)
    if kind == Move.CURSE:
        return targeted_refusal(s, Place.SHRINE, first)
    if kind == Move.RECALL:
        return recall_refusal(s, first)
    if kind == Move.INFILTRATE:
        return infiltrate_refusal(s, first, second)
    if kind == Move.COPY:
        return copy_refusal(s, first)
    return Reason.NOT_YOUR_DECISION


@rule
def defender_refusal(s: Village, kind: int, first: int, second: int) -> int:
    """The defender plans ronin, uses their abilities and divides wounds."""
    if kind == Move.POST:
        return post_refusal(s, first, second)
    if kind == Move.SPY:
        return spy_refusal(s, Seat.DEFENDER, first)
    if kind == Move.STRIKE:
        return strike_refusal(s)
    if kind == Move.SHOOT:
        return shoot_refusal(s)
    if kind == Move.HEAL:
        return heal_refusal(s, first)
    if kind == Move.RIDE:
        return ride_refusal(s, first)
    if kind == Move.DRIVE:
        return drive_refusal(s, first)
    if kind == Move.WOUND:
        return divide_refusal(s, first)
    return Reason.NOT_YOUR_DECISION


@rule
def play(s: Village, seat: int, action: int, log: Log | None) -> None:
    """Do it."""
    kind = KIND_OF[action]
    first = FIRST[action]
    if kind == Move.DONE:
        be_done(s, seat, log)
    elif kind == Move.DEPLOY:
        deploy(s, first, log)
    elif kind == Move.POST:
        post(s, first, SECOND[action], log)
    elif kind == Move.SPY:
        spy(s, seat, first, log)
    elif kind <= Move.WOUND:
        play_ronin(s, kind, first, log)
    else:
        play_area(s, kind, first, SECOND[action], log)
    if kind != Move.DEPLOY and kind != Move.POST:  # a marker on a planning board ends nothing
        tidy(s)


@rule
def tidy(s: Village) -> None:
    """What means nothing now is zero: the place of no question, wounds not to divide, the turn when nobody has it."""
    if s.question == Question.NONE:
        s.asked = 0
        s.left = 0
    if s.step == Step.PLANNING or s.step == Step.OVER:
        s.turn = 0


@rule
def play_ronin(s: Village, kind: int, first: int, log: Log | None) -> None:
    """Abilities of the ronin, and their wounds."""
    if kind == Move.STRIKE:
        musashi_strikes(s, log)
    elif kind == Move.SHOOT:
        yumi_shoots(s, log)
    elif kind == Move.HEAL:
        taiko_heals(s, first, log)
    elif kind == Move.RIDE:
        hayai_rides(s, first, log)
    elif kind == Move.DRIVE:
        yobu_drives(s, first, log)
    else:
        take_wound(s, first, log)


@rule
def play_area(s: Village, kind: int, first: int, second: int, log: Log | None) -> None:
    """Abilities of occupied areas."""
    if kind == Move.VOLLEY:
        watchtower_shoots(s, log)
    elif kind == Move.LOOT:
        granary_looted(s, log)
    elif kind == Move.POISON:
        well_poisons(s, first, log)
    elif kind == Move.PEN:
        pen_keeps(s, first, log)
    elif kind == Move.CURSE:
        shrine_curses(s, first, log)
    elif kind == Move.RECALL:
        recall(s, first, log)
    elif kind == Move.INFILTRATE:
        infiltrate(s, first, second, log)
    else:
        inn_copies(s, first, log)
