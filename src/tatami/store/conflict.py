"""What two writers get who want to write the same thing: one of them, this."""

from __future__ import annotations


class Conflict(Exception):
    """Somebody else has written this already; nothing was written now."""
