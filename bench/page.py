"""``python -m bench.page URL``: what the browser game weighs, and how soon it answers, at a server that runs there."""

from __future__ import annotations

import argparse
import shutil
import statistics
from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Browser, Page, Response, sync_playwright
from rich.console import Console
from rich.table import Table

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")
SINCE_NAVIGATION = "performance.now()"
FONT = ".woff2"

# Note when a ninja that was sent begins to travel, after a click on a place.
CLICK_TO_TRAVEL = """place => new Promise(resolve => {
  const start = performance.now();
  addEventListener("animationstart", () => resolve(performance.now() - start), {once: true, capture: true});
  place.dispatchEvent(new MouseEvent("click", {bubbles: true}));
})"""


@dataclass
class Visit:
    """One first visit: kilobytes as they came over the wire, and milliseconds."""

    kilobytes: float = 0
    fonts: float = 0
    times: dict[str, float] = field(default_factory=dict)

    def weigh(self, response: Response) -> None:
        size = response.request.sizes()["responseBodySize"] / 1000
        if response.url.endswith(FONT):
            self.fonts += size
        else:
            self.kilobytes += size


def visit(browser: Browser, url: str) -> Visit:
    """Come for the first time, sit down against a bot in two clicks, and send a ninja."""
    seen = Visit()
    context = browser.new_context(base_url=url, locale="en-GB", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    arrived: list[Response] = []
    page.on("requestfinished", lambda request: arrived.append(_response(request.response)))
    page.goto("/")
    card = page.get_by_role("article", name="7 Ronin")
    card.get_by_role("button", name="Play now").wait_for()
    seen.times["first page, ready to click"] = page.evaluate(SINCE_NAVIGATION)
    _sit_down(page, seen)
    page.wait_for_load_state("networkidle")
    seen.times["click to travelling ninja"] = page.locator("[data-testid=plan] [data-place=well]").evaluate(
        CLICK_TO_TRAVEL
    )
    for response in arrived:
        seen.weigh(response)
    context.close()
    return seen


def _response(answer: Callable[[], Response | None]) -> Response:
    response = answer()
    assert response is not None
    return response


def _sit_down(page: Page, seen: Visit) -> None:
    card = page.get_by_role("article", name="7 Ronin")
    before = page.evaluate(SINCE_NAVIGATION)
    card.get_by_role("button", name="Play now").click()
    card.get_by_role("button", name="Start", exact=True).click()
    page.locator("[data-step]").wait_for()
    seen.times["two clicks to a position"] = page.evaluate(SINCE_NAVIGATION) - before


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("url", help="where `tatami serve` runs")
    parser.add_argument("--visits", type=int, default=5)
    asked = parser.parse_args()
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        visits = [visit(browser, asked.url) for _ in range(asked.visits)]
        browser.close()
    table = Table("what", "median")
    table.add_row("home and table, everything but fonts", f"{statistics.median(v.kilobytes for v in visits):.0f} kB")
    table.add_row("fonts", f"{statistics.median(v.fonts for v in visits):.0f} kB")
    for name in visits[0].times:
        table.add_row(name, f"{statistics.median(v.times[name] for v in visits):.0f} ms")
    Console().print(table)


if __name__ == "__main__":
    main()
