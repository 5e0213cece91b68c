"""The browser client's files: found, kept by browsers, packed; nothing else of the disk; a clear page without them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from tatami.server.app import create_app

INDEX, SCRIPT = "<!doctype html><script type=module src=/assets/app-1a2b.js></script>", "let life = 42;\n" * 100


@pytest.fixture
def built(database: str, tmp_path: Path) -> Iterator[TestClient[Any]]:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(INDEX, encoding="utf-8")
    (client / "assets" / "app-1a2b.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    with TestClient(create_app(database, client=client)) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/tables/abc", "/games/seven-ronin", "/index.html"])
def test_every_screen_is_the_first_page_and_asked_for_anew(built: TestClient[Any], path: str) -> None:
    answer = built.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert built.get(path, headers={"if-none-match": answer.headers["etag"]}).status_code == 304


def test_what_is_named_by_its_content_is_kept_for_ever(built: TestClient[Any]) -> None:
    answer = built.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip"})
    assert answer.text == SCRIPT
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert "javascript" in answer.headers["content-type"]
    assert "content-encoding" not in built.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"}).headers


@pytest.mark.parametrize(("path", "status"), [("/", 200), ("/table/abc", 200), ("/assets/none.js", 404)])
def test_who_asks_only_for_the_head_gets_the_head_alone(built: TestClient[Any], path: str, status: int) -> None:
    answer, whole = built.head(path), built.get(path)
    assert (answer.status_code, answer.content) == (status, b"")
    for header in ("content-type", "content-length", "etag"):
        assert answer.headers.get(header) == whole.headers.get(header)


def test_scripts_come_from_here_and_none_is_inline(built: TestClient[Any]) -> None:
    policy = built.get("/").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/assets/none.js", "/api/x"]
)
def test_nothing_else_is_there(built: TestClient[Any], path: str) -> None:
    answer = built.get(path)
    assert (answer.status_code, answer.json()["reason"]) == (404, "not-found")


def test_without_a_client_the_page_says_what_to_do(database: str, tmp_path: Path) -> None:
    with TestClient(create_app(database, client=tmp_path / "nothing")) as running:
        answer = running.get("/", headers={"accept-language": "fr"})
        assert answer.status_code == 503
        assert "make client" in answer.text
        assert 'lang="fr"' in answer.text
