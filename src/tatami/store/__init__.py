"""Storage of people, tables and moves in SQLite or PostgreSQL; this module is its whole public interface."""

from tatami.match.replay import MoveRecord
from tatami.store.db.database import ANY_TABLE
from tatami.store.errors import DATABASE_ERRORS, Conflict, UnusableDatabase
from tatami.store.models import (
    BOT,
    Account,
    AnalysisRecord,
    ChatLine,
    Clock,
    Clocks,
    ClockState,
    Ending,
    EndKind,
    Header,
    HeaderChanges,
    Occupant,
    Origin,
    Person,
    Proposal,
    Proposals,
    Rules,
    Seal,
    Snapshot,
    Status,
    Turn,
)
from tatami.store.repositories.analyses import AnalysisRepository
from tatami.store.store import Store

__all__ = [
    "ANY_TABLE",
    "BOT",
    "DATABASE_ERRORS",
    "Account",
    "AnalysisRecord",
    "AnalysisRepository",
    "ChatLine",
    "Clock",
    "ClockState",
    "Clocks",
    "Conflict",
    "EndKind",
    "Ending",
    "Header",
    "HeaderChanges",
    "MoveRecord",
    "Occupant",
    "Origin",
    "Person",
    "Proposal",
    "Proposals",
    "Rules",
    "Seal",
    "Snapshot",
    "Status",
    "Store",
    "Turn",
    "UnusableDatabase",
]
