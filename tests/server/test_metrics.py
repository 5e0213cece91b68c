"""Metrics come out in Prometheus' format."""

from __future__ import annotations

from prometheus_client import generate_latest

from tatami.server.metrics import Metrics


def test_messages_by_kind_and_the_time_they_took() -> None:
    metrics = Metrics()
    for kind in ("Play", "Ping", "Play"):
        metrics.messages.labels(kind).inc()
    for seconds in (0.001, 0.002, 0.03, 7.0):
        metrics.message_seconds.observe(seconds)
    counted = generate_latest(metrics.registry).decode().splitlines()
    assert 'tatami_messages_total{type="Play"} 2.0' in counted
    assert 'tatami_messages_total{type="Ping"} 1.0' in counted
    for most, count in [("0.001", 1), ("0.0025", 2), ("0.025", 2), ("0.05", 3), ("2.5", 3), ("+Inf", 4)]:
        assert f'tatami_message_seconds_bucket{{le="{most}"}} {count}.0' in counted
    assert "tatami_message_seconds_count 4.0" in counted
    assert "tatami_message_seconds_sum 7.033" in counted
