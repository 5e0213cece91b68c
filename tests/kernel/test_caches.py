"""Compiled rules that nobody has used for a month are removed; those in use are not."""

from __future__ import annotations

import os
from pathlib import Path
from time import time

import pytest

from tatami.kernel.engines.caches import MONTH, keep_fresh

LONG_AGO, LATELY = MONTH + 3600, MONTH - 3600


def kept(place: Path, age: int) -> Path:
    """Compiled rules that were last used so many seconds ago: a file, or a folder with a file in it."""
    place.parent.mkdir(exist_ok=True)
    if place.suffix:
        place.write_bytes(b"code")
    else:
        place.mkdir()
        (place / "rule.nbc").write_bytes(b"code")
    os.utime(place, (time() - age, time() - age))
    return place


@pytest.mark.parametrize("form", ["", ".so"])
def test_the_old_go_and_the_others_stay(tmp_path: Path, form: str) -> None:
    old, recent, used = (
        kept(tmp_path / "cache" / f"{name}{form}", age)
        for name, age in (("old", LONG_AGO), ("recent", LATELY), ("used", LONG_AGO))
    )
    keep_fresh(used)
    assert not old.exists()
    assert recent.exists()
    assert used.exists()


def test_what_is_used_is_young_again(tmp_path: Path) -> None:
    used, other = kept(tmp_path / "cache" / "used", LONG_AGO), kept(tmp_path / "cache" / "other", LATELY)
    keep_fresh(used)
    keep_fresh(other)
    assert used.exists()


def test_a_cache_that_is_not_there_yet_is_no_trouble(tmp_path: Path) -> None:
    keep_fresh(tmp_path / "none" / "used")
    assert not (tmp_path / "none").exists()
