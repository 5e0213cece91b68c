"""What a first load weighs."""

from __future__ import annotations

import gzip
from collections.abc import Callable

from playwright.sync_api import Response, expect

from web.screen import Screen

LIGHT = 250_000  # bytes on the wire, at most
PACKED = (".woff2", ".png")


def test_a_first_load_is_light(visit: Callable[..., Screen]) -> None:
    """The home page; and a table of 7 Ronin, by its link."""
    ann, eve = visit(), visit()
    loaded = _listen(ann)
    ann.page.goto("/")
    expect(ann.page.get_by_role("article", name="7 Ronin")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert sum(map(_weight, loaded)) < LIGHT
    table = ann.begin("Attacker", "Play a bot")
    loaded = _listen(eve)
    eve.page.goto(f"/table/{table}")
    eve.expect_step("planning", 1)
    eve.page.wait_for_load_state("networkidle")
    assert sum(map(_weight, loaded)) < LIGHT


def _listen(screen: Screen) -> list[Response]:
    """What the page loads from now on, besides what the server computes."""
    loaded: list[Response] = []
    screen.page.on("response", lambda response: loaded.append(response) if "/api/" not in response.url else None)
    return loaded


def _weight(response: Response) -> int:
    body = response.body()
    return len(body) if response.url.endswith(PACKED) else len(gzip.compress(body))
