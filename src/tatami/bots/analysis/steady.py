"""Steady play: what a position is worth if everybody goes on by the rule of thumb.

It is the yardstick of luck. A search would judge a choice with foresight that it does not grant to later choices, so
its values do not agree from one moment to the next, and the difference would look like luck. Steady play is the same at
every moment: what is expected after a step is, on average, what is expected at the next.

The compiled part calls nothing but the kernel and the game, so that what is kept on disk is never stale.
"""

from __future__ import annotations

import numpy as np

from tatami.bots.analysis.estimate import Estimate, Sample
from tatami.bots.analysis.worth import worth
from tatami.kernel.chance import Position, receive, scramble, wipe, word_at
from tatami.kernel.contract import actors, guess, instinct, over, replan, score, view
from tatami.kernel.engines.native import native
from tatami.kernel.engines.primitives import duplicate
from tatami.kernel.game import Game
from tatami.kernel.masks import first_to_decide
from tatami.kernel.playout import step
from tatami.kernel.record import Column, Words
from tatami.kernel.rule import rule

ROOT, WORLD, EYES = 0, 1, 2
RECORDS = 3
FREE = -1  # the seat begins by the rule of thumb too
ABSENT = -(1 << 40)  # the score of a seat that nobody has taken
LONGEST = 4000  # decisions


@rule
def steady_game(column: Column, points: Words, seat: int, first: int, seed: int, number: int) -> None:
    """Play on from a view, in a world that the seat holds possible; it leaves everybody's points."""
    duplicate(column, ROOT, WORLD)
    word = word_at(seed, number, 0)
    receive(column[WORLD], word, scramble(word))
    guess(column[WORLD], seat)
    wipe(column[WORLD])
    replan(column[WORLD], seat)
    for ply in range(1, LONGEST):
        if over(column[WORLD]):
            break
        who = first_to_decide(actors(column[WORLD]), seat)
        action = first
        if ply > 1 or first == FREE:
            duplicate(column, WORLD, EYES)
            view(column[EYES], who)
            word = word_at(seed, number, 2 * ply)
            receive(column[EYES], word, scramble(word))
            action = instinct(column[EYES], who)
        word = word_at(seed, number, 2 * ply + 1)
        step(column[WORLD], who, action, word, scramble(word), None)
    for place in range(len(points)):
        points[place] = ABSENT
    score(column[WORLD], points)


def steady(game: Game, seen: Position, seat: int, games: int, seed: int, first: int = FREE) -> tuple[Estimate, ...]:
    """What each seat can expect, judged on the view of one that decides now, and that may begin with an action."""
    play = native(game).bind(steady_game)
    column = game.record.column(RECORDS)
    column[ROOT] = seen.to_native()
    points = np.zeros(len(game.seats), np.int64)
    sample: Sample | None = None
    for number in range(games):
        play(column, points, seat, first, scramble(seed), number)
        scores = [found for found in points.tolist() if found != ABSENT]
        sample = sample or Sample(len(scores))
        sample.add(worth(scores))
    assert sample is not None
    return sample.means()
