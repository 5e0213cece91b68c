"""Photograph the board of Ninjato: ``python docs/pictures/ninjato.py URL``; needs ``tatami serve``, Pillow, Chromium.

One match against bots is played by touching what glows; at each wanted moment the page is photographed in some sizes.
"""

from __future__ import annotations

import io
import random
import shutil
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).parent
HEIGHT = {1440: 900, 1366: 768, 768: 1024, 360: 740}
KEPT = {
    "garden": ((1440, "light"), (1440, "dark"), (768, "light"), (360, "light"), (360, "dark")),
    "raid": ((1440, "light"), (1440, "dark"), (360, "dark")),
    "scoring": ((1366, "light"),),
    "ending": ((1440, "dark"),),
}
COLOURS = 256
LAY = """async () => {
    const post = (where, what) => fetch(where, {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(what)});
    await post('/api/me', {nickname: 'Hare'});
    const seats = {black: 'me', white: 'bot:instinct', purple: 'bot:instinct'};
    const table = await (await post('/api/tables', {game: 'ninjato', seats, private: true})).json();
    await post(`/api/tables/${table.id}/start`, {});
    return table.id;
}"""
GLOWING = "() => [...document.querySelectorAll('[data-thing].glow')].map(each => each.dataset.thing)"
BUTTONS = (
    "() => [...document.querySelectorAll('[data-testid=dock] [data-move]:enabled')].map(each => each.dataset.move)"
)
HOPEFUL = "() => [...document.querySelectorAll('.gate.glow:not(:has(.hopeless))')].map(each => each.dataset.thing)"


def keep(page: Page, scene: str) -> None:
    """Pictures of few colours: they are drawn, not photographed."""
    for width, light in KEPT[scene]:
        page.set_viewport_size({"width": width, "height": HEIGHT[width]})
        page.emulate_media(color_scheme=light)
        if scene == "raid":
            page.get_by_test_id("raid").scroll_into_view_if_needed()
        page.mouse.move(1, 1)
        page.wait_for_timeout(400)
        picture = Image.open(io.BytesIO(page.screenshot()))
        name = f"ninjato-{scene}-{width}-{light}.png"
        picture.convert("RGB").quantize(COLOURS, kmeans=4).save(HERE / name, optimize=True)
    page.set_viewport_size({"width": 1440, "height": HEIGHT[1440]})


def moment(page: Page, step: str) -> str | None:
    """What is worth a picture now."""
    if step == "place" and int(page.locator(".garden").get_attribute("data-round") or 0) >= 4:
        return "garden"
    if step == "dare" and page.locator(".loot .token").count() >= 2:
        return "raid"
    return {"leaders": "scoring", "over": "ending"}.get(step)


def touch(page: Page, step: str, luck: random.Random) -> None:
    """Play on, with some sense: buy, raid where the sentry can be beaten, train otherwise."""
    things, buttons = page.evaluate(GLOWING), page.evaluate(BUTTONS)
    bought = [thing for thing in things if thing.startswith(("envoy-", "own-", "banner-", "half-"))]
    cards = [thing for thing in things if thing.startswith("hand-")]
    if "settle" in buttons or not things:
        page.locator(f"[data-testid=dock] [data-move='{buttons[0]}']").click()
        return
    wanted = bought or (cards if step == "fight" else []) or things
    if step == "dare":
        wanted = ["banzai"] if luck.random() < 0.7 else ["leave"]
    elif step == "place" and not bought:
        few = page.locator("[data-testid=hand] .layer").count() < 4
        wanted = ["dojo"] if few else page.evaluate(HOPEFUL) or ["dojo"]
    page.locator(f"[data-thing='{luck.choice(wanted)}'].glow").first.click()


def main() -> None:
    luck = random.Random(2)
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        context = browser.new_context(base_url=sys.argv[1], locale="en-GB", reduced_motion="reduce")
        context.add_init_script("localStorage['tatami-settings'] ??= JSON.stringify({speed: 'off'})")
        page = context.new_page()
        page.goto("/")
        page.goto(f"/table/{page.evaluate(LAY)}")
        left = set(KEPT)
        while left:
            page.wait_for_function(
                f"() => ({GLOWING})().length || ({BUTTONS})().length || document.querySelector('.ended')"
            )
            step = page.locator(".garden").get_attribute("data-step") or ""
            scene = moment(page, step)
            if scene in left:
                left.discard(scene)
                keep(page, scene)
            if step == "over":
                break
            touch(page, step, luck)
            page.wait_for_timeout(60)
        browser.close()


if __name__ == "__main__":
    main()
