"""A new database of each kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from postgres import Cluster
from store.samples import sqlite


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite(tmp_path)
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.database()
