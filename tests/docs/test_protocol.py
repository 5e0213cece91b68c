"""docs/protocol.md names every message, every field, every request and every reason."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tatami.server.app import create_app
from tatami.server.errors import Reason
from tatami.server.http.schemas import (
    Code,
    Credentials,
    Daily,
    GameInfo,
    Me,
    NewCode,
    Notes,
    OptionInfo,
    PhraseInfo,
    Score,
)
from tatami.server.tables.import_match import Branch
from tatami.server.tables.lobby import NewClock, NewTable
from tatami.server.views.messages import (
    AnalysisInfo,
    ChatLineInfo,
    Event,
    HintOption,
    HistoryInfo,
    Legal,
    MomentInfo,
    Outcome,
    ProposalInfo,
    SeatInfo,
    TableInfo,
)
from tatami.server.ws.client_messages import Request
from tatami.server.ws.server_messages import Answer

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
MARKED = set(re.findall(r"`([^`\n]+)`", PAGE))
PARTS = (
    *(
        AnalysisInfo,
        HintOption,
        Branch,
        Event,
        GameInfo,
        HistoryInfo,
        Legal,
        ChatLineInfo,
        MomentInfo,
        NewClock,
        NewTable,
        Notes,
        OptionInfo,
        Outcome,
    ),
    *(PhraseInfo, ProposalInfo, SeatInfo, TableInfo, Me, Code, Credentials, NewCode, Daily, Score),
)
MESSAGES = (*get_args(Request), *get_args(Answer))


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_every_message_and_its_fields_are_described(message: Any) -> None:
    assert message.__struct_config__.tag in MARKED
    assert {field.name for field in msgspec.structs.fields(message)} <= MARKED


@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_a_message_is_described(part: Any) -> None:
    assert {field.name for field in msgspec.structs.fields(part)} <= MARKED


def test_every_request_is_described_and_no_other() -> None:
    app = create_app("sqlite+aiosqlite://")
    offered = {
        f"{method.upper()} {path}"
        for path, item in app.openapi_schema.to_schema()["paths"].items()
        for method in ("get", "post", "put", "patch", "delete")
        if method in item
    }
    assert {mark for mark in MARKED if re.match(r"(GET|POST|PUT|PATCH|DELETE) ", mark)} == offered


def test_every_reason_is_described() -> None:
    assert {reason.code for reason in Reason} <= MARKED
