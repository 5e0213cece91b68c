"""Who plays whom, where, and with which chance: the games of a contest before anybody has played them."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from tatami import bots, games


@dataclass(frozen=True)
class Sitting:
    """One game: its table, the bot on each seat, and all its chance; small enough to be sent anywhere."""

    game: str
    options: Mapping[str, str]
    bots: tuple[str, ...]
    deal: str  # the match's seed in hexadecimal
    luck: str  # what the bots' own choices are drawn from
    round: int = 0
    place: int = 0  # in the round


@dataclass(frozen=True)
class Contest:
    """Some bots at one kind of table, for as many rounds as one likes.

    A round is one deal, played once for each entrant: each time everybody moves on by one, so that every entrant sits
    in every seat equally often. Who sits next to whom is drawn anew for each round. With one seat, a round is the same
    deal played by each entrant alone.
    """

    game: str
    options: Mapping[str, str]
    entrants: tuple[str, ...]  # a bot may enter several times
    seed: int

    @cached_property
    def seats(self) -> int:
        """How many sit at a table."""
        return len(games.find(self.game).seats_at(self.options))

    @property
    def games_a_round(self) -> int:
        return len(self.entrants)

    def sittings(self, number: int) -> Iterator[Sitting]:
        """The games of a round."""
        deal = _digest([self.game, dict(self.options), self.seed, number])
        order = list(self.entrants)
        random.Random(deal).shuffle(order)
        for place in range(len(order)):
            lineup = tuple(order[(seat + place) % len(order)] for seat in range(self.seats))
            yield Sitting(self.game, self.options, lineup, deal, f"{deal}/{place}", number, place)

    @cached_property
    def facts(self) -> dict[str, Any]:
        """All that the results depend on; a change of rules or of bots makes it another contest."""
        game = games.find(self.game)
        return {
            **asdict(self),
            "options": dict(self.options),
            "entrants": list(self.entrants),
            "rules": game.fingerprint,
            "players": fingerprint_of_bots(),
        }

    @cached_property
    def key(self) -> str:
        """A short name for those facts."""
        return _digest(self.facts)[:12]


def duel(game: str, options: Mapping[str, str], challenger: str, others: str, seed: int) -> Contest:
    """One challenger at a table of others; alone with the game, each of the two plays the same deals."""
    seats = len(games.find(game).seats_at(options))
    return Contest(game, options, (challenger, *[others] * max(1, seats - 1)), seed)


def fingerprint_of_bots() -> str:
    """A hash of every source that players are made from."""
    folder = Path(bots.__file__).parent
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.py")):
        if "analysis" not in path.relative_to(folder).parts:
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _digest(values: Any) -> str:
    return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()
