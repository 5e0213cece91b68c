"""Castles: where players may build, as a tile action or by the architect."""

from __future__ import annotations

from tatami.games.ronin.components.board import CITY_REGIONS, PAYMENTS, Payment
from tatami.games.ronin.components.tiles import CASTLE_POINTS
from tatami.games.ronin.moves import BASE, Cause, Event, Move, Reason
from tatami.games.ronin.rules.land import (
    has_castle,
    has_castle_space,
    is_castle_free,
    is_duel,
    regions_in_use,
    score_points,
    used_regions,
)
from tatami.games.ronin.rules.shogun import put_on_site
from tatami.games.ronin.state import Japan, Question
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.masks import allow, allow_many
from tatami.kernel.record import Words
from tatami.kernel.rule import rule


@rule
def castle_refusal(s: Japan, seat: int, region: int) -> int:
    """A castle needs a used region with a free castle space, where its owner has none yet."""
    if s.castles[seat] == 0:
        return Reason.NO_CASTLE_LEFT
    if region >= regions_in_use(s):
        return Reason.REGION_IS_NOT_USED
    if has_castle(s, seat, region):
        return Reason.CASTLE_IS_YOURS
    if not has_castle_space(s, region):
        return Reason.REGION_IS_FULL
    return Reason.NONE


@rule
def build_refusal(s: Japan, seat: int, region: int) -> int:
    """The tile action: in a region that touches the ronin's city; in the duel, where no castle stands at all."""
    if not (CITY_REGIONS[s.post[seat][s.space]] >> region) & 1:
        return Reason.REGION_IS_OUT_OF_REACH
    if is_duel(s) and region < regions_in_use(s) and not is_castle_free(s, region):
        return Reason.ONE_CASTLE_A_REGION
    return castle_refusal(s, seat, region)


@rule
def build_regions(s: Japan, seat: int) -> int:
    """Where the tile action may build, one bit each."""
    regions = 0
    near = CITY_REGIONS[s.post[seat][s.space]] & used_regions(s)
    for region in range(regions_in_use(s)):
        if (near >> region) & 1 and build_refusal(s, seat, region) == 0:
            regions |= 1 << region
    return regions


@rule
def build(s: Japan, seat: int, region: int, log: Log | None) -> None:
    """A castle scores at once."""
    s.castles[seat] -= 1
    put_on_site(s, seat, region)
    tell(log, EVERYONE, Event.BUILT, seat, region, 0)
    score_points(s, seat, CASTLE_POINTS, Cause.CASTLE, log)


@rule
def means_to_raise(s: Japan, seat: int) -> int:
    """What the architect's price may be paid with, one bit each."""
    means = 0
    for payment in range(Payment.TOKEN):
        if s.purse[seat][payment] > 0:
            means |= 1 << payment
    if s.tokens[seat] > 0:
        means |= 1 << Payment.TOKEN
    return means


@rule
def raise_regions(s: Japan, seat: int) -> int:
    """Where the architect may build, one bit each: even beside other castles."""
    regions = 0
    for region in range(regions_in_use(s)):
        if castle_refusal(s, seat, region) == 0:
            regions |= 1 << region
    return regions


@rule
def allow_raising(s: Japan, seat: int, mask: Words) -> None:
    """Every region and every price, or none."""
    means = means_to_raise(s, seat)
    regions = raise_regions(s, seat)
    for region in range(regions_in_use(s)):
        if (regions >> region) & 1:
            allow_many(mask, BASE[Move.RAISE] + region * PAYMENTS, means)
    allow(mask, BASE[Move.DONE])


@rule
def raise_refusal(s: Japan, seat: int, region: int, payment: int) -> int:
    """The architect is paid first."""
    if not (means_to_raise(s, seat) >> payment) & 1:
        return Reason.NOTHING_TO_PAY_WITH
    return castle_refusal(s, seat, region)


@rule
def raise_castle(s: Japan, seat: int, region: int, payment: int, log: Log | None) -> None:
    """No points for it; in the duel the first castle of a region covers both castle spaces."""
    if payment == Payment.TOKEN:
        s.tokens[seat] -= 1
    else:
        s.purse[seat][payment] -= 1
        s.bag[payment] += 1
    tell(log, EVERYONE, Event.RAISE_PAID, seat, payment, 0)
    covers = is_duel(s) and is_castle_free(s, region)
    s.castles[seat] -= 1
    put_on_site(s, seat, region)
    if covers:
        put_on_site(s, seat, region)
    tell(log, EVERYONE, Event.COVERED if covers else Event.BUILT, seat, region, 0)
    s.question = Question.NONE
