"""Static files of the browser client; every other path is one of its screens.

Files under ``assets/`` are named by their content, so browsers cache them for ever; others are revalidated.
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

from tatami.server.access.identity import language_of
from tatami.server.errors import Reason, Refusal
from tatami.server.i18n import say

CLIENT = Path(__file__).parents[1] / "client"
FOR_EVER, REVALIDATE = "public, max-age=31536000, immutable", "no-cache"
RESERVED = ("api", "health", "metrics")  # never a screen of the client
COMPRESSED = ("text/", "application/json", "application/javascript", "image/svg+xml")


@dataclass(frozen=True)
class File:
    """A file, ready to be sent."""

    body: bytes
    compressed: bytes | None
    media_type: str
    tag: str


@functools.lru_cache(maxsize=1024)
def _file(path: Path, _changed: int) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    compressed = gzip.compress(body, mtime=0) if kind.startswith(COMPRESSED) else None
    return File(body, compressed, kind, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def _find(client: Path, wanted: str) -> Path | None:
    """The file of a path, or the index for a screen of the client; nothing outside the folder."""
    inside = wanted.lstrip("/")
    try:
        path = (client / inside).resolve()
        if path.is_relative_to(client.resolve()) and path.is_file():
            return path
    except (OSError, ValueError):  # no file can have such a name
        raise Refusal(Reason.NOT_FOUND) from None
    first = inside.split("/")[0]
    if first in RESERVED or "." in inside.rsplit("/", 1)[-1]:
        raise Refusal(Reason.NOT_FOUND)
    index = client / "index.html"
    return index if index.is_file() else None


def static_files(client: Path) -> HTTPRouteHandler:
    """The handler that serves a folder."""

    @route(["/", "/{wanted:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = _find(client, request.url.path)
        if path is None:
            return _missing(language_of(request))
        return _response(
            request, _file(path, path.stat().st_mtime_ns), "assets" in path.relative_to(client.resolve()).parts
        )

    return page


def _missing(language: str) -> Response[bytes]:
    """A page that says how to build the client."""
    text = html.escape(say(language, "client-missing"))
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Tatami</title>'
    body = f"{head}<h1>Tatami</h1><p>{text}</p></html>"
    return Response(body.encode(), media_type="text/html", status_code=503)


def _response(request: Request[Any, Any, Any], file: File, for_ever: bool) -> Response[bytes]:
    headers = {"Cache-Control": FOR_EVER if for_ever else REVALIDATE, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    body = file.body
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = file.compressed, "gzip"
    return Response(body, media_type=file.media_type, headers=headers)
