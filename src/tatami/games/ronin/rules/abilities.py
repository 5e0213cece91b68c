"""Characters whose ability works when their ronin is placed, and the traveller's after it has acted."""

from __future__ import annotations

from tatami.games.ronin.components.board import AROUND, CITY_REGIONS, PICKS
from tatami.games.ronin.components.options import Option
from tatami.games.ronin.components.tiles import BANNERMAN_MOST, MONK_TOKENS, TEA_MASTER_STEPS, Character
from tatami.games.ronin.moves import BASE, Cause, Event, Move, Reason
from tatami.games.ronin.rules.castles import means_to_raise, raise_regions
from tatami.games.ronin.rules.land import empty_cities, regions_in_use, score_points, used_cities
from tatami.games.ronin.rules.scout import scout_looks
from tatami.games.ronin.rules.supplies import advance_tea, gain_tokens, picks_in, take_pick
from tatami.games.ronin.state import AT_HOME, Japan, Question, Space, Step
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.masks import allow, allow_many
from tatami.kernel.record import Words
from tatami.kernel.rule import rule


@rule
def when_placed(s: Japan, seat: int, log: Log | None) -> None:
    """What the character of the ronin just placed does before the tile action."""
    character = s.crew[seat][s.space]
    if character == Character.MONK:
        gain_tokens(s, seat, MONK_TOKENS, log)
    elif character == Character.TEA_MASTER:
        advance_tea(s, seat, TEA_MASTER_STEPS, log)
    elif character == Character.BANNERMAN:
        score_points(s, seat, min(s.banners[seat], BANNERMAN_MOST), Cause.BANNERMAN, log)
    elif character == Character.SCOUT:
        scout_looks(s, seat, log)
    elif character == Character.ARCHITECT:
        if means_to_raise(s, seat) and raise_regions(s, seat):
            s.question = Question.RAISE
    elif character == Character.BROTHER:
        if send_cities(s, seat):
            s.question = Question.SEND
    elif character == Character.NINJA:
        if something_to_steal(s, seat):
            s.question = Question.STEAL


@rule
def send_cities(s: Japan, seat: int) -> int:
    """Where the fifth ronin may join: an empty city that shares a used region with the brother's."""
    if s.post[seat][Space.FIFTH] != AT_HOME:
        return 0
    return AROUND[regions_in_use(s)][s.post[seat][s.space]] & empty_cities(s)


@rule
def allow_declining(s: Japan, mask: Words) -> None:
    """Only if the table has so chosen."""
    if s.options[Option.MAY_DECLINE]:
        allow(mask, BASE[Move.DONE])


@rule
def allow_sending(s: Japan, seat: int, mask: Words) -> None:
    """Every city where the fifth ronin may go."""
    allow_many(mask, BASE[Move.SEND], send_cities(s, seat))
    allow_declining(s, mask)


@rule
def send_refusal(s: Japan, seat: int, city: int) -> int:
    """Near the brother, and empty."""
    if not (used_cities(s) >> city) & 1:
        return Reason.CITY_IS_NOT_USED
    if not (empty_cities(s) >> city) & 1:
        return Reason.CITY_IS_OCCUPIED
    return Reason.NONE if (send_cities(s, seat) >> city) & 1 else Reason.NOT_IN_A_SHARED_REGION


@rule
def send(s: Japan, seat: int, city: int, log: Log | None) -> None:
    """The fifth ronin uses no tile."""
    s.post[seat][Space.FIFTH] = city
    s.question = Question.NONE
    tell(log, EVERYONE, Event.COMPANION_SENT, seat, city, 0)


@rule
def within_reach(s: Japan, seat: int, region: int) -> bool:
    """The region is used and touches the ninja's city."""
    return region < regions_in_use(s) and (CITY_REGIONS[s.post[seat][s.space]] >> region) & 1 == 1


@rule
def something_to_steal(s: Japan, seat: int) -> bool:
    """A good lies open within reach."""
    for region in range(regions_in_use(s)):
        if within_reach(s, seat, region) and picks_in(s, region):
            return True
    return False


@rule
def allow_stealing(s: Japan, seat: int, mask: Words) -> None:
    """Every open good within reach."""
    for region in range(regions_in_use(s)):
        if within_reach(s, seat, region):
            allow_many(mask, BASE[Move.COLLECT] + region * PICKS, picks_in(s, region))
    allow_declining(s, mask)


@rule
def steal_refusal(s: Japan, seat: int, region: int, pick: int) -> int:
    """Within reach, and there."""
    if not within_reach(s, seat, region):
        return Reason.REGION_IS_OUT_OF_REACH
    return Reason.NONE if (picks_in(s, region) >> pick) & 1 else Reason.NO_SUCH_GOOD_THERE


@rule
def steal(s: Japan, seat: int, region: int, pick: int, log: Log | None) -> None:
    """The ninja takes a good before anybody collects."""
    take_pick(s, seat, region, pick, log)
    s.question = Question.NONE


@rule
def may_travel(s: Japan, seat: int) -> bool:
    """The ronin just placed is still the traveller it was, and an empty city is left."""
    awake = s.crew[seat][s.space] == Character.TRAVELLER and s.asleep[seat][s.space] == 0
    return awake and empty_cities(s) != 0


@rule
def travel_refusal(s: Japan, city: int) -> int:
    """Only to an empty city."""
    if not (used_cities(s) >> city) & 1:
        return Reason.CITY_IS_NOT_USED
    return Reason.NONE if (empty_cities(s) >> city) & 1 else Reason.CITY_IS_OCCUPIED


@rule
def travel(s: Japan, seat: int, city: int, log: Log | None) -> None:
    """The traveller counts where it goes, and acts no more."""
    s.post[seat][s.space] = city
    s.step = Step.NEXT_RONIN
    tell(log, EVERYONE, Event.TRAVELLED, seat, city, 0)
