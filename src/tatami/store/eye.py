"""SQLite's eye: all the reading, beside the pen, so that nobody who asks waits for the disk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import URL, event

from tatami.store.hand import Hand, Work, done
from tatami.store.paper import NeverWaiting


class Eye(Hand):
    """It sees what has been written when it looks, and can change nothing."""

    def __init__(self, url: URL) -> None:
        super().__init__(url, "eye")
        event.listen(self._engine, "connect", _only_look)

    def all_done(self, paper: NeverWaiting, works: Sequence[Work[Any]]) -> list[Any]:
        return [done(paper, work) for work in works]


def _only_look(driver: Any, _: Any) -> None:
    driver.isolation_level = None
    for setting in ("query_only=ON", "busy_timeout=10000"):
        driver.execute(f"PRAGMA {setting}")
