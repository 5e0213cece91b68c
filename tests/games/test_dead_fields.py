"""Equal tables are equal bytes: what means nothing at the moment is zero, and blanking it has changed nothing.

A game's ``tidy`` blanks such fields after every move; Ninjato's rules do so where each of them ends. With it and
without it the same game is played: the same moves are legal, the same is told, the score and every other field are the
same. So what it blanks is not read.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tatami import games
from tatami.kernel.chance import Position
from tatami.kernel.contract import actors, check, legal, over, play, score
from tatami.kernel.engines.interpreted import Interpreted
from tatami.kernel.events import Log
from tatami.kernel.game import Game
from tatami.kernel.masks import lowest
from tatami.kernel.playout import lay_out, random_action
from tatami.kernel.rule import rule

TABLES = [
    ("seven-ronin", {}),
    ("seven-ronin", {"spies": "yes", "edition": "first"}),
    ("samurai-sword", {"players": "three"}),
    ("samurai-sword", {"players": "seven", "rikyu": "yes", "quick-responses": "yes", "nobunaga-when": "turn"}),
    ("ronin", {"players": "one", "solo-refill-horse-head": "yes"}),
    ("ronin", {"players": "two"}),
    ("ronin", {"players": "five", "may-decline": "yes", "hire-sleeps": "no"}),
]
TIDIED = {
    "seven-ronin": {"asked", "left", "turn"},
    "samurai-sword": {"first", "resume", "lost", "call", "flipped"},
    "ronin": {"ready", "space", "source", "region", "influence", "tradable"},
}
GAMES = 12
KEY = (11, -22)


@rule
def leave_it(s: Position) -> None:
    """Blank nothing."""


def story(game: Game, options: dict[str, str], number: int, tidied: bool) -> Iterator[tuple[Any, ...]]:
    """What happens in a random game: who decides, what is legal, what is told, the score, and every other field."""
    rules = importlib.import_module(game.rules["play"].__module__)
    engine = Interpreted(game, {} if tidied else {rules.tidy: leave_it})
    luck, s = random.Random(number), game.record()
    engine.bind(lay_out)(s, game.options.encode(options), *KEY)
    told: list[int] = []
    while True:
        masks = []
        for seat in range(len(game.seats_at(options))):
            mask = [0] * game.actions.mask_words
            engine.bind(legal)(s, seat, mask)
            masks.append(tuple(mask))
        points = [0] * len(game.seats)
        engine.bind(score)(s, points)
        others = [getattr(s, name) for name in s.names if name not in TIDIED[game.name]]
        yield engine.bind(actors)(s), masks, told, points, repr(others)
        if tidied:
            assert engine.bind(check)(s) == 0
        if engine.bind(over)(s):
            return
        seat = lowest(engine.bind(actors)(s))
        action = engine.bind(random_action)(s, seat, [0] * game.actions.mask_words, luck.randrange(1 << 32))
        log = Log()
        s.entropy = list(KEY)
        engine.bind(play)(s, seat, action, log)
        s.entropy, s.drawn = [0, 0], 0
        told = [log.told, *log.lines]


@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_what_is_blanked_is_not_read(name: str, options: dict[str, str]) -> None:
    for number in range(GAMES):
        tidied, plain = (story(games.find(name), options, number, tidied) for tidied in (True, False))
        assert all(one == other for one, other in zip(tidied, plain, strict=True))


@pytest.mark.parametrize("name", TIDIED)
def test_something_would_be_left_behind(name: str) -> None:
    """Without it a field that means nothing keeps what it had."""
    game = games.find(name)
    options = dict(TABLES)[name]
    kept = [list(story(game, options, 1, tidied)) for tidied in (True, False)]
    assert kept[0] == kept[1]
    whole = [list(fields(game, options, 1, tidied)) for tidied in (True, False)]
    assert whole[0] != whole[1]


def fields(game: Game, options: dict[str, str], number: int, tidied: bool) -> Iterator[bytes]:
    """Every position of a random game, packed."""
    rules = importlib.import_module(game.rules["play"].__module__)
    engine = Interpreted(game, {} if tidied else {rules.tidy: leave_it})
    luck, s = random.Random(number), game.record()
    engine.bind(lay_out)(s, game.options.encode(options), *KEY)
    while not engine.bind(over)(s):
        yield s.to_bytes()
        seat = lowest(engine.bind(actors)(s))
        action = engine.bind(random_action)(s, seat, [0] * game.actions.mask_words, luck.randrange(1 << 32))
        s.entropy = list(KEY)
        engine.bind(play)(s, seat, action, None)
        s.entropy, s.drawn = [0, 0], 0
