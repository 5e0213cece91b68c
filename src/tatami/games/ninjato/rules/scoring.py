"""The scorings after rounds 3, 5 and 7: for each clan its leader chooses a reward, and the second gets the other."""

from __future__ import annotations

from tatami.games.ninjato.components import (
    CLANS,
    ENVOY_AGE,
    ENVOY_MASK,
    ENVOYS,
    ENVOYS_A_CLAN,
    OLDER_THAN_ALL,
    RUMOURS,
    SCORING_ORDER,
    Option,
    Skill,
)
from tatami.games.ninjato.moves import Event, Reason
from tatami.games.ninjato.rules.board import house_honour, on_offer, players, told_of_rumours
from tatami.games.ninjato.rules.purse import take_rumour
from tatami.games.ninjato.state import NONE, ON_OFFER, Kyoto, Reward, Step
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.rule import rule


@rule
def begin_scoring(s: Kyoto, log: Log | None) -> None:
    """Disguises are announced first."""
    tell(log, EVERYONE, Event.SCORING, s.round_number, 0, 0)
    s.step = Step.DISGUISE
    s.asking = 0
    for clan in range(CLANS):
        s.rewards[clan] = Reward.NOTHING


@rule
def can_disguise(s: Kyoto, seat: int) -> bool:
    """A tile is left, and a masked envoy whom none helps yet."""
    tiles = s.tiles[seat][Skill.HENSOJUTSU]
    open_masks = 0
    for envoy in range(ENVOYS):
        if s.envoy_at[envoy] == seat:
            if s.disguised[envoy]:
                tiles -= 1
            elif ENVOY_MASK[envoy]:
                open_masks += 1
    return tiles > 0 and open_masks > 0


@rule
def disguise_refusal(s: Kyoto, seat: int, envoy: int) -> int:
    """Each tile helps another of one's own masked envoys."""
    if s.envoy_at[envoy] != seat:
        return Reason.NOT_YOUR_ENVOY
    if not ENVOY_MASK[envoy]:
        return Reason.ENVOY_HAS_NO_MASK
    if s.disguised[envoy]:
        return Reason.ENVOY_IS_DISGUISED
    return Reason.NONE


@rule
def disguise(s: Kyoto, seat: int, envoy: int, log: Log | None) -> None:
    """One more influence, for this scoring."""
    s.disguised[envoy] = 1
    tell(log, EVERYONE, Event.DISGUISED, seat, envoy, 0)


@rule
def ask_for_disguises(s: Kyoto) -> None:
    """In turn order, whoever can; then the leaders."""
    while s.asking < players(s):
        s.turn = s.order[s.asking]
        if can_disguise(s, s.turn):
            return
        s.asking += 1
    s.asking = 0
    s.step = Step.LEADERS


@rule
def standing_in(s: Kyoto, clan: int, seat: int) -> int:
    """Influence first, then the age of the oldest envoy of the clan; 0 without an envoy."""
    influence = 0
    oldest = 0
    for envoy in range(clan * ENVOYS_A_CLAN, (clan + 1) * ENVOYS_A_CLAN):
        if s.envoy_at[envoy] == seat:
            influence += 1 + s.disguised[envoy]
            oldest = max(oldest, ENVOY_AGE[envoy])
    return influence * OLDER_THAN_ALL + oldest


@rule
def best_in(s: Kyoto, clan: int, but: int) -> int:
    """The seat that stands highest in a clan, leaving one out; NONE if nobody has an envoy there."""
    best = NONE
    highest = 0
    for seat in range(players(s)):
        if seat != but and standing_in(s, clan, seat) > highest:
            highest = standing_in(s, clan, seat)
            best = seat
    return best


@rule
def leader_of(s: Kyoto, clan: int) -> int:
    """The first of a clan, or NONE."""
    return best_in(s, clan, NONE)


@rule
def second_of(s: Kyoto, clan: int) -> int:
    """The second of a clan, or NONE; a leader who is alone may be both, if the table plays so."""
    leader = leader_of(s, clan)
    second = best_in(s, clan, leader)
    if second == NONE and s.options[Option.LONE_GETS_BOTH]:
        return leader
    return second


@rule
def clan_asked(s: Kyoto) -> int:
    """The clan that is rewarded now, by the order of the round track."""
    return SCORING_ORDER[s.round_number][s.asking]


@rule
def reward_leaders(s: Kyoto, log: Log | None) -> None:
    """Each leader chooses, in the order of the track; without rumours there is only honour."""
    while s.asking < CLANS:
        leader = leader_of(s, clan_asked(s))
        if leader == NONE:
            s.asking += 1
        elif on_offer(s.rumour_at) == 0:
            take_honour(s, leader, log)
        else:
            s.turn = leader
            return
    s.asking = 0
    s.step = Step.SECONDS


@rule
def reward_seconds(s: Kyoto, log: Log | None) -> None:
    """Each second gets what was left, in the order of the track; only the choice of a rumour is asked for."""
    while s.asking < CLANS:
        clan = clan_asked(s)
        second = second_of(s, clan)
        rumours = on_offer(s.rumour_at)
        if second == NONE:
            s.asking += 1
        elif s.rewards[clan] == Reward.RUMOUR:
            take_honour(s, second, log)
        elif rumours == 0:
            s.asking += 1
        elif rumours == 1:
            take_free_rumour(s, second, only_rumour(s), log)
        else:
            s.turn = second
            return
    s.step = Step.ROUND_ENDS


@rule
def only_rumour(s: Kyoto) -> int:
    """The first rumour on offer."""
    for rumour in range(RUMOURS):
        if s.rumour_at[rumour] == ON_OFFER:
            return rumour
    return NONE


@rule
def take_honour(s: Kyoto, seat: int, log: Log | None) -> None:
    """The houses of the clan are counted for this player."""
    clan = clan_asked(s)
    honour = house_honour(s, clan)
    s.honour[seat] += honour
    tell(log, EVERYONE, Event.HONOURED, seat, clan, honour)
    if s.step == Step.LEADERS:
        s.rewards[clan] = Reward.HONOUR
    s.asking += 1


@rule
def take_free_rumour(s: Kyoto, seat: int, rumour: int, log: Log | None) -> None:
    """A rumour without a price, and without honour for it."""
    clan = clan_asked(s)
    take_rumour(s, seat, rumour)
    told = told_of_rumours(s, seat)
    tell(log, told, Event.RUMOUR_GIVEN, seat, rumour, clan)
    if told != EVERYONE:
        tell(log, EVERYONE & ~told, Event.RUMOUR_GIVEN_UNSEEN, seat, clan, 0)
    if s.step == Step.LEADERS:
        s.rewards[clan] = Reward.RUMOUR
    s.asking += 1


@rule
def end_scoring(s: Kyoto) -> None:
    """Disguises are laid off."""
    s.asking = 0
    for envoy in range(ENVOYS):
        s.disguised[envoy] = 0
    for clan in range(CLANS):
        s.rewards[clan] = Reward.NOTHING
