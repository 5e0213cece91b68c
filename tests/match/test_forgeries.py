"""Whatever is changed in a match file, the file is refused or says the same; a forger who is careful gains no draw."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tatami import games
from tatami.match import BadFile, Match, load
from tatami.match.fairness import Luck, commitment
from tatami.match.file import checksum, from_json, to_json

FIXTURES = Path(__file__).parents[1] / "fixtures"
PLAIN = FIXTURES / "seven-ronin" / "second-village-taken.json"
DRAWN = FIXTURES / "ronin" / "solo-welcome.json"
SECRET = b"\xee" * 32


def branched() -> Match:
    """A match of three parts, to the first of which two people have added bytes, and to the last one."""
    game, luck = games.find("samurai-sword"), random.Random(3)
    first = Luck.of(b"1" * 32, {"one": b"x" * 16, "two": b"y" * 16})
    match = Match.new(
        game,
        {"players": "three"},
        secret=b"3" * 32,
        added={"three": b"z" * 20},
        earlier=((10, first), (20, Luck(b"2" * 32))),
    )
    while not match.over:
        match.play(match.actors[0], luck.choice(match.legal(match.actors[0])))
    return match


FILES = {
    "plain": to_json(load(PLAIN, games.find)),
    "drawn": to_json(load(DRAWN, games.find)),
    "branched": to_json(branched()),
}


def accepted(values: Any) -> Match | None:
    """The match of a file, or nothing if it is refused, as every file must be that is not in order."""
    try:
        return from_json(values, games.find)
    except BadFile:
        return None


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of a file where something stands."""
    if path:
        yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        yield from places(inner, (*path, key))


def changed(values: Any, path: tuple[Any, ...], change: Callable[[Any, Any], None]) -> Any:
    """A copy in which something is done at one place."""
    twin = copy.deepcopy(values)
    inside = twin
    for key in path[:-1]:
        inside = inside[key]
    change(inside, path[-1])
    return twin


JUNK = st.one_of(
    *(st.none(), st.booleans(), st.integers(-3, 3), st.integers(), st.floats(allow_nan=False), st.text(max_size=5)),
    *(st.lists(st.integers(), max_size=2), st.dictionaries(st.text(max_size=3), st.integers(), max_size=2)),
    st.sampled_from(["00" * 32, commitment(SECRET), SECRET.hex(), "attacker: done", "vermilion: done", "resigned"]),
)


@pytest.mark.parametrize("name", FILES)
@settings(max_examples=250, deadline=None)
@given(st.data())
def test_a_change_is_refused_or_means_the_same(name: str, data: st.DataObject) -> None:
    """In every field, at every depth: something else there, or nothing."""
    values = FILES[name]
    path = data.draw(st.sampled_from(sorted(places(values), key=str)))
    junk = data.draw(JUNK)

    def change(inside: Any, key: Any) -> None:
        if data.draw(st.booleans()):
            del inside[key]
        else:
            inside[key] = junk

    match = accepted(changed(values, path, change))
    assert match is None or to_json(match) == values


@pytest.mark.parametrize("name", FILES)
@settings(max_examples=250, deadline=None)
@given(st.data())
def test_a_forger_who_mends_the_checksum_gains_no_draw(name: str, data: st.DataObject) -> None:
    """What he may still write is what no file can prove: names, an option that did not matter, a forfeit."""
    values = FILES[name]
    path = data.draw(st.sampled_from(sorted(places(values), key=str)))
    junk = data.draw(JUNK)

    def change(inside: Any, key: Any) -> None:
        inside[key] = junk

    forged = changed(values, path, change)
    if isinstance(forged, dict):
        forged["checksum"] = checksum(forged)
    match = accepted(forged)
    if match is not None:
        told = to_json(match)
        proved = ("game", "rules", "commitment", "added", "moves", "earlier", "secret", "result")
        assert {field: told.get(field) for field in proved} == {field: values.get(field) for field in proved}


def swapped(values: dict[str, Any]) -> None:
    """Another secret in the place of the one that was committed to."""
    values["secret"] = SECRET.hex()


def added(values: dict[str, Any]) -> None:
    """Somebody is said to have added bytes who had not."""
    values["added"] = {"one": "ff" * 16}


def added_by_nobody(values: dict[str, Any]) -> None:
    values["added"] = {"\ud800": "ff" * 16}


def no_text(values: dict[str, Any]) -> None:
    values["commitment"] = "\ud800" * 64


def not_added(values: dict[str, Any]) -> None:
    values.pop("added", None)
    for part in values.get("earlier", []):
        part.pop("added", None)


def beyond_the_end(values: dict[str, Any]) -> None:
    part = {"until": 1_000_000_000, "commitment": commitment(SECRET), "secret": SECRET.hex()}
    values["earlier"] = [part]


def without_commitment(values: dict[str, Any]) -> None:
    values["earlier"] = [[5, SECRET.hex()]]


def out_of_order(values: dict[str, Any]) -> None:
    part = {"until": 5, "commitment": commitment(SECRET), "secret": SECRET.hex()}
    values["earlier"] = [part, dict(part)]


def before_the_start(values: dict[str, Any]) -> None:
    values["earlier"] = [{"until": 0, "commitment": commitment(SECRET), "secret": SECRET.hex()}]


@pytest.mark.parametrize(
    "forge",
    [
        swapped,
        added,
        added_by_nobody,
        no_text,
        not_added,
        beyond_the_end,
        without_commitment,
        out_of_order,
        before_the_start,
    ],
)
def test_draws_from_elsewhere_are_refused(forge: Callable[[dict[str, Any]], None]) -> None:
    values = copy.deepcopy(FILES["branched"])
    forge(values)
    values["checksum"] = checksum(values)
    assert accepted(values) is None


def test_another_beginning_shows_its_own_commitment() -> None:
    """A part that is made up cannot hide behind the commitment of the match."""
    game = games.find("seven-ronin")
    match = Match.new(game, secret=bytes(32), earlier=((3, Luck(SECRET)),))
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[-1])
    told = to_json(match)
    assert from_json(told, games.find) == match
    assert [part["commitment"] for part in told["earlier"]] == [commitment(SECRET)]
    assert told["commitment"] != commitment(SECRET)


def test_all_parts_come_back_from_a_file() -> None:
    match = branched()
    assert from_json(to_json(match), games.find) == match
    assert match.luck_of(10).secret == b"1" * 32
    assert match.luck_of(11).secret == b"2" * 32
    assert match.luck_of(21).secret == b"3" * 32
