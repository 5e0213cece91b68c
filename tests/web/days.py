"""A recorded match of 7 Ronin as a spectator sees it, for the tests of the board; run this file to renew it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from tatami.games.seven_ronin import GAME
from tatami.kernel.events import SPECTATOR, Happening, told_to
from tatami.match import Match

DAYS = Path(__file__).parents[2] / "web" / "tests" / "days.json"
FIELDS = ("day", "step", "reserve", "supply", "ninja", "planned", "post", "plan", "wounds")
MARKS = ("penned", "held", "marked", "cursed", "acted", "ready")
MATCHES = 2


def recorded() -> str:
    """For each match its updates: the view, and the events that led to it."""
    return json.dumps([_match(seed) for seed in range(MATCHES)], separators=(",", ":")) + "\n"


def _match(seed: int) -> list[dict[str, Any]]:
    choice, match = Random(seed), Match.new(GAME, secret=bytes([seed] * 32))
    updates = [_update(match, 0)]
    told = len(_events(match))
    while not match.over:
        seat = match.actors[0]
        match.play(seat, choice.choice(match.legal(seat)))
        if len(match.events(SPECTATOR)) > told:
            updates.append(_update(match, told))
            told = len(_events(match))
    return updates


def _events(match: Match) -> list[Happening]:
    """What a spectator was told while the match was played."""
    return told_to(SPECTATOR, match.happened())


def _update(match: Match, told: int) -> dict[str, Any]:
    view = match.view(SPECTATOR)
    row = {name: getattr(view, name) for name in (*FIELDS, *MARKS)}
    known = {name: value if isinstance(value, int) else [int(each) for each in value] for name, value in row.items()}
    events = _events(match)[told:]
    return {"view": known, "events": [{"name": event.name, "arguments": dict(event.arguments)} for event in events]}


if __name__ == "__main__":
    DAYS.write_text(recorded(), encoding="utf-8")
