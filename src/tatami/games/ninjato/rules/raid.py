"""Raids: guard after guard, treasure after treasure, until the raider leaves, fails, or has cleared the house."""

from __future__ import annotations

from tatami.games.ninjato.components import CARDS, HOUSES, TREASURES
from tatami.games.ninjato.moves import Event, Reason
from tatami.games.ninjato.rules.board import (
    add_treasure,
    banner_in_use,
    clan_of_banner,
    draw_from,
    highest_of,
    lowest_of,
    open_house,
)
from tatami.games.ninjato.state import NONE, NOT_SET, Foe, Kyoto, Pool, Step
from tatami.kernel.chance import NOTHING, total
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.rule import rule

ALONE = 1  # bits of the guards of a card: only the first
PAIR = 3
FIRST_PAIR = 6  # the elites from Menuki on are pairs


@rule
def raid_refusal(s: Kyoto, house: int) -> int:
    """Any house but a cleared one, whoever has been there before."""
    return Reason.NONE if open_house(s, house) else Reason.HOUSE_IS_CLOSED


@rule
def begin_raid(s: Kyoto, seat: int, house: int, mode: int, log: Log | None) -> None:
    """The sentry comes first."""
    s.house = house
    s.mode = mode
    s.setting = NOT_SET
    tell(log, EVERYONE, Event.RAID_BEGINS, seat, house, mode)
    tell(log, EVERYONE, Event.SENTRY_STANDS, s.sentry[house] % CARDS + 1, 0, 0)
    face(s, Foe.SENTRY, s.sentry[house], ALONE)


@rule
def face(s: Kyoto, foe: int, kind: int, standing: int) -> None:
    """A guard stands in the way."""
    s.foe = foe
    s.foe_kind = kind
    s.standing = standing
    s.step = Step.FIGHT


@rule
def light_left(s: Kyoto) -> bool:
    """A normal guard comes while a light treasure is left, an elite when only red ones are."""
    return total(s.light[s.house]) > 0


@rule
def banzai_refusal(s: Kyoto) -> int:
    """There must be a guard to turn over."""
    if light_left(s):
        left = total(s.guards) + total(s.guards_gone)
    else:
        left = total(s.elites) + total(s.elites_gone)
    return Reason.NONE if left > 0 else Reason.NO_GUARD_LEFT


@rule
def banzai(s: Kyoto, log: Log | None) -> None:
    """Turn over the next guard."""
    if light_left(s):
        guard = draw_from(s, Pool.GUARDS, s.guards, s.guards_gone)
        face(s, Foe.GUARD, guard, ALONE)
        tell(log, EVERYONE, Event.GUARD_APPEARS, guard % CARDS + 1, 0, 0)
        if guard >= CARDS:
            raise_alarm(s, log)
    else:
        elite = draw_from(s, Pool.ELITES, s.elites, s.elites_gone)
        face(s, Foe.ELITE, elite, PAIR if elite >= FIRST_PAIR else ALONE)
        tell(log, EVERYONE, Event.ELITE_APPEARS, elite, 0, 0)


@rule
def raise_alarm(s: Kyoto, log: Log | None) -> None:
    """One more treasure, and the highest light one, the new one included, is turned red; without it, nothing."""
    treasure = add_treasure(s, s.house)
    if treasure != NOTHING:
        tell(log, EVERYONE, Event.ALARM, treasure, 0, 0)
        redden_highest(s, log)


@rule
def redden_highest(s: Kyoto, log: Log | None) -> None:
    """The highest light treasure of the house is turned red."""
    highest = highest_of(s.light[s.house])
    s.light[s.house][highest] -= 1
    s.red[s.house][highest] += 1
    tell(log, EVERYONE, Event.TURNED_RED, highest, 0, 0)


@rule
def win_treasure(s: Kyoto, seat: int, log: Log | None) -> None:
    """Once every guard of the card is beaten, the next treasure is the raider's; the last one clears the house."""
    if s.standing != 0:
        return
    dismiss_foe(s, seat, True, log)
    take_next_treasure(s, seat, log)
    s.step = Step.DARE
    if total(s.light[s.house]) + total(s.red[s.house]) == 0:
        clear_house(s, seat, log)


@rule
def dismiss_foe(s: Kyoto, seat: int, beaten: bool, log: Log | None) -> None:
    """A drawn guard is discarded when its fight is over, but beaten elites are kept; the sentry stays."""
    if s.foe == Foe.GUARD:
        s.guards_gone[s.foe_kind] += 1
    elif s.foe == Foe.ELITE:
        if beaten:
            s.beaten[seat][s.foe_kind] += 1
            tell(log, EVERYONE, Event.ELITE_KEPT, seat, s.foe_kind, 0)
        else:
            s.elites_gone[s.foe_kind] += 1
    s.foe = Foe.NOBODY
    s.foe_kind = 0
    s.standing = 0


@rule
def take_next_treasure(s: Kyoto, seat: int, log: Log | None) -> None:
    """Light ones first, then red ones, each from the lowest up."""
    treasure = lowest_of(s.light[s.house])
    if treasure != NONE:
        s.light[s.house][treasure] -= 1
        s.loot_light[treasure] += 1
    else:
        treasure = lowest_of(s.red[s.house])
        s.red[s.house][treasure] -= 1
        s.loot_red[treasure] += 1
    tell(log, EVERYONE, Event.TREASURE_WON, seat, treasure, 0)


@rule
def loot_size(s: Kyoto) -> int:
    """Treasures on the shuriken."""
    return total(s.loot_light) + total(s.loot_red)


@rule
def carry_off(s: Kyoto, seat: int) -> int:
    """All that is on the shuriken goes to the purse; gives how many they are."""
    count = loot_size(s)
    for treasure in range(TREASURES):
        s.purse[seat][treasure] += s.loot_light[treasure] + s.loot_red[treasure]
        s.loot_light[treasure] = 0
        s.loot_red[treasure] = 0
    return count


@rule
def clear_house(s: Kyoto, seat: int, log: Log | None) -> None:
    """Every treasure is taken: the sentry goes, the house closes, and another clan will have it."""
    tell(log, EVERYONE, Event.CLEARED, seat, s.house, carry_off(s, seat))
    s.guards_gone[s.sentry[s.house]] += 1
    s.sentry[s.house] = NONE
    s.step = Step.CLAIM


@rule
def claim_refusal(s: Kyoto, banner: int) -> int:
    """Any token of the supply, but of another clan."""
    if banner_in_use(s, banner):
        return Reason.BANNER_IS_NOT_FREE
    if clan_of_banner(banner) == clan_of_banner(s.banner[s.house]):
        return Reason.BANNER_OF_THE_SAME_CLAN
    return Reason.NONE


@rule
def claim(s: Kyoto, seat: int, banner: int, log: Log | None) -> None:
    """The house changes hands."""
    tell(log, EVERYONE, Event.CLAIMED, seat, s.house, banner)
    s.banner[s.house] = banner
    end_raid(s)


@rule
def leave(s: Kyoto, seat: int, log: Log | None) -> None:
    """Keep everything; the house gets one more treasure."""
    tell(log, EVERYONE, Event.LEFT, seat, s.house, carry_off(s, seat))
    restock(s, log)


@rule
def fail(s: Kyoto, seat: int, log: Log | None) -> None:
    """Say so: one treasure of the shuriken will be kept, if there is any."""
    tell(log, EVERYONE, Event.FAILED, seat, s.house, 0)
    dismiss_foe(s, seat, False, log)
    if loot_size(s) == 0:
        restock(s, log)
    else:
        s.step = Step.KEEP


@rule
def keep_refusal(s: Kyoto, treasure: int) -> int:
    """One of those on the shuriken."""
    return Reason.NONE if s.loot_light[treasure] + s.loot_red[treasure] > 0 else Reason.NOT_ON_THE_SHURIKEN


@rule
def keep(s: Kyoto, seat: int, treasure: int, log: Log | None) -> None:
    """One is kept, the others are discarded."""
    tell(log, EVERYONE, Event.KEPT, seat, treasure, 0)
    s.purse[seat][treasure] += 1
    s.spent[treasure] -= 1
    for other in range(TREASURES):
        s.spent[other] += s.loot_light[other] + s.loot_red[other]
        s.loot_light[other] = 0
        s.loot_red[other] = 0
    restock(s, log)


@rule
def restock(s: Kyoto, log: Log | None) -> None:
    """A house that was left or failed gets one more light treasure; the sentry recovers."""
    treasure = add_treasure(s, s.house)
    if treasure != NOTHING:
        tell(log, EVERYONE, Event.TREASURE_ADDED, s.house, treasure, 0)
    end_raid(s)


@rule
def end_raid(s: Kyoto) -> None:
    """Leave nothing of the raid behind."""
    s.house = 0
    s.mode = 0
    s.setting = NOT_SET
    s.step = Step.TURN_ENDS


@rule
def refill_houses(s: Kyoto, treasures: int, log: Log | None) -> None:
    """End of the round: a cleared house gets new treasures and a sentry, whose alarm nobody heeds."""
    for house in range(HOUSES):
        if not open_house(s, house):
            for _ in range(treasures):
                add_treasure(s, house)
            if total(s.light[house]) > 0:
                s.sentry[house] = draw_from(s, Pool.GUARDS, s.guards, s.guards_gone)
                tell(log, EVERYONE, Event.HOUSE_REFILLED, house, s.sentry[house] % CARDS + 1, 0)
