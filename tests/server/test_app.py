"""The application as a whole: health, unknown paths, metrics."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient

from server.visitors import Visitor


def test_a_table_that_is_not_there_is_not_found_in_french(client: TestClient[Any]) -> None:
    visitor = Visitor(client, "Anne", language="fr")
    answer = visitor.get("/api/tables/nowhere")
    assert (answer.status_code, answer.json()["text"]) == (404, "Cette table n’existe pas.")
    with client.websocket_connect("/api/tables/nowhere/socket", headers=visitor.headers) as session:
        assert session.receive_json()["reason"] == "no-such-table"


def test_the_server_is_well_and_describes_itself(client: TestClient[Any]) -> None:
    answer = client.get("/health")
    assert answer.json() == {"status": "well", "live": 0, "frozen": 0}
    assert answer.headers["x-content-type-options"] == "nosniff"
    paths = client.get("/api/schema/openapi.json").json()["paths"]
    assert {"/api/me", "/api/games", "/api/tables", "/api/tables/{name}/join", "/api/files"} <= set(paths)


def test_what_is_not_there_or_not_asked_so_is_refused_in_our_words(client: TestClient[Any]) -> None:
    assert client.get("/api/nothing").json()["reason"] == "not-found"
    assert client.delete("/api/games").json()["reason"] == "wrong-method"


def test_only_this_machine_is_told_what_is_counted(client: TestClient[Any]) -> None:
    answer = client.get("/metrics")
    assert (answer.status_code, answer.json()["reason"]) == (404, "not-found"), "a test client comes from nowhere"
