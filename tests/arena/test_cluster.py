"""A Ray cluster of two nodes on this machine plays the same games as this process, and gets the same results.

Ray warns and leaves threads behind, so the cluster and the command each live in a process of their own.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cli.terminal import run

ARENA = ["arena", "seven-ronin", "--bots", "instinct,novice,random", "-n", "9", "--seed", "5", "--json"]

needs_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="ray is not installed: the cluster is NOT tested"
)


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of a cluster of two nodes."""
    program = [sys.executable, str(Path(__file__).parent / "two_nodes.py")]
    pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:  # a short path: sockets lie in it
        environment = {**os.environ, "RAY_TMPDIR": folder, "RAY_USAGE_STATS_ENABLED": "0"}
        with subprocess.Popen(program, env=environment, **pipes) as nodes:
            assert nodes.stdout is not None
            address = next((line.strip() for line in nodes.stdout if ":" in line), "")
            assert address, "the cluster did not start"
            yield address
            nodes.communicate()


def arena(folder: Path, *arguments: str) -> Any:
    command = [sys.executable, "-m", "tatami", *ARENA, "--results", str(folder), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@needs_ray
def test_a_cluster_of_two_nodes_gets_the_same_results(cluster: str, tmp_path: Path) -> None:
    local = arena(tmp_path / "local", "--processes", "1")
    assert local["contests"][0]["games"] == 9
    assert arena(tmp_path / "cluster", "--ray", cluster) == local


@needs_ray
def test_no_cluster_is_a_trouble_that_is_told(tmp_path: Path) -> None:
    refused = run("arena", "seven-ronin", "--ray", "nowhere", "--results", str(tmp_path))
    assert refused.code == 1
    assert "no Ray cluster to play on: nowhere" in refused.err
