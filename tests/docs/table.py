"""A table of Two Lanterns, for tests to play at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.events import SPECTATOR, Happening, Log
from tatami.kernel.game import Game
from tatami.kernel.playout import imagine, lay_out, step

NIGHTS = 3


class Table:
    """A game of Two Lanterns under way, played by the interpreted engine."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        self.game = game
        self.chance = Random(seed)
        self.seats = range(players)
        self.s: Any = game.record()
        interpreted(game).bind(lay_out)(self.s, [players], *self.words())

    def words(self) -> tuple[int, int]:
        return self.chance.getrandbits(32), self.chance.getrandbits(32)

    def rule(self, name: str) -> Callable[..., Any]:
        return self.game.rules[name]

    def actors(self) -> list[int]:
        return [seat for seat in range(SPECTATOR + 1) if self.rule("actors")(self.s) >> seat & 1]

    def legal(self, seat: int, s: Any = None) -> list[int]:
        mask = [0] * self.game.actions.mask_words
        self.rule("legal")(self.s if s is None else s, seat, mask)
        return [action for action in range(len(self.game.actions)) if mask[0] >> action & 1]

    def play(self, seat: int, action: int) -> list[Happening]:
        """Play one action; gives what happened."""
        log = Log()
        interpreted(self.game).bind(step)(self.s, seat, action, *self.words(), log)
        return self.game.events.read(log)

    def do(self, seat: int, text: str) -> list[Happening]:
        """Play a legal action that is given as text."""
        action = self.game.actions.parse(text)
        assert self.rule("refusal")(self.s, seat, action) == 0
        return self.play(seat, action)

    def view(self, seat: int, s: Any = None) -> Any:
        seen = (self.s if s is None else s).copy()
        self.rule("view")(seen, seat)
        return seen

    def imagined(self, seat: int) -> Any:
        """Another world that looks the same to the seat."""
        world = self.s.copy()
        interpreted(self.game).bind(imagine)(world, seat, *self.words())
        return world

    def random_moves(self) -> Iterator[None]:
        """Stop at every position of a game with random moves, its last one included."""
        yield
        while actors := self.actors():
            seat = self.chance.choice(actors)
            self.play(seat, self.chance.choice(self.legal(seat)))
            yield


def positions(game: Game, games: int = 15) -> Iterator[Table]:
    """Every position of a few random games, with two players and with three."""
    for players, seed in product((2, 3), range(games)):
        table = Table(game, players, seed)
        for _ in table.random_moves():
            yield table


def everybody() -> list[int]:
    """Every seat, taken or not, and the spectator's."""
    return [0, 1, 2, SPECTATOR]
