"""Samurai Sword at a screen: tables of every kind, positions to play on from, and somebody who plays what glows."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Position, expect

from tatami import bots, games
from tatami.games.samurai_sword.state import Feud
from tatami.match import Match
from tatami.match.file import to_json
from web.screen import Screen

GAME = "samurai-sword"
SEATS = ("one", "two", "three", "four", "five", "six", "seven")
PLAYERS = {3: "three", 4: "four", 5: "five", 6: "six", 7: "seven"}
MOST = 600  # things that somebody may touch in a match
SEEDS = 400  # matches among which a position is looked for
WAIT = 20  # milliseconds

_GLOWING = """() => ({
  things: [...document.querySelectorAll('[data-thing].glow')]
    .filter(thing => thing.getClientRects().length)
    .map(thing => thing.dataset.thing),
  picked: document.querySelectorAll('[data-thing][aria-pressed=true]').length > 0,
  done: document.querySelector('[data-move=done]:enabled') !== null,
  acting: document.querySelector('.prompt.acting') !== null,
  over: document.querySelector('[data-testid=theatre]') !== null,
  step: document.querySelector('[data-step]')?.dataset.step,
})"""

_ASK = """async ([path, body]) => {
  const answer = await fetch(`/api${path}`, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""


@dataclass(frozen=True)
class Scene:
    """A finished match, and the moment of it at which a seat has something to decide."""

    file: Any
    moment: int
    seat: str
    players: int


def find_scene(wanted: Callable[[Feud, int, set[str]], bool], players: int = 5, **options: str) -> Scene:
    """The first position between bots that is wanted: what is known, who decides, and the kinds of legal moves."""
    game = games.find(GAME)
    for seed in range(SEEDS):
        match = Match.new(game, {"players": PLAYERS[players], **options}, secret=bytes([seed % 256, seed // 256]) * 16)
        luck = random.Random(seed)
        minds = [bots.find("instinct", game, luck) for _ in match.seats]
        found: tuple[int, str] | None = None
        while not match.over:
            (seat,) = match.actors
            view = match.view(seat)
            assert isinstance(view, Feud)
            kinds = {game.actions.text(action).split(" ")[0] for action in match.legal(seat)}
            if found is None and wanted(view, seat, kinds):
                found = len(match.history), match.seats[seat]
            match.play(seat, minds[seat].choose(view, seat))
        if found is not None:
            return Scene(to_json(match), *found, players)
    raise LookupError


class Duelist:
    """Somebody at a table of Samurai Sword, who plays by touching what glows."""

    def __init__(self, screen: Screen, luck: int = 1) -> None:
        self.screen = screen
        self.page = screen.page
        self._luck = random.Random(luck)

    def arrive(self) -> None:
        """Open the first page; whoever comes gets a name there."""
        self.page.goto("/")
        self.page.get_by_role("article").first.wait_for()
        self.page.wait_for_function("async () => (await fetch('/api/me')).ok")

    def lay(self, players: int, mine: str = "one", others: str = "bot:instinct", **options: str) -> str:
        """A table with bots, which begins at once."""
        self.arrive()
        seats = {seat: "me" if seat == mine else others for seat in SEATS[:players]}
        table = self.ask("/tables", {"game": GAME, "options": {"players": PLAYERS[players], **options}, "seats": seats})
        self.ask(f"/tables/{table['id']}/start", {})
        return self.go(str(table["id"]))

    def play_on(self, scene: Scene, others: str = "bot:instinct") -> str:
        """Sit down at a position, with bots for the others."""
        self.arrive()
        file = self.ask("/files", scene.file)
        seats = {seat: "me" if seat == scene.seat else others for seat in SEATS[: scene.players]}
        table = self.ask(f"/tables/{file['id']}/branch", {"moment": scene.moment, "seats": seats})
        self.ask(f"/tables/{table['id']}/start", {})
        return self.go(str(table["id"]))

    def go(self, table: str) -> str:
        self.page.goto(f"/table/{table}")
        expect(self.page.locator("[data-step]")).to_be_visible()
        return table

    def ask(self, path: str, body: Any) -> dict[str, Any]:
        answer: dict[str, Any] = self.page.evaluate(_ASK, [path, body])
        return answer

    def thing(self, name: str) -> Locator:
        return self.page.locator(f"[data-thing='{name}']").first

    def touch(self, name: str) -> None:
        """Touch a thing where it is not covered: cards of a hand overlap from the left."""
        at: Position | None = {"x": 12.0, "y": 30.0} if name.startswith("card-") else None
        if self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            self.thing(name).tap(position=at)
        else:
            self.thing(name).click(position=at)

    @property
    def state(self) -> dict[str, Any]:
        glowing: dict[str, Any] = self.page.evaluate(_GLOWING)
        return glowing

    @property
    def last_update(self) -> dict[str, Any]:
        """The last update that came through the wire."""
        for frame in reversed(self.screen.frames):
            message: dict[str, Any] = json.loads(frame)
            if message["type"] == "update":
                return message
        raise LookupError

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.last_update["view"]
        return view

    def wait_for_turn(self) -> dict[str, Any]:
        """Wait until one has to decide, or all is over."""
        decides = ".prompt.acting [data-move=done]:enabled, [data-thing].glow, [data-testid=theatre]"
        self.page.wait_for_function("decides => document.querySelector(decides)", arg=decides)
        return self.state

    def act(self, state: dict[str, Any], eager: float = 0.8) -> str:
        """One touch: something that glows, or the end of the phase."""
        things = state["things"]
        if things and (state["picked"] or not state["done"] or self._luck.random() < eager):
            chosen: str = self._luck.choice(things)
            self.touch(chosen)
            return chosen
        if state["done"]:
            self.page.locator("[data-move=done]").click()
        return "done"

    def play(self, watch: Callable[[dict[str, Any]], None] = lambda _: None) -> int:
        """Play until all is over; gives the number of touches."""
        for count in range(MOST):
            state = self.wait_for_turn()
            if state["over"]:
                return count
            watch(state)
            heard = self.updates
            self.act(state)
            self.settle(heard)
        raise TimeoutError

    @property
    def updates(self) -> int:
        """How many updates have come through the wire."""
        return sum('"update"' in frame[:40] for frame in self.screen.frames)

    def settle(self, heard: int) -> None:
        """A touch has an effect: something is picked up, or an update comes."""
        while self.updates == heard and not self.state["picked"]:
            self.page.wait_for_timeout(WAIT)
