"""Rules that the two editions share are tested in both."""

from __future__ import annotations

import pytest


@pytest.fixture(params=["first", "second"])
def edition(request: pytest.FixtureRequest) -> str:
    """Each edition in turn."""
    chosen: str = request.param
    return chosen
