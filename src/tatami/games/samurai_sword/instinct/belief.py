"""What a seat believes about the others: who is on whose side, and which team would win if the game ended now.

A belief is made from the roles that are left and from what each seat has been seen doing: who harms the shogun is
hardly his samurai, who harms those who do may well be. Chances are in percent, points in hundredths.
"""

from __future__ import annotations

from tatami.games.samurai_sword.components import (
    FEWEST,
    MULTIPLIER,
    NINJA_CARDS,
    PLAYERS_WITH_A_HIDDEN_NINJA,
    ROLE_CARDS,
    TEAM_OF,
    TEAMS,
    Card,
    Role,
    Team,
)
from tatami.games.samurai_sword.rules.honour import multiplier, seat_points
from tatami.games.samurai_sword.state import HIDDEN, Feud
from tatami.kernel.record import Words
from tatami.kernel.rule import rule

# How likely a loyalty of -8..8 makes a samurai, against the same reversed for a ninja.
LIKELY = (12, 16, 21, 27, 35, 46, 59, 77, 100, 130, 169, 220, 286, 371, 483, 627, 816)
MOST_LOYAL = 8
UNDECIDED = 100
DAIMYO_TELL = 80  # who plays a Daimyo cares for cards, not points

POINT = 100
BREATH_SHARE = 12  # what a resilience is worth before it is lost, for each point that honour is
CARD_SHARE = 5
ATTENTION = 100  # what the team deserves that leads the others
ATTENTION_A_POINT = 15  # so much less for each point that another is behind it
LEAST_ATTENTION = 20


@rule
def bounded(loyalty: int) -> int:
    """A loyalty as the table counts it."""
    return max(-MOST_LOYAL, min(MOST_LOYAL, loyalty))


@rule
def harm(s: Feud, seat: int, target: int) -> int:
    """The harm that one seat has done to another."""
    return max(0, -s.deeds[seat][target])


@rule
def first_impression(s: Feud, seat: int) -> int:
    """Loyalty by what a seat does to the shogun; blows at others count a little for it."""
    loyalty = s.deeds[seat][s.shogun] * 3
    for other in range(s.players):
        if other != s.shogun:
            loyalty += harm(s, seat, other)
    return bounded(loyalty // 2)


@rule
def loyalty(s: Feud, seat: int) -> int:
    """First impression, and whether those whom the seat harms seem loyal themselves."""
    found = first_impression(s, seat) * 8
    for other in range(s.players):
        if other != s.shogun and other != seat:
            found -= harm(s, seat, other) * first_impression(s, other)
    return bounded(found // 8)


@rule
def team_cards(s: Feud, team: int) -> int:
    """How many hidden role cards a team has; with four players one of the ninja cards is in the box."""
    row = s.players - FEWEST
    if team == Team.SHOGUN:
        return ROLE_CARDS[row][Role.SAMURAI]
    if team == Team.RONIN:
        return ROLE_CARDS[row][Role.RONIN]
    if s.players == PLAYERS_WITH_A_HIDDEN_NINJA:
        return NINJA_CARDS - 1
    return ROLE_CARDS[row][Role.NINJA_1] + ROLE_CARDS[row][Role.NINJA_2] + ROLE_CARDS[row][Role.NINJA_3]


@rule
def cards_left(s: Feud, me: int, team: int) -> int:
    """How many role cards of a team the others of hidden role may have."""
    return team_cards(s, team) - (1 if me != s.shogun and TEAM_OF[s.role[me]] == team else 0)


@rule
def telling(s: Feud, seat: int, team: int) -> int:
    """How much of what a seat has done speaks for its being on a team."""
    if team == Team.SHOGUN:
        return LIKELY[MOST_LOYAL + loyalty(s, seat)]
    if team == Team.NINJA:
        return LIKELY[MOST_LOYAL - loyalty(s, seat)]
    return UNDECIDED + DAIMYO_TELL * s.daimyos[seat]


@rule
def weight(s: Feud, me: int, seat: int, team: int) -> int:
    """How much speaks for a seat of hidden role being on a team, to one who knows his own role."""
    return cards_left(s, me, team) * telling(s, seat, team)


@rule
def suspicion(s: Feud, me: int) -> int:
    """The chance, in percent, that a stranger gives to what one truly is."""
    every = 0
    for team in range(TEAMS):
        every += team_cards(s, team) * telling(s, me, team)
    mine = TEAM_OF[s.role[me]]
    return team_cards(s, mine) * telling(s, me, mine) * 100 // every


@rule
def hunters(s: Feud, me: int) -> int:
    """How many of the others would rather strike one than not, in hundredths: foes, as far as they know one."""
    found = 0
    for seat in range(s.players):
        if seat != me:
            found += 100 - chance(s, me, seat, TEAM_OF[s.role[me]])
    known = me == s.shogun or s.players == FEWEST
    return found if known else found * suspicion(s, me) // 100


@rule
def exposure(s: Feud, me: int, target: int, deed: int) -> int:
    """How much a deed would add to that suspicion; nobody has to guess the shogun, or anybody of a table of three."""
    if me == s.shogun or s.players == FEWEST:
        return 0
    before = suspicion(s, me)
    s.deeds[me][target] += deed
    after = suspicion(s, me)
    s.deeds[me][target] -= deed
    return max(0, after - before)


@rule
def believe(s: Feud, seat: int) -> int:
    """How likely it is that the roles of a guessed world acted as they did; out of ``POINT`` times ``POINT``."""
    if s.players == FEWEST:
        return 0  # no role is hidden
    found = POINT * POINT
    for other in range(s.players):
        if other != seat and other != s.shogun:
            most = 0
            for team in range(TEAMS):
                most = max(most, telling(s, other, team))
            found = found * telling(s, other, TEAM_OF[s.role[other]]) // most
    return max(1, found)


@rule
def chance(s: Feud, me: int, seat: int, team: int) -> int:
    """The chance, in percent, that a seat is on a team."""
    if s.role[seat] != HIDDEN:
        return 100 if TEAM_OF[s.role[seat]] == team else 0
    every = 0
    for other in range(TEAMS):
        every += weight(s, me, seat, other)
    return weight(s, me, seat, team) * 100 // every


@rule
def honour_worth(s: Feud, seat: int, team: int) -> int:
    """What one honour of a seat is worth to a team if it is the seat's own; a ninja of four on the average."""
    row = s.players - FEWEST
    if seat == s.shogun:
        return MULTIPLIER[row][Role.SHOGUN] * POINT
    if team == Team.SHOGUN:
        return MULTIPLIER[row][Role.SAMURAI] * POINT
    if team == Team.RONIN:
        return MULTIPLIER[row][Role.RONIN] * POINT
    return POINT * 3 // 2 if s.players == PLAYERS_WITH_A_HIDDEN_NINJA else POINT


@rule
def team_points(s: Feud, me: int, team: int) -> int:
    """What a team is believed to have, one's own Daimyo cards included."""
    points = 0
    for seat in range(s.players):
        points += s.honour[seat] * honour_worth(s, seat, team) * chance(s, me, seat, team) // 100
    if team == TEAM_OF[s.role[me]] and team != Team.RONIN:
        points += s.hand[me][Card.DAIMYO] * POINT
    return points


@rule
def side_points(s: Feud, team: int) -> int:
    """What a team has when all roles are known: points, and what its members can bear and do before the next."""
    points = 0
    for seat in range(s.players):
        if TEAM_OF[s.role[seat]] == team:
            points += seat_points(s, seat) * POINT + s.hand_size[seat] * CARD_SHARE
            points += s.resilience[seat] * multiplier(s, seat) * BREATH_SHARE
    return points


@rule
def promise(s: Feud, out: Words) -> None:
    """How far each seat's team is ahead of the best of the others."""
    for seat in range(s.players):
        mine = TEAM_OF[s.role[seat]]
        best = 0
        for team in range(TEAMS):
            if team != mine:
                best = max(best, side_points(s, team))
        out[seat] = side_points(s, mine) - best


@rule
def rival(s: Feud, me: int) -> int:
    """The other team that is believed to have most."""
    mine = TEAM_OF[s.role[me]]
    best = -1
    most = -1
    for team in range(TEAMS):
        if team != mine:
            points = team_points(s, me, team)
            if points > most:
                most = points
                best = team
    return best


@rule
def lead(s: Feud, me: int, team: int) -> int:
    """What one's own team is believed to have more than another; ninja win ties."""
    mine = TEAM_OF[s.role[me]]
    ahead = team_points(s, me, mine) - team_points(s, me, team)
    return ahead + POINT // 2 if mine == Team.NINJA or team == Team.RONIN else ahead - POINT // 2


@rule
def weigh_teams(s: Feud, me: int, leader: int) -> None:
    """Note, in one's own copy of the table, the attention that each team deserves: less, the more it is behind.

    ``points`` is free for it: it stays blank until the game is over.
    """
    most = team_points(s, me, leader)
    for team in range(TEAMS):
        behind = most - team_points(s, me, team)
        s.points[team] = max(LEAST_ATTENTION, ATTENTION - ATTENTION_A_POINT * behind // POINT)
    s.points[leader] = ATTENTION
    s.points[TEAM_OF[s.role[me]]] = -ATTENTION


@rule
def forget_teams(s: Feud) -> None:
    """Leave the copy as it was."""
    for team in range(TEAMS):
        s.points[team] = 0


@rule
def hostility(s: Feud, me: int, seat: int) -> int:
    """-100 for a sure friend, 100 for a sure member of the rival team that leads."""
    found = 0
    for team in range(TEAMS):
        found += s.points[team] * chance(s, me, seat, team)
    return found // 100


@rule
def stake(s: Feud, me: int, seat: int) -> int:
    """Half of what a defeat of the seat would move, in hundredths: its honour's worth to its team, and to one's own."""
    mine = TEAM_OF[s.role[me]]
    found = 0
    for team in range(TEAMS):
        worth = honour_worth(s, seat, team)
        gain = -worth if team == mine else honour_worth(s, me, mine)
        found += chance(s, me, seat, team) * (s.points[team] * worth + ATTENTION * gain) // 100
    return found // (2 * POINT)
