"""The round: how one step leads to the next, from the break of day to its end."""

from __future__ import annotations

from tatami.games.seven_ronin.components import (
    CASUALTIES,
    DAYS,
    FIRST_RESERVE,
    MARKERS,
    PLACES,
    RONIN,
    Option,
    Place,
    Seat,
)
from tatami.games.seven_ronin.moves import Event
from tatami.games.seven_ronin.rules.areas import some_area_can_act, village_is_taken
from tatami.games.seven_ronin.rules.planning import planned_ninja
from tatami.games.seven_ronin.rules.ronin import somebody_can_act
from tatami.games.seven_ronin.rules.spies import begin_spying, decline_spy, finish_answer
from tatami.games.seven_ronin.rules.village import alive, minimum_force, threat_level
from tatami.games.seven_ronin.rules.wounds import divide, end, fight_everywhere, judge
from tatami.games.seven_ronin.state import IN_HAND, NOT_ASKED, Ending, Question, Step, Village
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.record import Words
from tatami.kernel.rule import rule


@rule
def lay_out(s: Village, options: Words) -> None:
    """Set-up: forty ninja in the reserve, ten in the supply, seven ronin in hand, day one."""
    for option in range(len(s.options)):
        s.options[option] = options[option]
    s.reserve = FIRST_RESERVE
    s.supply = MARKERS - FIRST_RESERVE
    for ronin in range(RONIN):
        s.post[ronin] = IN_HAND
    for seat in range(2):
        s.token[seat] = options[Option.SPIES]
    s.day = 1
    begin_day(s, None)


@rule
def begin_day(s: Village, log: Log | None) -> None:
    """Planning begins with empty planning boards; a ronin kept by the animal pen is already in his place."""
    tell(log, EVERYONE, Event.DAY_BREAKS, s.day, threat_level(s), minimum_force(s))
    for place in range(PLACES):
        s.planned[place] = 0
    for ronin in range(RONIN):
        s.plan[ronin] = s.post[ronin]
    for seat in range(2):
        s.ready[seat] = 0
        s.promised[seat] = NOT_ASKED
    s.question = Question.NONE
    if s.token[Seat.ATTACKER] > 0 or s.token[Seat.DEFENDER] > 0:
        begin_spying(s)
    else:
        s.step = Step.PLANNING


@rule
def be_ready(s: Village, seat: int, log: Log | None) -> None:
    """When both are ready, the screens are lifted."""
    s.ready[seat] = 1
    tell(log, EVERYONE, Event.READY, seat, 0, 0)
    if s.ready[Seat.ATTACKER] and s.ready[Seat.DEFENDER]:
        lift_screens(s, log)


@rule
def lift_screens(s: Village, log: Log | None) -> None:
    """Planning, step 2: markers move from the planning boards to the village; what was not used stays in reserve."""
    tell(log, EVERYONE, Event.SCREENS_LIFTED, 0, 0, 0)
    s.reserve -= planned_ninja(s)
    for place in range(PLACES):
        if s.planned[place] > 0:
            s.ninja[place] += s.planned[place]
            tell(log, EVERYONE, Event.NINJA_ARRIVE, place, s.planned[place], 0)
            s.planned[place] = 0
    for ronin in range(RONIN):
        if alive(s, ronin):
            s.post[ronin] = s.plan[ronin]
            arrival = Event.RONIN_STAYS if s.held[ronin] else Event.RONIN_ARRIVES
            tell(log, EVERYONE, arrival, ronin, s.post[ronin], 0)
    for ronin in range(RONIN):
        if s.post[ronin] == Place.GREEN:
            clear_green(s, ronin, log)
    judge(s, log)
    begin_ronin_step(s, log)


@rule
def clear_green(s: Village, ronin: int, log: Log | None) -> None:
    """A ronin sent to the green rids it of every ninja, the newest too, without a wound."""
    tell(log, EVERYONE, Event.GREEN_CLEARED, ronin, s.ninja[Place.GREEN], 0)
    s.supply += s.ninja[Place.GREEN]
    s.ninja[Place.GREEN] = 0


@rule
def begin_ronin_step(s: Village, log: Log | None) -> None:
    """Combat, step 1; it passes by itself if no ronin can do anything."""
    if s.step == Step.OVER:
        return
    s.step = Step.RONIN
    s.turn = Seat.DEFENDER
    if not somebody_can_act(s):
        begin_wound_step(s, log)


@rule
def begin_wound_step(s: Village, log: Log | None) -> None:
    """Combat, step 2; it waits for the defender only if wounds can be divided."""
    s.step = Step.WOUNDS
    fight_everywhere(s, log)
    if s.question == Question.NONE:
        begin_area_step(s, log)


@rule
def begin_area_step(s: Village, log: Log | None) -> None:
    """Combat, step 3; it passes by itself if no occupied area can do anything."""
    if s.step == Step.OVER:
        return
    s.step = Step.AREAS
    s.turn = Seat.ATTACKER
    if not some_area_can_act(s):
        end_area_step(s, log)


@rule
def end_area_step(s: Village, log: Log | None) -> None:
    """The attacker wins if enough areas are held now, and only now."""
    if village_is_taken(s):
        end(s, Ending.VILLAGE_TAKEN, log)
    else:
        end_day(s, log)


@rule
def end_day(s: Village, log: Log | None) -> None:
    """End phase: clear the board, then the time track."""
    clear_board(s)
    if s.day == DAYS:
        end(s, Ending.WINTER, log)
        return
    if CASUALTIES[s.day] and s.reserve > 0:
        s.reserve -= 1
        s.supply += 1
        tell(log, EVERYONE, Event.HUNGER, s.reserve, 0, 0)
        judge(s, log)
    if s.step != Step.OVER:
        s.day += 1
        begin_day(s, log)


@rule
def clear_board(s: Village) -> None:
    """Ronin come back to hand, except those in the animal pen's way; last round's shrine markers leave."""
    for ronin in range(RONIN):
        s.held[ronin] = s.penned[ronin]
        s.penned[ronin] = 0
        s.cursed[ronin] = s.marked[ronin]
        s.marked[ronin] = 0
        s.acted[ronin] = 0
        if alive(s, ronin) and not s.held[ronin]:
            s.post[ronin] = IN_HAND
    for place in range(PLACES):
        s.used[place] = 0
    s.inn_is_field = 0


@rule
def take_wound(s: Village, ronin: int, log: Log | None) -> None:
    """The defender divides; when the last wound has found its place the interrupted step goes on."""
    divide(s, ronin, log)
    if s.question == Question.NONE and s.step != Step.OVER:
        if s.step == Step.WOUNDS:
            begin_area_step(s, log)
        else:
            s.turn = Seat.ATTACKER


@rule
def be_done(s: Village, seat: int, log: Log | None) -> None:
    """``done`` closes the open question, or else the step."""
    if s.question == Question.SPY:
        decline_spy(s)
    elif s.question == Question.ANSWER:
        finish_answer(s, seat, log)
    elif s.question != Question.NONE:
        s.question = Question.NONE
    elif s.step == Step.PLANNING:
        be_ready(s, seat, log)
    elif s.step == Step.RONIN:
        begin_wound_step(s, log)
    else:
        end_area_step(s, log)
