"""A test table: positions of Ronin in readable words, played in the text notation.

``new_game`` lays a game out, lets everybody keep two missions, and clears the table: no missions before the players, no
goods in hand, no shogun in the cities. A test then puts down what it needs; pieces come from the reserve, the pile and
the stack, so that the invariants hold.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.laid import LaidTable
from tatami.games.ronin import GAME
from tatami.games.ronin.components.board import GOODS, SHOGUN, City, Good, Region, Seat
from tatami.games.ronin.components.cards import VIRTUE, Mission, ShogunCard
from tatami.games.ronin.components.options import OPTIONS
from tatami.games.ronin.components.tiles import TILE_DEEDS, Bonus, Character, Deed
from tatami.games.ronin.knowledge import view
from tatami.games.ronin.rules import actors, score, setup, stage
from tatami.games.ronin.rules.collecting import begin_collecting
from tatami.games.ronin.rules.deeds import deeds_of
from tatami.games.ronin.rules.land import begin_turns, board_spaces
from tatami.games.ronin.rules.pieces import Invariant
from tatami.games.ronin.rules.rounds import carry_on
from tatami.games.ronin.state import AT_HOME, EMPTY, Japan, Question, Shelf, Space, Spot, Step
from tatami.kernel.chance import receive, wipe
from tatami.kernel.events import Log, spelled

SEAT = {spelled(seat): seat for seat in Seat}
CITY = {spelled(city): city for city in City}
REGION = {spelled(region): region for region in Region}
GOOD = {spelled(good): good for good in Good}
MISSION = {spelled(mission): mission for mission in Mission}
CHARACTER = {spelled(character): character for character in Character}
BONUS = {spelled(bonus): bonus for bonus in Bonus}
CARD = {spelled(card): card for card in ShogunCard}
DEED = {spelled(deed): deed for deed in Deed}
SPACE = {spelled(space): space for space in Space}


class Table(LaidTable[Japan]):
    """A table of Ronin."""

    game = GAME
    invariants = Invariant

    def go_on(self) -> Table:
        """Let the steps pass that need nobody's decision."""
        log = Log()
        self.fresh_luck()
        carry_on(self.s, log)
        self.settle(log)
        return self

    # What a test puts down.

    def goods(self, seat: str, **counts: int) -> Table:
        """Goods before a player, from the reserve."""
        for name, count in counts.items():
            self.s.bag[GOOD[name]] -= count
            self.s.purse[SEAT[seat]][GOOD[name]] += count
        return self

    def tokens(self, seat: str, count: int) -> Table:
        self.s.tokens[SEAT[seat]] = count
        return self

    def flags(self, seat: str, count: int) -> Table:
        self.s.banners[SEAT[seat]] = count
        return self

    def points(self, seat: str, count: int) -> Table:
        self.s.points[SEAT[seat]] = count
        return self

    def missions(self, seat: str, *names: str) -> Table:
        """Missions before a player, not yet paid."""
        for name in names:
            self.s.mission_at[MISSION[name]] = Spot.HELD + SEAT[seat]
        return self

    def display(self, *names: str) -> Table:
        """Exactly these missions lie open."""
        for mission in Mission:
            if self.s.mission_at[mission] == Spot.DISPLAY:
                self.s.mission_at[mission] = Spot.PILE
        for name in names:
            self.s.mission_at[MISSION[name]] = Spot.DISPLAY
        return self

    def completed(self, seat: str, *names: str) -> Table:
        """Missions already completed in one city, none used for a bonus tile."""
        for name in names:
            self.s.mission_at[MISSION[name]] = Spot.COMPLETED + SEAT[seat]
            self.s.fresh[SEAT[seat]][VIRTUE[MISSION[name]]] += 1
        return self

    def paid(self, mission: str, **counts: int) -> Table:
        """Goods that already lie on a mission, from the reserve; tokens too."""
        for name, count in counts.items():
            if name == "token":
                self.s.paid[MISSION[mission]][GOODS] += count
            else:
                self.s.bag[GOOD[name]] -= count
                self.s.paid[MISSION[mission]][GOOD[name]] += count
        return self

    def hired(self, seat: str, space: str, character: str) -> Table:
        """A character on a ronin space, from the stack or else from the offer."""
        who = CHARACTER[character]
        if self.s.stack[who] == 0:
            other = next(spare for spare in Character if self.s.stack[spare] > 0 and spare != who)
            self.s.stack[other] -= 1
            self.s.offer[other] += 1
            self.s.offer[who] -= 1
            self.s.stack[who] += 1
        self.s.stack[who] -= 1
        self.s.crew[SEAT[seat]][SPACE[space]] = who
        return self

    def offered(self, *characters: str) -> Table:
        """Exactly these characters are on offer."""
        for character in Character:
            self.s.stack[character] += self.s.offer[character]
            self.s.offer[character] = 0
        for name in characters:
            self.s.stack[CHARACTER[name]] -= 1
            self.s.offer[CHARACTER[name]] += 1
        return self

    def tile(self, city: str, deed: str) -> Table:
        """A tile on a city whose upper side has an action."""
        for tile, sides in enumerate(TILE_DEEDS):
            for side in range(2):
                if sides[side] == 1 << DEED[deed]:
                    self.s.tile[CITY[city]] = tile
                    self.s.side[CITY[city]] = side
        return self

    def stands(self, seat: str, **posts: str) -> Table:
        """Ronin, by their spaces, in cities; ``fifth`` is the one beside the character tiles."""
        for space, city in posts.items():
            self.s.post[SEAT[seat]][SPACE[space]] = CITY[city]
        return self

    def shogun(self, card: str | None) -> Table:
        """The shogun's ronin stand where a card shows; his castle is not built."""
        self.s.shogun_card = EMPTY if card is None else CARD[card]
        return self

    def castle(self, seat: str, *regions: str) -> Table:
        """Castles on the first free castle space; of a player or of the shogun."""
        party = SHOGUN if seat == "shogun" else SEAT[seat]
        for name in regions:
            sites = self.s.site[REGION[name]]
            sites[0 if sites[0] == EMPTY else 1] = party
            self.s.castles[party] -= 1
        return self

    def wide_castle(self, seat: str, region: str) -> Table:
        """A castle that covers both castle spaces."""
        for place in range(2):
            self.s.site[REGION[region]][place] = SEAT[seat]
        self.s.castles[SEAT[seat]] -= 1
        return self

    def region_goods(self, region: str, horse: str | None = None, buried: str | None = None, **counts: int) -> Table:
        """Exactly these goods lie in a region."""
        place = REGION[region]
        for good in Good:
            self.s.bag[good] += self.s.goods[place][good]
            self.s.goods[place][good] = 0
        for spaces, wanted in ((self.s.horse, horse), (self.s.buried, buried)):
            if spaces[place] >= 0:
                self.s.bag[spaces[place]] += 1
            spaces[place] = EMPTY
            if wanted is not None:
                self.s.bag[GOOD[wanted]] -= 1
                spaces[place] = GOOD[wanted]
        for name, count in counts.items():
            self.s.bag[GOOD[name]] -= count
            self.s.goods[place][GOOD[name]] += count
        return self

    def tea(self, seat: str, space: int) -> Table:
        """A pawn that has just arrived on a space."""
        party = SHOGUN if seat == "shogun" else SEAT[seat]
        self.s.arrivals += 1
        self.s.tea[party] = space
        self.s.arrival[party] = self.s.arrivals
        return self

    def bonus(self, seat: str, *names: str) -> Table:
        """Bonus tiles that a player owns; claimed with missions that no test asks about."""
        for name in names:
            self.s.bonus_at[BONUS[name]] = Shelf.OWNED + SEAT[seat]
        return self

    def bonus_display(self, *names: str) -> Table:
        """Bonus tiles of the display, the rest in the stack behind as many as are needed."""
        shown = sum(self.s.bonus_at[bonus] == Shelf.DISPLAY for bonus in Bonus)
        for bonus in Bonus:
            self.s.bonus_at[bonus] = Shelf.STACK
        chosen = [BONUS[name] for name in names]
        chosen += [bonus for bonus in Bonus if bonus not in chosen]
        for bonus in chosen[:shown]:
            self.s.bonus_at[bonus] = Shelf.DISPLAY
        return self

    # Where a test begins.

    def place_phase(self, seat: str = "vermilion", left: int = 0) -> Table:
        """It is a player's turn to place a ronin, and so many turns come after it."""
        self.s.step = Step.PLACE
        self.s.question = Question.NONE
        self.s.turn = SEAT[seat]
        self.s.left = left
        return self

    def act_in(self, city: str, deed: str, seat: str = "vermilion", space: str = "first") -> Table:
        """A ronin has just been placed in a city whose tile has an action; nobody follows."""
        self.place_phase(seat).tile(city, deed)
        return self.play(seat, f"place {space} {city}")

    def collect_phase(self) -> Table:
        begin_collecting(self.s)
        return self.go_on()

    def mission_phase(self) -> Table:
        begin_turns(self.s, 1)
        self.s.step = Step.NEXT_MISSIONS
        return self.go_on()

    def limits_phase(self) -> Table:
        begin_turns(self.s, 1)
        self.s.step = Step.NEXT_LIMITS
        return self.go_on()

    # What the table shows.

    def purse(self, seat: str) -> dict[str, int]:
        return {name: self.s.purse[SEAT[seat]][good] for name, good in GOOD.items() if self.s.purse[SEAT[seat]][good]}

    def points_of(self, seat: str) -> int:
        return self.s.points[SEAT[seat]]

    def tokens_of(self, seat: str) -> int:
        return self.s.tokens[SEAT[seat]]

    def tea_of(self, seat: str) -> int:
        return self.s.tea[SHOGUN if seat == "shogun" else SEAT[seat]]

    def spot(self, mission: str) -> str:
        """Where a mission is: a pile, or ``held`` or ``completed`` with a seat."""
        at = self.s.mission_at[MISSION[mission]]
        if at >= Spot.COMPLETED:
            return f"completed {spelled(Seat(at - Spot.COMPLETED))}"
        if at >= Spot.HELD:
            return f"held {spelled(Seat(at - Spot.HELD))}"
        return spelled(Spot(at))

    def missions_of(self, seat: str) -> set[str]:
        return {name for name in MISSION if self.spot(name) == f"held {seat}"}

    def deeds(self, city: str) -> set[str]:
        return {name for name, deed in DEED.items() if deeds_of(self.s, CITY[city]) >> deed & 1}

    def castles_in(self, region: str) -> list[str]:
        """Who has castles on the castle spaces of a region."""
        names = [*SEAT, "shogun"]
        return [names[party] for party in self.s.site[REGION[region]] if party != EMPTY]

    @property
    def step(self) -> str:
        """The open question, or else the step."""
        moment = stage(self.s)
        return spelled(Question(moment)) if moment >= Question.GAIN else spelled(Step(moment))

    @property
    def turn(self) -> str:
        return spelled(Seat(self.s.turn))

    @property
    def actors(self) -> set[str]:
        return {name for name, seat in SEAT.items() if actors(self.s) >> seat & 1}

    @property
    def scores(self) -> list[int]:
        out = [0] * len(Seat)
        score(self.s, out)
        return out[: self.s.options[0]]

    def seen_by(self, seat: str) -> Table:
        """The table as one seat may know it."""
        s = self.s.copy()
        view(s, SEAT[seat])
        return Table(s)


def dealt(players: str = "two", *, luck: int = 1, options: Mapping[str, str] | None = None) -> Table:
    """A game just laid out: everybody has three missions to choose from."""
    table = Table(Japan())
    receive(table.s, luck, 2026)
    setup(table.s, OPTIONS.encode({"players": players, **(options or {})}))
    wipe(table.s)
    return table


def begun(players: str = "two", **options: str) -> Table:
    """A game in which all have kept two missions: the first round has begun."""
    table = dealt(players, options={name.replace("_", "-"): value for name, value in options.items()})
    for seat in list(SEAT)[: table.s.options[0]]:
        table.play(seat, sorted(table.legal(seat))[0])
    return table


def new_game(players: str = "two", **options: str) -> Table:
    """The first round of a game with a bare board and a bare table; vermilion is the first player."""
    table = begun(players, **options)
    s = table.s
    for mission in Mission:
        if s.mission_at[mission] not in (Spot.BOX, Spot.DISPLAY):
            s.mission_at[mission] = Spot.PILE
    for place in range(s.cards_under):
        s.under[place] = EMPTY
        s.under_seen[place] = 0
    s.cards_under = 0
    for region in Region:
        for site in range(2):
            s.site[region][site] = EMPTY
        if s.horse[region] < EMPTY:
            s.horse[region] = EMPTY
    for good in Good:
        s.bag[good] += s.box[good]
        s.box[good] = 0
    if s.options[0] <= 2:
        s.castles[SHOGUN] = 4 if s.options[0] == 1 else 5
        s.shogun_pile = [1] * len(ShogunCard)
    s.first = s.turn = 0
    for seat in range(s.options[0]):
        s.arrival[seat] = s.options[0] - seat
        s.tokens[seat] = 0
        for space in range(board_spaces(s)):
            assert s.post[seat][space] == AT_HOME
    table.events.clear()
    return table.shogun(None)


def solo(**options: str) -> Table:
    return new_game("one", **options)
