"""The application: what Uvicorn, or a test, runs."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import ResponseHeader
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tatami import __version__
from tatami.server.access.rate_limit import Limits
from tatami.server.errors import Refusal
from tatami.server.http.static import CLIENT, pages
from tatami.server.http.tables import api, health, trouble
from tatami.server.metrics import metrics, report_error
from tatami.server.services import House
from tatami.server.ws.endpoint import table_socket
from tatami.store import Conflict

_BY_STATUS = {401: "walk-in-first", 404: "not-found", 405: "wrong-method", 413: "too-large"}
_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


def create_app(database: str, limits: Limits | None = None, client: Path = CLIENT, workers: int = 0) -> Litestar:
    """The whole server over one database; without workers, bots think in threads."""
    granted = limits or Limits()
    return Litestar(
        route_handlers=[health, metrics, api(), table_socket, *pages(client)],
        lifespan=[_opened(database, granted, workers)],
        exception_handlers={
            Refusal: trouble,
            Conflict: _somebody_was_faster,
            HTTPException: _http_trouble,
            Exception: _unexpected,
        },
        openapi_config=OpenAPIConfig("Tatami", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        response_headers=[ResponseHeader(name=name, value=value) for name, value in _HEADERS.items()],
        request_max_body_size=granted.body,
        after_response=_counted,
        logging_config=None,
    )


def _opened(database: str, limits: Limits, workers: int) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = await House.open(database, limits, workers)
        app.state.house = house
        try:
            yield
        finally:
            await house.close()

    return lifespan


async def _counted(request: Request[Any, Any, Any]) -> None:
    """Count what was answered."""
    house: House | None = getattr(request.app.state, "house", None)
    if house is not None:
        house.metrics.requests.labels(request.method).inc()


def _http_trouble(request: Request[Any, Any, Any], wrong: HTTPException) -> Response[Any]:
    """What Litestar refuses, in our words."""
    reason = _BY_STATUS.get(wrong.status_code, "bad-request" if wrong.status_code < 500 else "trouble")
    return trouble(request, Refusal(reason))


def _somebody_was_faster(request: Request[Any, Any, Any], _: Conflict) -> Response[Any]:
    """Others have changed the same table at another server."""
    return trouble(request, Refusal("conflict"))


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer 500 with an id by which the error is found in the log."""
    number = secrets.token_hex(4)
    report_error(request.app.state.house.metrics, "http", error, f"request {number}, {request.method}")
    answer = trouble(request, Refusal("trouble"))
    answer.set_header("X-Request-Id", number)
    return answer
