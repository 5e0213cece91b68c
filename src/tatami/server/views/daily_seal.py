"""The seal of the daily challenge: until its day is over, nothing may tell others of its draws.

Whatever could reveal the seed of a table, or play one of its draws twice, asks here.
"""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec.structs import replace

from tatami.server import timestamps
from tatami.server.errors import Reason, Refusal
from tatami.server.views.messages import Update
from tatami.store import Header


def today() -> str:
    """The day in UTC, so it is the same everywhere."""
    return datetime.fromtimestamp(timestamps.now() / 1000, UTC).date().isoformat()


def is_sealed(header: Header) -> bool:
    """Whether a table is the challenge of a day that is not over."""
    return header.daily is not None and header.daily >= today()


def expect_unsealed(header: Header) -> None:
    """Refuse at a sealed table."""
    if is_sealed(header):
        raise Refusal(Reason.DAILY_RUNS)


def without_sealed_seed(update: Update, header: Header) -> Update:
    """An update that does not contain the seed of a sealed table."""
    if update.outcome is None or not is_sealed(header):
        return update
    return replace(update, outcome=replace(update.outcome, seed=None))
