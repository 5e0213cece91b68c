"""The end of the game: the last points, and who has won."""

from __future__ import annotations

from tatami.games.ronin.components.options import BANDS
from tatami.games.ronin.moves import Event
from tatami.games.ronin.rules.bonuses import score_end
from tatami.games.ronin.rules.land import is_duel, is_solo, players, tea_rank
from tatami.games.ronin.state import Ending, Japan, Step
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.rule import rule


@rule
def end_game(s: Japan, log: Log | None) -> None:
    """Castles and bonus tiles are scored, and the result is known."""
    for seat in range(players(s)):
        score_end(s, seat, log)
    s.step = Step.OVER
    if is_solo(s):
        s.ending = band(s.points[0])
        tell(log, EVERYONE, Event.SOLO_ENDED, s.points[0], s.ending, 0)
    else:
        name_winner(s, log)


@rule
def name_winner(s: Japan, log: Log | None) -> None:
    """The player who leaves all others behind; without one, the shogun."""
    s.ending = Ending.SHOGUN
    for seat in range(players(s)):
        if players_behind(s, seat) == players(s) - 1:
            s.ending = Ending.AHEAD_AT_TEA if is_tied(s, seat) else Ending.MOST_POINTS
            tell(log, EVERYONE, Event.WON, seat, s.points[seat], s.ending)
    if s.ending == Ending.SHOGUN:
        tell(log, EVERYONE, Event.SHOGUN_WON, s.points[0], s.ending, 0)


@rule
def is_tied(s: Japan, seat: int) -> bool:
    """Somebody else has as many points."""
    for other in range(players(s)):
        if other != seat and s.points[other] == s.points[seat]:
            return True
    return False


@rule
def band(points: int) -> int:
    """What a solo score is worth."""
    reached = Ending.WITHOUT_HONOUR + 0
    for limit in range(len(BANDS)):
        if points > BANDS[limit]:
            reached += 1
    return reached


@rule
def players_behind(s: Japan, seat: int) -> int:
    """How many players a seat is ahead of: by points, then at tea; in a tied duel the shogun is ahead of both."""
    count = 0
    for other in range(players(s)):
        lead = s.points[seat] - s.points[other]
        if lead == 0 and not is_duel(s):
            lead = tea_rank(s, seat) - tea_rank(s, other)
        if lead > 0:
            count += 1
    return count
