"""Combat, step 1: the defender uses the abilities of the ronin, in any order, each once."""

from __future__ import annotations

from tatami.games.seven_ronin.components import (
    AREAS,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    RONIN,
    Edition,
    Option,
    Ronin,
)
from tatami.games.seven_ronin.moves import BASE, Event, Move, Reason
from tatami.games.seven_ronin.rules.village import (
    adjacent,
    alive,
    contested,
    defended,
    free,
    is_area,
    joining_refusal,
    within_reach,
)
from tatami.games.seven_ronin.rules.wounds import judge
from tatami.games.seven_ronin.state import Question, Step, Village
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.masks import allow
from tatami.kernel.record import Words
from tatami.kernel.rule import rule


@rule
def ability_refusal(s: Village, ronin: int) -> int:
    """Once a round, in step 1, on the board but not on the green, and not under a shrine marker."""
    if s.step != Step.RONIN or s.question != Question.NONE:
        return Reason.NOT_NOW
    if not alive(s, ronin):
        return Reason.RONIN_HAS_FALLEN
    if s.acted[ronin]:
        return Reason.ABILITY_IS_USED
    if s.cursed[ronin]:
        return Reason.ABILITY_IS_CURSED
    if not within_reach(s, ronin):
        return Reason.RONIN_IS_ON_THE_GREEN
    return Reason.NONE


@rule
def free_ability_refusal(s: Village, ronin: int) -> int:
    """Hayai, Taiko and Yumi act from a free area."""
    reason = ability_refusal(s, ronin)
    if reason == 0 and not free(s, s.post[ronin]):
        return Reason.AREA_IS_NOT_FREE
    return reason


@rule
def contested_ability_refusal(s: Village, ronin: int) -> int:
    """Musashi and Yobu act on a contested area."""
    reason = ability_refusal(s, ronin)
    if reason == 0 and not contested(s, s.post[ronin]):
        return Reason.AREA_IS_NOT_CONTESTED
    return reason


@rule
def strike_refusal(s: Village) -> int:
    """Musashi needs a ninja in his area."""
    return contested_ability_refusal(s, Ronin.MUSASHI)


@rule
def musashi_strikes(s: Village, log: Log | None) -> None:
    """Musashi cuts down one ninja in his area; it goes to the supply and wounds nobody."""
    area = s.post[Ronin.MUSASHI]
    s.acted[Ronin.MUSASHI] = 1
    s.ninja[area] -= 1
    s.supply += 1
    tell(log, EVERYONE, Event.MUSASHI_STRIKES, area, 0, 0)
    judge(s, log)


@rule
def shoot_refusal(s: Village) -> int:
    """Yumi needs a target in the reserve."""
    reason = free_ability_refusal(s, Ronin.YUMI)
    if reason == 0 and s.reserve == 0:
        return Reason.RESERVE_IS_EMPTY
    return reason


@rule
def yumi_shoots(s: Village, log: Log | None) -> None:
    """Yumi shoots one ninja of the reserve; it goes to the supply."""
    s.acted[Ronin.YUMI] = 1
    s.reserve -= 1
    s.supply += 1
    tell(log, EVERYONE, Event.YUMI_SHOOTS, s.reserve, 0, 0)
    judge(s, log)


@rule
def heal_refusal(s: Village, patient: int) -> int:
    """Taiko heals any other living ronin who has a wound, wherever that one stands."""
    reason = free_ability_refusal(s, Ronin.TAIKO)
    if reason != 0:
        return reason
    if patient == Ronin.TAIKO:
        return Reason.TAIKO_CANNOT_HEAL_HIMSELF
    if not alive(s, patient):
        return Reason.RONIN_HAS_FALLEN
    if s.wounds[patient] == 0:
        return Reason.NO_WOUND_TO_HEAL
    return Reason.NONE


@rule
def taiko_heals(s: Village, patient: int, log: Log | None) -> None:
    """Taiko takes one wound from another ronin's tile; it goes to the supply."""
    s.acted[Ronin.TAIKO] = 1
    s.wounds[patient] -= 1
    s.supply += 1
    tell(log, EVERYONE, Event.TAIKO_HEALS, patient, 0, 0)


@rule
def hayai_refusal(s: Village) -> int:
    """Hayai rides from a free area; whether he may while the animal pen keeps him is an option."""
    reason = free_ability_refusal(s, Ronin.HAYAI)
    if reason == 0 and s.held[Ronin.HAYAI] and s.options[Option.HELD_HAYAI_RIDES] == 0:
        return Reason.RONIN_IS_HELD
    return reason


@rule
def rides_only_to_occupied(s: Village) -> bool:
    """The strict reading of the second edition: no ronin there, not even Tasuke."""
    return s.options[Option.EDITION] == Edition.SECOND and s.options[Option.STRICT_HAYAI] == 1


@rule
def ride_refusal(s: Village, place: int) -> int:
    """Hayai rides to any area with ninja that no ronin defends, or only Tasuke."""
    reason = hayai_refusal(s)
    if reason != 0:
        return reason
    if not is_area(place):
        return Reason.GREEN_IS_NO_AREA
    if s.ninja[place] == 0:
        return Reason.NO_NINJA_THERE
    if rides_only_to_occupied(s) and defended(s, place):
        return Reason.AREA_IS_DEFENDED
    return joining_refusal(s, Ronin.HAYAI, place, s.post)


@rule
def hayai_rides(s: Village, place: int, log: Log | None) -> None:
    """Hayai moves; nothing on the way stops him."""
    s.acted[Ronin.HAYAI] = 1
    s.post[Ronin.HAYAI] = place
    tell(log, EVERYONE, Event.HAYAI_RIDES, place, 0, 0)


@rule
def drive_refusal(s: Village, place: int) -> int:
    """Yobu drives ninja from his area to an adjacent one."""
    if s.question != Question.DRIVE:
        reason = contested_ability_refusal(s, Ronin.YOBU)
        if reason != 0:
            return reason
    if not is_area(place):
        return Reason.GREEN_IS_NO_AREA
    if not adjacent(s.post[Ronin.YOBU], place):
        return Reason.NOT_ADJACENT
    return Reason.NONE


@rule
def yobu_drives(s: Village, place: int, log: Log | None) -> None:
    """Yobu drives one ninja to an adjacent area, whatever its limit; then a second, if he likes."""
    area = s.post[Ronin.YOBU]
    s.ninja[area] -= 1
    s.ninja[place] += 1
    tell(log, EVERYONE, Event.YOBU_DRIVES, area, place, 0)
    first = s.acted[Ronin.YOBU] == 0
    s.acted[Ronin.YOBU] = 1
    s.question = Question.DRIVE if first and s.ninja[area] > 0 else Question.NONE


@rule
def allow_drives(s: Village, mask: Words) -> None:
    """The two areas next to Yobu's."""
    area = s.post[Ronin.YOBU]
    allow(mask, BASE[Move.DRIVE] + CLOCKWISE[area])
    allow(mask, BASE[Move.DRIVE] + COUNTER_CLOCKWISE[area])


@rule
def allow_abilities(s: Village, mask: Words) -> None:
    """Every use of an ability that is open now."""
    if strike_refusal(s) == 0:
        allow(mask, BASE[Move.STRIKE])
    if shoot_refusal(s) == 0:
        allow(mask, BASE[Move.SHOOT])
    if free_ability_refusal(s, Ronin.TAIKO) == 0:
        for patient in range(RONIN):
            if patient != Ronin.TAIKO and s.wounds[patient] > 0:
                allow(mask, BASE[Move.HEAL] + patient)
    if hayai_refusal(s) == 0:
        for area in range(AREAS):
            if s.ninja[area] > 0 and ride_refusal(s, area) == 0:
                allow(mask, BASE[Move.RIDE] + area)
    if contested_ability_refusal(s, Ronin.YOBU) == 0:
        allow_drives(s, mask)


@rule
def somebody_rides(s: Village) -> bool:
    """Whether Hayai has anywhere to go."""
    if hayai_refusal(s) != 0:
        return False
    for area in range(AREAS):
        if s.ninja[area] > 0 and ride_refusal(s, area) == 0:
            return True
    return False


@rule
def somebody_heals(s: Village) -> bool:
    """Whether Taiko has anyone to heal."""
    if free_ability_refusal(s, Ronin.TAIKO) != 0:
        return False
    for patient in range(RONIN):
        if patient != Ronin.TAIKO and s.wounds[patient] > 0:
            return True
    return False


@rule
def somebody_can_act(s: Village) -> bool:
    """Whether the defender has anything to decide in step 1."""
    if strike_refusal(s) == 0 or shoot_refusal(s) == 0:
        return True
    if contested_ability_refusal(s, Ronin.YOBU) == 0:
        return True
    return somebody_heals(s) or somebody_rides(s)
