"""The end of the game: bonuses for rumours, treasures left over and elites, and who has won."""

from __future__ import annotations

from tatami.games.ninjato.components import (
    ELITE_HONOUR,
    ELITES,
    ENEMIES_WORTH,
    ENVOY_AGE,
    ENVOYS,
    MULTIPLIER,
    OLDER_THAN_ALL,
    RUMOURS_A_TOPIC,
    TOPICS,
    Topic,
)
from tatami.games.ninjato.moves import Event
from tatami.games.ninjato.rules.board import players
from tatami.games.ninjato.state import Kyoto, Step
from tatami.kernel.chance import total
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.rule import rule

POINT = 64  # a point of honour in a seat's score; what is below it breaks ties


@rule
def rumours_on(s: Kyoto, seat: int, topic: int) -> int:
    """How many rumours of a topic a seat spreads."""
    count = 0
    for rumour in range(topic * RUMOURS_A_TOPIC, (topic + 1) * RUMOURS_A_TOPIC):
        if s.rumour_at[rumour] == seat:
            count += 1
    return count


@rule
def envoys_of(s: Kyoto, seat: int) -> int:
    """How many envoys a seat has bribed."""
    count = 0
    for envoy in range(ENVOYS):
        if s.envoy_at[envoy] == seat:
            count += 1
    return count


@rule
def oldest_of(s: Kyoto, seat: int) -> int:
    """The age of a seat's oldest envoy, of any clan; 0 without one."""
    oldest = 0
    for envoy in range(ENVOYS):
        if s.envoy_at[envoy] == seat:
            oldest = max(oldest, ENVOY_AGE[envoy])
    return oldest


@rule
def counted_by(s: Kyoto, seat: int, topic: int) -> int:
    """What a topic counts: elites, rumours, envoys or tiles."""
    if topic == Topic.WARRIOR:
        return total(s.beaten[seat])
    if topic == Topic.PEOPLE:
        return s.rumours_held[seat]
    if topic == Topic.FRIENDS:
        return envoys_of(s, seat)
    return total(s.tiles[seat])


@rule
def enemies_worth(s: Kyoto) -> int:
    """What each rumour of dishonourable enemies is worth: less, the more players spread one."""
    holders = 0
    for seat in range(players(s)):
        if rumours_on(s, seat, Topic.ENEMIES) > 0:
            holders += 1
    return ENEMIES_WORTH[holders]


@rule
def rumour_bonus(s: Kyoto, seat: int, topic: int) -> int:
    """Sets of a topic multiply what it counts; enemies count by themselves."""
    copies = rumours_on(s, seat, topic)
    if topic == Topic.ENEMIES:
        return copies * enemies_worth(s)
    return MULTIPLIER[copies] * counted_by(s, seat, topic)


@rule
def elite_bonus(s: Kyoto, seat: int) -> int:
    """One or two for each elite beaten."""
    honour = 0
    for elite in range(ELITES):
        honour += ELITE_HONOUR[elite] * s.beaten[seat][elite]
    return honour


@rule
def end_game(s: Kyoto, log: Log | None) -> None:
    """Every bonus is scored."""
    for seat in range(players(s)):
        for topic in range(TOPICS):
            bonus = rumour_bonus(s, seat, topic)
            if bonus > 0:
                s.honour[seat] += bonus
                tell(log, EVERYONE, Event.RUMOUR_BONUS, seat, topic, bonus)
        left_over = total(s.purse[seat])
        s.honour[seat] += left_over
        tell(log, EVERYONE, Event.TREASURE_BONUS, seat, left_over, 0)
        elites = elite_bonus(s, seat)
        s.honour[seat] += elites
        tell(log, EVERYONE, Event.ELITE_BONUS, seat, elites, 0)
        tell(log, EVERYONE, Event.FINAL_SCORE, seat, s.honour[seat], 0)
    s.step = Step.OVER


@rule
def following(s: Kyoto, seat: int) -> int:
    """What breaks ties: the number of envoys, then the age of the oldest."""
    return envoys_of(s, seat) * OLDER_THAN_ALL + oldest_of(s, seat)


@rule
def tie_break(s: Kyoto, seat: int) -> int:
    """How many players a seat would beat in a tie."""
    behind = 0
    for other in range(players(s)):
        if following(s, other) < following(s, seat):
            behind += 1
    return behind
