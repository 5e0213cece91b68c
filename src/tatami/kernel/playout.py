"""Whole games without people: written once against the contract, run by every engine.

The moves of a game depend on its seed and its lane alone, so the same game can be played by any engine, on any
machine, in any batch, and compared byte for byte.
"""

from __future__ import annotations

from enum import IntEnum

from tatami.kernel.chance import Position, below, receive, scramble, wipe, word_at
from tatami.kernel.contract import actors, check, guess, instinct, legal, over, play, score, setup, view
from tatami.kernel.engines.primitives import duplicate
from tatami.kernel.events import Log
from tatami.kernel.masks import allows, clear, count_allowed, lowest, nth_allowed
from tatami.kernel.record import Column, Words
from tatami.kernel.rule import rule


class Tally(IntEnum):
    """What a batch of games counts."""

    GAMES = 0
    DECISIONS = 1
    BROKEN = 2  # games in which an invariant broke, a player was stuck, or an action was not legal
    TRAIL = 3  # a checksum over every action of every game
    LONGEST = 4  # decisions of the longest game


class Run(IntEnum):
    """A random game in progress."""

    LANE = 0
    PLY = 1  # decisions made
    TRAIL = 2  # a checksum over the actions
    SEAT = 3  # who decides
    ACTION = 4  # what was chosen
    BROKEN = 5
    LUCK_1 = 6  # the entropy of all its draws
    LUCK_2 = 7


class Mind(IntEnum):
    """The players that compiled games can seat."""

    RANDOM = 0
    INSTINCT = 1


# The records of a bots' game: the truth, what one player sees of it, and a blank to start from.
TRUTH, EYES, BLANK = 0, 1, 2
WORKING_RECORDS = 3


@rule
def lay_out(s: Position, options: Words, first: int, second: int) -> None:
    """Set a game up in a blank record."""
    receive(s, first, second)
    setup(s, options)
    wipe(s)


@rule
def step(s: Position, seat: int, action: int, first: int, second: int, log: Log | None) -> int:
    """Play one action; gives how many draws it made.

    A game may be played with the same entropy from its first move to its last, or with fresh entropy for every move.
    """
    receive(s, first, second)
    play(s, seat, action, log)
    drawn = s.drawn
    wipe(s)
    return drawn


@rule
def random_action(s: Position, seat: int, mask: Words, word: int) -> int:
    """Any legal action, each as likely as the others; -1 if there is none."""
    clear(mask)
    legal(s, seat, mask)
    return nth_allowed(mask, below(word, count_allowed(mask)))


@rule
def begin_run(s: Position, options: Words, run: Words, seed: int, lane: int) -> None:
    """Lay out the game of a lane in a blank record."""
    run[Run.LANE] = lane
    run[Run.PLY] = 0
    run[Run.TRAIL] = 0
    run[Run.BROKEN] = 0
    run[Run.LUCK_1] = word_at(seed, lane, 0)
    run[Run.LUCK_2] = word_at(lane, seed, 0)
    lay_out(s, options, run[Run.LUCK_1], run[Run.LUCK_2])


@rule
def running(s: Position, run: Words) -> bool:
    """Whether the game goes on."""
    return run[Run.BROKEN] == 0 and not over(s)


@rule
def choose_next(s: Position, run: Words, mask: Words, seed: int) -> None:
    """Choose the next action at random; a player who has none is a broken game."""
    run[Run.PLY] += 1
    run[Run.SEAT] = lowest(actors(s))
    run[Run.ACTION] = random_action(s, run[Run.SEAT], mask, word_at(seed, run[Run.LANE], run[Run.PLY]))
    if run[Run.ACTION] < 0:
        run[Run.BROKEN] = 1


@rule
def play_next(s: Position, run: Words, checked: bool) -> None:
    """Play what was chosen, and check the invariants if asked to."""
    if run[Run.BROKEN]:
        return
    run[Run.TRAIL] = scramble(run[Run.TRAIL] ^ run[Run.ACTION])
    step(s, run[Run.SEAT], run[Run.ACTION], run[Run.LUCK_1], run[Run.LUCK_2], None)
    if checked and check(s) != 0:
        run[Run.BROKEN] = 1


@rule
def random_games(
    column: Column, options: Words, run: Words, mask: Words, tally: Words, seed: int, first_lane: int, checked: bool
) -> None:
    """Play one random game in each blank record of a column."""
    for place in range(len(column)):
        s = column[place]
        begin_run(s, options, run, seed, first_lane + place)
        while running(s, run):
            choose_next(s, run, mask, seed)
            play_next(s, run, checked)
        add_game(tally, run[Run.PLY], run[Run.TRAIL], run[Run.BROKEN] != 0)


@rule
def add_game(tally: Words, decisions: int, trail: int, broken: bool) -> None:
    """Count a game."""
    tally[Tally.GAMES] += 1
    tally[Tally.DECISIONS] += decisions
    tally[Tally.TRAIL] ^= scramble(trail + decisions)
    if broken:
        tally[Tally.BROKEN] += 1
    if decisions > tally[Tally.LONGEST]:
        tally[Tally.LONGEST] = decisions


@rule
def mind_action(column: Column, seat: int, mind: int, mask: Words, seed: int, lane: int, ply: int) -> int:
    """A player's action, from that player's view alone."""
    duplicate(column, TRUTH, EYES)
    view(column[EYES], seat)
    if mind == Mind.RANDOM:
        return random_action(column[EYES], seat, mask, word_at(seed, lane, ply))
    receive(column[EYES], word_at(seed, lane, ply), word_at(lane, seed, ply))
    return instinct(column[EYES], seat)


@rule
def minds_game(
    column: Column, options: Words, minds: Words, mask: Words, tally: Words, out: Words, seed: int, lane: int
) -> None:
    """Play one game between players of any kind, and give each seat's result."""
    duplicate(column, BLANK, TRUTH)
    first, second = word_at(seed, lane, 0), word_at(lane, seed, 0)
    lay_out(column[TRUTH], options, first, second)
    ply = 0
    trail = 0
    broken = False
    while not over(column[TRUTH]) and not broken:
        ply += 1
        seat = lowest(actors(column[TRUTH]))
        action = mind_action(column, seat, minds[seat], mask, seed, lane, ply)
        clear(mask)
        legal(column[TRUTH], seat, mask)
        if action < 0 or not allows(mask, action):
            broken = True
        else:
            trail = scramble(trail ^ action)
            step(column[TRUTH], seat, action, first, second, None)
    add_game(tally, ply, trail, broken)
    score(column[TRUTH], out)


@rule
def imagine(s: Position, seat: int, first: int, second: int) -> None:
    """Turn a position into a random world that looks the same to the seat."""
    view(s, seat)
    receive(s, first, second)
    guess(s, seat)
    wipe(s)
