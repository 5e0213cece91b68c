"""Health and metrics, for whoever runs the server."""

from __future__ import annotations

from litestar import Response, get
from prometheus_client import generate_latest

from tatami.server.errors import Reason, Refusal
from tatami.server.http.deps import AnyRequest
from tatami.server.http.schemas import Health
from tatami.server.services import Services
from tatami.store import Status

LOCAL = ("127.0.0.1", "::1")


@get("/health", summary="Is the server well?")
async def health(request: AnyRequest) -> Health:
    services: Services = request.app.state.services
    tables = services.store.tables
    return Health("well", await tables.count(Status.LIVE), await tables.count(Status.FROZEN))


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """All metrics, for a client on this machine: counts of messages would tell how much the other side plans."""
    forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip"))
    if request.client is None or request.client.host not in LOCAL or forwarded:
        raise Refusal(Reason.NOT_FOUND)
    services: Services = request.app.state.services
    text = generate_latest(services.metrics.registry)
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")
