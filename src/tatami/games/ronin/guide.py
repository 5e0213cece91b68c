"""How Ronin speaks to whoever must act: the tile of the city, the region that is resolved, what is too much."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum

from tatami.games.ronin.components.board import City, Good, Pick, Region
from tatami.games.ronin.components.options import GOODS_KEPT
from tatami.games.ronin.components.tiles import Bonus, Character, Deed
from tatami.games.ronin.forecast import forecast
from tatami.games.ronin.moves import Move
from tatami.games.ronin.rules.bonuses import goods_owned
from tatami.games.ronin.rules.deeds import deeds_of
from tatami.games.ronin.rules.land import board_spaces, is_solo
from tatami.games.ronin.rules.placing import ronin_placed
from tatami.games.ronin.state import AT_HOME, EMPTY, Japan, Question, Shelf, Space, Step
from tatami.kernel import guide
from tatami.kernel.actions import Action
from tatami.kernel.events import spelled
from tatami.kernel.guide import Derived, Facts, Passage, Wording


class Guide(guide.Guide[Japan]):
    """The guide of every seat."""

    def moments(self, view: Japan) -> tuple[str, ...]:
        step = spelled(Step(view.step))
        return (spelled(Question(view.question)), step) if view.question else (step,)

    def facts(self, view: Japan, seat: int) -> Facts:
        return {
            "table": "solo" if is_solo(view) else "company",
            "left": board_spaces(view) - ronin_placed(view, seat),
            "city": self.words.name(City(view.source)),
            "deeds": self.deeds(view, City(view.source)),
            "region": self.words.name(Region(view.region)) if view.step == Step.COLLECT else "",
            "surplus": goods_owned(view, seat) - GOODS_KEPT,
        }

    def derived(self, view: Japan, seat: int) -> Mapping[str, Derived]:
        return forecast(view, seat)

    def deeds(self, view: Japan, city: City) -> str:
        """What the tile of a city offers."""
        offered = deeds_of(view, city)
        return ", ".join(self.words.name(deed) for deed in Deed if offered >> deed & 1)

    def matters(self, view: Japan) -> list[IntEnum]:
        crew = [Character(who) for who in view.crew[view.turn] if who != EMPTY]
        if view.step == Step.ACT and deeds_of(view, view.source) >> Deed.HIRE & 1:
            return [character for character in Character if view.offer[character] > 0]
        if view.step == Step.MISSIONS:
            return [*crew, *(bonus for bonus in Bonus if view.bonus_at[bonus] == Shelf.DISPLAY)]
        return [*crew]

    def points(self, view: Japan, seat: int) -> int:
        return view.points[seat]

    def rules(self, view: Japan) -> list[Passage]:
        """And what of all this is a reconstruction."""
        return [*super().rules(view), self._passage("rules-sources")]

    def rank(self, action: Action) -> int:
        """Two points are for those who want nothing else."""
        return 1 if action.kind == Move.PASS else super().rank(action)

    def offered(self, view: Japan, moves: Sequence[int]) -> list[int]:
        """Ronin at home without a character are all alike: the first stands for them."""
        alike = [space for space in range(board_spaces(view)) if _is_blank(view, space)][1:]
        arguments = (self.words.game.actions[move].arguments for move in moves)
        return [move for move, given in zip(moves, arguments, strict=True) if given.get("space") not in alike]

    def wording(self, view: Japan, move: Action) -> Wording | None:
        """A ronin is placed with its character, and for the sake of a tile; a horse head is taken for its good."""
        if move.kind == Move.COLLECT and move.arguments["pick"] == Pick.HORSE_HEAD:
            region = Region(move.arguments["region"])
            return "label-collect", {"region": region, "good": Good(view.horse[region])}
        if move.kind != Move.PLACE:
            return super().wording(view, move)
        city = City(move.arguments["city"])
        space = Space(move.arguments["space"])
        who = view.crew[view.turn][space]
        ronin: dict[str, int | str] = {
            "space": self._ronin(view, move),
            "who": space if who == EMPTY else Character(who),
        }
        return "label-place", ronin | {"city": city, "deeds": self.deeds(view, city)}

    def heading(self, view: Japan, action: Action) -> str:
        """A ronin with its character."""
        if action.kind != Move.PLACE:
            return super().heading(view, action)
        return self.words.text("menu-place", space=self._ronin(view, action))

    def _ronin(self, view: Japan, move: Action) -> str:
        """A ronin by its space, and by the character there."""
        space = Space(move.arguments["space"])
        who = view.crew[view.turn][space]
        name = self.words.name(space)
        return name if who == EMPTY else f"{name} ({self.words.name(Character(who))})"


def _is_blank(view: Japan, space: int) -> bool:
    """The ronin is at home and has no character."""
    return view.post[view.turn][space] == AT_HOME and view.crew[view.turn][space] == EMPTY
