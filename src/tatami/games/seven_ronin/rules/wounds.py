"""Wounds, the fallen, and the two victories that come at once, whenever they come."""

from __future__ import annotations

from tatami.games.seven_ronin.components import AREAS, RONIN, VITALITY, Seat
from tatami.games.seven_ronin.moves import Event, Reason
from tatami.games.seven_ronin.rules.village import alive, bearable, defenders, ninja_left, ronin_left
from tatami.games.seven_ronin.state import FALLEN, Ending, Question, Step, Village
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.rule import rule


@rule
def end(s: Village, ending: int, log: Log | None) -> None:
    """The game is over at once."""
    s.step = Step.OVER
    s.question = Question.NONE
    s.ending = ending
    tell(log, EVERYONE, Event.WON, winner(s), ending, s.day)


@rule
def winner(s: Village) -> int:
    """The seat that has won."""
    if s.ending == Ending.VILLAGE_TAKEN or s.ending == Ending.RONIN_FELL:
        return Seat.ATTACKER
    return Seat.DEFENDER


@rule
def judge(s: Village, log: Log | None) -> None:
    """No ninja left: the defender wins, even without a ronin. No ronin left: the attacker wins."""
    if s.step == Step.OVER:
        return
    if ninja_left(s) == 0:
        end(s, Ending.NINJA_FELL, log)
    elif ronin_left(s) == 0:
        end(s, Ending.RONIN_FELL, log)


@rule
def fall(s: Village, ronin: int, log: Log | None) -> None:
    """A ronin whose vitality spaces are full is eliminated; his wounds go to the supply, never to the reserve."""
    s.supply += s.wounds[ronin]
    s.wounds[ronin] = 0
    s.post[ronin] = FALLEN
    s.plan[ronin] = FALLEN
    s.penned[ronin] = 0
    s.held[ronin] = 0
    s.marked[ronin] = 0
    s.cursed[ronin] = 0
    tell(log, EVERYONE, Event.FELL, ronin, 0, 0)


@rule
def wound(s: Village, ronin: int, count: int, log: Log | None) -> None:
    """Put markers on a ronin's tile; a full tile eliminates him."""
    s.wounds[ronin] += count
    tell(log, EVERYONE, Event.WOUNDED, ronin, count, VITALITY[ronin] - s.wounds[ronin])
    if s.wounds[ronin] >= VITALITY[ronin]:
        fall(s, ronin, log)


@rule
def wound_from_supply(s: Village, ronin: int, log: Log | None) -> None:
    """The well and the watchtower take the marker from the supply; if that is empty, a substitute serves."""
    s.supply -= 1
    wound(s, ronin, 1, log)


@rule
def fight_alone(s: Village, area: int, ronin: int, log: Log | None) -> None:
    """Ninja become wounds, as many as the ronin can bear; the rest hold the area."""
    count = min(s.ninja[area], bearable(s, ronin))
    if count > 0:
        s.ninja[area] -= count
        wound(s, ronin, count, log)


@rule
def first_defender(s: Village, area: int, after: int) -> int:
    """The first ronin on an area whose number is above ``after``; -1 if there is none."""
    for ronin in range(after + 1, RONIN):
        if s.post[ronin] == area:
            return ronin
    return -1


@rule
def fight(s: Village, area: int, log: Log | None) -> None:
    """Combat: one ronin takes all he can bear; between Tasuke and another the defender divides, given a choice."""
    count = defenders(s, area)
    if count == 0 or s.ninja[area] == 0 or s.step == Step.OVER:
        return
    one = first_defender(s, area, -1)
    if count == 1:
        fight_alone(s, area, one, log)
    else:
        other = first_defender(s, area, one)
        if s.ninja[area] >= bearable(s, one) + bearable(s, other):
            fight_alone(s, area, one, log)
            fight_alone(s, area, other, log)
        else:
            s.question = Question.DIVIDE
            s.asked = area
            s.left = s.ninja[area]
            s.turn = Seat.DEFENDER
    tell_who_holds(s, area, log)
    judge(s, log)


@rule
def tell_who_holds(s: Village, area: int, log: Log | None) -> None:
    """Ninja that no ronin could bear hold the area."""
    if s.ninja[area] > 0 and defenders(s, area) == 0:
        tell(log, EVERYONE, Event.OCCUPIED, area, s.ninja[area], 0)


@rule
def fight_everywhere(s: Village, log: Log | None) -> None:
    """Combat, step 2, on every area; the one that Tasuke shares comes last, since the defender may have to divide."""
    shared = -1
    for area in range(AREAS):
        if defenders(s, area) > 1:
            shared = area
        elif defenders(s, area) == 1:
            fight(s, area, log)
        elif s.step != Step.OVER:
            tell_who_holds(s, area, log)
    if shared >= 0:
        fight(s, shared, log)


@rule
def divide_refusal(s: Village, ronin: int) -> int:
    """Only Tasuke and her companion take the wounds of their area."""
    if s.question != Question.DIVIDE:
        return Reason.NOT_NOW
    if not alive(s, ronin):
        return Reason.RONIN_HAS_FALLEN
    if s.post[ronin] != s.asked:
        return Reason.NOT_IN_THIS_FIGHT
    return Reason.NONE


@rule
def divide(s: Village, ronin: int, log: Log | None) -> None:
    """One wound goes to the ronin whom the defender names; once no choice is left, the rest falls into place."""
    area = s.asked
    s.ninja[area] -= 1
    s.left -= 1
    wound(s, ronin, 1, log)
    if s.left > 0 and defenders(s, area) == 1:
        fight_alone(s, area, first_defender(s, area, -1), log)
        s.left = 0
    if s.left == 0:
        s.question = Question.NONE
    judge(s, log)
