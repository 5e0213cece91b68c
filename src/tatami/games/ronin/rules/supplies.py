"""Goods, tokens, flags and tea: what players gain, wherever they gain it."""

from __future__ import annotations

from tatami.games.ronin.components.board import GOODS, LAST_TEA, TEA_BONUS, TEA_POINTS, Pick, TeaBonus
from tatami.games.ronin.components.tiles import FIRST_FLAG_POINTS
from tatami.games.ronin.moves import BASE, Cause, Event, Move, Reason
from tatami.games.ronin.rules.land import score_points
from tatami.games.ronin.state import EMPTY, Japan, Question
from tatami.kernel.chance import total
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.masks import allow
from tatami.kernel.record import Words
from tatami.kernel.rule import rule


@rule
def gain_tokens(s: Japan, seat: int, count: int, log: Log | None) -> None:
    """Meditation tokens are unlimited until the end of the round."""
    s.tokens[seat] += count
    tell(log, EVERYONE, Event.TOKENS_GAINED, seat, count, 0)


@rule
def fly_flag(s: Japan, seat: int, log: Log | None) -> None:
    """Each clan flag scores one point more than the one before."""
    s.banners[seat] += 1
    tell(log, EVERYONE, Event.FLAG_FLOWN, seat, s.banners[seat], 0)
    score_points(s, seat, FIRST_FLAG_POINTS + s.banners[seat] - 1, Cause.FLAG, log)


@rule
def advance_tea(s: Japan, seat: int, steps: int, log: Log | None) -> None:
    """Each bonus space reached or passed gives its bonus; steps beyond the last space give a point each."""
    points = 0
    moved = False
    for _ in range(steps):
        if s.tea[seat] == LAST_TEA:
            points += 1
        else:
            s.tea[seat] += 1
            moved = True
            points += TEA_POINTS[s.tea[seat]]
            drink_bonus(s, seat, TEA_BONUS[s.tea[seat]], log)
    if moved:
        s.arrivals += 1
        s.arrival[seat] = s.arrivals
        tell(log, EVERYONE, Event.TEA_DRUNK, seat, s.tea[seat], 0)
    score_points(s, seat, points, Cause.TEA, log)


@rule
def drink_bonus(s: Japan, seat: int, bonus: int, log: Log | None) -> None:
    """A token, or a good to be chosen if the reserve holds any."""
    if bonus == TeaBonus.TOKEN:
        gain_tokens(s, seat, 1, log)
    elif bonus == TeaBonus.GOOD and total(s.bag) > 0:
        s.question = Question.GAIN


@rule
def allow_gains(s: Japan, mask: Words) -> None:
    """The kinds that the reserve holds."""
    for good in range(GOODS):
        if s.bag[good] > 0:
            allow(mask, BASE[Move.GAIN] + good)


@rule
def gain_refusal(s: Japan, good: int) -> int:
    """What is chosen must lie in the reserve."""
    return Reason.RESERVE_LACKS_IT if s.bag[good] == 0 else Reason.NONE


@rule
def gain(s: Japan, seat: int, good: int, log: Log | None) -> None:
    """A good of one's choice from the reserve."""
    s.bag[good] -= 1
    s.purse[seat][good] += 1
    s.question = Question.NONE
    tell(log, EVERYONE, Event.GOOD_GAINED, seat, good, 0)


@rule
def picks_in(s: Japan, region: int) -> int:
    """What lies open in a region, one bit for each pick."""
    picks = 0
    for good in range(GOODS):
        if s.goods[region][good] > 0:
            picks |= 1 << good
    if s.horse[region] >= 0:
        picks |= 1 << Pick.HORSE_HEAD
    return picks


@rule
def take_pick(s: Japan, seat: int, region: int, pick: int, log: Log | None) -> None:
    """A good goes from a region to a player."""
    good = pick
    if pick == Pick.HORSE_HEAD:
        good = s.horse[region]
        s.horse[region] = EMPTY
    else:
        s.goods[region][pick] -= 1
    s.purse[seat][good] += 1
    tell(log, EVERYONE, Event.GOOD_TAKEN, seat, good, region)
