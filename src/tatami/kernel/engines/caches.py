"""Caches of compiled rules: what nobody has used for a month is removed."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path
from time import time

MONTH = 30 * 24 * 3600  # seconds


def keep_fresh(used: Path) -> None:
    """Note that compiled rules, a file or a folder, are used now, and remove those beside them that are too old."""
    with suppress(OSError):
        os.utime(used)
    with suppress(OSError):
        for other in used.parent.iterdir():
            if other != used:
                _remove_if_old(other)


def _remove_if_old(path: Path) -> None:
    """Another process may be doing the same."""
    with suppress(OSError):
        if time() - path.stat().st_mtime > MONTH:
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink()
