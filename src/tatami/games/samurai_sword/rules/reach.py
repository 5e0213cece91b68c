"""The words that all of the rules use: neighbours, the harmless, difficulty, and what characters change."""

from __future__ import annotations

from tatami.games.samurai_sword.components import (
    ALL_GEAR,
    ALL_WEAPONS,
    FEWEST,
    FIRST_PROPERTY,
    PROPERTIES,
    RESILIENCE,
    WOUNDS,
    Character,
    Option,
    Property,
    Shield,
    SpendMoment,
)
from tatami.games.samurai_sword.state import Feud
from tatami.kernel.rule import rule


@rule
def left_of(s: Feud, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def harmless(s: Feud, seat: int) -> bool:
    """Without resilience, or without cards: no target for weapons, and no obstacle either."""
    return s.resilience[seat] == 0 or s.hand_size[seat] == 0


@rule
def full_resilience(s: Feud, seat: int) -> int:
    """What the character begins with and recovers to."""
    return RESILIENCE[s.character[seat]]


@rule
def shogun_alone(s: Feud, seat: int) -> bool:
    """The shogun of a table of three, who has more of everything."""
    return s.players == FEWEST and seat == s.shogun


@rule
def steps_to(s: Feud, seat: int, target: int) -> int:
    """Steps clockwise to a target; the harmless in between are passed over."""
    steps = 1
    between = left_of(s, seat)
    while between != target:
        if not harmless(s, between):
            steps += 1
        between = left_of(s, between)
    return steps


@rule
def difficulty(s: Feud, seat: int, target: int) -> int:
    """The shorter way round to the target, and what it adds itself."""
    return min(steps_to(s, seat, target), steps_to(s, target, seat)) + shelter(s, target)


@rule
def shelter(s: Feud, target: int) -> int:
    """What a target adds to the difficulty: its armour, and one more for Benkei."""
    armour = s.front[target][Property.ARMOR]
    return armour + 1 if s.character[target] == Character.BENKEI else armour


@rule
def wounds_dealt(s: Feud, seat: int, target: int, weapon: int) -> int:
    """The weapon's wounds, one more for Musashi and for each Fast Draw; Ginchiyo takes one less, but at least one."""
    printed = WOUNDS[weapon]
    added = s.front[seat][Property.FAST_DRAW]
    if s.character[seat] == Character.MUSASHI:
        added += 1
    if s.character[target] != Character.GINCHIYO:
        return printed + added
    if s.options[Option.GINCHIYO] == Shield.TOTAL:
        return max(1, printed + added - 1)
    return max(1, printed - 1) + added


@rule
def weapons_allowed(s: Feud, seat: int) -> int:
    """One weapon a turn, one more for each Focus, for Goemon, and for the shogun of a table of three."""
    count = 1 + s.front[seat][Property.FOCUS]
    if s.character[seat] == Character.GOEMON:
        count += 1
    if shogun_alone(s, seat):
        count += 1
    return count


@rule
def cards_to_draw(s: Feud, seat: int) -> int:
    """Two cards in the draw phase, one more for Hideyoshi, and for the shogun of a table of three."""
    count = 2
    if s.character[seat] == Character.HIDEYOSHI:
        count += 1
    if shogun_alone(s, seat):
        count += 1
    return count


@rule
def can_bargain_any_time(s: Feud, seat: int) -> bool:
    """Nobunaga at every decision of his turn, by option, as long as it is not his last resilience."""
    if s.character[seat] != Character.NOBUNAGA or s.options[Option.NOBUNAGA_WHEN] != SpendMoment.TURN:
        return False
    return s.resilience[seat] > 1


@rule
def holds(s: Feud, seat: int, card: int) -> bool:
    """Whether a hand has such a card."""
    return s.kinds[seat] >> card & 1 == 1


@rule
def weapons_held(s: Feud, seat: int) -> int:
    """The weapons in a hand, one bit each."""
    return s.kinds[seat] & ALL_WEAPONS


@rule
def gear_held(s: Feud, seat: int) -> int:
    """The gear in a hand, one bit each."""
    return s.kinds[seat] >> FIRST_PROPERTY & ALL_GEAR


@rule
def properties_of(s: Feud, seat: int) -> int:
    """The properties that lie in front of a player, one bit each."""
    lying = 0
    for what in range(PROPERTIES):
        if s.front[seat][what] > 0:
            lying |= 1 << what
    return lying
