"""Errors of the store: the loser of a concurrent write, a database that cannot be used, and errors of the drivers."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

# Raised by SQLAlchemy, or by the sqlite3 driver where it is used directly.
CONSTRAINT_ERRORS = (IntegrityError, sqlite3.IntegrityError)
DATABASE_ERRORS = (SQLAlchemyError, sqlite3.Error)


class Conflict(Exception):
    """Somebody else has written this already; nothing was written now."""


class UnusableDatabase(Exception):
    """The database is missing, of another version, or in use; the message is one sentence for its owner."""
