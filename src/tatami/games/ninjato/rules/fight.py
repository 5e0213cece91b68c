"""A fight: supports and skills are laid out one by one, then a card is struck, and together they beat the guard.

Nothing may be laid out unless some strike could still win with it, so a play once begun always ends in a guard beaten.
Force and stealth mirror each other: seen from stealth every value v counts as 6 - v, and what must then be beaten with
more is the mirrored guard. ``edge`` is a value so mirrored.
"""

from __future__ import annotations

from tatami.games.ninjato.components import (
    BLUFFS,
    CARDS,
    ELITE_VALUES,
    SET_HIGH,
    SET_LOW,
    Card,
    Mode,
    Option,
    Sign,
    Skill,
)
from tatami.games.ninjato.moves import Event, Move, Reason
from tatami.games.ninjato.rules.board import lose_card
from tatami.games.ninjato.state import NONE, NOT_SET, Foe, Kyoto
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.rule import rule

NO_EDGE = -99  # no play can be made at all
BOTH_MODES = 6  # a value and its mirror add up to this

# The skill that adds two and the skill that sets the best value, by force and by stealth.
ADDS_TWO = (Skill.KAYAKUJUTSU, Skill.SHINOBI_IRI)
SETS_BEST = (Skill.KENJUTSU, Skill.INTONJUTSU)

# What each of the moves from SHINOBI_IRI to TAIJUTSU uses: its tile, its swing, the value it sets.
TILE_OF = (Skill.SHINOBI_IRI, Skill.INTONJUTSU, Skill.KAYAKUJUTSU, Skill.KENJUTSU, Skill.TAIJUTSU)
SWING_OF = (-2, 0, 2, 0, 0)
SETTING_OF = (NOT_SET, SET_LOW, NOT_SET, SET_HIGH, NOT_SET)


@rule
def edge(s: Kyoto, value: int) -> int:
    """A value as the present mode counts it: the more, the better."""
    return value if s.mode == Mode.FORCE else BOTH_MODES - value


@rule
def guard_value(s: Kyoto, half: int) -> int:
    """What a guard counts against the present mode."""
    if s.foe == Foe.ELITE:
        return ELITE_VALUES[s.mode][s.foe_kind * 2 + half]
    return s.foe_kind % CARDS + 1


@rule
def stands(s: Kyoto, half: int) -> bool:
    """Whether that guard of the card is there and not yet beaten."""
    return (s.standing >> half) & 1 == 1


@rule
def weakest(s: Kyoto) -> int:
    """The edge of the guard that is easiest to beat, among those that stand."""
    lowest = BOTH_MODES * 2
    for half in range(2):
        if stands(s, half):
            lowest = min(lowest, edge(s, guard_value(s, half)))
    return lowest


@rule
def beats(s: Kyoto, value: int, half: int) -> bool:
    """Force needs more, stealth less; equal is not enough."""
    return edge(s, value) > edge(s, guard_value(s, half))


@rule
def play_value(s: Kyoto, printed: int) -> int:
    """The set value or the printed one, and then everything that was added."""
    value = printed if s.setting == NOT_SET else s.setting
    return value + s.swing


@rule
def reach(s: Kyoto, seat: int, threes: int, swing: int, setting: int, used: int, turned_up: int) -> int:
    """The best edge that any play can still come to, if so many threes stay in hand and these tiles change.

    ``used`` is a tile that will be face down, ``turned_up`` one that will be face up (either may be NONE); Kuji-kiri
    may give one more use of a tile, before or after its own.
    """
    hand = s.hand[seat]
    ready = s.ready[seat]
    tiles = s.tiles[seat]
    printed = NO_EDGE
    supports = NO_EDGE
    for card in range(CARDS):
        copies = threes if card == Card.THREE else hand[card]
        if copies > 0:
            spare = threes - 1 if card == Card.THREE else threes
            supports = max(supports, spare)
            printed = max(printed, edge(s, card + 1) + spare)
    if s.options[Option.BORYAKU_MODIFIERS] and tile_left(ready[Skill.BORYAKU], Skill.BORYAKU, used, turned_up) > 0:
        supports = max(supports, threes)
        printed = max(printed, BLUFFS[1] + threes)
    adds_two = ADDS_TWO[s.mode]
    sets_best = SETS_BEST[s.mode]
    added = tile_left(ready[Skill.TAIJUTSU], Skill.TAIJUTSU, used, turned_up)
    added += 2 * tile_left(ready[adds_two], adds_two, used, turned_up)
    kuji = tile_left(ready[Skill.KUJI_KIRI], Skill.KUJI_KIRI, used, turned_up) > 0
    setters = tile_left(ready[sets_best], sets_best, used, turned_up)
    again = 0
    if kuji:
        again = 2 if tiles[adds_two] > 0 else min(tiles[Skill.TAIJUTSU], 1)
    if setting != NOT_SET:
        best = edge(s, setting) + supports + added + again
    else:
        best = printed
        if setters > 0:
            best = max(best, SET_HIGH + supports)
        best += added + again
        if kuji and tiles[sets_best] > setters:
            best = max(best, SET_HIGH + supports + added)
    if kuji and s.options[Option.BORYAKU_MODIFIERS] and tiles[Skill.BORYAKU] > 0:
        best = max(best, turned_up_bluff(s, setting, setters > 0) + threes + added)
    return best + (swing if s.mode == Mode.FORCE else -swing)


@rule
def turned_up_bluff(s: Kyoto, setting: int, can_set: bool) -> int:
    """The edge of Boryaku if Kuji-kiri is spent on it: as it is, or with the value that is set or can be."""
    if setting != NOT_SET:
        return edge(s, setting)
    return SET_HIGH if can_set else BLUFFS[1]


@rule
def tile_left(ready: int, skill: int, used: int, turned_up: int) -> int:
    """How many tiles of a skill are face up after a change."""
    if skill == used:
        ready -= 1
    if skill == turned_up:
        ready += 1
    return ready


@rule
def can_win_with(s: Kyoto, seat: int, threes: int, swing: int, setting: int, used: int, turned_up: int) -> bool:
    """Whether some strike would beat a guard after this is laid out."""
    return reach(s, seat, threes, swing, setting, used, turned_up) > weakest(s)


@rule
def tile_refusal(s: Kyoto, seat: int, skill: int) -> int:
    """A tile works once a round."""
    if s.tiles[seat][skill] == 0:
        return Reason.TILE_NOT_LEARNT
    if s.ready[seat][skill] == 0:
        return Reason.TILE_IS_USED
    return Reason.NONE


@rule
def swing_of(sign: int) -> int:
    """Up or down by one."""
    return 1 if sign == Sign.UP else -1


@rule
def support_refusal(s: Kyoto, seat: int, sign: int) -> int:
    """A three, beside the card that is struck, gives one up or down."""
    threes = s.hand[seat][Card.THREE]
    if threes == 0:
        return Reason.NOT_IN_HAND
    if not can_win_with(s, seat, threes - 1, s.swing + swing_of(sign), s.setting, NONE, NONE):
        return Reason.PLAY_CANNOT_WIN
    return Reason.NONE


@rule
def support(s: Kyoto, seat: int, sign: int, log: Log | None) -> None:
    """Lay out a three."""
    lose_card(s, seat, Card.THREE)
    s.prepared += 1
    s.swing += swing_of(sign)
    tell(log, EVERYONE, Event.SUPPORTED, seat, sign, 0)


@rule
def skill_refusal(s: Kyoto, seat: int, move: int, sign: int) -> int:
    """Skills that change a value, in one play as many as one likes, but only one that sets it."""
    place = move - Move.SHINOBI_IRI
    skill = TILE_OF[place]
    reason = tile_refusal(s, seat, skill)
    if reason != Reason.NONE:
        return reason
    setting = s.setting
    if SETTING_OF[place] != NOT_SET:
        if setting != NOT_SET:
            return Reason.ONE_SETTING_A_PLAY
        setting = SETTING_OF[place]
    swing = s.swing + skill_swing(move, sign)
    if not can_win_with(s, seat, s.hand[seat][Card.THREE], swing, setting, skill, NONE):
        return Reason.PLAY_CANNOT_WIN
    return Reason.NONE


@rule
def skill_swing(move: int, sign: int) -> int:
    """What a skill adds; Taijutsu works either way."""
    if move == Move.TAIJUTSU:
        return swing_of(sign)
    return SWING_OF[move - Move.SHINOBI_IRI]


@rule
def use_skill(s: Kyoto, seat: int, move: int, sign: int, log: Log | None) -> None:
    """Turn the tile down and lay its value out."""
    place = move - Move.SHINOBI_IRI
    spend_tile(s, seat, TILE_OF[place], log)
    s.prepared += 1
    s.swing += skill_swing(move, sign)
    if SETTING_OF[place] != NOT_SET:
        s.setting = SETTING_OF[place]


@rule
def spend_tile(s: Kyoto, seat: int, skill: int, log: Log | None) -> None:
    """A used tile lies face down until the round ends."""
    s.ready[seat][skill] -= 1
    tell(log, EVERYONE, Event.SKILL_USED, seat, skill, 0)


@rule
def strike_refusal(s: Kyoto, seat: int, card: int, half: int) -> int:
    """A card of the hand that, with all that is laid out, beats that guard."""
    if not stands(s, half):
        return Reason.NO_SUCH_GUARD
    if s.hand[seat][card] == 0:
        return Reason.NOT_IN_HAND
    if not beats(s, play_value(s, card + 1), half):
        return Reason.GUARD_IS_NOT_BEATEN
    return Reason.NONE


@rule
def boryaku_refusal(s: Kyoto, seat: int, bluff: int, half: int) -> int:
    """Boryaku is a whole play of 2 or 4 by itself, unless the table lets it be supported."""
    if not stands(s, half):
        return Reason.NO_SUCH_GUARD
    reason = tile_refusal(s, seat, Skill.BORYAKU)
    if reason != Reason.NONE:
        return reason
    if s.prepared > 0 and not s.options[Option.BORYAKU_MODIFIERS]:
        return Reason.BORYAKU_STANDS_ALONE
    if not beats(s, play_value(s, BLUFFS[bluff]), half):
        return Reason.GUARD_IS_NOT_BEATEN
    return Reason.NONE


@rule
def strike(s: Kyoto, seat: int, card: int, half: int, log: Log | None) -> None:
    """Play the card; it is discarded at once."""
    lose_card(s, seat, card)
    tell(log, EVERYONE, Event.STRUCK, seat, card, play_value(s, card + 1))
    fell(s, seat, half, log)


@rule
def bluff_guard(s: Kyoto, seat: int, bluff: int, half: int, log: Log | None) -> None:
    """No card is needed."""
    spend_tile(s, seat, Skill.BORYAKU, log)
    tell(log, EVERYONE, Event.BLUFFED, seat, bluff, play_value(s, BLUFFS[bluff]))
    fell(s, seat, half, log)


@rule
def fell(s: Kyoto, seat: int, half: int, log: Log | None) -> None:
    """That guard is beaten, and the play is over."""
    tell(log, EVERYONE, Event.GUARD_BEATEN, seat, guard_value(s, half), 0)
    s.standing &= ~(1 << half)
    s.prepared = 0
    s.swing = 0
    s.setting = NOT_SET


@rule
def under_way_refusal(s: Kyoto) -> int:
    """A play once begun is finished first."""
    return Reason.PLAY_IS_UNDER_WAY if s.prepared > 0 else Reason.NONE
