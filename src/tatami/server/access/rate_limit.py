"""Rate limits: token buckets, shared by HTTP and WebSocket."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from tatami.server.errors import Reason, Refusal
from tatami.server.settings import Rate

MAX_BUCKETS = 10_000  # the longest unused are dropped: they are full again


@dataclass(slots=True)
class _Bucket:
    tokens: float
    filled: float


@dataclass
class RateLimiter:
    """One token bucket for each name and key."""

    clock: Callable[[], float] = time.monotonic
    _buckets: OrderedDict[tuple[str, Hashable], _Bucket] = field(default_factory=OrderedDict)

    def spend(self, name: str, key: Hashable, rate: Rate) -> None:
        """Take one token, or refuse."""
        now, which = self.clock(), (name, key)
        bucket = self._buckets.get(which)
        if bucket is None:
            bucket = self._buckets[which] = _Bucket(rate.burst, now)
        self._buckets.move_to_end(which)
        bucket.tokens = min(rate.burst, bucket.tokens + (now - bucket.filled) * rate.per_second)
        bucket.filled = now
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        if bucket.tokens < 1:
            raise Refusal(Reason.TOO_FAST)
        bucket.tokens -= 1
