"""The Game contract: the rules that every game provides, as functions without a body.

Code that serves every game (playouts, search, batches) is written against these names; an engine puts a game's own
rules in their place. Records come first; seats count from 0; a spectator's seat is ``SPECTATOR``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tatami.kernel.chance import Position
from tatami.kernel.events import Log
from tatami.kernel.masks import lowest
from tatami.kernel.record import Words
from tatami.kernel.rule import Unbound, rule, slot


@slot
def setup(s: Position, options: Words) -> None:
    """Lay out a new game in a blank record."""
    raise Unbound


@slot
def actors(s: Position) -> int:
    """The seats that owe a decision now, one bit each; several while plans are made in secret."""
    raise Unbound


@slot
def legal(s: Position, seat: int, mask: Words) -> None:
    """Allow the seat's legal actions in a cleared mask."""
    raise Unbound


@slot
def refusal(s: Position, seat: int, action: int) -> int:
    """0 if the action is legal, else the reason that names the rule it breaks."""
    raise Unbound


@slot
def play(s: Position, seat: int, action: int, log: Log | None) -> None:
    """Play a legal action: the only thing that changes a record."""
    raise Unbound


@slot
def over(s: Position) -> bool:
    """Whether the game has ended."""
    raise Unbound


@slot
def score(s: Position, out: Words) -> None:
    """Each seat's result; the highest has won, several may share it; below 0 nobody has."""
    raise Unbound


@slot
def view(s: Position, seat: int) -> None:
    """Blank, in place, all that the seat may not know."""
    raise Unbound


@slot
def guess(s: Position, seat: int) -> None:
    """Fill a view's blanks, in place, with a random world consistent with all that the seat has seen."""
    raise Unbound


@slot
def check(s: Position) -> int:
    """0 if every invariant holds, else the number of the one that is broken."""
    raise Unbound


@slot
def stage(s: Position) -> int:
    """Which of the game's few kinds of decision is owed, 0..15; GPUs play positions of one stage together.

    A game may leave this out: then it is whose decision it is.
    """
    raise Unbound


@slot
def instinct(s: Position, seat: int) -> int:
    """The rule-of-thumb player's action, from a view with fresh entropy in it."""
    raise Unbound


@slot
def promise(s: Position, out: Words) -> None:
    """How well each seat stands: more is better, at the end too. Searches break off and tell margins by it.

    A game may leave this out: then it is ``score``.
    """
    raise Unbound


@slot
def believe(s: Position, seat: int) -> int:
    """How well a guessed world agrees with what the seat has seen others do, compared with other guesses of it.

    A game may leave this out: then it is 0, which means that all guesses are as likely.
    """
    raise Unbound


@slot
def replan(s: Position, seat: int) -> bool:
    """Whether plans are being made in secret; if so, all seats but this one have their plans still to make.

    It is asked of a view, before the rest is guessed: whoever thinks about a plan should expect the others to plan
    well, not what a guess would put behind their screens. A game may leave this out: then nothing is taken back, and
    plans are made wherever several owe a decision.
    """
    raise Unbound


@rule
def stage_by_seat(s: Position) -> int:
    """The first seat that owes a decision."""
    return lowest(actors(s))


@rule
def score_as_it_stands(s: Position, out: Words) -> None:
    """Each seat's result if the game ended now."""
    score(s, out)


@rule
def no_opinion(s: Position, seat: int) -> int:
    """All guesses are as likely."""
    return 0


@rule
def several_decide(s: Position, seat: int) -> bool:
    """Whether several seats owe a decision."""
    waiting = actors(s)
    return waiting & (waiting - 1) != 0


DEFAULTS: Mapping[str, Callable[..., Any]] = {
    "stage": stage_by_seat,
    "promise": score_as_it_stands,
    "believe": no_opinion,
    "replan": several_decide,
}
CONTRACT = (
    *(setup, actors, legal, refusal, play, over, score, view, guess, check, stage, instinct),
    *(promise, believe, replan),
)
