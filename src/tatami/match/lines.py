"""Files that grow by whole lines: a line is on disk before anybody is told, and a crash costs the line it cut short."""

from __future__ import annotations

import os
from pathlib import Path


def whole_lines(path: Path) -> list[str]:
    """The lines of a file, without a torn last one, which is cut off the file too; none if there is no file."""
    if not path.exists():
        return []
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if whole != content:
        with path.open("r+b") as file:
            file.truncate(len(whole))
    return whole.decode().splitlines()


def add_line(path: Path, line: str) -> None:
    """Add a line; it is on disk when this returns."""
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")
        file.flush()
        os.fsync(file.fileno())
