"""Plans: several moves at once, all or nothing, and never a way to look before one leaps.

A plan that fails is taken back. If one of its steps had drawn chance, or lifted a screen, then the refusal of a later
step would tell what was there and cost nothing: so a plan ends where something is learnt. Where it ends must not tell
either: as long as others have secrets, a step that they could answer ends it, whatever those secrets are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from tatami.kernel.events import SPECTATOR
from tatami.match.undo import WORLDS, world_of

if TYPE_CHECKING:
    from tatami.match.match import Match


class PlanEndsHere(ValueError):
    """A plan that goes on after a step which showed its owner something new; nothing has changed."""

    def __init__(self) -> None:
        super().__init__("a plan ends where something is learnt: play up to there, look, and go on")


def steps_of(
    match: Match, seat: int, plan: Iterable[int | str], meant: Callable[[Any, Match], int | str] | None = None
) -> Iterator[Match]:
    """The match after each move of a plan, one after the other; the match itself is left as it is.

    A part of the plan is a move, or ``meant`` to be one; that is not asked before it is known that the plan may go on.
    """
    before, after = None, match
    for part in plan:
        if before is not None and _ends_a_plan(before, after, seat):
            raise PlanEndsHere
        move = part if meant is None else meant(part, after)
        before, after = after, after.copy()
        after.play(seat, move)
        yield after


def _ends_a_plan(before: Match, after: Match, seat: int) -> bool:
    """Whether a step has shown its owner something, or was open while there was something to be shown."""
    if after.taught(seat):
        return True
    return after.view(SPECTATOR) != before.view(SPECTATOR) and _has_secrets(before, seat)


def _has_secrets(match: Match, seat: int) -> bool:
    """Whether a seat lacks anything of the truth."""
    seen, truth = match.view(seat), match.digest()
    return any(world_of(match.game, seen, seat, world).to_bytes() != truth for world in range(WORLDS))
