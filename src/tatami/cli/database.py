"""The database that a command works on."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator

from tatami.cli.language import say
from tatami.cli.trouble import Trouble


def add_database(parser: argparse.ArgumentParser) -> None:
    """Let people say which."""
    parser.add_argument("--database", metavar=say("url"), help=say("help-database"))


def database_of(asked: argparse.Namespace) -> str:
    """The URL that was asked for, or a file in the person's data folder."""
    import platformdirs

    if asked.database is not None:
        return str(asked.database)
    return f"sqlite:///{platformdirs.user_data_path('tatami') / 'tatami.db'}"


@contextlib.contextmanager
def unusable() -> Iterator[None]:
    """Say in one sentence what is wrong with a database."""
    from tatami.store import DATABASE_ERRORS, UnusableDatabase

    try:
        yield
    except (*DATABASE_ERRORS, UnusableDatabase, OSError, ImportError) as trouble:
        raise Trouble(say("bad-database", detail=str(trouble).splitlines()[0])) from trouble
