"""Who knows what: the other side's planning board is hidden until the screens are lifted; all else is open.

A spectator sees neither board. What was said to a spy is known to all.
"""

from __future__ import annotations

from tatami.games.seven_ronin.components import PLACES, RONIN, Seat
from tatami.games.seven_ronin.rules.planning import deploy_refusal, force_is_met, must_be_planned, post_refusal
from tatami.games.seven_ronin.state import HIDDEN, IN_HAND, NOT_ASKED, Question, Step, Village
from tatami.kernel.chance import random_below, wipe
from tatami.kernel.rule import rule

MOST_STEPS = 16  # a half-made plan is guessed at up to so many steps


@rule
def behind_the_screen(s: Village, seat: int) -> bool:
    """Whether a side is planning, or making up its answer to a spy."""
    return s.step == Step.PLANNING or (s.question == Question.ANSWER and s.turn == seat)


@rule
def view(s: Village, seat: int) -> None:
    """Blank what the seat may not know."""
    wipe(s)
    if seat != Seat.ATTACKER and behind_the_screen(s, Seat.ATTACKER):
        for place in range(PLACES):
            if place != s.promised[Seat.ATTACKER]:
                s.planned[place] = HIDDEN
    if seat != Seat.DEFENDER and behind_the_screen(s, Seat.DEFENDER):
        for ronin in range(RONIN):
            if takes_part(s, ronin) and not was_spoken_of(s, ronin):
                s.plan[ronin] = HIDDEN


@rule
def takes_part(s: Village, ronin: int) -> bool:
    """Ronin whose planned place is secret: not the fallen, not those that the animal pen keeps."""
    return s.post[ronin] == IN_HAND


@rule
def was_spoken_of(s: Village, ronin: int) -> bool:
    """Named to the attacker's spy."""
    return s.promised[Seat.DEFENDER] != NOT_ASKED and s.plan[ronin] == s.promised[Seat.DEFENDER]


@rule
def guess(s: Village, seat: int) -> None:
    """A random plan for whoever's is hidden: whole if that side is ready, half-made if it is not."""
    if seat != Seat.ATTACKER and behind_the_screen(s, Seat.ATTACKER):
        hidden = False
        for place in range(PLACES):
            if s.planned[place] == HIDDEN:
                s.planned[place] = 0
                hidden = True
        if hidden:
            guess_ninja(s)
    if seat != Seat.DEFENDER and behind_the_screen(s, Seat.DEFENDER):
        hidden = False
        for ronin in range(RONIN):
            if s.plan[ronin] == HIDDEN:
                s.plan[ronin] = IN_HAND
                hidden = True
        if hidden:
            guess_ronin(s)


@rule
def replan(s: Village, seat: int) -> bool:
    """Take the other side's markers off its planning board, but for what it has told a spy."""
    if s.step != Step.PLANNING:
        return False
    if seat != Seat.ATTACKER:
        s.ready[Seat.ATTACKER] = 0
        for place in range(PLACES):
            if place != s.promised[Seat.ATTACKER]:
                s.planned[place] = 0
    if seat != Seat.DEFENDER:
        s.ready[Seat.DEFENDER] = 0
        for ronin in range(RONIN):
            if takes_part(s, ronin) and not was_spoken_of(s, ronin):
                s.plan[ronin] = IN_HAND
    return True


@rule
def guess_ninja(s: Village) -> None:
    """Random legal deployments; a ready attacker has met the minimum and stopped at some point after."""
    ready = s.ready[Seat.ATTACKER] == 1
    steps = random_below(s, MOST_STEPS)
    going = True
    while going:
        open_places = 0
        for place in range(PLACES):
            if deploy_refusal(s, place) == 0:
                open_places += 1
        stops = 0
        if ready:
            if force_is_met(s):
                stops = 1
        elif steps == 0:
            open_places = 0
        steps -= 1
        pick = random_below(s, open_places + stops)
        going = pick < open_places
        if going:
            plan_nth_ninja(s, pick)


@rule
def plan_nth_ninja(s: Village, pick: int) -> None:
    """Deploy on the n-th place that is open."""
    for place in range(PLACES):
        if deploy_refusal(s, place) == 0:
            if pick == 0:
                s.planned[place] += 1
                return
            pick -= 1


@rule
def guess_ronin(s: Village) -> None:
    """Random legal posts, in random order; all of them if the defender is ready."""
    waiting = 0
    for ronin in range(RONIN):
        if must_be_planned(s, ronin):
            waiting += 1
    steps = waiting
    if s.ready[Seat.DEFENDER] == 0:
        steps = random_below(s, waiting + 1)
    for _ in range(steps):
        pick = random_below(s, waiting)
        for ronin in range(RONIN):
            if must_be_planned(s, ronin):
                if pick == 0:
                    post_somewhere(s, ronin)
                    break
                pick -= 1
        waiting -= 1


@rule
def post_somewhere(s: Village, ronin: int) -> None:
    """Post a ronin on any place open to him, if there is one."""
    open_places = 0
    for place in range(PLACES):
        if post_refusal(s, ronin, place) == 0:
            open_places += 1
    pick = random_below(s, open_places)
    for place in range(PLACES):
        if post_refusal(s, ronin, place) == 0:
            if pick == 0:
                s.plan[ronin] = place
                return
            pick -= 1
