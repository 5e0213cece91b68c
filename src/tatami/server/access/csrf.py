"""Who may ask: requests that change something, and sockets, come from our own pages or from no page at all.

Browsers say where a request comes from in ``Sec-Fetch-Site`` and ``Origin``, and pages cannot forge either; a client
that is no browser sends neither. So a page of another site can neither post nor open a socket with a person's cookie.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from tatami.server.errors import Refusal

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


async def guard_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse changes that another site asks for. It waits for nothing; one that is not a coroutine gets a thread."""
    if connection.scope.get("method") not in SAFE:
        expect_same_origin(connection)


def expect_same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse whatever another site asks for."""
    headers = connection.headers
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refusal("wrong-origin")
    origin = headers.get("origin")
    if origin is not None and urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
        raise Refusal("wrong-origin")
