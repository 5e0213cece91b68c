"""``tatami bot``: over the same socket as people, to the end; and clear words when there is nothing to connect to."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.terminal import run
from server.test_process import Guest, serving
from tatami.games import names


def test_a_bot_of_one_s_own_plays_a_seat_to_the_end(tmp_path: Path) -> None:
    with serving(f"sqlite+aiosqlite:///{tmp_path / 'tatami.db'}") as server:
        ann = Guest(server, "Ann")
        assert "ronin" in names()
        table = ann.post(server, "/api/tables", game="ronin", options={"players": "one"}).json()["id"]
        refused = run("bot", "--connect", server.url(f"/tables/{table}"), "--seat", "north")
        assert refused.code == 1
        assert "north" in refused.err
        laid = {"game": "seven-ronin", "seats": {"attacker": "bot:random"}}
        table = ann.post(server, "/api/tables", **laid).json()["id"]
        joining = ["bot", "--connect", server.url(f"/tables/{table}"), "--seat", "defender", "--name", "Mine"]
        with ann.starting(server, table):
            played = run(*joining)
        assert played.code == 0, played.err
        assert f"instinct sits at table {table} as defender." in played.out
        assert "The match is over. Winner:" in played.out


@pytest.mark.parametrize("address", ["nowhere", "ftp://x/y", "http://127.0.0.1:9/tables/x"])
def test_where_no_table_is_one_sentence_says_so(address: str) -> None:
    refused = run("bot", "--connect", address, "--seat", "defender")
    assert refused.code == 1
    assert address.split("/")[-1] in refused.err or "127.0.0.1:9" in refused.err
    assert "Traceback" not in refused.err
