"""The games and their options."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient


def test_the_shelf_is_in_the_reader_s_language(client: TestClient[Any]) -> None:
    shelf = client.get("/api/games", headers={"accept-language": "de, fr-CH;q=0.9"}).json()
    game = next(game for game in shelf if game["name"] == "seven-ronin")
    assert game["tagline"].startswith("Quarante ninjas")
    assert game["seats"] == ["attacker", "defender"]
    assert {"random", "instinct"} <= set(game["bots"])
    assert all(option["players"] is None for option in game["options"])


def test_the_shelf_says_which_option_is_the_number_of_players(client: TestClient[Any]) -> None:
    game = next(game for game in client.get("/api/games").json() if game["name"] == "ninjato")
    assert [(option["values"], option["players"]) for option in game["options"] if option["players"]] == [
        (["two", "three", "four"], [2, 3, 4])
    ]
