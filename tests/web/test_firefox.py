"""The main path in Firefox: settings, a reload in the middle of a plan, one whole match."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from web.house import House

WEB = Path(__file__).parents[2] / "web"
PATIENCE = 300  # seconds


def test_the_main_path_in_firefox(house: House) -> None:
    firefox, node = shutil.which("firefox-esr") or shutil.which("firefox"), shutil.which("node")
    if firefox is None or node is None or not (WEB / "node_modules" / "puppeteer-core").exists():
        pytest.skip("NOT TESTED: there is no Firefox here, or no Node to drive it")
    command = [node, str(WEB / "tests" / "firefox.mjs"), firefox, house.url]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "a whole match" in done.stdout
