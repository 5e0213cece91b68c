"""What two writers get who want to write the same thing: one of them, this. And what any may get: trouble."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

# By SQLAlchemy, or by SQLite itself where we speak to it past SQLAlchemy.
TAKEN = (IntegrityError, sqlite3.IntegrityError)
DATABASE_TROUBLE = (SQLAlchemyError, sqlite3.Error)


class Conflict(Exception):
    """Somebody else has written this already; nothing was written now."""
