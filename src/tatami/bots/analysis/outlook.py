"""What each seat could expect before the first card was dealt."""

from __future__ import annotations

from collections.abc import Mapping

from tatami.bots.analysis.appraisal import Effort
from tatami.bots.analysis.estimate import Estimate, Sample
from tatami.bots.analysis.steady import steady
from tatami.kernel.chance import scramble
from tatami.kernel.game import Game
from tatami.match import Match

DEALS = 48


def outlook(game: Game, options: Mapping[str, str], effort: Effort, seed: int) -> list[Estimate]:
    """A mean over fresh deals; how much they differ says how sure it is."""
    together = Sample(len(game.seats_at(options)))
    for deal in range(DEALS):
        match = Match.new(game, options, secret=scramble(seed + deal).to_bytes(32, "big"))
        seat = match.actors[0]
        expected = steady(game, match.view(seat), seat, max(8, 2 * effort.simulations // DEALS), seed + deal)
        together.add(estimate.value for estimate in expected)
    return list(together.means())
