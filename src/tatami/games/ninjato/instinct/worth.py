"""What things are worth to the rule-of-thumb player, in tenths of a point of honour.

These are the features that bots may look at, too: the time that is left, treasures, standing in the clans, rumours and
tiles. A treasure in the purse is worth a part of its honour only, because it takes a shuriken to spend it.
"""

from __future__ import annotations

from tatami.games.ninjato.components import (
    CLANS,
    ENEMIES_WORTH,
    ENVOYS_A_CLAN,
    MULTIPLIER,
    OLDER_THAN_ALL,
    ROUNDS,
    RUMOURS_A_TOPIC,
    SCORES,
    SHURIKEN,
    SKILLS,
    Skill,
    Topic,
)
from tatami.games.ninjato.rules.board import house_honour, players
from tatami.games.ninjato.rules.ending import counted_by, rumours_on
from tatami.games.ninjato.rules.scoring import standing_in
from tatami.games.ninjato.state import Kyoto, Step
from tatami.kernel.chance import total
from tatami.kernel.rule import rule

IN_PURSE = (20, 26, 34, 41, 46)  # a treasure that can still be spent
LEFT_OVER = 10  # a treasure at the end
SPENT_AT_ONCE = 3  # treasures that one more shuriken spends
USUAL_RUMOUR = 50  # a free rumour, to whoever may get it at a scoring
SCORING_NEARNESS = (0, 105, 68, 45)  # how much of a reward counts, of the next scoring and of those after it, per cent
FOOTHOLD = 30  # an influence that changes no rank yet

# What each tile saves in a round, and what it is worth to have one more as well.
TILE_A_ROUND = (9, 11, 6, 9, 11, 6, 9, 13, 7, 0)

# How many more elites, rumours, envoys and tiles one gets in a round, in tenths.
GROWTH = (3, 7, 7, 3)


@rule
def turns_left(s: Kyoto, seat: int) -> int:
    """Shuriken that a seat has still to place after the present one, in the whole game."""
    turns = s.placed + 1 if s.step == Step.PLACE else s.placed
    placed = 0
    for turn in range(turns):
        if s.order[turn % players(s)] == seat:
            placed += 1
    return (ROUNDS - s.round_number + 1) * SHURIKEN - placed


@rule
def rounds_left(s: Kyoto) -> int:
    """Rounds after this one."""
    return ROUNDS - s.round_number


@rule
def treasure_worth(s: Kyoto, seat: int, treasure: int, turns: int) -> int:
    """A treasure more in the purse, if so many turns are left to spend it in."""
    if total(s.purse[seat]) >= turns * SPENT_AT_ONCE:
        return LEFT_OVER
    return IN_PURSE[treasure]


@rule
def reward_for(s: Kyoto, clan: int, seat: int, influence: int) -> int:
    """What a clan would give a seat at a scoring now, with so much more influence."""
    mine = standing_in(s, clan, seat)
    if influence == 0 and mine == 0:
        return 0
    mine += influence * OLDER_THAN_ALL
    ahead = 0
    for other in range(players(s)):
        if other != seat and standing_in(s, clan, other) > mine:
            ahead += 1
    honour = house_honour(s, clan) * 10
    if ahead == 0:
        return max(honour, USUAL_RUMOUR)
    if ahead == 1:
        return min(honour, USUAL_RUMOUR)
    return 0


@rule
def scorings_weight(s: Kyoto) -> int:
    """How much of a reward counts, over all scorings to come, per cent."""
    weight = 0
    coming = 0
    for number in range(s.round_number, ROUNDS + 1):
        if SCORES[number]:
            coming += 1
            weight += SCORING_NEARNESS[coming]
    return weight


@rule
def influence_worth(s: Kyoto, seat: int, clan: int) -> int:
    """One more influence in a clan: the better rank now, and some of it for what the others may yet do."""
    gain = reward_for(s, clan, seat, 1) - reward_for(s, clan, seat, 0)
    return (gain + FOOTHOLD) * scorings_weight(s) // 100


@rule
def envoy_worth(s: Kyoto, seat: int, envoy: int) -> int:
    """An envoy beyond his honour: influence, and one more friend to speak of."""
    friends = MULTIPLIER[rumours_on(s, seat, Topic.FRIENDS)] * 10
    return influence_worth(s, seat, envoy // ENVOYS_A_CLAN) + friends


@rule
def projected(s: Kyoto, seat: int, topic: int) -> int:
    """What a topic will count at the end, in tenths."""
    return counted_by(s, seat, topic) * 10 + GROWTH[topic] * rounds_left(s)


@rule
def enemies_share(s: Kyoto, seat: int) -> int:
    """What each rumour of enemies is worth if this seat spreads one, in points."""
    holders = 1
    for other in range(players(s)):
        if other != seat and rumours_on(s, other, Topic.ENEMIES) > 0:
            holders += 1
    return ENEMIES_WORTH[holders]


@rule
def rumour_worth(s: Kyoto, seat: int, rumour: int) -> int:
    """A rumour beyond the honour of its price: what its topic will count more, and one more rumour to speak of."""
    topic = rumour // RUMOURS_A_TOPIC
    people = MULTIPLIER[rumours_on(s, seat, Topic.PEOPLE)] * 10
    if topic == Topic.ENEMIES:
        return enemies_share(s, seat) * 8 + people
    copies = rumours_on(s, seat, topic)
    return (MULTIPLIER[copies + 1] - MULTIPLIER[copies]) * projected(s, seat, topic) + people


@rule
def tile_worth(s: Kyoto, seat: int, skill: int) -> int:
    """A tile: what it saves in the rounds to come, less the more tiles one has, and one more art to speak of."""
    secrets = MULTIPLIER[rumours_on(s, seat, Topic.SECRETS)] * 10
    if skill == Skill.HENSOJUTSU:
        return secrets + disguise_worth(s, seat)
    owned = 0
    for other in range(SKILLS - 1):
        owned += s.tiles[seat][other]
    return secrets + TILE_A_ROUND[skill] * (rounds_left(s) + 1) * 4 // (4 + owned)


@rule
def disguise_worth(s: Kyoto, seat: int) -> int:
    """A disguise: the best that one more influence does now."""
    best = 0
    for clan in range(CLANS):
        best = max(best, reward_for(s, clan, seat, 1) - reward_for(s, clan, seat, 0))
    return best * scorings_weight(s) // 300
