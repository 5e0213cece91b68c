"""Skills that change a raid and not a card: Chocho, Kuji-kiri and Seishin-teki."""

from __future__ import annotations

from tatami.games.ninjato.components import SKILLS, TREASURES, Card, Mode, Skill
from tatami.games.ninjato.moves import Event, Reason
from tatami.games.ninjato.rules.fight import can_win_with, spend_tile, tile_refusal, under_way_refusal
from tatami.games.ninjato.rules.raid import keep, redden_highest
from tatami.games.ninjato.state import Kyoto, Step
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.rule import rule


@rule
def is_red(token: int) -> bool:
    """Tokens count the light ones first, then the red ones."""
    return token >= TREASURES


@rule
def kind_of_token(token: int) -> int:
    """The treasure that a token is."""
    return token % TREASURES


@rule
def on_shuriken(s: Kyoto, token: int) -> int:
    """How many such tokens the raider has won."""
    kind = kind_of_token(token)
    return s.loot_red[kind] if is_red(token) else s.loot_light[kind]


@rule
def in_house(s: Kyoto, token: int) -> int:
    """How many such tokens lie in the house."""
    kind = kind_of_token(token)
    return s.red[s.house][kind] if is_red(token) else s.light[s.house][kind]


@rule
def chocho_refusal(s: Kyoto, seat: int, token: int) -> int:
    """Any treasure of the shuriken may be given, at any moment of the raid, even after failing."""
    reason = tile_refusal(s, seat, Skill.CHOCHO)
    if reason == Reason.NONE:
        reason = under_way_refusal(s)
    if reason == Reason.NONE and on_shuriken(s, token) == 0:
        return Reason.NOT_ON_THE_SHURIKEN
    return reason


@rule
def chocho(s: Kyoto, seat: int, token: int, log: Log | None) -> None:
    """Say what is given; then what is fetched for it."""
    spend_tile(s, seat, Skill.CHOCHO, log)
    s.given = token
    s.back_to = s.step
    s.step = Step.FETCH


@rule
def fetch_refusal(s: Kyoto, token: int) -> int:
    """Any treasure of the house."""
    return Reason.NONE if in_house(s, token) > 0 else Reason.NOT_IN_THE_HOUSE


@rule
def fetch(s: Kyoto, seat: int, token: int, log: Log | None) -> None:
    """Exchange the two.

    A token keeps its side on the shuriken. What comes into the house lies red only if it is red and a red one leaves.
    A light one for a red one lies light, and then the highest light treasure of the house turns red: the number of red
    ones never changes.
    """
    tell(log, EVERYONE, Event.EXCHANGED, seat, s.given, token)
    give = kind_of_token(s.given)
    come = kind_of_token(token)
    if is_red(s.given):
        s.loot_red[give] -= 1
    else:
        s.loot_light[give] -= 1
    if is_red(token):
        s.red[s.house][come] -= 1
        s.loot_red[come] += 1
    else:
        s.light[s.house][come] -= 1
        s.loot_light[come] += 1
    if is_red(token) and is_red(s.given):
        s.red[s.house][give] += 1
    else:
        s.light[s.house][give] += 1
        if is_red(token):
            redden_highest(s, log)
    s.step = s.back_to
    s.back_to = 0
    s.given = 0


@rule
def kuji_kiri_refusal(s: Kyoto, seat: int, skill: int) -> int:
    """Any used tile but itself and disguises; in the middle of a play only if the play can still win."""
    reason = tile_refusal(s, seat, Skill.KUJI_KIRI)
    if reason != Reason.NONE:
        return reason
    if skill == Skill.KUJI_KIRI or skill == Skill.HENSOJUTSU:
        return Reason.TILE_STAYS_DOWN
    if s.tiles[seat][skill] == 0:
        return Reason.TILE_NOT_LEARNT
    if s.ready[seat][skill] == s.tiles[seat][skill]:
        return Reason.TILE_IS_FRESH
    if s.prepared > 0:
        threes = s.hand[seat][Card.THREE]
        if not can_win_with(s, seat, threes, s.swing, s.setting, Skill.KUJI_KIRI, skill):
            return Reason.PLAY_CANNOT_WIN
    return Reason.NONE


@rule
def kuji_kiri(s: Kyoto, seat: int, skill: int, log: Log | None) -> None:
    """A used tile may be used again this round."""
    spend_tile(s, seat, Skill.KUJI_KIRI, log)
    s.ready[seat][skill] += 1
    tell(log, EVERYONE, Event.TURNED_UP, seat, skill, 0)


@rule
def seishin_teki_refusal(s: Kyoto, seat: int) -> int:
    """Whenever a guard stands or may be called."""
    reason = tile_refusal(s, seat, Skill.SEISHIN_TEKI)
    if reason == Reason.NONE:
        return under_way_refusal(s)
    return reason


@rule
def seishin_teki(s: Kyoto, seat: int, log: Log | None) -> None:
    """From force to stealth or back, for the rest of the raid; the guard in play counts against the new mode."""
    spend_tile(s, seat, Skill.SEISHIN_TEKI, log)
    s.mode = Mode.STEALTH if s.mode == Mode.FORCE else Mode.FORCE
    tell(log, EVERYONE, Event.MODE_CHANGED, seat, s.mode, 0)


@rule
def trick_is_possible(s: Kyoto, seat: int) -> bool:
    """Whether Chocho can be used after failing, or Kuji-kiri can turn any tile up."""
    if s.ready[seat][Skill.CHOCHO] > 0:
        return True
    for skill in range(SKILLS):
        if kuji_kiri_refusal(s, seat, skill) == Reason.NONE:
            return True
    return False


@rule
def keep_only_one(s: Kyoto, seat: int, log: Log | None) -> None:
    """After failing there is nothing to ask if only one kind of treasure can be kept."""
    kinds = 0
    last = 0
    for treasure in range(TREASURES):
        if s.loot_light[treasure] + s.loot_red[treasure] > 0:
            kinds += 1
            last = treasure
    if kinds == 1 and not trick_is_possible(s, seat):
        keep(s, seat, last, log)


@rule
def refresh_tiles(s: Kyoto, players: int) -> None:
    """End of the round: every used tile is turned up."""
    for seat in range(players):
        for skill in range(SKILLS):
            s.ready[seat][skill] = s.tiles[seat][skill]
