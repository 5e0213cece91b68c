"""Logs: one JSON object a line, for machines and people; what they tell holds no secrets.

The house logs ids of tables, names of reasons and kinds of errors: never a cookie, a move, a text or an address.
"""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    """A record as a line of JSON; of an error only its kind, since its text may hold anything."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
        return json.dumps(line, ensure_ascii=False)


def log_to_stderr() -> None:
    """Everything of the house; of others, warnings."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("tatami").setLevel(logging.INFO)
