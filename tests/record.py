"""``python -m record [GAME]`` in ``tests``: record the matches of ``fixtures`` anew, after a change of the rules.

Each story is a table, its players, and how it ends. Seeds are tried in order until a match tells the story, so the same
rules give the same files.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from tatami import bots, games
from tatami.kernel.events import spelled
from tatami.match import Match, save

FIXTURES = Path(__file__).parent / "fixtures"
WANDERER = "wanderer"  # any legal move of anybody who may move

INSTINCT, RANDOM = "bot:instinct", "bot:random"


@dataclass(frozen=True)
class Story:
    """A match to be recorded."""

    game: str
    name: str
    options: Mapping[str, str] = field(default_factory=dict)
    players: tuple[str, ...] = (INSTINCT,)  # for the seats by turns
    ending: str = ""  # as the last move tells it
    winner: str = ""
    completes: bool = False  # with the stories before it, every kind of move is made

    def is_told_by(self, match: Match, shown: set[str]) -> bool:
        """Whether a finished match ends as the story does."""
        assert match.result is not None
        endings = {str(event.arguments.get("ending", "")) for event in match.history[-1].events}
        winners = [match.seats[seat] for seat in match.result.winners]
        wanted = {spelled(kind) for kind in match.game.actions.kinds} if self.completes else set()
        ended = not self.ending or f"ending-{self.ending}" in endings
        return ended and (not self.winner or winners == [self.winner]) and wanted <= shown | kinds_in(match)


def kinds_in(match: Match) -> set[str]:
    """The kinds of move that were made."""
    return {spelled(match.game.actions[move.action].kind) for move in match.history}


def _seven_ronin() -> list[Story]:
    endings = ("village-taken", "ronin-fell", "ninja-fell", "winter")
    stories = [
        Story("seven-ronin", f"{edition}-{ending}", {"edition": edition}, ending=ending)
        for edition in ("first", "second")
        for ending in endings
    ]
    for track, edition in (("a", "first"), ("b", "second"), ("c", "first")):
        options = {"edition": edition, "time-track": track, "spies": "yes"}
        stories.append(Story("seven-ronin", f"spies-track-{track}", options))
    return stories


def _samurai_sword() -> list[Story]:
    four, five = {"players": "four"}, {"players": "five"}
    return [
        Story("samurai-sword", "three-defeat", {"players": "three"}, ending="defeat"),
        Story("samurai-sword", "four-swordmaster", four, (RANDOM,), ending="swordmaster"),
        Story("samurai-sword", "four-last-friend", four, (RANDOM,), ending="last-friend"),
        Story("samurai-sword", "five-defeat", five, ending="defeat"),
        Story("samurai-sword", "five-exhaustion", five, ending="exhaustion"),
        Story("samurai-sword", "five-bushido", five, ending="bushido"),
        Story("samurai-sword", "six-quick", {"players": "six", "quick-responses": "yes"}),
        Story("samurai-sword", "seven-rikyu", {"players": "seven", "rikyu": "yes"}),
    ]


def _ninjato() -> list[Story]:
    every_option = {
        "players": "four",
        "eager-reshuffle": "yes",
        "boryaku-modifiers": "yes",
        "refill-after-last-round": "no",
        "lone-gets-both": "yes",
        "secret-rumours": "yes",
        "dojo-deck": "bulging",
        "alarms": "two-of-each",
        "treasures": "level",
        "crane-price": "three",
    }
    four = {"players": "four"}
    return [
        Story("ninjato", "two-players", {"players": "two"}, winner="white"),
        Story("ninjato", "three-players", {"players": "three"}, winner="purple"),
        Story("ninjato", "four-players", four, winner="black"),
        Story("ninjato", "every-option", every_option, (INSTINCT, RANDOM), winner="purple"),
        Story("ninjato", "wanderers-one", four, (WANDERER,)),
        Story("ninjato", "wanderers-two", four, (WANDERER,), completes=True),
    ]


def _ronin() -> list[Story]:
    solo, duel, three = {"players": "one"}, {"players": "two"}, {"players": "three"}
    return [
        Story("ronin", "solo-without-honour", solo, (RANDOM,), ending="without-honour"),
        Story("ronin", "solo-on-the-way", solo, ending="on-the-way"),
        Story("ronin", "solo-welcome", solo, ending="welcome"),
        Story("ronin", "solo-samurai", solo, ending="samurai"),
        Story("ronin", "duel-first-seat-wins", duel, ending="most-points", winner="vermilion"),
        Story("ronin", "duel-second-seat-wins", duel, ending="most-points", winner="indigo"),
        Story("ronin", "duel-shogun-wins", duel, ending="shogun"),
        Story("ronin", "base-three", three, ending="most-points"),
        Story("ronin", "base-four", {"players": "four"}, ending="most-points"),
        Story("ronin", "base-five", {"players": "five"}, ending="most-points"),
        Story("ronin", "base-tie-by-tea", three, (RANDOM,), ending="ahead-at-tea"),
    ]


STORIES = (*_seven_ronin(), *_samurai_sword(), *_ninjato(), *_ronin())


def played(story: Story, number: int) -> Match:
    """One match at the story's table; the number decides its draws and what its players choose."""
    game = games.find(story.game)
    seed = hashlib.sha256(f"{story.game}/{story.name}/{number}".encode()).digest()
    seats = game.seats_at(story.options)
    players = [story.players[seat % len(story.players)] for seat in range(len(seats))]
    match, luck = Match.new(game, story.options, players, seed), random.Random(seed)
    names = {player: player.removeprefix("bot:").replace(WANDERER, "random") for player in players}
    minds = {player: bots.find(name, game, luck) for player, name in names.items()}
    while not match.over:
        seat = luck.choice(match.actors) if WANDERER in players else match.actors[0]
        match.play(seat, minds[players[seat]].choose(match.view(seat), seat))
    return match


def main() -> None:
    shown: dict[str, set[str]] = defaultdict(set)
    for story in STORIES:
        if not sys.argv[1:] or story.game in sys.argv[1:]:
            told = shown[story.game]
            number, match = next((n, m) for n in count() if story.is_told_by(m := played(story, n), told))
            told |= kinds_in(match)
            save(match, FIXTURES / story.game / f"{story.name}.json")
            print(f"{story.game}/{story.name}: match {number}, {match.ply} moves", flush=True)


if __name__ == "__main__":
    main()
