"""Whole matches of Ronin in real browsers: alone, as a duel of two, with five seats; by mouse, keys and finger."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from web.house import House
from web.screen import Screen
from web.traveller import Traveller, by_finger, by_keys, by_mouse, expect_board, lay


def test_somebody_plays_alone_to_the_end_by_clicks(visit: Callable[..., Screen], house: House) -> None:
    ann = visit(viewport={"width": 1366, "height": 768})
    lay(ann, house.url, 1)
    expect_board(ann)
    ann.expect_accessible()
    person = Traveller(ann, by_mouse)
    person.play_on(lambda seen: seen["stage"] == "missions")
    ann.expect_accessible()
    person.play_on()
    expect(ann.page.get_by_test_id("ending")).to_be_visible()
    ann.expect_accessible()


def test_a_duel_of_two_browsers_one_of_them_by_keyboard_alone(visit: Callable[..., Screen], house: House) -> None:
    ann, bob = visit(viewport={"width": 1440, "height": 900}), visit()
    table = lay(ann, house.url, 2, "open")
    bob.join(table, "Indigo")
    ann.start()
    people = (Traveller(ann, by_mouse, 2), Traveller(bob, by_keys, 3))
    while not all(person.look()["over"] for person in people):
        for person in people:
            person.one_turn()
    for screen in (ann, bob):
        expect(screen.page.get_by_test_id("ending")).to_be_visible()


def test_five_seats_on_a_small_screen_by_touch(visit: Callable[..., Screen], house: House) -> None:
    ann = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    lay(ann, house.url, 5)
    expect_board(ann)
    ann.expect_accessible()
    person = Traveller(ann, by_finger, 4)
    person.play_on()
    expect(ann.page.get_by_test_id("ending")).to_be_visible()
