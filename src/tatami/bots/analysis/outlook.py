"""What each seat could expect before the first card was dealt."""

from __future__ import annotations

from collections.abc import Mapping

from tatami.bots.analysis.appraisal import Effort
from tatami.bots.analysis.estimate import Estimate, Sample
from tatami.bots.analysis.worth import worth
from tatami.bots.search.thinker import Style, Thinker
from tatami.kernel.chance import scramble
from tatami.kernel.game import Game
from tatami.match import Match

DEALS = 24


def outlook(game: Game, options: Mapping[str, str], effort: Effort, seed: int) -> list[Estimate]:
    """A mean over fresh deals; how much they differ says how sure it is."""
    simulations = max(8, effort.simulations // DEALS)
    together = Sample(len(game.seats_at(options)))
    for deal in range(DEALS):
        match = Match.new(game, options, seed=scramble(seed + deal).to_bytes(32, "big"))
        together.add(estimate.value for estimate in _of_deal(match, simulations, seed + deal))
    return list(together.means())


def _of_deal(match: Match, simulations: int, seed: int) -> tuple[Estimate, ...]:
    """The same for one deal, judged on the view of who decides first."""
    seat = match.actors[0]
    thinker = Thinker(match.game, Style())
    thinker.face(match.view(seat), seat, scramble(seed))
    thinker.think(simulations)
    sample = Sample(len(match.seats))
    for _ in range(simulations):
        thinker.think(1)
        sample.add(worth(thinker.points))
    return sample.means()
