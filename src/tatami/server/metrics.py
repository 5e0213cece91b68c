"""Metrics in the format of Prometheus: sums over the whole server, for who runs it and nobody else.

How many messages there were would tell, on a quiet evening, how much the other side plans: so only a client on the same
machine may ask.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from litestar import Request, Response, get
from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from tatami.server.errors import Refusal

HERE = ("127.0.0.1", "::1")
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, float("inf"))


class Messages(Collector):
    """Messages over sockets, counted at every one of them and made metrics of only when somebody asks."""

    def __init__(self) -> None:
        self._kinds: Tally[type] = Tally()
        self._answered = [0] * len(BUCKETS)
        self._seconds = 0.0

    def heard(self, kind: type) -> None:
        """One came in."""
        self._kinds[kind] += 1

    def answered(self, seconds: float) -> None:
        """One was answered, so long after."""
        self._answered[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        kinds = CounterMetricFamily("tatami_messages", "Messages over sockets", labels=["type"])
        for kind, count in self._kinds.items():
            kinds.add_metric([kind.__name__], count)
        yield kinds
        buckets = [("+Inf" if most == BUCKETS[-1] else str(most), count) for most, count in self._until()]
        yield HistogramMetricFamily("tatami_message_seconds", "From a message to its answer", buckets, self._seconds)

    def _until(self) -> Iterator[tuple[float, int]]:
        """How many were answered in so many seconds at most."""
        return zip(BUCKETS, accumulate(self._answered), strict=True)


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("tatami_tables_at_hand", "Tables in memory", registry=registry)
        self.sockets = Gauge("tatami_sockets", "Open sockets", registry=registry)
        self.requests = Counter("tatami_requests", "Answers over HTTP", ["method"], registry=registry)
        self.refusals = Counter("tatami_refusals", "Refusals over sockets", registry=registry)
        self.messages = Messages()
        registry.register(self.messages)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Everything that is counted, to a client on this machine."""
    forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip"))
    if request.client is None or request.client.host not in HERE or forwarded:
        raise Refusal("not-found")
    counted: Metrics = request.app.state.house.metrics
    return Response(generate_latest(counted.registry), media_type="text/plain; version=0.0.4; charset=utf-8")
