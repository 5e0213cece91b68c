"""Honour: defeat, the ways to end, and the score."""

from __future__ import annotations

from tatami.games.samurai_sword.components import (
    FEWEST,
    LOST_BLADE,
    MULTIPLIER,
    PLAYERS_WITH_A_HIDDEN_NINJA,
    TEAM_OF,
    TEAMS,
    BladeMoment,
    Card,
    FriendlyEnd,
    LastDefeat,
    Option,
    Role,
    Team,
)
from tatami.games.samurai_sword.moves import Event
from tatami.games.samurai_sword.state import NOBODY, Ending, Feud, Step
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.rule import rule


@rule
def team_of(s: Feud, seat: int) -> int:
    """The team that the seat's role belongs to."""
    return TEAM_OF[s.role[seat]]


@rule
def standing(s: Feud) -> int:
    """How many players have resilience; a hand does not matter."""
    count = 0
    for seat in range(s.players):
        if s.resilience[seat] > 0:
            count += 1
    return count


@rule
def fall(s: Feud, seat: int, by: int, log: Log | None) -> None:
    """A defeat: one honour passes to the victor, and the game may end."""
    s.honour[seat] -= 1
    s.honour[by] += 1
    tell(log, EVERYONE, Event.DEFEATED, seat, by, 0)
    tell(log, EVERYONE, Event.HONOUR_PASSES, seat, by, s.honour[seat])
    friend = team_of(s, seat) == team_of(s, by)
    ending = ending_of_defeat(s, seat, friend)
    if ending == Ending.NONE:
        return
    if friend and (s.honour[seat] == 0 or s.options[Option.SWORDMASTER_FRIEND] == FriendlyEnd.PENALTY):
        s.blade = seat
    end(s, ending, log)


@rule
def ending_of_defeat(s: Feud, seat: int, friend: bool) -> int:
    """One player stands: his team wins, unless a friend fell last; or somebody has no honour left."""
    ruined = s.honour[seat] == 0
    if standing(s) > 1 or s.players == FEWEST:
        return Ending.DEFEAT if ruined else Ending.NONE
    if friend:
        return Ending.DEFEAT if ruined else Ending.LAST_FRIEND
    if ruined and s.options[Option.SWORDMASTER_VS_HONOUR] == LastDefeat.SCORING:
        return Ending.DEFEAT
    return Ending.SWORDMASTER


@rule
def has_most_stars(s: Feud, seat: int) -> bool:
    """Whether no other ninja has more stars."""
    for other in range(s.players):
        if s.role[other] > s.role[seat]:
            return False
    return True


@rule
def multiplier(s: Feud, seat: int) -> int:
    """What one honour of the seat is worth; with four players the ninja of more stars counts double."""
    role = s.role[seat]
    if s.players == PLAYERS_WITH_A_HIDDEN_NINJA and role >= Role.NINJA_1 and has_most_stars(s, seat):
        return 2
    return MULTIPLIER[s.players - FEWEST][role]


@rule
def seat_points(s: Feud, seat: int) -> int:
    """Honour as often as the role says, one for each Daimyo in hand but the ronin's, less the lost blade."""
    worth = multiplier(s, seat)
    points = s.honour[seat] * worth
    if s.role[seat] != Role.RONIN:
        points += s.hand[seat][Card.DAIMYO]
    if s.blade == seat:
        points -= LOST_BLADE if s.options[Option.DEADLY_STRIKE] == BladeMoment.AFTER_MULTIPLIER else LOST_BLADE * worth
    return points


@rule
def best_team(s: Feud) -> int:
    """The highest total; the ninja win every tie, the shogun's team wins against the ronin."""
    best = int(Team.NINJA)
    if s.points[Team.SHOGUN] > s.points[Team.NINJA]:
        best = int(Team.SHOGUN)
    if has_ronin(s) and s.points[Team.RONIN] > s.points[best]:
        best = int(Team.RONIN)
    return best


@rule
def has_ronin(s: Feud) -> bool:
    """The ronin joins from five players on."""
    return s.players > PLAYERS_WITH_A_HIDDEN_NINJA


@rule
def last_one_standing(s: Feud) -> int:
    """The player who has resilience."""
    for seat in range(s.players):
        if s.resilience[seat] > 0:
            return seat
    return NOBODY


@rule
def end(s: Feud, ending: int, log: Log | None) -> None:
    """The game ends at once."""
    s.step = Step.COUNT
    s.ending = ending
    s.shuffle = 0
    tell(log, EVERYONE, Event.ENDED, ending, 0, 0)


@rule
def count_points(s: Feud, log: Log | None) -> None:
    """Roles are shown, and the teams count."""
    s.step = Step.OVER
    for seat in range(s.players):
        s.owed[seat] = 0
        s.points[team_of(s, seat)] += seat_points(s, seat)
        tell(log, EVERYONE, Event.REVEALED, seat, s.role[seat], 0)
    if s.blade != NOBODY:
        tell(log, EVERYONE, Event.LOST_BLADE, s.blade, team_of(s, s.blade), 0)
    for team in range(TEAMS):
        if team != Team.RONIN or has_ronin(s):
            tell(log, EVERYONE, Event.SCORED, team, s.points[team], 0)
    s.winner = team_of(s, last_one_standing(s)) if s.ending == Ending.SWORDMASTER else best_team(s)
    tell(log, EVERYONE, Event.WON, s.winner, 0, 0)
