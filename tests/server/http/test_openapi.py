"""The OpenAPI description, held to by somebody else's tool: whatever it thinks of sending is answered below 500."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from litestar.testing import TestClient
from schemathesis import GenerationMode

from server.visitors import Visitor

EXAMPLES = 2  # of each operation, right and wrong


def test_no_request_that_the_description_allows_or_forbids_is_a_fault_of_ours(
    client: TestClient[Any], ann: Visitor, table: str
) -> None:
    schema: Any = schemathesis.openapi.from_dict(client.get("/api/schema/openapi.json").json())
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 25
    tried = sum(hold(ann, table, operation, mode) for operation in operations for mode in GenerationMode)
    assert tried > 50


def hold(visitor: Visitor, table: str, operation: Any, mode: GenerationMode) -> int:
    """Try what the tool makes of one operation, at a table that is there; gives how often."""
    tried = 0

    @settings(max_examples=EXAMPLES, database=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(case=operation.as_strategy(generation_mode=mode))
    def answered(case: Any) -> None:
        nonlocal tried
        if tried % 2 and "name" in (case.path_parameters or {}):
            case.path_parameters["name"] = table
        asked: Any = requests.Request(**case.as_transport_kwargs(base_url="http://testserver.local")).prepare()
        headers = dict(asked.headers) | visitor.headers
        answer = visitor.client.request(asked.method, asked.url, headers=headers, content=asked.body)
        visitor.client.cookies.clear()
        tried += 1
        assert answer.status_code < 500, f"{asked.method} {asked.url} {asked.body!r}: {answer.text}"
        if answer.status_code >= 400 and asked.method != "HEAD":
            assert set(answer.json()) == {"reason", "text"}

    with suppress(Unsatisfiable):  # nothing can be wrong about a request without arguments
        answered()
    return tried
