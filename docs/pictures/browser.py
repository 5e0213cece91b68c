"""Photograph the browser game: ``python docs/pictures/browser.py URL``; needs ``tatami serve``, Pillow, Chromium."""

from __future__ import annotations

import io
import shutil
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
SIZES = ((1440, 900), (768, 1024), (360, 740))
LIGHTS = ("light", "dark")
KEPT = {
    *(f"table-{width}-{light}" for width, _ in SIZES for light in LIGHTS),
    *("fight-1440-light", "fight-360-dark", "ending-1440-dark", "ending-360-light"),
}
COLOURS = 256

ATTACK = (
    "deploy well",
    "deploy passage",
    "deploy fields-3",
    "deploy fields-3",
    "deploy green",
    "done",
)
DEFENCE = (
    "post hayai inn",
    "post kabe granary",
    "post musashi shrine",
    "post taiko animal-pen",
    "post tasuke burial-grounds",
    "post yobu fields-2",
    "post yumi burial-grounds",
    "done",
)
NIGHT = ("done",)
NEXT_PLAN = ("deploy watchtower", "deploy inn")
LAST_STAND = ("post hayai green", *DEFENCE[1:])


def play(page: Page, *moves: str) -> None:
    """Click what the page offers for each move."""
    for move in moves:
        button = page.locator(f"[data-move='{move}']:enabled").first
        button.wait_for(state="attached")
        button.evaluate("button => button.click()")
        page.wait_for_timeout(150)


def lay(page: Page, seat: str) -> str:
    page.goto("/")
    card = page.get_by_role("article", name="7 Ronin")
    card.get_by_role("button", name="Play with friends").click()
    card.get_by_role("radio", name=seat).check()
    card.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/table/*")
    return page.url


def keep(page: Page, name: str) -> None:
    """A picture of few colours: it is drawn, not photographed."""
    page.wait_for_timeout(400)
    picture = Image.open(io.BytesIO(page.screenshot()))
    picture.convert("RGB").quantize(COLOURS, kmeans=4).save(HERE / f"{name}.png", optimize=True)


def tour(browser: Browser, url: str, width: int, height: int, light: str) -> None:
    """The first page, the fight as the defender sees it, the attacker's second morning, and his victory."""
    device = {"viewport": {"width": width, "height": height}, "color_scheme": light, "reduced_motion": "reduce"}
    ann, bob = (browser.new_context(base_url=url, locale="en-GB", **device).new_page() for _ in range(2))
    for page in (ann, bob):
        page.add_init_script("localStorage['tatami-settings'] ??= JSON.stringify({speed: 'off'})")
    scene = f"{width}-{light}"
    ann.goto("/")
    ann.get_by_role("article", name="7 Ronin").wait_for()
    if width == SIZES[0][0]:
        keep(ann, f"home-{scene}")
    bob.goto(lay(ann, "Attacker"))
    bob.get_by_role("button", name="Sit here").click()
    ann.get_by_role("button", name="Begin").click()
    play(ann, *ATTACK)
    play(bob, *DEFENCE)
    look(bob, f"fight-{scene}")
    play(bob, *NIGHT)
    play(ann, *NIGHT, *NEXT_PLAN)
    look(ann, f"table-{scene}")
    play(ann, "done")
    play(bob, *LAST_STAND, *NIGHT)
    play(ann, *NIGHT)
    ann.get_by_test_id("ending").wait_for()
    look(ann, f"ending-{scene}")
    for page in (ann, bob):
        page.context.close()


def look(page: Page, name: str) -> None:
    """Keep a picture from the top of the page."""
    page.evaluate("scrollTo(0, 0)")
    if name in KEPT:
        keep(page, name)


def main() -> None:
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for width, height in SIZES:
            for light in LIGHTS:
                tour(browser, sys.argv[1], width, height, light)
        browser.close()


if __name__ == "__main__":
    main()
