"""The pages of the browser client, as they were built; every other path is one of its screens.

What the build has named by its content, under ``assets/``, is kept by browsers for ever; the rest is asked for anew.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import html
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.handlers import HTTPRouteHandler

from tatami.server.access.identity import language
from tatami.server.errors import Refusal
from tatami.server.i18n import say

CLIENT = Path(__file__).parents[1] / "client"
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
RESERVED = ("api", "health", "metrics")  # never a screen of the client
PACKED = ("text/", "application/json", "application/javascript", "image/svg+xml")


@dataclass(frozen=True)
class Page:
    """A file, ready to be sent."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str


@functools.lru_cache(maxsize=1024)
def _page(path: Path, _changed: int) -> Page:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, mtime=0) if kind.startswith(PACKED) else None
    return Page(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def _found(client: Path, wanted: str) -> Path | None:
    """The file of a path; the first page for a screen of the client; nothing outside its folder."""
    inside = wanted.lstrip("/")
    try:
        path = (client / inside).resolve()
        if path.is_relative_to(client.resolve()) and path.is_file():
            return path
    except (OSError, ValueError):  # no file can have such a name
        raise Refusal("not-found") from None
    first = inside.split("/")[0]
    if first in RESERVED or "." in inside.rsplit("/", 1)[-1]:
        raise Refusal("not-found")
    index = client / "index.html"
    return index if index.is_file() else None


def pages(client: Path) -> list[HTTPRouteHandler]:
    """The handlers that serve a folder."""

    @route(["/", "/{wanted:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = _found(client, request.url.path)
        if path is None:
            return _missing(language(request))
        return _sent(
            request, _page(path, path.stat().st_mtime_ns), "assets" in path.relative_to(client.resolve()).parts
        )

    return [page]


def _missing(spoken: str) -> Response[bytes]:
    """What to do if nobody has built the client."""
    text = html.escape(say(spoken, "client-missing"))
    head = f'<!doctype html><html lang="{spoken}"><meta charset="utf-8"><title>Tatami</title>'
    body = f"{head}<h1>Tatami</h1><p>{text}</p></html>"
    return Response(body.encode(), media_type="text/html", status_code=503)


def _sent(request: Request[Any, Any, Any], page: Page, for_ever: bool) -> Response[bytes]:
    headers = {"Cache-Control": FOR_EVER if for_ever else ASK_AGAIN, "ETag": page.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    body = page.body
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = page.packed, "gzip"
    return Response(body, media_type=page.kind, headers=headers)
