"""Jobs for workers: those that die, and one that takes its time."""

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


def dawdle(mark: Path) -> str:
    """A job that takes until somebody makes the mark."""
    mark.with_suffix(".begun").touch()
    while not mark.exists():
        time.sleep(0.01)
    return "done"
