"""A browser, a house to visit, and people at their screens."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import tatami.server
from web.house import House
from web.screen import Screen

CLIENT = Path(tatami.server.__file__).parent / "client" / "index.html"
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
).split()

PATIENCE = 20_000  # milliseconds: the machine may be busy
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("NOT TESTED: there is no Chromium here")
    if not CLIENT.exists():
        pytest.skip("NOT TESTED: the browser game is not built; `make test` builds it")
    with sync_playwright() as player:
        running = player.chromium.launch(executable_path=chromium, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = tmp_path_factory.mktemp("house") / "tatami.db"
    running = House(f"sqlite+aiosqlite:///{database}")
    yield running
    running.close()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Callable[..., Screen]]:
    """Somebody new opens the page; nothing may go wrong on it while the test lasts."""
    screens: list[Screen] = []

    def open_screen(speed: str = "off", **device: object) -> Screen:
        """Beats are skipped and nothing moves, unless the test is about them."""
        settings = {"base_url": house.url, "locale": "en-GB", "reduced_motion": "reduce"} | device
        context = browser.new_context(**settings)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage['tatami-settings'] ??= JSON.stringify({{speed: '{speed}'}})")
        screens.append(Screen(context.new_page()))
        return screens[-1]

    yield open_screen
    for screen in screens:
        screen.page.context.close()
    for screen in screens:
        assert screen.faults == []
