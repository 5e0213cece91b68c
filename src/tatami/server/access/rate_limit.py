"""Limits: sizes, and how often somebody may do something; each has a name."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from tatami.server.errors import Refusal

MOST_BUCKETS = 10_000  # the longest unused are forgotten: they are full again


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What one server grants."""

    walk_ins: Rate = Rate(20, 0.2)  # per address
    logins: Rate = Rate(10, 0.05)  # tried per address, and per account
    requests: Rate = Rate(60, 10)  # per address
    tables: Rate = Rate(20, 0.1)  # laid per identity
    messages: Rate = Rate(60, 20)  # on sockets, per identity
    moves: Rate = Rate(60, 10)  # per identity and table
    lines: Rate = Rate(8, 0.5)  # of chat, per identity
    hints: Rate = Rate(6, 0.1)  # and analyses, per identity
    sockets: int = 16  # open at once, per identity
    address_sockets: int = 300  # open at once, per address: people may share one
    watchers: int = 200  # sockets open at once, per table
    open_tables: int = 50  # laid and not over, per identity
    frame: int = 16_384  # bytes of a message
    body: int = 262_144  # bytes of a request: match files are the largest


@dataclass(slots=True)
class _Bucket:
    tokens: float
    filled: float


@dataclass
class Limiter:
    """Token buckets: one for each name and key."""

    clock: Callable[[], float] = time.monotonic
    _buckets: OrderedDict[tuple[str, Hashable], _Bucket] = field(default_factory=OrderedDict)

    def spend(self, name: str, key: Hashable, rate: Rate) -> None:
        """Take one token; refused if there is none."""
        now, which = self.clock(), (name, key)
        bucket = self._buckets.get(which)
        if bucket is None:
            bucket = self._buckets[which] = _Bucket(rate.burst, now)
        self._buckets.move_to_end(which)
        bucket.tokens = min(rate.burst, bucket.tokens + (now - bucket.filled) * rate.per_second)
        bucket.filled = now
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if bucket.tokens < 1:
            raise Refusal("too-fast")
        bucket.tokens -= 1
