"""A test table: positions of Ninjato in readable words, played in the text notation.

``position`` lays the table as a test needs it: players black, white, purple and yellow in this turn order, empty hands
and purses, sentries of 3, 3, 4, 4 and 2, and the treasures fan, scroll and vase in every house. Whatever the test does
not name lies in its pile. The next card of a pile is chosen by leaving only that one in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.laid import LaidTable, dashed
from tatami.games.ninjato import GAME
from tatami.games.ninjato.components import (
    OPTIONS,
    Banner,
    Card,
    Elite,
    Envoy,
    House,
    Players,
    Rumour,
    Seat,
    Skill,
    Treasure,
)
from tatami.games.ninjato.knowledge import view
from tatami.games.ninjato.rules import actors, check, over, score, setup
from tatami.games.ninjato.rules.board import refill
from tatami.games.ninjato.rules.pieces import Invariant
from tatami.games.ninjato.state import IN_PILE, ON_OFFER, Kyoto, Pool, Step
from tatami.kernel.chance import receive, wipe
from tatami.kernel.events import spelled
from tatami.kernel.record import Row

SEAT = {spelled(seat): seat for seat in Seat}
SKILL = {spelled(skill): skill for skill in Skill}
TREASURE = {spelled(treasure): treasure for treasure in Treasure}
HOUSE = {spelled(house): house for house in House}
ELITE = {spelled(elite): elite for elite in Elite}
ENVOY = {spelled(envoy): envoy for envoy in Envoy}
RUMOUR = {spelled(rumour): rumour for rumour in Rumour}
BANNER = {spelled(banner): banner for banner in Banner}

PLAIN_HOUSE = "fan scroll vase"
PLAIN_SENTRIES = "33442"
Piles = Mapping[str, str]


class Table(LaidTable[Kyoto]):
    """A table of Ninjato."""

    game = GAME
    invariants = Invariant

    @property
    def kyoto(self) -> Kyoto:
        return self.s

    def raid(self, *moves: str, guards: str = "", elites: str = "", treasures: str = "") -> Table:
        """Black's moves in a raid; guards, elites and treasures come in the order they are named."""
        coming, elite, added = guards.split(), elites.split(), treasures.split()
        for move in moves:
            if move == "banzai":
                if sum(self.kyoto.light[self.kyoto.house]) > 0:
                    if coming:
                        self.next_guard(coming.pop(0))
                elif elite:
                    self.next_elite(elite.pop(0))
            if added:
                self.next_treasure(added[0])
            before = sum(self.kyoto.bag)
            self.play("black", move)
            if added and sum(self.kyoto.bag) != before:
                added.pop(0)
        return self

    # What chance brings.

    def next_guard(self, text: str) -> Table:
        """The next guard drawn: its value, with ``!`` for the alarm."""
        _leave_only(self.kyoto.guards, self.kyoto.guards_gone, guard_kind(text))
        return self

    def next_elite(self, name: str) -> Table:
        _leave_only(self.kyoto.elites, self.kyoto.elites_gone, ELITE[name])
        return self

    def next_treasure(self, name: str) -> Table:
        _leave_only(self.kyoto.bag, self.kyoto.spent, TREASURE[name])
        return self

    def next_card(self, value: int) -> Table:
        _leave_only(self.kyoto.deck, self.kyoto.discards, value - 1)
        self.kyoto.deck_left = 1
        return self

    # What the table shows.

    @property
    def step(self) -> str:
        return spelled(Step(self.kyoto.step))

    @property
    def turn(self) -> str:
        (seat,) = [seat for seat in SEAT if actors(self.kyoto) >> SEAT[seat] & 1]
        return seat

    @property
    def order(self) -> str:
        return " ".join(spelled(Seat(seat)) for seat in self.kyoto.order if seat >= 0)

    def hand(self, seat: str) -> str:
        return " ".join(str(card + 1) for card in Card for _ in range(self.kyoto.hand[SEAT[seat]][card]))

    def purse(self, seat: str) -> str:
        return _named(self.kyoto.purse[SEAT[seat]])

    def light(self, house: str = "house-1") -> str:
        return _named(self.kyoto.light[HOUSE[house]])

    def red(self, house: str = "house-1") -> str:
        return _named(self.kyoto.red[HOUSE[house]])

    def loot(self) -> str:
        both = [self.kyoto.loot_light[kind] + self.kyoto.loot_red[kind] for kind in Treasure]
        return _named(both)

    def honour(self, seat: str) -> int:
        return self.kyoto.honour[SEAT[seat]]

    def banner(self, house: str = "house-1") -> str:
        return spelled(Banner(self.kyoto.banner[HOUSE[house]]))

    def sentry(self, house: str = "house-1") -> int:
        """The sentry's value; 0 if there is none."""
        kind = self.kyoto.sentry[HOUSE[house]]
        return kind % 5 + 1 if kind >= 0 else 0

    def tiles(self, seat: str) -> str:
        return _listed(self.kyoto.tiles[SEAT[seat]], Skill)

    def ready(self, seat: str) -> str:
        return _listed(self.kyoto.ready[SEAT[seat]], Skill)

    def beaten(self, seat: str) -> str:
        return _listed(self.kyoto.beaten[SEAT[seat]], Elite)

    def envoys(self, seat: str) -> set[str]:
        return {name for name, envoy in ENVOY.items() if self.kyoto.envoy_at[envoy] == SEAT[seat]}

    def rumours(self, seat: str) -> set[str]:
        return {name for name, rumour in RUMOUR.items() if self.kyoto.rumour_at[rumour] == SEAT[seat]}

    @property
    def palace(self) -> set[str]:
        return {name for name, envoy in ENVOY.items() if self.kyoto.envoy_at[envoy] == ON_OFFER}

    @property
    def pavilion(self) -> set[str]:
        return {name for name, rumour in RUMOUR.items() if self.kyoto.rumour_at[rumour] == ON_OFFER}

    @property
    def over(self) -> bool:
        return over(self.kyoto)

    def scores(self) -> list[int]:
        out = [0] * 4
        score(self.kyoto, out)
        return out[: self.kyoto.options[0]]

    def seen_by(self, seat: int) -> Kyoto:
        seen = self.kyoto.copy()
        view(seen, seat)
        return seen


def guard_kind(text: str) -> int:
    """``3!`` is a guard of 3 with the alarm."""
    return int(text[0]) - 1 + (5 if text.endswith("!") else 0)


def position(
    players: int = 3,
    round_number: int = 1,
    placed: int = 0,
    hands: Piles | None = None,
    face_up: str = "1 3 5",
    tiles: Piles | None = None,
    sensei: str = "",
    purses: Piles | None = None,
    houses: Piles | None = None,
    red: Piles | None = None,
    sentries: Piles | None = None,
    banners: Piles | None = None,
    envoys: Piles | None = None,
    rumours: Piles | None = None,
    palace: str = "",
    pavilion: str = "",
    elites: Piles | None = None,
    **options: str,
) -> Table:
    """A table with so much on it; ``placed`` shuriken of this round are already there."""
    s = new_game(players, 1, **options).kyoto
    _clear(s, players)
    s.round_number = round_number
    s.placed = placed
    for seat, text in (hands or {}).items():
        for value in text.split():
            s.deck[int(value) - 1] -= 1
            s.hand[SEAT[seat]][int(value) - 1] += 1
            s.held[SEAT[seat]] += 1
    for value in face_up.split():
        s.deck[int(value) - 1] -= 1
        s.face_up[int(value) - 1] += 1
    s.deck_left = sum(s.deck)
    for seat, text in (tiles or {}).items():
        for name in text.split():
            s.pile[SKILL[name]] -= 1
            s.tiles[SEAT[seat]][SKILL[name]] += 1
            s.ready[SEAT[seat]][SKILL[name]] += 1
    for name in sensei.split():
        s.pile[SKILL[name]] -= 1
        s.sensei[SKILL[name]] += 1
    for seat, text in (purses or {}).items():
        _move(s.bag, s.purse[SEAT[seat]], text)
    for house in HOUSE:
        _move(s.bag, s.light[HOUSE[house]], (houses or {}).get(house, PLAIN_HOUSE))
        _move(s.bag, s.red[HOUSE[house]], (red or {}).get(house, ""))
        kind = guard_kind((sentries or {}).get(house, PLAIN_SENTRIES[HOUSE[house]]))
        s.guards[kind] -= 1
        s.sentry[HOUSE[house]] = kind
    for house, name in (banners or {}).items():
        s.banner[HOUSE[house]] = BANNER[name]
    for seat, text in (envoys or {}).items():
        for name in text.split():
            s.envoy_at[ENVOY[name]] = SEAT[seat]
    for seat, text in (rumours or {}).items():
        for name in text.split():
            s.rumour_at[RUMOUR[name]] = SEAT[seat]
            s.rumours_held[SEAT[seat]] += 1
    for name in palace.split():
        s.envoy_at[ENVOY[name]] = ON_OFFER
    for name in pavilion.split():
        s.rumour_at[RUMOUR[name]] = ON_OFFER
    for seat, text in (elites or {}).items():
        for name in text.split():
            s.elites[ELITE[name]] -= 1
            s.beaten[SEAT[seat]][ELITE[name]] += 1
    receive(s, 1, 1)
    if not palace:
        refill(s, Pool.ENVOYS, s.envoy_at, 4, 0, None)
    if not pavilion:
        refill(s, Pool.RUMOURS, s.rumour_at, 4, 0, None)
    wipe(s)
    assert Invariant(check(s)) is Invariant.NONE
    return Table(s)


def last_turn(round_number: int, players: int = 3, **scene: Any) -> Table:
    """The last player is about to place the last shuriken of a round."""
    table = position(players, round_number, players * 3 - 1, **scene)
    table.kyoto.turn = players - 1
    return table


def raid(
    hand: str,
    house: str = PLAIN_HOUSE,
    red: str = "",
    sentry: str = "3",
    tiles: str = "",
    mode: str = "force",
    **scene: Any,
) -> Table:
    """Black has begun to raid the first house."""
    table = position(
        hands={"black": hand},
        houses={"house-1": house},
        red={"house-1": red},
        sentries={"house-1": sentry},
        tiles={"black": tiles},
        **scene,
    )
    return table.play("black", f"raid house-1 {mode}")


def new_game(players: int = 3, seed: int = 1, **options: str) -> Table:
    """A game as it is laid out."""
    kyoto = Kyoto()
    receive(kyoto, seed, seed + 1)
    setup(kyoto, OPTIONS.encode({"players": spelled(Players(players)), **dashed(options)}))
    wipe(kyoto)
    return Table(kyoto)


def _clear(s: Kyoto, players: int) -> None:
    """Everything goes back to its pile; turns go round from black."""
    for pile, rows in (
        (s.deck, [s.face_up, *s.hand]),
        (s.bag, [*s.light, *s.red]),
        (s.pile, [s.sensei]),
    ):
        for row in rows:
            for place in range(len(pile)):
                pile[place] += row[place]
                row[place] = 0
    for house in House:
        s.guards[s.sentry[house]] += 1
    for seat in Seat:
        s.held[seat] = 0
    for envoy in Envoy:
        s.envoy_at[envoy] = IN_PILE
    for rumour in Rumour:
        s.rumour_at[rumour] = IN_PILE
    for place in range(players):
        s.order[place] = place
    s.turn = 0


def _move(source: Row, target: Row, text: str) -> None:
    for name in text.split():
        source[TREASURE[name]] -= 1
        target[TREASURE[name]] += 1


def _leave_only(pile: Row, gone: Row, kind: int) -> None:
    """Put everything but one of a kind aside."""
    for place in range(len(pile)):
        gone[place] += pile[place]
        pile[place] = 0
    assert gone[kind] > 0, "there is none left"
    gone[kind] -= 1
    pile[kind] = 1


def _named(counts: Row | list[int]) -> str:
    return " ".join(spelled(kind) for kind in Treasure for _ in range(counts[kind]))


def _listed(counts: Row, kinds: type[Skill] | type[Elite]) -> str:
    return " ".join(spelled(kind) for kind in kinds for _ in range(counts[kind]))
