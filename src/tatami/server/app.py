"""The application factory: routes, error mapping, security headers."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Response, Router
from litestar.datastructures import ResponseHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tatami import __version__
from tatami.server.access.csrf import guard_origin
from tatami.server.access.identity import language_of
from tatami.server.errors import Reason, Refusal
from tatami.server.http import accounts, daily, games, review, tables
from tatami.server.http.deps import AnyRequest, provide_person, provide_services, provide_table
from tatami.server.http.health import health, metrics
from tatami.server.http.schemas import Trouble
from tatami.server.http.static import CLIENT, static_files
from tatami.server.metrics import report_error
from tatami.server.scheduler import Scheduler
from tatami.server.services import Services
from tatami.server.settings import Settings
from tatami.server.ws.endpoint import table_socket
from tatami.store import Conflict

_BY_STATUS = {
    401: Reason.WALK_IN_FIRST,
    404: Reason.NOT_FOUND,
    405: Reason.WRONG_METHOD,
    413: Reason.TOO_LARGE,
}
_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


def create_app(database: str, settings: Settings | None = None, client: Path = CLIENT) -> Litestar:
    """The whole server over one database."""
    chosen = settings or Settings()
    api = Router(
        "/api",
        route_handlers=[handler for module in (games, accounts, tables, review, daily) for handler in module.HANDLERS],
        guards=[guard_origin],
        dependencies={
            "services": Provide(provide_services),
            "person": Provide(provide_person),
            "table": Provide(provide_table),
        },
    )
    return Litestar(
        route_handlers=[health, metrics, api, table_socket, static_files(client)],
        lifespan=[_lifespan(database, chosen)],
        exception_handlers={
            Refusal: _refused,
            Conflict: _conflict,
            HTTPException: _http_exception,
            Exception: _unexpected,
        },
        openapi_config=OpenAPIConfig("Tatami", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        response_headers=[ResponseHeader(name=name, value=value) for name, value in _HEADERS.items()],
        request_max_body_size=chosen.body,
        after_response=_count_request,
        logging_config=None,
    )


def _lifespan(database: str, settings: Settings) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = app.state.services = await Services.open(database, settings)
        scheduler = Scheduler(services)
        try:
            yield
        finally:
            await scheduler.close()
            await services.close()

    return lifespan


async def _count_request(request: AnyRequest) -> None:
    services: Services | None = getattr(request.app.state, "services", None)
    if services is not None:
        services.metrics.requests.labels(request.method).inc()


def _refused(request: AnyRequest, refusal: Refusal) -> Response[Trouble]:
    answer = Trouble(refusal.code, refusal.text(language_of(request)))
    return Response(answer, status_code=refusal.status, media_type=MediaType.JSON)


def _http_exception(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What Litestar refuses, as a refusal of ours."""
    fallback = Reason.BAD_REQUEST if error.status_code < 500 else Reason.TROUBLE
    return _refused(request, Refusal(_BY_STATUS.get(error.status_code, fallback)))


def _conflict(request: AnyRequest, _: Conflict) -> Response[Any]:
    """Somebody else has changed the same table at another server."""
    return _refused(request, Refusal(Reason.CONFLICT))


def _unexpected(request: AnyRequest, error: Exception) -> Response[Any]:
    """Answer 500 with an id by which the error is found in the log."""
    number = secrets.token_hex(4)
    services: Services = request.app.state.services
    report_error(services.metrics, "http", error, f"request {number}, {request.method}")
    answer = _refused(request, Refusal(Reason.TROUBLE))
    answer.set_header("X-Request-Id", number)
    return answer
