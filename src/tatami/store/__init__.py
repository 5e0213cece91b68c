"""Matches that outlive the process: people, tables, and every move, kept before it is acknowledged."""

from tatami.store.agreements import Clock, Proposal, Times
from tatami.store.conflict import DATABASE_TROUBLE, Conflict
from tatami.store.entry import Entry
from tatami.store.header import Ending, Header, Sitter, Status
from tatami.store.people import Person
from tatami.store.replay import Misfit, fingerprint, replay
from tatami.store.store import Store
from tatami.store.talk import Line

__all__ = [
    "DATABASE_TROUBLE",
    "Clock",
    "Conflict",
    "Ending",
    "Entry",
    "Header",
    "Line",
    "Misfit",
    "Person",
    "Proposal",
    "Sitter",
    "Status",
    "Store",
    "Times",
    "fingerprint",
    "replay",
]
