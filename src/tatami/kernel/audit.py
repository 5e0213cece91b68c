"""The audit: what must be true of every game after every move, checked over random play by any engine.

It plays random games in which any of the seats that owe a decision may be the next to move, and asks of each position:

* do the invariants hold, and is no one stuck;
* do ``legal`` and ``refusal`` agree on every action of every seat;
* is a view all that a seat needs to know what it may do, and does viewing it again change nothing;
* does every world that ``guess`` imagines keep the invariants, and look to the seat exactly like the truth;
* has the present been left alone by all of this.

Those who owe a decision are asked at every position; of those who only look on, one by turns. Whether an action is
refused is asked of the truth, or of the view, by turns too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum

from tatami.kernel.chance import below, receive, scramble, wipe, word_at
from tatami.kernel.contract import actors, check, guess, legal, over, refusal, view
from tatami.kernel.engines.primitives import duplicate
from tatami.kernel.events import SPECTATOR
from tatami.kernel.game import Game
from tatami.kernel.masks import allows, clear, count_allowed, nth_allowed, nth_one, ones
from tatami.kernel.playout import lay_out, step
from tatami.kernel.record import Column, Words
from tatami.kernel.rule import rule


class Finding(IntEnum):
    """What an audit may find wrong."""

    NOTHING = 0
    INVARIANT_BROKEN = 1
    SOMEBODY_IS_STUCK = 2
    LEGAL_AND_REFUSAL_DISAGREE = 3
    VIEW_CHANGES_LEGAL = 4
    VIEW_CHANGES_ACTORS = 5
    VIEW_IS_NOT_STABLE = 6
    GUESS_LOOKS_DIFFERENT = 7
    GUESS_BREAKS_INVARIANT = 8
    TRUTH_WAS_TOUCHED = 9
    GAME_DOES_NOT_END = 10


class Audit(IntEnum):
    """What an audit reports."""

    GAMES = 0
    POSITIONS = 1
    FINDING = 2  # the first thing found wrong
    LANE = 3  # in which game
    PLY = 4  # after how many moves
    SEAT = 5  # for which seat


# The records an audit works on: the truth, a copy of it, two views, a guessed world and a blank.
TRUTH, KEPT, SEEN, AGAIN, WORLD, BLANK = 0, 1, 2, 3, 4, 5
AUDIT_RECORDS = 6
LONGEST_GAME = 5000  # decisions


@rule
def same(raw: Words, one: int, other: int) -> bool:
    """Whether two records of the audit's column, whose memory is ``raw``, hold the same words."""
    size = len(raw) // AUDIT_RECORDS
    for word in range(size):
        if raw[one * size + word] != raw[other * size + word]:
            return False
    return True


@rule
def actions_disagree(column: Column, record: int, seat: int, mask: Words, first: int, action_count: int) -> bool:
    """Whether ``legal``, which is in the mask, and ``refusal`` differ on every second action from the first on."""
    for action in range(first, action_count, 2):
        if allows(mask, action) != (refusal(column[record], seat, action) == 0):
            return True
    return False


@rule
def masks_differ(one: Words, other: Words) -> bool:
    """Whether two masks differ."""
    for word in range(len(one)):
        if one[word] != other[word]:
            return True
    return False


@rule
def seat_finding(
    column: Column, raw: Words, mask: Words, mask_seen: Words, seat: int, action_count: int, word: int, ply: int
) -> int:
    """Everything that is asked of a position from one seat."""
    clear(mask)
    legal(column[TRUTH], seat, mask)
    if (actors(column[TRUTH]) >> seat) & 1 and count_allowed(mask) == 0:
        return Finding.SOMEBODY_IS_STUCK
    if actions_disagree(column, TRUTH, seat, mask, ply & 1, action_count):
        return Finding.LEGAL_AND_REFUSAL_DISAGREE
    duplicate(column, TRUTH, SEEN)
    view(column[SEEN], seat)
    if actors(column[SEEN]) != actors(column[TRUTH]):
        return Finding.VIEW_CHANGES_ACTORS
    clear(mask_seen)
    legal(column[SEEN], seat, mask_seen)
    if masks_differ(mask, mask_seen) or actions_disagree(column, SEEN, seat, mask, 1 - (ply & 1), action_count):
        return Finding.VIEW_CHANGES_LEGAL
    duplicate(column, SEEN, AGAIN)
    view(column[AGAIN], seat)
    if not same(raw, SEEN, AGAIN):
        return Finding.VIEW_IS_NOT_STABLE
    return world_finding(column, raw, seat, word)


@rule
def world_finding(column: Column, raw: Words, seat: int, word: int) -> int:
    """What is asked of a world that a seat imagines."""
    duplicate(column, SEEN, WORLD)
    receive(column[WORLD], word, scramble(word))
    guess(column[WORLD], seat)
    wipe(column[WORLD])
    if check(column[WORLD]) != 0:
        return Finding.GUESS_BREAKS_INVARIANT
    view(column[WORLD], seat)
    if not same(raw, SEEN, WORLD):
        return Finding.GUESS_LOOKS_DIFFERENT
    return Finding.NOTHING


@rule
def position_finding(
    column: Column,
    raw: Words,
    mask: Words,
    mask_seen: Words,
    viewers: Words,
    action_count: int,
    word: int,
    report: Words,
) -> int:
    """Everything that is asked of a position; the last viewer is the spectator, who may do nothing."""
    if check(column[TRUTH]) != 0:
        return Finding.INVARIANT_BROKEN
    duplicate(column, TRUTH, KEPT)
    ply = report[Audit.PLY]
    waiting, onlooker = actors(column[TRUTH]), ply % len(viewers)
    for place in range(len(viewers)):
        if place != onlooker and not (waiting >> viewers[place]) & 1:
            continue
        report[Audit.SEAT] = viewers[place]
        asked = scramble(word + place)
        found = seat_finding(column, raw, mask, mask_seen, viewers[place], action_count, asked, ply)
        if found != 0:
            return found
    if not same(raw, TRUTH, KEPT):
        return Finding.TRUTH_WAS_TOUCHED
    return Finding.NOTHING


@rule
def audit_game(
    column: Column,
    raw: Words,
    options: Words,
    mask: Words,
    mask_seen: Words,
    viewers: Words,
    action_count: int,
    seed: int,
    lane: int,
    longest: int,
    report: Words,
) -> int:
    """Audit one random game; gives the first finding."""
    report[Audit.LANE] = lane
    duplicate(column, BLANK, TRUTH)
    lay_out(column[TRUTH], options, word_at(seed, lane, 0), word_at(lane, seed, 0))
    for ply in range(longest):
        report[Audit.PLY] = ply
        report[Audit.POSITIONS] += 1
        word = word_at(seed, lane, ply + 1)
        found = position_finding(column, raw, mask, mask_seen, viewers, action_count, word, report)
        if found != 0 or over(column[TRUTH]):
            return found
        waiting = actors(column[TRUTH])
        seat = nth_one(waiting, below(scramble(word + 1), ones(waiting)))
        clear(mask)
        legal(column[TRUTH], seat, mask)
        action = nth_allowed(mask, below(scramble(word + 2), count_allowed(mask)))
        step(column[TRUTH], seat, action, scramble(word + 3), scramble(word + 4), None)
    return Finding.GAME_DOES_NOT_END


@rule
def audit_games(
    column: Column,
    raw: Words,
    options: Words,
    mask: Words,
    mask_seen: Words,
    viewers: Words,
    action_count: int,
    seed: int,
    first_lane: int,
    games: int,
    longest: int,
    report: Words,
) -> None:
    """Audit random games until one shows something wrong."""
    for lane in range(first_lane, first_lane + games):
        if report[Audit.FINDING] == 0:
            report[Audit.GAMES] += 1
            report[Audit.FINDING] = audit_game(
                column, raw, options, mask, mask_seen, viewers, action_count, seed, lane, longest, report
            )


@dataclass(frozen=True)
class Report:
    """What an audit came to."""

    games: int
    positions: int
    finding: Finding
    lane: int
    ply: int
    seat: int

    def __str__(self) -> str:
        if self.finding is Finding.NOTHING:
            return f"{self.games} games, {self.positions} positions, nothing found"
        return f"{self.finding.name.lower()} in game {self.lane} after {self.ply} moves, seat {self.seat}"


def audit(game: Game, options: Mapping[str, str], games: int, seed: int, first_lane: int = 0) -> Report:
    """Audit random games natively."""
    import numpy as np

    from tatami.kernel.engines.native import native

    engine = native(game)
    column = game.record.column(AUDIT_RECORDS)
    report = np.zeros(len(Audit), np.int64)
    engine.bind(audit_games)(
        column,
        column.view(np.int64).reshape(-1),
        np.array(game.options.encode(options), np.int64),
        engine.mask(),
        engine.mask(),
        np.array([*range(len(game.seats_at(options))), SPECTATOR], np.int64),
        len(game.actions),
        seed,
        first_lane,
        games,
        LONGEST_GAME,
        report,
    )
    values = [int(value) for value in report]
    return Report(values[0], values[1], Finding(values[2]), *values[3:])
