"""Plans: several moves in one message, all or nothing, and never a way to look before one leaps.

A plan that fails is taken back. If one of its steps had drawn chance, or lifted a screen, then the refusal of a later
step would tell what was there and cost nothing: so a plan ends where something is learnt. Where it ends must not tell
either: as long as others have secrets, a step that they could answer ends it, whatever those secrets are.
"""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.events import SPECTATOR
from tatami.match import Match
from tatami.match.undo import WORLDS, world_of
from tatami.server.refusal import Refusal, of_move


def steps_of(match: Match, seat: int, moves: Sequence[str]) -> list[Match]:
    """The match after each move of a plan; the match itself is left as it is."""
    steps = [match]
    for move in moves:
        if len(steps) > 1 and _ends_a_plan(steps[-2], steps[-1], seat):
            raise Refusal("plan-ends-here")
        after = steps[-1].at(len(steps[-1].history))
        try:
            after.play(seat, move)
        except ValueError as trouble:
            raise of_move(match.game, trouble) from trouble
        steps.append(after)
    return steps[1:]


def _ends_a_plan(before: Match, after: Match, seat: int) -> bool:
    """Whether a step has shown its owner something, or was open while there was something to be shown."""
    if after.taught(seat):
        return True
    return after.view(SPECTATOR) != before.view(SPECTATOR) and _has_secrets(before, seat)


def _has_secrets(match: Match, seat: int) -> bool:
    """Whether a seat lacks anything of the truth."""
    seen, truth = match.view(seat), match.digest()
    return any(world_of(match.game, seen, seat, world).to_bytes() != truth for world in range(WORLDS))
