"""The README's example runs as it is printed, and the files it points to are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("(1,) ['post hayai watchtower',")


@pytest.mark.parametrize("target", re.findall(r"\]\(([^)#]+)\)", README))
def test_what_it_points_to_exists(target: str) -> None:
    assert (ROOT / target).exists()
