"""Whole matches of Ninjato in real browsers: by clicks, by keys, by touch on a small screen, between two people."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tatami.games.ninjato.state import HIDDEN
from web.house import House
from web.ninja import Ninja
from web.rival import Rival
from web.screen import Screen

LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 360, "height": 740}


def test_two_clicks_from_home_to_a_match_against_bots(visit: Callable[..., Screen]) -> None:
    """Whoever changes nothing plays against bots at once; what is not possible says why."""
    page = visit(viewport=LAPTOP).page
    page.goto("/")
    card = page.get_by_role("article", name="Ninjato")
    card.get_by_role("button", name="Play a bot").click()
    card.get_by_role("button", name="Start").click()
    dojo = page.locator("[data-thing=dojo].glow")
    expect(dojo).to_be_visible()
    page.locator("[data-thing^=envoy-]").first.click()
    expect(page.get_by_role("alert")).to_have_attribute("data-reason", "cannot-pay")
    page.get_by_role("button", name="See the rule").click()
    expect(page.get_by_role("dialog")).to_contain_text("Pay exactly the treasures")
    page.keyboard.press("Escape")
    page.locator("[data-thing^=gate-]").first.hover()
    expect(page.get_by_test_id("peek")).to_contain_text("the sentry")
    dojo.click()
    expect(page.locator("[data-thing=deck].glow")).to_be_visible()


def test_a_first_game_is_guided(visit: Callable[..., Screen]) -> None:
    """One thing at a time: the aim, then the gates, then what a raid asks."""
    page = visit(viewport=LAPTOP).page
    page.goto("/")
    card = page.get_by_role("article", name="Ninjato")
    card.get_by_role("button", name="Learn by playing").click()
    card.get_by_role("button", name="Start the guided game").click()
    for name in ("ninjato-aim", "ninjato-gates"):
        lesson = page.locator(f"[data-lesson={name}]")
        expect(lesson).to_be_visible()
        lesson.get_by_role("button").first.click()
    page.locator(".gate.glow").first.click()
    expect(page.locator("[data-lesson=ninjato-fight]")).to_contain_text("A guard stands in the way")


def test_a_whole_match_of_four_by_clicks(visit: Callable[..., Screen]) -> None:
    """On a laptop, all that may be touched is in sight at every step; axe finds no fault at any."""
    screen = visit(viewport=LAPTOP)
    ann = Ninja(screen, seed=4)
    ann.lay("four", "White")

    def look(step: str) -> None:
        ann.expect_all_in_sight()
        if step in ("place", "fight", "dare", "claim", "leaders", "pay"):
            screen.expect_accessible()

    ann.play_on(ann.click, look)
    ann.expect_the_end()
    screen.expect_accessible()
    assert {"place", "train", "fight", "dare"} <= ann.steps


def test_two_people_play_a_whole_match_and_keep_their_secrets(visit: Callable[..., Screen]) -> None:
    ann, bob = Ninja(visit(), seed=2, brief=True), Ninja(visit(), seed=3, brief=True)
    table = ann.lay("two", "Black", against="Play with friends")
    bob.screen.join(table, "White")
    ann.screen.start()
    expect(bob.page.get_by_test_id("hand")).to_be_visible()
    while (seen := ann.look()).step != "over":
        for player, sight in ((ann, seen), (bob, bob.look())):
            if sight.asked and sight.step != "over":
                player.act(sight, player.click)
    for player, seat, other in ((ann, 0, 1), (bob, 1, 0)):
        expect(player.page.get_by_test_id("ending")).to_be_visible()
        player.expect_the_end()
        _expect_no_secrets(player, seat, other)


def _expect_no_secrets(player: Ninja, seat: int, other: int) -> None:
    """The other's hand and rumours never came through the wire before the end, so they were never on the screen."""
    updates = [update for update in player.updates() if update["outcome"] is None]
    assert len(updates) > 40
    names = ("seat-black", "seat-white")
    for update in updates:
        view = update["view"]
        assert set(view["hand"][other]) == {HIDDEN}
        assert set(view["deck"]) == {HIDDEN}
        assert other not in view["rumour_at"]
        for event in update["events"]:
            if event["name"] in ("card-drawn", "rumour-bought", "rumour-given"):
                assert event["arguments"]["seat"] == names[seat], event
    assert all(HIDDEN not in update["view"]["hand"][seat] for update in updates)


def test_the_others_hand_is_not_on_the_page(visit: Callable[..., Screen], house: House) -> None:
    """A spectator's page and frames know no hand at all; a player's only his own."""
    ann = Ninja(visit())
    table = ann.lay("two", "Black", against="Play with friends")
    rival = Rival(house.url, table, "white")
    ann.screen.start()
    ann.page.get_by_test_id("hand").wait_for()
    watcher = Ninja(visit())
    watcher.page.goto(f"/table/{table}")
    watcher.page.locator("[data-house=house-1]").wait_for()
    assert watcher.page.locator("[data-thing^=hand-], .odds").count() == 0
    assert "gates" not in watcher.updates()[-1]["derived"]
    own = [sum(update["view"]["hand"][0]) for update in ann.updates()]
    assert own[-1] == ann.page.locator("[data-testid=hand] .layer").count() == 4
    rival.leave()


def test_a_whole_match_by_the_keyboard_alone(visit: Callable[..., Screen]) -> None:
    ann = Ninja(visit(viewport=LAPTOP), seed=7)
    ann.lay("two", "Black")
    ann.play_on(ann.press)
    ann.expect_the_end()


def test_a_whole_match_by_touch_on_a_small_screen(visit: Callable[..., Screen]) -> None:
    screen = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, color_scheme="dark")
    ann = Ninja(screen, seed=5, brief=True)
    ann.lay("three", "Purple")

    def look(step: str) -> None:
        ann.expect_narrow_enough()
        if step in ("place", "fight"):
            screen.expect_accessible()

    ann.play_on(ann.tap, look)
    ann.expect_the_end()
    screen.expect_accessible()


def test_a_raid_of_somebody_else_is_shown_guard_by_guard(visit: Callable[..., Screen], house: House) -> None:
    """As stills: the raid begins, the sentry stands, the raider fails; nothing is told before it is seen."""
    ann = Ninja(visit())
    table = ann.lay("two", "Black", against="Play with friends")
    page = ann.page
    page.evaluate("localStorage['tatami-settings'] = JSON.stringify({speed: 'normal'})")
    page.reload()
    rival = Rival(house.url, table, "white")
    page.get_by_role("button", name="Begin").click()
    page.get_by_test_id("hand").wait_for()
    if ann.look().asked:  # the first turn is drawn by lot
        for thing in ("dojo", "deck", "deck"):
            page.locator(f"[data-thing={thing}].glow").click()
    rival.wait_for_turn("white")
    rival.play("raid house-1 force")
    rival.play("fail")
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_contain_text(re.compile("raids house 1 by force"))
    expect(page.get_by_test_id("raid")).to_be_visible()
    expect(page.get_by_test_id("log")).not_to_contain_text("fails")
    page.locator("[data-action=continue]").click()
    expect(prompt).to_contain_text("fails")
    page.locator("[data-action=skip]").click()
    expect(page.get_by_test_id("raid")).to_have_count(0)
    rival.leave()
