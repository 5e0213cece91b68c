"""Jobs for workers: those that die, fail or never end, and one that waits."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def die_once(mark: Path) -> int:
    """A job whose worker is killed the first time."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail(text: str) -> None:
    raise ValueError(text)


def append(file: Path, text: str) -> None:
    with file.open("a") as lines:
        lines.write(text + "\n")


def sleep_forever(begun: Path | None = None) -> None:
    if begun is not None:
        begun.write_text(f"{os.getpid()}")
    while True:
        time.sleep(1)


def wait_for(mark: Path) -> str:
    """A job that takes until somebody makes the mark."""
    mark.with_suffix(".begun").touch()
    while not mark.exists():
        time.sleep(0.01)
    return "done"
