"""Whole matches of Ronin in real browsers: alone, as a duel of two, with five seats; by mouse, keys and finger."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from web.house import House
from web.screen import Screen
from web.traveller import Traveller, by_finger, by_keys, by_mouse, expect_board, lay

HIDDEN, EMPTY, EVERY_SEAT, SPECTATOR = -9, -1, 31, 5
LAPTOP = {"width": 1366, "height": 768}


def test_somebody_plays_alone_to_the_end_by_clicks(visit: Callable[..., Screen], house: House) -> None:
    ann = visit(viewport=LAPTOP)
    lay(ann, house.url, 1)
    expect_board(ann)
    ann.expect_accessible()
    person = Traveller(ann, by_mouse)
    person.play_on(lambda seen: seen["stage"] == "place" and bool(seen["held"]))
    _see_what_a_city_would_give(ann)
    assert not ann.page.evaluate("document.documentElement.scrollHeight > innerHeight"), "all lies above the fold"
    person.play_on(lambda seen: seen["stage"] == "missions")
    ann.expect_accessible()
    person.play_on()
    expect(ann.page.get_by_test_id("ending")).to_be_visible()
    expect(ann.page.get_by_test_id("result")).to_contain_text("Your best so far")
    ann.expect_accessible()


def _see_what_a_city_would_give(screen: Screen) -> None:
    """Before a ronin is placed: the tile, the influence, the order."""
    screen.page.locator("[data-thing^='city:'].glow").first.hover()
    peek = screen.page.get_by_test_id("peek")
    expect(peek).to_contain_text("Tile:")
    expect(peek.get_by_test_id("preview")).to_contain_text("influence")


def test_a_duel_of_two_browsers_one_of_them_by_keyboard_alone(visit: Callable[..., Screen], house: House) -> None:
    ann, bob, eve = visit(viewport={"width": 1440, "height": 900}), visit(), visit()
    table = lay(ann, house.url, 2, "open")
    bob.join(table, "Indigo")
    eve.page.goto(f"/table/{table}")
    ann.start()
    people = (Traveller(ann, by_mouse, 2), Traveller(bob, by_keys, 3))
    while not all(person.look()["over"] for person in people):
        for person in people:
            person.one_turn()
    for screen in (ann, bob):
        expect(screen.page.get_by_test_id("ending")).to_be_visible()
    for seat, screen in ((0, ann), (1, bob), (SPECTATOR, eve)):
        _expect_no_secret(screen, seat)


def _expect_no_secret(screen: Screen, seat: int) -> None:
    """Until the match was over, no frame told what lay face down, what the reserve held or what another's scout saw."""
    views = [frame["view"] for frame in map(json.loads, screen.frames) if frame.get("view") and not frame["outcome"]]
    assert len(views) > 20
    for view in views:
        assert set(view["buried"]) <= {HIDDEN, EMPTY}
        assert max(view["bag"]) <= 1
        for cards, seen_by in (("looked", "looked_seen"), ("under", "under_seen")):
            assert all(card < 0 or _knows(seat, seen) for card, seen in zip(view[cards], view[seen_by], strict=True))


def _knows(seat: int, seen_by: int) -> bool:
    return seen_by == EVERY_SEAT or bool(seat != SPECTATOR and seen_by >> seat & 1)


def test_five_seats_on_a_small_screen_by_touch(visit: Callable[..., Screen], house: House) -> None:
    ann = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    lay(ann, house.url, 5)
    expect_board(ann)
    ann.expect_accessible()
    person = Traveller(ann, by_finger, 4)
    person.play_on(lambda seen: "city:" in seen["held"])
    expect(ann.page.get_by_test_id("aimed")).to_contain_text("influence")  # a touch looks, another goes
    person.play_on()
    expect(ann.page.get_by_test_id("ending")).to_be_visible()


def test_two_people_play_the_challenge_of_the_day_and_meet_the_same_shogun(visit: Callable[..., Screen]) -> None:
    told: list[list[Any]] = []
    for luck in (5, 6):
        screen = visit()
        screen.page.goto("/")
        screen.page.get_by_role("button", name="Play the challenge").click()
        expect_board(screen)
        person = Traveller(screen, by_mouse, luck)
        told.append([])
        for number in (1, 2):
            person.play_on(lambda seen, number=number: seen["stage"] == "place" and seen["round"] == number)  # type: ignore[misc]
            told[-1].append(screen.page.locator("[data-thing=shogun]").inner_text())
    assert told[0] == told[1]
    assert told[0][0] != told[0][1]
