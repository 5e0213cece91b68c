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
from tatami.kernel.masks import allows, clear, count_allowed, nth_allowed
from tatami.kernel.record import Column, Words
from tatami.kernel.rule import rule


class Tally(IntEnum):
    """What a batch of games counts."""

    GAMES = 0
    DECISIONS = 1
    BROKEN = 2  # games in which an invariant broke, a player was stuck, or an action was not legal
    TRAIL = 3  # a checksum over every action of every game
    LONGEST = 4  # decisions of the longest game


class Mind(IntEnum):
    """The players that compiled games can seat."""

    RANDOM = 0
    INSTINCT = 1


# The records of a bots' game: the truth, what one player sees of it, and a blank to start from.
TRUTH, EYES, BLANK = 0, 1, 2
WORKING_RECORDS = 3


@rule
def begin(s: Position, options: Words, seed: int, lane: int) -> None:
    """Lay out a game with the entropy of ply 0."""
    receive(s, word_at(seed, lane, 0), word_at(lane, seed, 0))
    setup(s, options)
    wipe(s)


@rule
def step(s: Position, seat: int, action: int, first: int, second: int, log: Log | None) -> int:
    """Play one action with fresh entropy; gives how many words of it were drawn."""
    receive(s, first, second)
    play(s, seat, action, log)
    drawn = s.drawn
    wipe(s)
    return drawn


@rule
def lowest(bits: int) -> int:
    """The lowest seat of a set of seats."""
    seat = 0
    while not (bits >> seat) & 1:
        seat += 1
    return seat


@rule
def random_action(s: Position, seat: int, mask: Words, word: int) -> int:
    """Any legal action, each as likely as the others; -1 if there is none."""
    clear(mask)
    legal(s, seat, mask)
    return nth_allowed(mask, below(word, count_allowed(mask)))


@rule
def random_game(s: Position, options: Words, mask: Words, tally: Words, seed: int, lane: int, checked: bool) -> None:
    """Play one game with random moves in a blank record, and add it to the tally."""
    begin(s, options, seed, lane)
    ply = 0
    trail = 0
    broken = False
    while not over(s) and not broken:
        ply += 1
        seat = lowest(actors(s))
        action = random_action(s, seat, mask, word_at(seed, lane, ply))
        if action < 0:
            broken = True
        else:
            trail = scramble(trail ^ action)
            step(s, seat, action, word_at(seed + 1, lane, ply), word_at(lane, seed + 1, ply), None)
            if checked and check(s) != 0:
                broken = True
    add_game(tally, ply, trail, broken)


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
def random_games(
    column: Column, options: Words, mask: Words, tally: Words, seed: int, first_lane: int, checked: bool
) -> None:
    """Play one random game in each blank record of a column."""
    for place in range(len(column)):
        random_game(column[place], options, mask, tally, seed, first_lane + place, checked)


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
    begin(column[TRUTH], options, seed, lane)
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
            step(column[TRUTH], seat, action, word_at(seed + 1, lane, ply), word_at(lane, seed + 1, ply), None)
    add_game(tally, ply, trail, broken)
    score(column[TRUTH], out)


@rule
def imagine(s: Position, seat: int, first: int, second: int) -> None:
    """Turn a position into a random world that looks the same to the seat."""
    view(s, seat)
    receive(s, first, second)
    guess(s, seat)
    wipe(s)
