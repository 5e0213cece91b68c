"""The rule-of-thumb player of Ronin: what an experienced player does without thinking long.

``placing`` sends ronin to cities, ``deeds`` uses tiles and characters, ``spending`` collects goods, pays missions and
claims bonus tiles; ``worth`` holds the features that all of them look at. Every worth is a number of tenths of a point.
"""

from __future__ import annotations

from tatami.games.ronin.instinct.deeds import chosen_castle, chosen_deed, scout_buries, scout_gives, scout_wants
from tatami.games.ronin.instinct.placing import chosen_companion, chosen_journey, chosen_place
from tatami.games.ronin.instinct.spending import (
    chosen_discard,
    chosen_gain,
    chosen_pick,
    chosen_spending,
    chosen_theft,
    returned_mission,
)
from tatami.games.ronin.instinct.worth import good_worth, mission_worth, promise
from tatami.games.ronin.state import Japan, Question, Step
from tatami.kernel.rule import rule

__all__ = ["good_worth", "instinct", "mission_worth", "promise"]


@rule
def instinct(s: Japan, seat: int) -> int:
    """The seat's action, from its view alone."""
    if s.question != Question.NONE:
        return answer(s, seat)
    if s.step == Step.PLACE:
        return chosen_place(s, seat)
    if s.step == Step.ACT:
        return chosen_deed(s, seat)
    if s.step == Step.COLLECT:
        return chosen_pick(s, seat)
    if s.step == Step.MISSIONS:
        return chosen_spending(s, seat)
    if s.step == Step.TRAVEL:
        return chosen_journey(s, seat)
    if s.step == Step.LIMITS:
        return chosen_discard(s, seat)
    return returned_mission(s, seat)


@rule
def answer(s: Japan, seat: int) -> int:
    """The answer to the open question."""
    if s.question == Question.GAIN:
        return chosen_gain(s, seat)
    if s.question == Question.RAISE:
        return chosen_castle(s, seat)
    if s.question == Question.SWAP:
        return scout_gives(s, seat)
    if s.question == Question.SWAP_FOR:
        return scout_wants(s, seat)
    if s.question == Question.BURY:
        return scout_buries(s)
    if s.question == Question.SEND:
        return chosen_companion(s, seat)
    return chosen_theft(s, seat)
