"""Settings of a server: rates, sizes and times. Each can be set by ``--set NAME=VALUE`` or ``TATAMI_NAME=VALUE``."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

PREFIX = "TATAMI_"  # of environment variables


class BadSetting(ValueError):
    """A setting that does not exist, or a value that does not fit; the message names it."""


@dataclass(frozen=True)
class Rate:
    """A burst, and a number per second in the long run; written ``60/20``."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Settings:
    """What one server allows."""

    walk_ins: Rate = Rate(20, 0.2)  # per address
    logins: Rate = Rate(10, 0.05)  # attempts per address, and per account
    requests: Rate = Rate(60, 10)  # per address
    tables: Rate = Rate(20, 0.1)  # created per identity
    messages: Rate = Rate(60, 20)  # over WebSocket, per identity
    moves: Rate = Rate(60, 10)  # per identity and table
    lines: Rate = Rate(8, 0.5)  # of chat, per identity
    hints: Rate = Rate(6, 0.1)  # and analyses, per identity
    sockets: int = 16  # open at once, per identity
    address_sockets: int = 300  # open at once, per address: people may share one
    watchers: int = 200  # connections open at once, per table
    open_tables: int = 50  # created and not over, per identity
    frame: int = 16_384  # bytes of a message
    body: int = 262_144  # bytes of a request: match files are the largest
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # processes for bots, and one more for moves; 0: threads
    clock_tick: float = 0.25  # seconds between two looks at the clocks
    evict_after: float = 60.0  # seconds after which an unused table leaves the memory
    archive_after_days: int = 90  # without a change, after which a table is archived
    shutdown_wait: float = 2.0  # seconds that clients have to close their connections

    def changed(self, values: Mapping[str, str]) -> Settings:
        """These settings with others in their place, each by its name."""
        return replace(self, **{name: self._parsed(name, text) for name, text in values.items()})

    def from_environment(self, environment: Mapping[str, str]) -> Settings:
        """These settings with those of the environment in their place."""
        names = {f"{PREFIX}{field.name.upper()}": field.name for field in fields(self)}
        return self.changed({names[name]: text for name, text in environment.items() if name in names})

    def _parsed(self, name: str, text: str) -> Any:
        present = getattr(self, name, None) if name in {field.name for field in fields(self)} else None
        if present is None:
            raise BadSetting(f"{name}: there is no such setting")
        try:
            if isinstance(present, Rate):
                burst, _, per_second = text.partition("/")
                value: Any = Rate(float(burst), float(per_second))
                parts = [value.burst, value.per_second]
            else:
                value = type(present)(text)
                parts = [value]
        except ValueError:
            raise BadSetting(f"{name}: {text!r} is not a value like {_written(present)}") from None
        if any(not 0 <= part < 1e12 for part in parts):
            raise BadSetting(f"{name}: {text!r} is out of range")
        return value


def _written(value: Any) -> str:
    return f"{value.burst:g}/{value.per_second:g}" if isinstance(value, Rate) else f"{value}"
