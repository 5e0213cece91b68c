"""The time of day; other modules call ``timestamps.now()``, so a test sets the time in one place."""

from __future__ import annotations

import time


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)
