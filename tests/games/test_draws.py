"""Draws of all four games: one seed deals the same whatever is played, and outcomes are as likely as they are said."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import islice

import pytest

from kernel.frequencies import fits
from tatami import games
from tatami.kernel.chance import Position, below, draw_below, draw_of, nth_card
from tatami.kernel.contract import actors, guess, instinct, over
from tatami.kernel.engines.binding import Binder
from tatami.kernel.engines.interpreted import Interpreted, interpreted
from tatami.kernel.engines.primitives import INTERPRETED
from tatami.kernel.game import Game
from tatami.kernel.keyed import chaskey
from tatami.kernel.masks import lowest
from tatami.kernel.outcomes import Draw, NotAnOutcome, outcomes
from tatami.kernel.playout import lay_out, random_action, step
from tatami.kernel.record import Row
from tatami.kernel.rule import rule
from tatami.match import Match

TABLES = [
    ("samurai-sword", {"players": "three"}),
    ("samurai-sword", {"players": "seven"}),
    ("ninjato", {"players": "two"}),
    ("ninjato", {"players": "four", "eager-reshuffle": "yes"}),
    ("ronin", {"players": "one"}),
    ("ronin", {"players": "two"}),
    ("ronin", {"players": "five"}),
]
tables = pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda value: str(value))
KEY = (0x0123456789ABCDEF, -0x0123456789ABCDE)

# What was drawn: the pool, how many draws it had given, what it held, and what came out.
seen: list[tuple[int, int, tuple[int, ...], int]] = []


@rule
def watched_of(s: Position, pool: int, cards: Row, count: int) -> int:
    number = s.drawn_from[pool]
    s.drawn_from[pool] += 1
    card = nth_card(cards, below(chaskey(s.entropy[0], s.entropy[1], pool, number, 0, 0), count))
    seen.append((pool, number, tuple(cards), card))
    return card


@rule
def watched_below(s: Position, pool: int, limit: int) -> int:
    number = s.drawn_from[pool]
    s.drawn_from[pool] += 1
    found = below(chaskey(s.entropy[0], s.entropy[1], pool, number, 0, 0), limit)
    seen.append((pool, number, (limit,), found))
    return found


@dataclass
class Deal:
    """The draws of one game, each pool's in order, and what was played between them."""

    draws: dict[int, list[tuple[tuple[int, ...], int]]] = field(default_factory=lambda: defaultdict(list))
    actions: list[int] = field(default_factory=list)


def dealt(game: Game, options: dict[str, str], player: int) -> Deal:
    """A random player's game with the key that all of them have."""
    engine = Interpreted(game, {draw_of: watched_of, draw_below: watched_below})
    deal, luck = Deal(), random.Random(player)
    s, mask = game.record(), [0] * game.actions.mask_words
    seen.clear()
    engine.bind(lay_out)(s, game.options.encode(options), *KEY)
    while not engine.bind(over)(s):
        seat = lowest(engine.bind(actors)(s))
        action = engine.bind(random_action)(s, seat, mask, luck.randrange(1 << 32))
        engine.bind(step)(s, seat, action, *KEY, None)
        deal.actions.append(action)
    for pool, number, held, came in seen:
        assert number == len(deal.draws[pool]), "draws are numbered one after the other"
        deal.draws[pool].append((held, came))
    return deal


@tables
def test_one_key_deals_the_same_cards_whatever_is_played(name: str, options: dict[str, str]) -> None:
    """As a deck shuffled beforehand would: for as long as nothing but draws has touched what is drawn from."""
    game = games.find(name)
    assert game.pools is not None
    first, *others = (dealt(game, options, player) for player in range(4))
    alike = Counter[int]()
    for other in others:
        assert other.actions != first.actions
        for pool, draws in first.draws.items():
            for (held, came), (held_there, came_there) in zip(draws, other.draws[pool], strict=False):
                if held != held_there:
                    break
                assert came == came_there
                alike[pool] += 1
    laid = {pool: sum(drawn.pool == pool for drawn in setup_draws(game, options)) for pool in alike}
    later = [game.pools(pool).name for pool in alike if alike[pool] > laid[pool] * len(others)]
    assert later, "the players have drawn the same cards after different moves"


def setup_draws(game: Game, options: dict[str, str]) -> Iterator[Draw]:
    """The draws of a layout that could come out in several ways."""
    chosen: list[int] = []
    while isinstance(draw := outcomes(game).setup(options, chosen), Draw):
        chosen.append(next(iter(draw.chances)))
        yield draw


@pytest.mark.parametrize("name", games.names())
def test_no_move_draws_from_what_only_thinkers_use(name: str) -> None:
    """A match's key stays for all its moves: what can be inverted must never be given it."""
    game = games.find(name)
    reached = {slot: rules_below(game, slot) for slot in ("setup", "play", "guess", "instinct")}
    assert not (reached["setup"] | reached["play"]) & {"random_below", "random_card"}
    assert not (reached["guess"] | reached["instinct"]) & {"draw_below", "draw_card", "draw_of"}


def rules_below(game: Game, name: str) -> set[str]:
    """The names of all rules that one of the contract's calls."""
    reached: set[str] = set()

    def note(function):  # type: ignore[no-untyped-def]
        reached.add(function.__name__)
        return function

    Binder(game, wrap=note, primitives=INTERPRETED).bind(game.rules[name])
    return reached


@pytest.mark.parametrize("name", games.names())
def test_what_rules_draw_from_is_named(name: str) -> None:
    game = games.find(name)
    drawing = "draw_below" in rules_below(game, "setup") | rules_below(game, "play")
    assert drawing == (game.pools is not None)


# Outcomes.


def positions(game: Game, options: dict[str, str], number: int) -> Iterator[tuple[Position, int, int]]:
    """Positions of a random game, each with who moves and a move."""
    engine, luck = interpreted(game), random.Random(number)
    s, mask = game.record(), [0] * game.actions.mask_words
    engine.bind(lay_out)(s, game.options.encode(options), luck.getrandbits(62), number)
    while not engine.bind(over)(s):
        seat = lowest(engine.bind(actors)(s))
        action = engine.bind(random_action)(s, seat, mask, luck.randrange(1 << 32))
        yield s.copy(), seat, action
        engine.bind(step)(s, seat, action, luck.getrandbits(62), number, None)


def few_outcomes(game: Game, options: dict[str, str], number: int, most: int) -> Iterator[tuple[Position, int, int]]:
    """Those in which a draw is due, and not so many outcomes that a test would take too long."""
    for s, seat, action in positions(game, options, number):
        if isinstance(outcomes(game).play(s, seat, action), Draw):
            if sum(1 for _ in islice(outcomes(game).of(s, seat, action), most + 1)) <= most:
                yield s, seat, action


@tables
def test_outcomes_add_up_to_one_and_are_what_was_chosen(name: str, options: dict[str, str]) -> None:
    game = games.find(name)
    found = list(islice(few_outcomes(game, options, 1, 400), 6))
    assert found
    for s, seat, action in found:
        before = s.to_bytes()
        ways = list(outcomes(game).of(s, seat, action))
        assert sum(way.probability for way in ways) == 1
        assert all(way.probability > 0 for way in ways)
        assert len({way.chosen for way in ways}) == len(ways)
        for way in ways[:20]:
            assert outcomes(game).play(s, seat, action, way.chosen) == way.position
        distribution = outcomes(game).distribution(s, seat, action)
        assert sum(distribution.values()) == 1
        assert s.to_bytes() == before


@tables
def test_draws_come_as_often_as_the_outcomes_say(name: str, options: dict[str, str]) -> None:
    game = games.find(name)
    s, seat, action = next(few_outcomes(game, options, 2, 60))
    distribution = outcomes(game).distribution(s, seat, action)
    played = Counter[Position]()
    for number in range(1500):
        after = s.copy()
        interpreted(game).bind(step)(after, seat, action, number, ~number, None)
        played[after] += 1
    assert fits(played, distribution)


@tables
def test_a_layout_is_drawn_one_draw_at_a_time(name: str, options: dict[str, str]) -> None:
    """A layout made of chosen outcomes is one that the rules could have drawn."""
    game, luck, probability = games.find(name), random.Random(5), Fraction(1)
    chosen: list[int] = []
    while isinstance(draw := outcomes(game).setup(options, chosen), Draw):
        assert sum(draw.chances.values()) == 1
        chosen.append(luck.choice(list(draw.chances)))
        probability *= draw.chances[chosen[-1]]
    assert interpreted(game).bind(game.rules["check"])(draw) == 0
    assert 0 < probability < Fraction(1, 1000)


def test_an_outcome_that_cannot_be_is_refused() -> None:
    game = games.find("samurai-sword")
    s, seat, action = next(few_outcomes(game, {"players": "three"}, 3, 400))
    draw = outcomes(game).play(s, seat, action)
    assert isinstance(draw, Draw)
    with pytest.raises(NotAnOutcome, match="cannot come out"):
        outcomes(game).play(s, seat, action, [len(draw.weights)])
    way = next(outcomes(game).of(s, seat, action))
    with pytest.raises(NotAnOutcome, match="does not make"):
        outcomes(game).play(s, seat, action, [*way.chosen, 0])


def test_a_game_without_chance_has_one_outcome() -> None:
    game = games.find("seven-ronin")
    for s, seat, action in positions(game, {}, 1):
        (only,) = outcomes(game).of(s, seat, action)
        assert only.probability == 1
        assert not only.chosen


# The key.


@tables
def test_no_position_of_a_match_holds_its_key(name: str, options: dict[str, str]) -> None:
    match, luck = Match.new(games.find(name), options, secret=bytes(32)), random.Random(1)
    while not match.over and match.ply < 60:
        match.play(match.actors[0], luck.choice(match.legal(match.actors[0])))
    for packed in match.positions():
        assert match.game.record.from_bytes(packed).entropy == [0, 0]


def test_guesses_and_instincts_count_as_no_draw() -> None:
    for name, options in TABLES:
        game = games.find(name)
        for s, seat, _ in islice(positions(game, options, 4), 0, 40, 8):
            before = list(s.drawn_from)
            interpreted(game).bind(game.rules["view"])(s, seat)
            interpreted(game).bind(guess)(s, seat)
            interpreted(game).bind(instinct)(s, seat)
            assert list(s.drawn_from) == before
