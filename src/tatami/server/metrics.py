"""Metrics in the format of Prometheus: sums over the whole server, for who runs it and nobody else.

How many messages there were would tell, on a quiet evening, how much the other side plans: so only a client on the same
machine may ask.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from tatami.server.refusal import Refusal

HERE = ("127.0.0.1", "::1")
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("tatami_tables_at_hand", "Tables in memory", registry=registry)
        self.sockets = Gauge("tatami_sockets", "Open sockets", registry=registry)
        self.requests = Counter("tatami_requests", "Answers over HTTP", ["method"], registry=registry)
        self.messages = Counter("tatami_messages", "Messages over sockets", ["type"], registry=registry)
        self.refusals = Counter("tatami_refusals", "Refusals over sockets", registry=registry)
        self.seconds = Histogram(
            "tatami_message_seconds", "From a message to its answer", buckets=BUCKETS, registry=registry
        )
        self._messages_of: dict[type, Counter] = {}

    def messages_of(self, kind: type) -> Counter:
        """The counter of one kind of message."""
        if kind not in self._messages_of:
            self._messages_of[kind] = self.messages.labels(kind.__name__)
        return self._messages_of[kind]


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Everything that is counted, to a client on this machine."""
    forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip"))
    if request.client is None or request.client.host not in HERE or forwarded:
        raise Refusal("not-found")
    counted: Metrics = request.app.state.house.metrics
    return Response(generate_latest(counted.registry), media_type="text/plain; version=0.0.4; charset=utf-8")
