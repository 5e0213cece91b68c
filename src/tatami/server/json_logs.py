"""Logs: one JSON object a line.

They contain ids of tables and connections, names of reasons, and types and lines of errors: never a cookie, a move,
an address, or a text that somebody wrote.
"""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from pathlib import Path

SOURCES = Path(__file__).parents[2]


class JsonFormatter(logging.Formatter):
    """A log record as a line of JSON; of an error its type and line, since its text may contain anything."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = described(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def described(error: BaseException) -> str:
    """The type of an error, the line that raised it, and the last line of this project on the way there."""
    place: str | None = getattr(error, "place", None)  # of an error that was raised in a worker
    if place is not None:
        return place
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if Path(frame.filename).is_relative_to(SOURCES)]
    lines = {f"{_short(frame.filename)}:{frame.lineno}": None for frame in (*frames[-1:], *ours[-1:])}
    return " in ".join([type(error).__name__, *lines])


def _short(file: str) -> str:
    """A path without the folders that only this machine has."""
    path = Path(file)
    return str(path.relative_to(SOURCES)) if path.is_relative_to(SOURCES) else "/".join(path.parts[-2:])


def log_to_stderr() -> None:
    """Log this project from level INFO on, libraries from WARNING on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("tatami").setLevel(logging.INFO)
