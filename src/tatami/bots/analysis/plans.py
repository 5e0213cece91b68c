"""The plan that a search would make: the steps a seat takes one after the other while it learns nothing."""

from __future__ import annotations

from tatami.bots.analysis.appraisal import SEARCHING, Effort, favourites, options_of
from tatami.bots.search.thinker import Style, Thinker
from tatami.kernel.chance import Position, scramble
from tatami.kernel.contract import actors, over
from tatami.kernel.contract import view as view_of
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.game import Game
from tatami.kernel.playout import imagine, step

WORLDS = 6  # in which a step must look the same before we say that it teaches nothing


def best_plan(game: Game, view: Position, seat: int, effort: Effort, seed: int) -> tuple[Position, int]:
    """The last step of the plan that a search makes from a view: the view it is taken on, and the action."""
    thinker = Thinker(game, Style())
    passed = set()
    while True:
        passed.add(view.to_bytes())
        thinker.face(view.copy(), seat, scramble(seed + len(passed)))
        thinker.think(max(1, int(SEARCHING * effort.simulations)))
        action = favourites(game, thinker, options_of(game, view, seat))[0]
        later = foreseen(game, view, seat, action)
        if later is None or later.to_bytes() in passed:
            return view, action
        view = later


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
