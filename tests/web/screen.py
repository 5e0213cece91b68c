"""What a person does at a screen, in the words of a player; and what came through the wire."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocket, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LONG = 600  # milliseconds


class Screen:
    """One page, and everything that went wrong on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        self.frames: list[str] = []
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", self._hear)
        page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        """Refusals of the server and lost connections are no faults of the page."""
        if message.type == "error" and not re.search(r"status of 4\d\d|WebSocket|ERR_CONNECTION", message.text):
            self.faults.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def begin(self, seat: str, against: str = "Play with friends", **options: str) -> str:
        """Lay a table of 7 Ronin from the home page, with options by the beginning of their title; gives its name."""
        self.page.goto("/")
        card = self.page.get_by_role("article", name="7 Ronin")
        card.get_by_role("button", name=against).click()
        card.get_by_role("radio", name=seat).check()
        if options:
            card.get_by_text("Options", exact=True).click()
        for title, value in options.items():
            card.get_by_label(re.compile(f"^{title}")).select_option(value)
        card.get_by_role("button", name=re.compile("Create the table|Start")).click()
        self.page.wait_for_url("**/table/*")
        return self.page.url.rsplit("/", 1)[-1]

    def join(self, table: str, seat: str) -> None:
        self.page.goto(f"/table/{table}")
        self.page.get_by_role("listitem").filter(has_text=seat).get_by_role("button").click()

    def start(self) -> None:
        self.page.get_by_role("button", name="Begin").click()

    def place(self, name: str) -> Locator:
        """A place of the planning board while one plans, of the village otherwise."""
        plan = self.page.locator(f"[data-testid=plan] [data-place={name}]")
        return plan if plan.count() else self.page.locator(f".village [data-place={name}]")

    def press_long(self, name: str) -> None:
        """A finger that rests on a place."""
        box = self.place(name).bounding_box()
        assert box is not None
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        hand = self.page.context.new_cdp_session(self.page)
        hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        self.page.wait_for_timeout(LONG)
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def ronin(self, name: str) -> Locator:
        return self.page.locator(f".tiles [data-thing={name}]")

    def expect_ronin(self, name: str, words: str) -> None:
        """What is said of a ronin: his name, where he is, his wounds."""
        expect(self.ronin(name)).to_have_accessible_name(re.compile(words))

    def move(self, name: str) -> Locator:
        return self.page.locator(f"[data-move='{name}']").first

    def done(self) -> None:
        self.move("done").click()

    def expect_step(self, step: str, day: int) -> None:
        expect(self.page.locator(f"[data-step={step}][data-day='{day}']")).to_be_visible()

    def expect_prompt(self, words: str) -> None:
        expect(self.page.get_by_test_id("prompt")).to_contain_text(words)

    def expect_accessible(self) -> None:
        """Nothing that axe finds fault with."""
        if not self.page.evaluate("typeof axe !== 'undefined'"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run({resultTypes: ['violations']})")
        faults = [(rule["id"], [node["html"][:160] for node in rule["nodes"]]) for rule in found["violations"]]
        assert not faults, faults
