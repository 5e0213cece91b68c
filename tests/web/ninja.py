"""Somebody who plays Ninjato at a screen: touches what glows, by mouse, finger or keys, and looks at the board."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from web.screen import Screen

LOOK = """() => {
    const seen = (what, name) => [...document.querySelectorAll(what)]
        .filter(each => each.getClientRects().length).map(each => each.dataset[name]);
    return {
        step: document.querySelector('.garden')?.dataset.step ?? '',
        things: seen('[data-thing].glow', 'thing'),
        buttons: seen('[data-testid=dock] [data-move]:enabled', 'move'),
        hopeful: seen('.gate.glow:not(:has(.hopeless))', 'thing'),
        picked: seen('[data-thing].picked', 'thing').length > 0,
    };
}"""
WAY = """what => {
    const [here, there] = [document.activeElement, document.querySelector(what)];
    if (!there) return 'gone';
    if (here.matches(what)) return 'Enter';
    return here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}"""
BELOW_THE_FOLD = """() => [...document.querySelectorAll('[data-thing].glow, [data-testid=dock] [data-move]')]
    .filter(each => {
        const box = each.getBoundingClientRect();
        return box.width && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1);
    }).map(each => each.dataset.thing ?? each.dataset.move)"""

# What is touched first, where several things may be: targets of what is picked up, then what is rare.
_FIRST = ("half-", "as-", "sign-", "bluff-", "own-", "banner-", "loot-", "inside-", "envoy-", "honour")
_MOVES = 600  # more than a match has
_QUICK = 1500  # milliseconds: what is gone by then has been answered
_SOON = 4
_STOPS = 120  # more than a board has


@dataclass
class Glance:
    """What can be done, as the screen shows it."""

    step: str
    things: list[str]
    buttons: list[str]
    hopeful: list[str]  # gates where the sentry can be beaten
    picked: bool

    @property
    def asked(self) -> bool:
        return bool(self.things or self.buttons) or self.step == "over"


class Ninja:
    """One player; what is done is drawn from a seed."""

    def __init__(self, screen: Screen, seed: int = 1, brief: bool = False) -> None:
        self.screen = screen
        self.page = screen.page
        self.steps: set[str] = set()
        self._luck = random.Random(seed)
        self._brief = brief  # gives up most raids, so that a match has fewer touches

    def lay(self, players: str, seat: str, against: str = "Play a bot", bot: str = "random") -> str:
        """Two clicks from the home page, and whatever is chosen in between; gives the table's name."""
        self.page.goto("/")
        card = self.page.get_by_role("article", name="Ninjato")
        card.get_by_role("button", name=against).click()
        card.get_by_label(re.compile("^(Number of )?[Pp]layers")).select_option(players)
        card.get_by_role("radio", name=seat).check()
        if against == "Play a bot":
            card.get_by_label("Against").select_option(bot)
        card.get_by_role("button", name=re.compile("Create the table|Start")).click()
        self.page.wait_for_url("**/table/*")
        return self.page.url.rsplit("/", 1)[-1]

    def look(self) -> Glance:
        return Glance(**self.page.evaluate(LOOK))

    def play_on(self, touch: Callable[[str], None], watch: Callable[[str], None] | None = None) -> None:
        """To the end of the match; ``watch`` looks at every step when it comes for the first time."""
        for _ in range(_MOVES):
            while not (seen := self.look()).asked:
                self.page.wait_for_timeout(_SOON)
            if seen.step == "over":
                return
            if watch and seen.step not in self.steps:
                watch(seen.step)
            self.act(seen, touch)
        raise AssertionError("the match does not end")

    def act(self, seen: Glance, touch: Callable[[str], None]) -> None:
        """One touch of something that glows, or one button of the dock."""
        told = len(self.screen.frames)
        try:
            if seen.buttons and (not seen.things or (not seen.picked and self._luck.random() < 0.4)):
                touch(f"[data-testid=dock] [data-move='{self._luck.choice(seen.buttons)}']")
            else:
                touch(f"[data-thing='{self._choose(seen)}'].glow")
        except TooLate:  # the table has moved on meanwhile
            return
        self.steps.add(seen.step)
        while len(self.screen.frames) == told and self.look().picked == seen.picked:
            self.page.wait_for_timeout(_SOON)

    def _choose(self, seen: Glance) -> str:
        rare = [thing for thing in seen.things if thing.startswith(_FIRST)]
        cards = [thing for thing in seen.things if thing.startswith("hand-")]
        if self._brief and "fail" in seen.things and self._luck.random() < 0.7:
            return "fail"
        if rare and self._luck.random() < 0.8:
            return self._luck.choice(rare)
        if seen.step == "place":  # a raid more often than anything else, where the sentry can be beaten
            others = [thing for thing in seen.things if not thing.startswith("gate-")]
            return self._luck.choice(seen.hopeful if seen.hopeful and self._luck.random() < 0.6 else others)
        return self._luck.choice(cards if cards and self._luck.random() < 0.8 else seen.things)

    # How a thing is touched.

    def click(self, what: str) -> None:
        self.page.locator(what).first.click(timeout=_QUICK)

    def tap(self, what: str) -> None:
        self.page.locator(what).first.tap(timeout=_QUICK)

    def press(self, what: str) -> None:
        """Tab to it, forwards or backwards, and Enter."""
        for _ in range(_STOPS):
            way = self.page.evaluate(WAY, what)
            if way == "gone":
                return  # the table has moved on meanwhile
            self.page.keyboard.press(way)
            if way == "Enter":
                return
        raise AssertionError(f"{what} cannot be reached by keys")

    # What is looked at.

    def expect_all_in_sight(self) -> None:
        assert self.page.evaluate(BELOW_THE_FOLD) == []

    def expect_narrow_enough(self) -> None:
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    def expect_the_end(self) -> None:
        """The ending, and a ledger whose sums are the honour that the players have."""
        expect(self.page.get_by_test_id("ending")).to_be_visible()
        sums = self.page.locator("[data-testid=ledger] tfoot td").all_inner_texts()
        lines = [
            [int(text) for text in line.locator("td").all_inner_texts()]
            for line in self.page.locator("[data-testid=ledger] tbody tr").all()
        ]
        assert [sum(column) for column in zip(*lines, strict=True)] == [int(text) for text in sums]

    def updates(self) -> list[dict[str, Any]]:
        """Everything that the server has sent about the table."""
        frames = [json.loads(frame) for frame in self.screen.frames if frame.startswith("{")]
        return [frame for frame in frames if frame["type"] == "update"]
