"""Whole matches of 7 Ronin in real browsers: by clicks, by keys alone, and by touch on a small screen."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from web.house import House
from web.plans import FIRST_POSTS, FIRST_WAVE, SECOND_POSTS, SECOND_WAVE, Posts, attack, defence
from web.rival import Rival
from web.screen import Screen

WAY_ROUND = 12  # steps along the ring, and over the green


def test_two_people_play_a_whole_match_by_clicks(visit: Callable[..., Screen]) -> None:
    ann, bob = visit(), visit()
    table = ann.begin("Attacker")
    bob.join(table, "Defender")
    ann.expect_accessible()
    ann.start()

    ann.expect_step("planning", 1)
    bob.expect_step("planning", 1)
    _click_wave(ann, FIRST_WAVE)
    expect(ann.page.get_by_test_id("force")).to_have_text("3 / 1")
    ann.expect_accessible()
    ann.done()
    _click_posts(bob, FIRST_POSTS)
    bob.expect_accessible()
    bob.done()
    bob.expect_step("ronin", 1)
    bob.ronin("yumi").click()
    bob.done()
    ann.expect_step("areas", 1)
    ann.place("passage").click()
    ann.place("inn").click()
    ann.expect_accessible()
    ann.page.get_by_test_id("chooser").locator("[data-move='infiltrate inn one']").click()
    bob.expect_ronin("hayai", "1 wound of 5")
    ann.place("well").click()
    ann.ronin("musashi").click()
    bob.expect_ronin("musashi", "1 wound of 4")
    ann.done()

    _win_on_the_second_day(ann, bob)
    ann.expect_accessible()
    _verify_and_play_again(ann, bob)


def test_the_first_edition_is_played_with_spies(visit: Callable[..., Screen]) -> None:
    """Each side spends its token, is answered, and finds the answer on the board; then the match goes its way."""
    ann, bob = visit(), visit()
    table = ann.begin("Attacker", Edition="first", Spy="yes")
    bob.join(table, "Defender")
    ann.start()
    ann.expect_step("spying", 1)
    expect(ann.page.get_by_text("Attacker: still there")).to_be_attached()
    ann.place("inn").click()
    bob.expect_prompt("A spy watches the inn")
    bob.ronin("hayai").click()
    bob.place("well").click()
    expect(bob.page.get_by_role("alert")).to_have_attribute("data-reason", "not-the-question")
    bob.place("inn").click()
    bob.done()
    bob.expect_prompt("Spend your spy token")
    bob.place("well").click()
    ann.expect_prompt("A spy watches the well")
    ann.expect_ronin("hayai", "Inn")
    ann.place("well").click()
    ann.done()

    for screen in (ann, bob):
        screen.expect_step("planning", 1)
        expect(screen.place("inn")).to_have_attribute("aria-label", re.compile("Hayai, watched by a spy"))
        expect(screen.place("well")).to_have_attribute("aria-label", re.compile("planned 1, .*watched by a spy"))
        expect(screen.page.get_by_text(": spent")).to_have_count(2)
    ann.expect_accessible()
    _click_wave(ann, FIRST_WAVE[1:], placed=1)
    ann.done()
    _click_posts(bob, {ronin: place for ronin, place in FIRST_POSTS.items() if ronin != "hayai"})
    bob.done()
    bob.expect_step("ronin", 1)
    bob.done()
    ann.expect_step("areas", 1)
    ann.done()
    _win_on_the_second_day(ann, bob)


def _win_on_the_second_day(ann: Screen, bob: Screen) -> None:
    """The attacker takes what is left to take, and both are told."""
    ann.expect_step("planning", 2)
    _click_wave(ann, SECOND_WAVE)
    ann.done()
    _click_posts(bob, SECOND_POSTS)
    bob.done()
    bob.expect_step("ronin", 2)
    bob.done()
    ann.expect_step("areas", 2)
    ann.done()
    expect(ann.page.get_by_test_id("ending")).to_contain_text("You win")
    expect(bob.page.get_by_test_id("ending")).to_contain_text("(Attacker) wins")


def _click_wave(screen: Screen, wave: tuple[str, ...], placed: int = 0) -> None:
    for count, place in enumerate(wave, placed + 1):
        screen.place(place).click()
        expect(screen.page.locator("[data-testid=plan] .fresh")).to_have_count(count)


def _click_posts(screen: Screen, posts: Posts) -> None:
    for ronin, place in posts.items():
        screen.ronin(ronin).click()
        expect(screen.ronin(ronin)).to_have_attribute("aria-pressed", "true")
        screen.place(place).click()
        expect(screen.ronin(ronin)).to_have_attribute("aria-pressed", "false")


def _verify_and_play_again(ann: Screen, bob: Screen) -> None:
    """The seed is the one that was promised, and a rematch has the sides swapped."""
    ann.page.get_by_role("tab", name="Table").click()
    ann.page.get_by_role("button", name="Verify").click()
    expect(ann.page.get_by_text("The seed is the one that was promised.")).to_be_visible()
    ann.page.get_by_role("button", name="Rematch").click()
    bob.page.get_by_role("link", name="wants a rematch").click()
    ann.start()
    expect(ann.page.get_by_role("list", name="Seats")).to_contain_text("Defender")
    bob.expect_step("planning", 1)
    expect(bob.page.get_by_test_id("force")).to_be_visible()
    expect(ann.page.get_by_test_id("waiting")).to_have_text("7")


def test_a_whole_match_by_the_keyboard_alone(visit: Callable[..., Screen], house: House) -> None:
    """The focus is never lost, and one key confirms."""
    ann = visit()
    table = ann.begin("Attacker")
    rival = Rival(house.url, table, "defender")
    ann.start()
    for day, wave, posts in ((1, FIRST_WAVE, FIRST_POSTS), (2, SECOND_WAVE, SECOND_POSTS)):
        ann.expect_step("planning", day)
        rival.wait_for_turn("defender")
        rival.play(*defence(posts))
        _walk_the_ring(ann, wave)
        _confirm(ann, "done")
        ann.expect_step("ronin", day)
        rival.wait_for_turn("defender")
        rival.play("done")
        ann.expect_step("areas", day)
        _expect_focus(ann)
        _confirm(ann, "done")
        _expect_focus(ann)
    expect(ann.page.get_by_test_id("ending")).to_contain_text("You win")
    rival.leave()


def _walk_the_ring(screen: Screen, wave: tuple[str, ...]) -> None:
    """Tab to the planning board, then arrows from place to place, and Enter."""
    keys = screen.page.keyboard
    while not screen.page.evaluate("document.activeElement.matches('[data-testid=plan] [data-place]')"):
        keys.press("Tab")
    for count, place in enumerate(wave, 1):
        _walk(screen, place)
        expect(screen.page.locator("[data-testid=plan] .fresh")).to_have_count(count)


def test_keys_lead_from_a_ronin_to_the_ring_and_on(visit: Callable[..., Screen], house: House) -> None:
    bob = visit()
    table = bob.begin("Defender")
    rival = Rival(house.url, table, "attacker")
    bob.start()
    bob.expect_step("planning", 1)
    bob.ronin("hayai").focus()
    for count, (ronin, place) in enumerate(FIRST_POSTS.items(), 1):
        expect(bob.ronin(ronin)).to_be_focused()
        bob.page.keyboard.press("Enter")
        _walk(bob, place)
        expect(bob.page.get_by_test_id("waiting")).to_have_text(str(len(FIRST_POSTS) - count))
    expect(bob.move("done")).to_be_focused()
    _confirm(bob, "done")
    _expect_focus(bob)
    bob.expect_prompt("Attacker is choosing")
    rival.leave()


def _walk(screen: Screen, place: str) -> None:
    """From where the ring has the focus to a place, and Enter."""
    for _ in range(WAY_ROUND):
        here = screen.page.evaluate("document.activeElement.dataset.place")
        if here == place:
            break
        screen.page.keyboard.press("ArrowUp" if "green" in (place, here) else "ArrowRight")
    screen.page.keyboard.press("Enter")


def _confirm(screen: Screen, move: str) -> None:
    """One key, wherever the focus is: Enter on the button itself, or the key for the main button."""
    button = screen.move(move)
    expect(button).to_be_enabled()
    focused = screen.page.evaluate("document.activeElement.dataset.move") == move
    screen.page.keyboard.press("Enter" if focused else "c")
    expect(button).to_have_count(0)


def _expect_focus(screen: Screen) -> None:
    screen.page.wait_for_function("document.activeElement !== document.body")


def test_a_whole_match_by_touch_on_a_small_screen(visit: Callable[..., Screen], house: House) -> None:
    bob = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, device_scale_factor=2)
    table = bob.begin("Defender")
    rival = Rival(house.url, table, "attacker")
    bob.start()
    for day, wave, posts, reserve in ((1, FIRST_WAVE, FIRST_POSTS, 35), (2, SECOND_WAVE, SECOND_POSTS, 32)):
        rival.wait_for_turn("attacker")
        rival.play(*attack(wave))
        bob.expect_step("planning", day)
        for ronin, place in posts.items():
            bob.ronin(ronin).tap()
            expect(bob.ronin(ronin)).to_have_attribute("aria-pressed", "true")
            bob.place(place).tap()
            expect(bob.ronin(ronin)).to_have_attribute("aria-pressed", "false")
        bob.move("done").tap()
        bob.expect_step("ronin", day)
        bob.ronin("yumi").tap()
        expect(bob.page.get_by_test_id("log")).to_contain_text(f"in the reserve: {reserve} left")
        bob.expect_accessible()
        bob.move("done").tap()
        rival.wait_for_turn("attacker")
        rival.play("done")
    expect(bob.page.get_by_test_id("ending")).to_contain_text("(Attacker) wins")
    assert bob.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    rival.leave()
