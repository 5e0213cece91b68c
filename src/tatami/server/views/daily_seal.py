"""Days: the challenge of a day stays sealed until the day is over."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec.structs import replace

from tatami.server.errors import Refusal
from tatami.server.tables.clock import milliseconds
from tatami.server.ws.server_messages import Update
from tatami.store import Header


def today() -> str:
    """The day, everywhere the same."""
    return datetime.fromtimestamp(milliseconds() / 1000, UTC).date().isoformat()


def still_sealed(header: Header) -> bool:
    """Whether a table is the challenge of a day that is not over."""
    return header.daily is not None and header.daily >= today()


def expect_unsealed(header: Header) -> None:
    """Refuse what would tell others of what they have yet to play, or play a draw twice."""
    if still_sealed(header):
        raise Refusal("daily-runs")


def without_seal_broken(update: Update, header: Header) -> Update:
    """An update that does not tell the seed too early."""
    if update.outcome is None or not still_sealed(header):
        return update
    return replace(update, outcome=replace(update.outcome, seed=None))
