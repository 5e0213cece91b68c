"""A test table: positions of 7 Ronin in readable words, played in the text notation.

``position`` lays the table as a test needs it. Ronin that the test does not name stay out of the scene: they are alive
but in hand, so that they neither act nor can be chosen, and the game does not end for want of ronin. Markers that the
test does not name lie in the supply.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from games.laid import LaidTable, dashed
from tatami.games.seven_ronin import GAME
from tatami.games.seven_ronin.components import MARKERS, OPTIONS, RING, Place, Ronin, Seat
from tatami.games.seven_ronin.knowledge import view
from tatami.games.seven_ronin.rules import actors, check, over, score, setup
from tatami.games.seven_ronin.rules.areas import occupied_areas
from tatami.games.seven_ronin.rules.pieces import Invariant
from tatami.games.seven_ronin.rules.rounds import begin_day
from tatami.games.seven_ronin.rules.village import contested, free, minimum_force, occupied, threat_level
from tatami.games.seven_ronin.state import FALLEN, IN_HAND, Ending, Question, Step, Village
from tatami.kernel.events import spelled

PLACE = {spelled(place): place for place in Place}
RONIN = {spelled(ronin): ronin for ronin in Ronin}
SEAT = {spelled(seat): seat for seat in Seat}
STEP = {spelled(step): step for step in Step}

AREA_NAMES = tuple(spelled(area) for area in RING)
RONIN_NAMES = tuple(RONIN)


class Table(LaidTable[Village]):
    """A table of 7 Ronin."""

    game = GAME
    invariants = Invariant

    @property
    def village(self) -> Village:
        return self.s

    def allows(self, seat: str, move: str) -> bool:
        return move in self.legal(seat)

    def attack(self, ninja: Mapping[str, int]) -> Table:
        """Plan ninja, so many on each place, without being ready yet."""
        for place, count in ninja.items():
            self.play("attacker", *[f"deploy {place}"] * count)
        return self

    def defend(self, posts: Mapping[str, str]) -> Table:
        """Plan ronin, each on a place, without being ready yet."""
        for ronin, place in posts.items():
            self.play("defender", f"post {ronin} {place}")
        return self

    def reveal(self, ninja: Mapping[str, int], posts: Mapping[str, str]) -> Table:
        """Both sides plan and are ready, so the screens are lifted."""
        self.attack(ninja).play("attacker", "done")
        return self.defend(posts).play("defender", "done")

    # What the table shows.

    def ninja_on(self, place: str) -> int:
        return self.village.ninja[PLACE[place]]

    def planned_on(self, place: str) -> int:
        return self.village.planned[PLACE[place]]

    def wounds_of(self, ronin: str) -> int:
        return self.village.wounds[RONIN[ronin]]

    def has_fallen(self, ronin: str) -> bool:
        return self.village.post[RONIN[ronin]] == FALLEN

    def post_of(self, ronin: str) -> str:
        """The place where a ronin stands; ``hand`` or ``fallen`` if he stands on none."""
        post = self.village.post[RONIN[ronin]]
        return {IN_HAND: "hand", FALLEN: "fallen"}.get(post) or spelled(Place(post))

    def is_held(self, ronin: str) -> bool:
        return self.village.held[RONIN[ronin]] == 1

    def is_cursed(self, ronin: str) -> bool:
        return self.village.cursed[RONIN[ronin]] == 1

    def state_of(self, area: str) -> str:
        """Free, contested or occupied."""
        states = {"free": free, "contested": contested, "occupied": occupied}
        (found,) = [name for name, holds in states.items() if holds(self.village, PLACE[area])]
        return found

    @property
    def reserve(self) -> int:
        return self.village.reserve

    @property
    def supply(self) -> int:
        return self.village.supply

    @property
    def day(self) -> int:
        return self.village.day

    @property
    def step(self) -> str:
        return spelled(Step(self.village.step))

    @property
    def question(self) -> str:
        return spelled(Question(self.village.question))

    @property
    def threat_level(self) -> int:
        return threat_level(self.village)

    @property
    def minimum_force(self) -> int:
        return minimum_force(self.village)

    @property
    def areas_held(self) -> int:
        """Areas held, as they count for victory."""
        return occupied_areas(self.village)

    @property
    def actors(self) -> set[str]:
        """Who owes a decision."""
        return {name for name, seat in SEAT.items() if actors(self.village) >> seat & 1}

    @property
    def winner(self) -> str | None:
        out = [9] * len(Seat)
        score(self.village, out)
        assert sum(out) == over(self.village)
        return spelled(Seat(out.index(1))) if over(self.village) else None

    @property
    def ending(self) -> str:
        return spelled(Ending(self.village.ending))

    def seen_by(self, seat: str) -> Table:
        """The table as one seat may know it."""
        village = self.village.copy()
        view(village, SEAT[seat])
        return Table(village)


def new_game(edition: str = "second", **options: str) -> Table:
    """A game just laid out."""
    village = Village()
    setup(village, OPTIONS.encode({"edition": edition, **dashed(options)}))
    return Table(village)


def position(
    *,
    step: str = "planning",
    day: int = 1,
    edition: str = "second",
    options: Mapping[str, str] | None = None,
    ninja: Mapping[str, int] | None = None,
    reserve: int | None = None,
    supply: int | None = None,
    posts: Mapping[str, str] | None = None,
    wounds: Mapping[str, int] | None = None,
    alive: Collection[str] = RONIN_NAMES,
    held: Iterable[str] = (),
    cursed: Iterable[str] = (),
) -> Table:
    """Lay the table at the start of a step: ``planning``, ``ronin`` (combat, step 1) or ``areas`` (step 3).

    Ninja that are neither on the board nor in reserve (20, unless told) nor wounds lie in the supply; told the supply
    alone, the rest is in reserve. ``held`` ronin stand where ``posts`` says, also while the others are planned.
    """
    s = Village()
    setup(s, OPTIONS.encode({"edition": edition, **(options or {})}))
    s.day = day
    for name, count in (ninja or {}).items():
        s.ninja[PLACE[name]] = count
    for name, count in (wounds or {}).items():
        s.wounds[RONIN[name]] = count
    for name in RONIN_NAMES:
        if name not in alive:
            s.post[RONIN[name]] = FALLEN
    for name, place in (posts or {}).items():
        s.post[RONIN[name]] = PLACE[place]
    _mark(s.held, held)
    _mark(s.cursed, cursed)
    _lay_markers(s, reserve, supply)
    begin_day(s, None)
    if step != "planning":
        s.step = STEP[step]
        s.question = Question.NONE
        s.turn = Seat.DEFENDER if step == "ronin" else Seat.ATTACKER
    assert Invariant(check(s)) is Invariant.NONE
    return Table(s)


def everyone(avoiding: Collection[str] = (), **posts: str) -> dict[str, str]:
    """A post for each of the seven: as told, and the rest alone on the first areas of the ring that are left."""
    spare = [area for area in AREA_NAMES if area not in posts.values() and area not in avoiding]
    return {ronin: posts.get(ronin) or spare.pop(0) for ronin in RONIN_NAMES}


def _mark(cells: object, names: Iterable[str]) -> None:
    assert isinstance(cells, list)
    for name in names:
        cells[RONIN[name]] = 1


def _lay_markers(s: Village, reserve: int | None, supply: int | None) -> None:
    """Fifty markers in all."""
    elsewhere = MARKERS - sum(s.ninja) - sum(s.wounds)
    if reserve is None:
        reserve = 20 if supply is None else elsewhere - supply
    s.reserve = reserve
    s.supply = elsewhere - reserve
    assert supply is None or s.supply == supply, f"{MARKERS} markers in all: the supply would be {s.supply}"
