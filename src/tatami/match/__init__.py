"""One match as people know it: seats, moves by name, history, undo, a file that replays, and a proof of fairness."""

from tatami.match.file import BadFile, load, save
from tatami.match.match import Forfeit, Match, Move, Refused, Result
from tatami.match.plans import PlanEndsHere

__all__ = ["BadFile", "Forfeit", "Match", "Move", "PlanEndsHere", "Refused", "Result", "load", "save"]
