"""A short match, agreed on: three places fall on the first day, two on the second, and the village is taken."""

from __future__ import annotations

Posts = dict[str, str]

FIRST_POSTS: Posts = {
    "hayai": "inn",
    "kabe": "burial-grounds",
    "musashi": "shrine",
    "taiko": "animal-pen",
    "tasuke": "granary",
    "yobu": "fields-2",
    "yumi": "granary",
}
SECOND_POSTS: Posts = FIRST_POSTS | {"hayai": "green"}
FIRST_WAVE = ("well", "passage", "fields-3", "green")
SECOND_WAVE = ("watchtower", "inn")


def attack(wave: tuple[str, ...]) -> list[str]:
    """A wave as moves."""
    return [*(f"deploy {place}" for place in wave), "done"]


def defence(posts: Posts) -> list[str]:
    """Posts as moves."""
    return [*(f"post {ronin} {place}" for ronin, place in posts.items()), "done"]
