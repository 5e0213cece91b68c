"""What is compared: the seats of one game, or, where people play alone with the game, the entrants of one deal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from tatami.arena.playing import Played
from tatami.bots.analysis.worth import shares


@dataclass(frozen=True)
class Encounter:
    """Bots side by side, and the score of each."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]

    def share(self, bot: str) -> float:
        """A bot's share of the victory; its mean if it sits in several seats."""
        mine = [share for name, share in zip(self.bots, shares(self.scores), strict=True) if name == bot]
        return sum(mine) / len(mine)

    @property
    def fair(self) -> float:
        """What everybody's share is if all are equal: in a game of teams more than one may win."""
        return sum(shares(self.scores)) / len(self.scores)


def encounters(rounds: Iterable[Sequence[Played]]) -> Iterator[Encounter]:
    """Everything in these rounds that can be compared."""
    for games in rounds:
        if len(games[0].scores) == 1:
            yield Encounter(tuple(game.bots[0] for game in games), tuple(game.scores[0] for game in games))
        else:
            yield from (Encounter(game.bots, game.scores) for game in games)
