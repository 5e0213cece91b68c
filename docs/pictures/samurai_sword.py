"""Photograph Samurai Sword: ``python docs/pictures/samurai_sword.py URL``; needs ``tatami serve``, Pillow, Chromium."""

from __future__ import annotations

import io
import random
import shutil
import sys
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tatami import bots, games
from tatami.games.samurai_sword.components import Property
from tatami.games.samurai_sword.rules.reach import harmless
from tatami.games.samurai_sword.state import Feud
from tatami.match import Match
from tatami.match.file import to_json

HERE = Path(__file__).parent
PLAYERS = 6
SEATS = ("one", "two", "three", "four", "five", "six")
SIZES = ((1440, 900), (1366, 768), (768, 1024), (360, 740))
LIGHTS = ("light", "dark")
KEPT = {
    *("1440-light", "1440-dark", "1366-dark", "768-light", "360-light", "360-dark"),
    *("notebook-1440-light", "ending-1440-dark", "ending-360-light"),
}
COLOURS = 256

ASK = """async ([path, body]) => {
  const answer = await fetch(`/api${path}`, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""


def is_telling(view: Feud, seat: int, moves: set[str]) -> bool:
    """Weapons in hand, somebody harmless, a Bushido and other properties on the table."""
    seats = range(view.players)
    laid = sum(sum(view.front[other]) for other in seats)
    return (
        len({move.split(" ")[1] for move in moves if move.startswith("attack")}) >= 2
        and any(move.endswith(("katana", "kusarigama", "kanabo", "nodachi")) for move in moves)
        and seat != view.shogun
        and laid >= 5
        and any(view.front[other][Property.BUSHIDO] for other in seats)
        and any(harmless(view, other) for other in seats if other != seat)
        and sum(deed != 0 for row in view.deeds for deed in row) >= 5
    )


def telling_moment() -> tuple[Any, int, str]:
    """A finished match between bots, and the first moment of it that shows much."""
    game = games.find("samurai-sword")
    for seed in range(2000):
        match = Match.new(game, {"players": "six"}, secret=seed.to_bytes(2, "big") * 16)
        luck = random.Random(seed)
        minds = [bots.find("instinct", game, luck) for _ in match.seats]
        found = None
        while not match.over:
            (seat,) = match.actors
            view = match.view(seat)
            assert isinstance(view, Feud)
            moves = {game.actions.text(action) for action in match.legal(seat)}
            if found is None and is_telling(view, seat, moves):
                found = len(match.history), match.seats[seat]
            match.play(seat, minds[seat].choose(view, seat))
        if found:
            return to_json(match), *found
    raise LookupError


def keep(page: Page, name: str) -> None:
    """A picture of few colours: it is drawn, not photographed."""
    if name not in KEPT:
        return
    page.wait_for_timeout(400)
    picture = Image.open(io.BytesIO(page.screenshot()))
    path = HERE / f"samurai-sword-{name}.png"
    picture.convert("RGB").quantize(COLOURS, kmeans=4).save(path, optimize=True)


def sit_down(page: Page, file: Any, moment: int, mine: str) -> None:
    """A table that plays on from the moment, with bots for the others."""
    page.goto("/")
    page.get_by_role("article").first.wait_for()
    page.wait_for_function("async () => (await fetch('/api/me')).ok")
    brought = page.evaluate(ASK, ["/files", file])
    seats = {seat: "me" if seat == mine else "bot:instinct" for seat in SEATS}
    table = page.evaluate(ASK, [f"/tables/{brought['id']}/branch", {"moment": moment, "seats": seats}])
    page.evaluate(ASK, [f"/tables/{table['id']}/start", {}])
    page.goto(f"/table/{table['id']}")
    page.locator("[data-move=done]").wait_for()


def pick_up_weapon(page: Page) -> None:
    weapon = page.locator(
        "[data-thing=card-katana], [data-thing=card-kusarigama], [data-thing=card-kanabo], [data-thing=card-nodachi]"
    )
    weapon.first.click(position={"x": 12, "y": 30})
    page.mouse.move(2, 2)


def to_the_end(page: Page) -> None:
    """Take every blow and play nothing until the game is over."""
    page.keyboard.press("Escape")
    while not page.get_by_test_id("theatre").count():
        for way in ("[data-move=done]:enabled", "[data-thing=take]", "[data-thing=yield]", "[data-thing].glow"):
            button = page.locator(way).first
            if button.count():
                button.evaluate("button => button.click()")
                break
        page.wait_for_timeout(40)
    page.wait_for_timeout(300)


def tour(browser: Browser, url: str, width: int, height: int, light: str, scene: tuple[Any, int, str]) -> None:
    """A weapon in hand, the notebook, and the end."""
    device = {"viewport": {"width": width, "height": height}, "color_scheme": light, "reduced_motion": "reduce"}
    context = browser.new_context(base_url=url, locale="en-GB", **device)
    context.add_init_script("localStorage['tatami-settings'] ??= JSON.stringify({speed: 'off'})")
    page = context.new_page()
    sit_down(page, *scene)
    pick_up_weapon(page)
    keep(page, f"{width}-{light}")
    page.get_by_test_id("open-notebook").click()
    page.get_by_test_id("believe").check()
    page.locator("[data-cell$=ninja]").first.click()
    page.locator("button[aria-expanded]").last.click()
    keep(page, f"notebook-{width}-{light}")
    page.keyboard.press("Escape")
    to_the_end(page)
    keep(page, f"ending-{width}-{light}")
    context.close()


def main() -> None:
    scene = telling_moment()
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for width, height in SIZES:
            for light in LIGHTS:
                if any(name.endswith(f"{width}-{light}") for name in KEPT):
                    tour(browser, sys.argv[1], width, height, light, scene)
        browser.close()


if __name__ == "__main__":
    main()
