"""A person at a table of Ronin, by mouse, by keys or by finger: touches what glows until the match is over."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from web.screen import Screen

PLAYERS = ("one", "two", "three", "four", "five")
SEATS = ("vermilion", "indigo", "moss", "gold", "ink")
PAUSE = 25  # milliseconds until one looks again
PATIENCE = 800  # looks without anything to do
MOST_TABS = 120
MOST_TOUCHES = 1500  # of a whole match, and looks between them

# What lies on the table, in one look: what may be touched, the buttons, what is picked up, and whether it has ended.
LOOK = """() => {
  const shown = (each) => each.getClientRects().length > 0;
  const things = [...document.querySelectorAll('.glow[data-thing]')].filter(shown).map((each) => each.dataset.thing);
  const buttons = [...document.querySelectorAll('.prompt [data-move]:enabled')].map((each) => each.dataset.move);
  const board = document.querySelector('[data-stage]');
  return {
    things, buttons,
    pay: document.querySelector('[data-testid=pay-all]:enabled') !== null,
    choosing: document.querySelector('[data-testid=chooser]') !== null,
    held: [...document.querySelectorAll('[data-thing][aria-pressed=true]')].map((each) => each.dataset.thing).join(),
    busy: board?.dataset.busy !== 'false',
    stage: board?.dataset.stage, round: Number(board?.dataset.round), version: Number(board?.dataset.version),
    over: document.querySelector('[data-testid=ending]') !== null,
  };
}"""

Look = dict[str, Any]


class Traveller:
    """Plays at one screen; ``touch`` says how."""

    def __init__(self, screen: Screen, touch: Callable[[Page, str], None], luck: int = 1) -> None:
        self.screen = screen
        self.page = screen.page
        self._touch = touch
        self._luck = random.Random(luck)

    def look(self) -> Look:
        found: Look = self.page.evaluate(LOOK)
        return found

    def play_on(self, until: Callable[[Look], bool] = lambda seen: bool(seen["over"])) -> Look:
        """Do something legal, again and again, to the end of the match if not before."""
        idle = 0
        for _ in range(MOST_TOUCHES):
            seen = self.look()
            if seen["over"] or until(seen):
                return seen
            if not seen["busy"] and self._act(seen):
                idle = 0
            else:
                idle += 1
                assert idle < PATIENCE, f"nothing to do: {seen}"
                self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"no end: {self.look()}")

    def _act(self, seen: Look) -> bool:
        """Pay what can be paid, claim what can be claimed, take what glows; the dock's buttons come last."""
        if seen["pay"]:
            what = "[data-testid=pay-all]"
        elif seen["things"] and not seen["choosing"]:
            what = f".glow[data-thing='{self._luck.choice(sorted(set(seen['things'])))}']"
        elif seen["buttons"]:
            what = f".prompt [data-move='{self._luck.choice(seen['buttons'])}']"
        else:
            return False
        self._touch(self.page, what)
        self._see_it_change(seen)
        return True

    def _see_it_change(self, before: Look) -> None:
        """Nobody touches anything before the last touch has shown."""
        for _ in range(PATIENCE):
            now = self.look()
            if now != before and not now["busy"]:
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"nothing came of it: {before}")

    def one_turn(self) -> None:
        """Until somebody else must act, or the match is over."""
        self.play_on(lambda seen: not seen["things"] and not seen["buttons"])


def by_mouse(page: Page, what: str) -> None:
    page.locator(what).first.click()


def by_finger(page: Page, what: str) -> None:
    page.locator(what).first.tap()


# Whether something has the focus (0), or lies before it (-1) or after it (1) in the order of the page.
WAY = """what => {
  const [wanted, here] = [document.querySelector(what), document.activeElement];
  if (!wanted || !here || wanted === here) return wanted === here ? 0 : 1;
  return here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1;
}"""


def by_keys(page: Page, what: str) -> None:
    """Tab there, forwards or backwards, then Enter."""
    for _ in range(MOST_TABS):
        way = page.evaluate(WAY, what)
        if way == 0:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
    raise AssertionError(f"no key leads to {what}")


def lay(screen: Screen, url: str, players: int, others: str = "bot:random") -> str:
    """A table with me in the first seat; gives its name."""
    request = screen.page.request
    request.post(f"{url}/api/me", data={"nickname": "Hare"})
    seats = {seat: "me" if seat == SEATS[0] else others for seat in SEATS[:players]}
    wanted = {"game": "ronin", "options": {"players": PLAYERS[players - 1]}, "seats": seats, "private": True}
    table: str = request.post(f"{url}/api/tables", data=wanted).json()["id"]
    if others != "open":
        assert request.post(f"{url}/api/tables/{table}/start").ok
    screen.page.goto(f"/table/{table}")
    return table


def expect_board(screen: Screen) -> None:
    expect(screen.page.get_by_test_id("map")).to_be_visible()
