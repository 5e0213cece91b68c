"""The schema's version: check it, and migrate to the present one."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from tatami.store.errors import UnusableDatabase

FOLDER = Path(__file__).parents[1] / "migrations"


def migrate(connection: Connection) -> None:
    """Bring the tables up to date; refuses a database of a newer version."""
    _refuse_newer(_revision(connection))
    command.upgrade(configuration(connection), "head")


def require_current(connection: Connection) -> None:
    """Refuse a database of another version; changes nothing."""
    found, wanted = _revision(connection), _scripts().get_current_head()
    _refuse_newer(found)
    if found != wanted:
        raise UnusableDatabase(f"the database is at {found or 'nothing'}, this version needs {wanted}")


def configuration(connection: Connection) -> Config:
    """Alembic's configuration for a connection."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _refuse_newer(found: str | None) -> None:
    known = {script.revision for script in _scripts().walk_revisions()}
    if found is not None and found not in known:
        raise UnusableDatabase(f"the database was made by a newer version of Tatami (schema {found}): update Tatami")


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(FOLDER))
