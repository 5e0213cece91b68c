"""Phase 2: region by region, the most influential party takes a good first."""

from __future__ import annotations

from tatami.games.ronin.components.board import PARTIES, PICKS, REGION_CITIES, SHOGUN, Pick
from tatami.games.ronin.components.options import Option
from tatami.games.ronin.components.tiles import SAMURAI_POINTS, Character
from tatami.games.ronin.moves import BASE, Cause, Event, Move, Reason
from tatami.games.ronin.rules.land import (
    begin_turns,
    influence_in,
    is_solo,
    players,
    regions_in_use,
    score_points,
    stands_in,
    tea_rank,
)
from tatami.games.ronin.rules.supplies import picks_in, take_pick
from tatami.games.ronin.state import EMPTY, Japan, Step
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.masks import allow_many, lowest, ones
from tatami.kernel.record import Words
from tatami.kernel.rule import rule

NOBODY = -1
BEFORE_THE_FIRST = -1


@rule
def begin_collecting(s: Japan) -> None:
    """The regions are resolved in the order of their numbers."""
    s.step = Step.REGIONS
    s.region = BEFORE_THE_FIRST


@rule
def leader(s: Japan) -> int:
    """The party with the most influence that has not had its turn; ties go to who is ahead at tea."""
    best = NOBODY
    for party in range(PARTIES):
        if s.influence[party] > 0:
            if (
                best == NOBODY
                or s.influence[party] > s.influence[best]
                or (s.influence[party] == s.influence[best] and tea_rank(s, party) > tea_rank(s, best))
            ):
                best = party
    return best


@rule
def go_on_collecting(s: Japan, log: Log | None) -> None:
    """The next party takes a good; when none is left, or all have had their turn, the next region follows."""
    party = leader(s) if s.region >= 0 else NOBODY
    if party == NOBODY or picks_in(s, s.region) == 0:
        open_region(s, log)
    elif party == SHOGUN:
        shogun_takes(s, log)
    else:
        offer_picks(s, party, log)


@rule
def open_region(s: Japan, log: Log | None) -> None:
    """Weigh the influence of all parties in the next region; after the last one, missions follow."""
    s.region += 1
    for party in range(PARTIES):
        s.influence[party] = 0
    if s.region == regions_in_use(s):
        s.step = Step.NEXT_MISSIONS
        begin_turns(s, 1)
        return
    for seat in range(players(s)):
        s.influence[seat] = influence_in(s, seat, s.region)
    s.influence[SHOGUN] = influence_in(s, SHOGUN, s.region)
    for seat in range(players(s)):
        if stands_in(s, seat, Character.SAMURAI, REGION_CITIES[s.region]) and leads_alone(s, seat):
            score_points(s, seat, SAMURAI_POINTS, Cause.SAMURAI, log)
    if is_solo(s):
        settle_with_shogun(s, log)


@rule
def leads_alone(s: Japan, seat: int) -> bool:
    """Strictly more influence than every other party."""
    for party in range(PARTIES):
        if party != seat and s.influence[party] >= s.influence[seat]:
            return False
    return True


@rule
def settle_with_shogun(s: Japan, log: Log | None) -> None:
    """Solo: who leads chooses freely; behind the shogun one must take the horse-head good; he takes nothing."""
    present = s.influence[0] > 0 or s.options[Option.SOLO_NEEDS_PRESENCE] == 0
    if leader(s) == SHOGUN:
        if present and s.horse[s.region] >= 0:
            take_pick(s, 0, s.region, Pick.HORSE_HEAD, log)
        s.influence[0] = 0
    s.influence[SHOGUN] = 0


@rule
def shogun_takes(s: Japan, log: Log | None) -> None:
    """Duel: only the horse-head good, which leaves the game."""
    good = s.horse[s.region]
    if good >= 0:
        s.horse[s.region] = EMPTY
        s.box[good] += 1
        tell(log, EVERYONE, Event.SHOGUN_TAKES, good, s.region, 0)
    s.influence[SHOGUN] = 0


@rule
def offer_picks(s: Japan, seat: int, log: Log | None) -> None:
    """A player must take a good; if all that lie there are alike, nobody need ask."""
    picks = picks_in(s, s.region)
    if ones(picks) == 1:
        collect(s, seat, lowest(picks), log)
    else:
        s.turn = seat
        s.step = Step.COLLECT


@rule
def allow_collecting(s: Japan, mask: Words) -> None:
    """What lies open in the region being resolved."""
    allow_many(mask, BASE[Move.COLLECT] + s.region * PICKS, picks_in(s, s.region))


@rule
def collect_refusal(s: Japan, region: int, pick: int) -> int:
    """From this region, and there."""
    if region != s.region:
        return Reason.ANOTHER_REGION
    return Reason.NONE if (picks_in(s, region) >> pick) & 1 else Reason.NO_SUCH_GOOD_THERE


@rule
def collect(s: Japan, seat: int, pick: int, log: Log | None) -> None:
    """One good, and the player's turn in this region is over."""
    take_pick(s, seat, s.region, pick, log)
    s.influence[seat] = 0
    s.step = Step.REGIONS
