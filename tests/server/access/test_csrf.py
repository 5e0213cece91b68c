"""Headers that are no origin are refused, not an error."""

from __future__ import annotations

import pytest

from server.visitors import Visitor


@pytest.mark.parametrize("origin", ["http://[bad", "null", "", "http://", "//"])
def test_an_origin_that_is_none_of_ours_is_refused(ann: Visitor, origin: str) -> None:
    answer = ann.client.post("/api/tables", json={"game": "seven-ronin"}, headers={**ann.headers, "origin": origin})
    assert (answer.status_code, answer.json()["reason"]) == (403, "wrong-origin")


def test_deeply_nested_json_is_a_bad_message(ann: Visitor, table: str) -> None:
    with ann.at(table) as seen:
        seen.session.send_text("[" * 8000)
        assert seen.next()["reason"] == "bad-message"
        seen.settle()
