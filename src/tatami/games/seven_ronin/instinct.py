"""placeholder replaced below"""
from __future__ import annotations
from tatami.games.seven_ronin.state import Village
from tatami.kernel.rule import rule
@rule
def instinct(s: Village, seat: int) -> int:
    return 0
