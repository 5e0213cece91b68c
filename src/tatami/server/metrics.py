"""Metrics in the format of Prometheus: sums over the whole server.

The number of messages would tell, on a quiet evening, how much the other side plans: so only a client on the same
machine may read them.
"""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response, get
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from tatami.server.errors import Refusal
from tatami.server.json_logs import described

log = logging.getLogger(__name__)
LOCAL = ("127.0.0.1", "::1")
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counters of one server process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("tatami_tables_at_hand", "Tables in memory", registry=registry)
        self.connections = Gauge("tatami_sockets", "Open WebSocket connections", registry=registry)
        self.requests = Counter("tatami_requests", "Answers over HTTP", ["method"], registry=registry)
        self.refusals = Counter("tatami_refusals", "Refusals over WebSocket", registry=registry)
        self.errors = Counter("tatami_errors", "Unexpected errors", ["component"], registry=registry)
        self.messages = Counter("tatami_messages", "Messages over WebSocket", ["type"], registry=registry)
        self.message_seconds = Histogram(
            "tatami_message_seconds", "From a message to its answer", buckets=BUCKETS, registry=registry
        )


def report_error(metrics: Metrics, component: str, error: BaseException, context: str) -> None:
    """Log and count an unexpected error: what was being done, the error's type and the line that raised it.

    Never its text, which may contain secrets or what people wrote.
    """
    metrics.errors.labels(component).inc()
    log.error("%s: %s: %s", component, context, described(error))


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """All metrics, for a client on this machine."""
    forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip"))
    if request.client is None or request.client.host not in LOCAL or forwarded:
        raise Refusal("not-found")
    counted: Metrics = request.app.state.house.metrics
    return Response(generate_latest(counted.registry), media_type="text/plain; version=0.0.4; charset=utf-8")
