"""The shared parts by themselves, on the page ``/parts`` of the development server: states, keys, themes, widths."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from web.screen import Screen

WEB = Path(__file__).parents[2] / "web"
VITE = WEB / "node_modules" / "vite" / "bin" / "vite.js"
HOST = "127.0.0.1"
PATIENCE = 60  # seconds for the development server to come up


@pytest.fixture(scope="module")
def parts() -> Iterator[str]:
    """The address of the page."""
    node = shutil.which("node")
    if node is None or not VITE.exists():
        pytest.skip("NOT TESTED: there is no Node here to serve the page of the parts")
    with socket.create_server((HOST, 0)) as free:
        port = free.getsockname()[1]
    command = [node, str(VITE), "--host", HOST, "--port", str(port), "--strictPort", "--logLevel", "error"]
    server = subprocess.Popen(command, cwd=WEB)
    page = f"http://{HOST}:{port}/parts"
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            if httpx.get(page).is_success:
                break
        except httpx.TransportError:
            assert server.poll() is None, "the development server has ended"
            assert time.monotonic() < deadline, "the development server does not answer"
            time.sleep(0.1)
    yield page
    server.terminate()
    server.wait(PATIENCE)


def test_things_are_picked_up_aimed_and_put_back(visit: Callable[..., Screen], parts: str) -> None:
    page = visit().page
    page.goto(parts)
    for glowing in ("lantern", "katana"):
        expect(page.locator(f".row > .thing[data-thing={glowing}]")).to_contain_class("glow")
    expect(page.locator(".row > [data-thing=stone]")).not_to_contain_class("glow")
    expect(page.locator(".row > [data-thing=carp]")).to_contain_class("lit")
    page.locator(".row > [data-thing=katana]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("steps")).to_have_text("katana")
    expect(page.locator(".row > [data-thing=katana]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".row > [data-thing=crane]")).to_be_focused()
    expect(page.locator(".row > [data-thing=crane]")).to_have_accessible_name("crane. Play katana crane")
    page.locator(".row > [data-thing=stone]").click()
    expect(page.get_by_test_id("refused")).to_have_text("katana stone")
    page.locator(".row > [data-thing=katana]").click()
    expect(page.get_by_test_id("steps")).to_have_text("nothing")
    page.locator("svg [data-thing=lantern]").click()
    expect(page.get_by_test_id("played")).to_have_text("lantern")


def test_a_thing_is_told_about_by_hover_and_focus(visit: Callable[..., Screen], parts: str) -> None:
    page = visit().page
    page.goto(parts)
    page.locator(".row > [data-thing=stone]").hover()
    expect(page.get_by_test_id("peek")).to_have_text("This is the stone.")
    page.mouse.move(0, 0)
    expect(page.get_by_test_id("peek")).to_have_count(0)
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("peek")).to_have_text("This is the lantern.")


@pytest.mark.parametrize("width", [360, 768, 1366])
def test_every_part_is_for_everybody(visit: Callable[..., Screen], parts: str, width: int) -> None:
    eve = visit(viewport={"width": width, "height": 900})
    for scheme in ("light", "dark"):
        eve.page.emulate_media(color_scheme=scheme)
        eve.page.goto(parts)
        expect(eve.page.get_by_role("heading", name="Parts")).to_be_visible()
        eve.expect_accessible()
        assert eve.page.evaluate("document.documentElement.scrollWidth") <= width
