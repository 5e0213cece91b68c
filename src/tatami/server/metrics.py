"""Metrics: sums over the whole server, and the one place that reports unexpected errors."""

from __future__ import annotations

import logging

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from tatami.server.json_logs import described

log = logging.getLogger(__name__)
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
