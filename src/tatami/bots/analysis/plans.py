"""Plans: the steps a seat takes one after the other while it learns nothing, judged as one.

A secret plan must be judged against others who do not know it. In a search that only ever meets one plan the others
would learn to meet that plan. So the finished plans, the one that was made and the one that the search makes, take
turns with games in which the plan is still open, and the others' answers are learnt from all of these together.
"""

from __future__ import annotations

from itertools import count

from tatami.bots.analysis.appraisal import TO_THE_END, Effort, Option, Sampled, favourites
from tatami.bots.analysis.worth import worth
from tatami.bots.search.thinker import Thinker
from tatami.kernel.chance import Position, scramble
from tatami.kernel.choices import choices
from tatami.kernel.contract import actors, over
from tatami.kernel.contract import view as view_of
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.game import Game
from tatami.kernel.playout import imagine, step

LastStep = tuple[Position, int]  # the view it is taken on, and the action

WORLDS = 6  # in which a step must look the same before we say that it teaches nothing
SEARCHING = 0.5  # the share of the simulations that goes before any plan is judged
FOLLOWING = 0.02  # the share that goes to each further step of the search's own plan
OPEN = 4  # games with an open plan for each one with a finished plan


def compare_plans(
    game: Game, view: Position, seat: int, made: LastStep, effort: Effort, seed: int
) -> tuple[Option, Option | None]:
    """What a plan made from a view is worth, and what the search's own is worth, if it is another."""
    thinker, chance = Thinker(game, TO_THE_END), count(seed)
    thinker.face(view, seat, scramble(next(chance)))
    thinker.think(max(1, int(SEARCHING * effort.simulations)))
    rival = best_plan(game, thinker, view, seat, effort, chance)
    finished = [made] if rival == made else [made, rival]
    sampled = [Sampled(len(thinker.points)) for _ in finished]
    for turn in range(max(2, int((1 - SEARCHING) * effort.simulations) // (OPEN + len(finished)))):
        thinker.face(view, seat, scramble(next(chance)))
        thinker.think(OPEN)
        for (last, action), sample in zip(finished, sampled, strict=True):
            thinker.face(last, seat, scramble(next(chance)))
            thinker.think(1, action)
            sample.add(turn % 2, worth(thinker.points))
    options = [sample.option(action) for (_, action), sample in zip(finished, sampled, strict=True)]
    return options[0], options[1] if rival != made else None


def best_plan(game: Game, thinker: Thinker, view: Position, seat: int, effort: Effort, chance: count[int]) -> LastStep:
    """The last step of the plan that a search makes; its first step is thought about already."""
    passed = set()
    while True:
        passed.add(view.to_bytes())
        action = favourites(game, thinker, choices(game, view, seat))[0]
        later = foreseen(game, view, seat, action)
        if later is None or later.to_bytes() in passed:
            return view, action
        view = later
        thinker.face(view, seat, scramble(next(chance)))
        thinker.think(max(1, int(FOLLOWING * effort.simulations)))


def foreseen(game: Game, view: Position, seat: int, action: int) -> Position | None:
    """What a seat will see after its action, if it has to decide again and learns nothing before."""
    engine = interpreted(game)
    seen: Position | None = None
    for world in range(WORLDS):
        imagined = view.copy()
        engine.bind(imagine)(imagined, seat, scramble(world), scramble(world + WORLDS))
        drawn = engine.bind(step)(imagined, seat, action, 0, 0, None)
        if drawn or engine.bind(over)(imagined) or not engine.bind(actors)(imagined) >> seat & 1:
            return None
        engine.bind(view_of)(imagined, seat)
        if seen is not None and imagined != seen:
            return None
        seen = imagined
    return seen
