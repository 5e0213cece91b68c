"""Replay: a log that the present rules refuse says where."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from store.samples import PLANS, entries_of, header
from tatami.match.replay import ReplayError, replay_all
from tatami.store import Person, Status


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda entry: replace(entry, action="deploy moon"), "entry 3"),
        (lambda entry: replace(entry, action="done"), "entry 3"),
        (lambda entry: replace(entry, position="0" * 64), "entry 3: leads to another position"),
        (lambda entry: replace(entry, action=None, seat=0), "entry 3"),
    ],
)
def test_a_match_that_no_longer_fits_says_where(spoil: object, complaint: str) -> None:
    assert callable(spoil)
    table = header(Person("ann", "Ann"), status=Status.LIVE)
    entries = entries_of(table, *PLANS)
    entries[3] = spoil(entries[3])
    with pytest.raises(ReplayError, match=complaint):
        replay_all(table.setup(), entries)
    with pytest.raises(ReplayError, match="cannot be laid out"):
        replay_all(replace(table, game="chess").setup(), [])
