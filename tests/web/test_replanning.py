"""A plan is free until it is final: pieces are moved and taken back in any order, by mouse, by touch and by keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from web.screen import Screen

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def _planned(screen: Screen, *places: str) -> None:
    """What is planned, place by place, in the order of the list."""
    things = screen.page.get_by_role("list", name="Your plan").locator("[data-thing]")
    expect(things).to_have_count(len(places))
    for number, place in enumerate(places):
        expect(things.nth(number)).to_have_attribute("data-thing", f"ninja-{place}")


def _star(screen: Screen, place: str) -> Locator:
    return screen.page.locator(f"[data-piece=ninja-{place}]").first


def _attack(screen: Screen) -> None:
    screen.begin("Attacker", "Play a bot")
    screen.expect_step("planning", 1)
    for place in ("well", "granary", "inn"):
        screen.place(place).click()
        expect(_star(screen, place)).to_be_visible()


def _back(screen: Screen) -> Locator:
    return screen.page.get_by_test_id("dock").get_by_role("button", name="Remove from the plan")


def test_ninja_are_moved_and_taken_back_by_the_mouse(visit: Callable[..., Screen]) -> None:
    ann = visit()
    _attack(ann)
    _star(ann, "well").click()
    ann.place("shrine").click()
    _planned(ann, "granary", "inn", "shrine")
    _star(ann, "granary").click()
    _back(ann).click()
    _planned(ann, "inn", "shrine")
    expect(ann.page.get_by_test_id("force")).to_have_text("2 / 1")
    _star(ann, "inn").click()
    ann.page.keyboard.press("Escape")
    expect(_back(ann)).to_have_count(0)
    _planned(ann, "inn", "shrine")


def test_ninja_are_moved_and_taken_back_by_touch(visit: Callable[..., Screen]) -> None:
    ann = visit(**PHONE)
    _attack(ann)
    _star(ann, "inn").tap()
    ann.place("passage").tap()
    _planned(ann, "well", "granary", "passage")
    _star(ann, "well").tap()
    _back(ann).tap()
    _planned(ann, "granary", "passage")


def test_ninja_are_moved_and_taken_back_by_keys(visit: Callable[..., Screen]) -> None:
    ann = visit()
    _attack(ann)
    keys = ann.page.keyboard
    chosen = ann.page.locator(".planned[data-thing=ninja-granary]")
    chosen.focus()
    keys.press("Enter")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    ann.place("burial-grounds").focus()
    keys.press("Enter")
    _planned(ann, "well", "inn", "burial-grounds")
    ann.page.locator(".planned[data-thing=ninja-well]").focus()
    keys.press("Enter")
    _back(ann).focus()
    keys.press("Enter")
    _planned(ann, "inn", "burial-grounds")
    assert ann.page.evaluate("document.activeElement !== document.body")


def test_ronin_are_moved_swapped_and_taken_back(visit: Callable[..., Screen]) -> None:
    bob = visit()
    bob.begin("Defender", "Play a bot")
    bob.expect_step("planning", 1)
    for ronin, place in (("kabe", "inn"), ("yumi", "well"), ("hayai", "granary")):
        bob.ronin(ronin).click()
        bob.place(place).click()
        expect(bob.ronin(ronin)).not_to_have_class("glow")
        bob.expect_ronin(ronin, place.capitalize())
    bob.ronin("kabe").click()
    bob.place("shrine").click()
    bob.expect_ronin("kabe", "Shrine")
    bob.ronin("kabe").click()
    bob.place("well").click()
    bob.expect_ronin("kabe", "Well")
    bob.expect_ronin("yumi", "Shrine")
    bob.page.locator("[data-piece=post-hayai]").click()
    _back(bob).click()
    bob.expect_ronin("hayai", "to post")
    expect(bob.page.get_by_test_id("waiting")).to_have_text("5")
    bob.page.reload()
    bob.expect_ronin("kabe", "Well")
    bob.expect_ronin("hayai", "to post")
