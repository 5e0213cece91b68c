"""Protection against requests of other sites: changes and WebSockets come from our own pages, or from no page at all.

Browsers say where a request comes from in ``Sec-Fetch-Site`` and ``Origin``, and pages can forge neither; a client that
is no browser sends neither. So a page of another site can neither post nor open a socket with a person's cookie.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.handlers import BaseRouteHandler

from tatami.server.access.identity import AnyConnection
from tatami.server.errors import Reason, Refusal

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


async def guard_origin(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse changes that another site asks for. A coroutine, because Litestar runs plain functions in a thread."""
    if connection.scope.get("method") not in SAFE:
        expect_same_origin(connection)


def expect_same_origin(connection: AnyConnection) -> None:
    """Refuse whatever another site asks for."""
    headers = connection.headers
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refusal(Reason.WRONG_ORIGIN)
    origin = headers.get("origin")
    if origin is not None and _host_of(origin) != headers.get("host", "").lower():
        raise Refusal(Reason.WRONG_ORIGIN)


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:  # not a URL
        return None
