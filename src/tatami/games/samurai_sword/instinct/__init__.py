"""The rule-of-thumb player of Samurai Sword: what an experienced player does without thinking long.

``belief`` keeps an opinion of everyone's side, made from what each has been seen doing, knows what others must think of
oneself, and counts the score; ``plans`` weighs every move of the play phase by it, and by what it would give away;
``answers`` parries, pays and discards.
"""

from __future__ import annotations

from tatami.games.samurai_sword.instinct.answers import answer
from tatami.games.samurai_sword.instinct.belief import believe, chance, exposure, lead, promise, rival, suspicion
from tatami.games.samurai_sword.instinct.plans import play_phase
from tatami.games.samurai_sword.state import Feud, Step
from tatami.kernel.rule import rule

__all__ = ["believe", "chance", "exposure", "instinct", "lead", "promise", "rival", "suspicion"]


@rule
def instinct(s: Feud, seat: int) -> int:
    """The seat's action, from its view alone."""
    if s.step == Step.PLAY:
        return play_phase(s, seat, rival(s, seat))
    return answer(s, seat)
