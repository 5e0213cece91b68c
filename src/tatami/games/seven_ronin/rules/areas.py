"""Combat, step 3: the attacker uses the abilities of the areas he occupies, in any order, each once."""

from __future__ import annotations

from tatami.games.seven_ronin.components import (
    AREAS,
    AREAS_TO_WIN,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    RONIN,
    Edition,
    Option,
    Place,
    Ronin,
)
from tatami.games.seven_ronin.moves import BASE, Event, Move, Reason
from tatami.games.seven_ronin.rules.village import alive, is_area, ninja_on_areas, occupied, within_reach
from tatami.games.seven_ronin.rules.wounds import fight, judge, tell_who_holds, wound_from_supply
from tatami.games.seven_ronin.state import Question, Step, Village
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.masks import allow
from tatami.kernel.record import Words
from tatami.kernel.rule import rule


@rule
def area_refusal(s: Village, area: int) -> int:
    """An area acts in step 3, while occupied, once a round."""
    if s.step != Step.AREAS or s.question != Question.NONE:
        return Reason.NOT_NOW
    if not occupied(s, area):
        return Reason.AREA_IS_NOT_OCCUPIED
    if s.used[area]:
        return Reason.ABILITY_IS_USED
    return Reason.NONE


@rule
def source_refusal(s: Village, area: int) -> int:
    """An ability comes from its own area, or from the inn that copies it."""
    if s.question == Question.COPY:
        return Reason.NONE if s.asked == area else Reason.INN_COPIES_ANOTHER
    return area_refusal(s, area)


@rule
def spend(s: Village, area: int) -> None:
    """Use up an area's ability; a copy spends only the inn."""
    if s.question == Question.COPY:
        s.question = Question.NONE
    else:
        s.used[area] = 1


@rule
def target_refusal(s: Village, ronin: int) -> int:
    """Areas choose a living ronin who does not stand on the green."""
    if not alive(s, ronin):
        return Reason.RONIN_HAS_FALLEN
    if not within_reach(s, ronin):
        return Reason.RONIN_IS_ON_THE_GREEN
    return Reason.NONE


@rule
def targeted_refusal(s: Village, area: int, ronin: int) -> int:
    """The well, the animal pen and the shrine choose one ronin."""
    reason = source_refusal(s, area)
    if reason != 0:
        return reason
    return target_refusal(s, ronin)


@rule
def shoot_at_neighbours(s: Village, area: int, log: Log | None) -> None:
    """Each ronin on the two areas beside the archers takes a wound; Tasuke cannot take another's."""
    tell(log, EVERYONE, Event.WATCHTOWER_SHOOTS, area, 0, 0)
    for ronin in range(RONIN):
        if s.post[ronin] == CLOCKWISE[area] or s.post[ronin] == COUNTER_CLOCKWISE[area]:
            wound_from_supply(s, ronin, log)
    judge(s, log)


@rule
def watchtower_shoots(s: Village, log: Log | None) -> None:
    """The watchtower shoots at its two neighbours."""
    spend(s, Place.WATCHTOWER)
    shoot_at_neighbours(s, Place.WATCHTOWER, log)


@rule
def inn_copies_watchtower(s: Village, log: Log | None) -> None:
    """The inn shoots at its own neighbours; in the first edition the watchtower's are hit once more."""
    if s.options[Option.EDITION] == Edition.SECOND or s.options[Option.INN_SHOOTS_FROM_INN]:
        shoot_at_neighbours(s, Place.INN, log)
    else:
        shoot_at_neighbours(s, Place.WATCHTOWER, log)


@rule
def granary_feeds(s: Village, log: Log | None) -> None:
    """Two ninja come from the supply to the reserve, or what is left of it."""
    count = max(0, min(2, s.supply))
    s.supply -= count
    s.reserve += count
    tell(log, EVERYONE, Event.GRANARY_LOOTED, count, 0, 0)


@rule
def granary_looted(s: Village, log: Log | None) -> None:
    """The granary's own ability."""
    spend(s, Place.GRANARY)
    granary_feeds(s, log)


@rule
def well_poisons(s: Village, ronin: int, log: Log | None) -> None:
    """One chosen ronin takes a wound from the supply."""
    spend(s, Place.WELL)
    tell(log, EVERYONE, Event.WELL_POISONED, ronin, 0, 0)
    wound_from_supply(s, ronin, log)
    judge(s, log)


@rule
def pen_keeps(s: Village, ronin: int, log: Log | None) -> None:
    """One chosen ronin will stay where he is for another round."""
    spend(s, Place.ANIMAL_PEN)
    s.penned[ronin] = 1
    tell(log, EVERYONE, Event.PENNED, ronin, s.post[ronin], 0)


@rule
def shrine_curses(s: Village, ronin: int, log: Log | None) -> None:
    """One chosen ronin has no ability next round; Kabe has none to lose."""
    spend(s, Place.SHRINE)
    if ronin != Ronin.KABE:
        s.marked[ronin] = 1
    tell(log, EVERYONE, Event.CURSED, ronin, 0, 0)


@rule
def recall_refusal(s: Village, place: int) -> int:
    """The burial grounds take back ninja from village areas, never from the green."""
    if s.question != Question.RECALL:
        reason = source_refusal(s, Place.BURIAL_GROUNDS)
        if reason != 0:
            return reason
    if not is_area(place):
        return Reason.GREEN_IS_NO_AREA
    if s.ninja[place] == 0:
        return Reason.NO_NINJA_THERE
    return Reason.NONE


@rule
def recall(s: Village, place: int, log: Log | None) -> None:
    """One ninja returns to the reserve; then a second, from there or elsewhere, if the attacker likes."""
    first = s.question != Question.RECALL
    if first:
        spend(s, Place.BURIAL_GROUNDS)
    s.ninja[place] -= 1
    s.reserve += 1
    tell(log, EVERYONE, Event.RECALLED, place, 0, 0)
    s.question = Question.RECALL if first and ninja_on_areas(s) > 0 else Question.NONE


@rule
def infiltrate_refusal(s: Village, place: int, count: int) -> int:
    """The passage brings ninja of the reserve to one village area, never to the green."""
    reason = source_refusal(s, Place.PASSAGE)
    if reason != 0:
        return reason
    if not is_area(place):
        return Reason.GREEN_IS_NO_AREA
    if s.reserve < count:
        return Reason.RESERVE_IS_EMPTY
    return Reason.NONE


@rule
def infiltrate(s: Village, place: int, count: int, log: Log | None) -> None:
    """One or two ninja arrive; if a ronin stands there they fight at once, and what they take may act this round."""
    spend(s, Place.PASSAGE)
    s.reserve -= count
    s.ninja[place] += count
    tell(log, EVERYONE, Event.INFILTRATED, place, count, 0)
    tell_who_holds(s, place, log)
    fight(s, place, log)


@rule
def somebody_in_reach(s: Village) -> bool:
    """Whether any ronin can be chosen."""
    for ronin in range(RONIN):
        if within_reach(s, ronin):
            return True
    return False


@rule
def finds_a_target(s: Village, area: int) -> bool:
    """Whether an area's ability has anything to choose from."""
    if area == Place.WELL or area == Place.ANIMAL_PEN or area == Place.SHRINE:
        return somebody_in_reach(s)
    if area == Place.PASSAGE:
        return s.reserve > 0
    return True


@rule
def copy_refusal(s: Village, place: int) -> int:
    """The inn copies another area that is occupied too."""
    reason = area_refusal(s, Place.INN)
    if reason != 0:
        return reason
    if not is_area(place):
        return Reason.GREEN_IS_NO_AREA
    if place == Place.INN:
        return Reason.INN_CANNOT_COPY_ITSELF
    if not occupied(s, place):
        return Reason.AREA_IS_NOT_OCCUPIED
    if not finds_a_target(s, place):
        return Reason.NOTHING_TO_COPY
    return Reason.NONE


@rule
def is_field(area: int) -> bool:
    """One of the two fields."""
    return area == Place.FIELDS_2 or area == Place.FIELDS_3


@rule
def inn_copies(s: Village, place: int, log: Log | None) -> None:
    """The inn resolves another area's ability once more; what needs a target asks for it."""
    s.used[Place.INN] = 1
    tell(log, EVERYONE, Event.INN_COPIES, place, 0, 0)
    if place == Place.WATCHTOWER:
        inn_copies_watchtower(s, log)
    elif place == Place.GRANARY:
        granary_feeds(s, log)
    elif is_field(place):
        s.inn_is_field = 1
    else:
        s.question = Question.COPY
        s.asked = place


@rule
def occupied_areas(s: Village) -> int:
    """Areas held, for victory: two fields count as three, and the inn may stand in for one of the two."""
    count = 0
    for area in range(AREAS):
        if occupied(s, area):
            count += 1
    fields = 0
    if occupied(s, Place.FIELDS_2):
        fields += 1
    if occupied(s, Place.FIELDS_3):
        fields += 1
    if fields == 2 or (fields == 1 and s.inn_is_field and occupied(s, Place.INN)):
        count += 1
    return count


@rule
def village_is_taken(s: Village) -> bool:
    """Enough areas are held at the end of step 3."""
    return occupied_areas(s) >= AREAS_TO_WIN


@rule
def allow_targets(s: Village, mask: Words, first: int) -> None:
    """One action for each ronin that areas can choose."""
    for ronin in range(RONIN):
        if within_reach(s, ronin):
            allow(mask, first + ronin)


@rule
def allow_recalls(s: Village, mask: Words) -> None:
    """One action for each area that has ninja."""
    for area in range(AREAS):
        if s.ninja[area] > 0:
            allow(mask, BASE[Move.RECALL] + area)


@rule
def allow_infiltration(s: Village, mask: Words) -> None:
    """One or two ninja to any area."""
    for area in range(AREAS):
        if s.reserve > 0:
            allow(mask, BASE[Move.INFILTRATE] + 2 * area)
        if s.reserve > 1:
            allow(mask, BASE[Move.INFILTRATE] + 2 * area + 1)


@rule
def allow_ability(s: Village, area: int, mask: Words) -> None:
    """The actions that use an area's ability."""
    if area == Place.WATCHTOWER:
        allow(mask, BASE[Move.VOLLEY])
    elif area == Place.GRANARY:
        allow(mask, BASE[Move.LOOT])
    elif area == Place.WELL:
        allow_targets(s, mask, BASE[Move.POISON])
    elif area == Place.ANIMAL_PEN:
        allow_targets(s, mask, BASE[Move.PEN])
    elif area == Place.SHRINE:
        allow_targets(s, mask, BASE[Move.CURSE])
    elif area == Place.BURIAL_GROUNDS:
        allow_recalls(s, mask)
    elif area == Place.PASSAGE:
        allow_infiltration(s, mask)


@rule
def allow_copies(s: Village, mask: Words) -> None:
    """Every area that the inn may copy."""
    for area in range(AREAS):
        if s.ninja[area] > 0 and copy_refusal(s, area) == 0:
            allow(mask, BASE[Move.COPY] + area)


@rule
def allow_occupied(s: Village, mask: Words) -> None:
    """Every use of an occupied area that is open now."""
    for area in range(AREAS):
        if s.ninja[area] > 0 and area_refusal(s, area) == 0:
            if area == Place.INN:
                allow_copies(s, mask)
            else:
                allow_ability(s, area, mask)


@rule
def copies_something(s: Village) -> bool:
    """Whether the inn has anything to copy."""
    for area in range(AREAS):
        if s.ninja[area] > 0 and copy_refusal(s, area) == 0:
            return True
    return False


@rule
def some_area_can_act(s: Village) -> bool:
    """Whether the attacker has anything to decide in step 3."""
    for area in range(AREAS):
        if s.ninja[area] > 0 and not is_field(area) and area_refusal(s, area) == 0:
            if area == Place.INN:
                if copies_something(s):
                    return True
            elif finds_a_target(s, area):
                return True
    return False
