"""Troubles that a person can mend: told in one sentence, never as a traceback, each with its exit code."""

from __future__ import annotations

FINE, WRONG, USAGE, UNPROVEN, INTERRUPTED = 0, 1, 2, 3, 130


class Trouble(Exception):
    """Something is not as it was asked for; the message is for people."""

    code = WRONG


class Usage(Trouble):
    """The command was asked for something that does not exist; the message says what does."""

    code = USAGE
