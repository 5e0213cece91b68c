"""Matches that outlive the process: people, tables, and every move, kept before it is acknowledged."""

from tatami.store.conflict import Conflict
from tatami.store.header import Header, Sitter, Status
from tatami.store.moves import Entry
from tatami.store.people import Person
from tatami.store.replay import Misfit, fingerprint, replay
from tatami.store.store import Store

__all__ = ["Conflict", "Entry", "Header", "Misfit", "Person", "Sitter", "Status", "Store", "fingerprint", "replay"]
