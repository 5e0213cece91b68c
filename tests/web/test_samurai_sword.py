"""Whole matches of Samurai Sword in real browsers: by clicks, by keys alone, by touch, and between two people."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tatami.games.samurai_sword.components import CARDS, Card
from tatami.games.samurai_sword.state import HIDDEN
from tatami.kernel.events import spelled
from web.screen import Screen
from web.sword import PLAYERS, SEATS, Duelist, find_scene

ASKED = ("parry", "cry", "jujutsu", "bushido")
EVERY_OTHER_RULING = {
    "rikyu": "yes",
    "reshuffle": "needed",
    "flip-last-card": "reshuffle-first",
    "weapon-discard": "before",
    "action-discard": "before",
    "geisha-own-property": "no",
    "bushido-on-self": "no",
    "empty-target": "yes",
    "ginchiyo": "weapon",
    "nobunaga-when": "turn",
    "quick-responses": "yes",
}
FAR = 25  # tab stops: nobody who plays by keys is sent farther


def expect_window(duelist: Duelist) -> Callable[[dict[str, Any]], None]:
    """Who is asked to answer has the same window, able or not."""

    def look(state: dict[str, Any]) -> None:
        if state["step"] in ASKED:
            window = duelist.page.get_by_test_id("answer")
            expect(window).to_be_visible()
            expect(window.locator(".way")).not_to_have_count(1)

    return look


def expect_counted(duelist: Duelist) -> None:
    """The end is counted, seat by seat and team by team, as the server counted it."""
    theatre = duelist.page.get_by_test_id("theatre")
    expect(theatre.locator("li")).to_have_count(duelist.view["players"])
    points = [int(text) for text in theatre.locator(".total b").all_inner_texts()]
    assert points == [total for team, total in enumerate(duelist.view["points"]) if team < len(points)]
    expect(theatre.locator(".won")).to_have_count(1)
    expect(duelist.page.get_by_test_id("ending")).to_be_visible()


@pytest.mark.parametrize("players", [3, 5, 7])
def test_a_whole_match_by_clicks(visit: Callable[..., Screen], players: int) -> None:
    screen = visit(viewport={"width": 1366, "height": 768})
    duelist = Duelist(screen, players)
    duelist.lay(players)
    duelist.wait_for_turn()
    screen.expect_accessible()
    duelist.play(expect_window(duelist))
    expect_counted(duelist)
    screen.expect_accessible()
    assert screen.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_match_with_every_other_ruling(visit: Callable[..., Screen]) -> None:
    duelist = Duelist(visit(color_scheme="dark"))
    duelist.lay(6, **EVERY_OTHER_RULING)
    duelist.wait_for_turn()
    duelist.screen.expect_accessible()
    duelist.play()
    expect_counted(duelist)


def test_two_people_and_the_bots_between_them(visit: Callable[..., Screen]) -> None:
    ann, bob = Duelist(visit(), 3), Duelist(visit(), 4)
    ann.arrive()
    seats = {"one": "me", "two": "bot:instinct", "three": "open", "four": "bot:instinct"}
    wanted = {"game": "samurai-sword", "options": {"players": PLAYERS[4]}, "seats": seats}
    table = ann.ask("/tables", wanted)["id"]
    bob.arrive()
    bob.ask(f"/tables/{table}/join", {"seat": "three"})
    ann.ask(f"/tables/{table}/start", {})
    for duelist in (ann, bob):
        duelist.go(table)
    while not ann.state["over"] or not bob.state["over"]:
        for duelist in (ann, bob):
            state = duelist.state
            if state["acting"] and (state["things"] or state["done"]):
                heard = duelist.updates
                duelist.act(state)
                duelist.settle(heard)
            duelist.page.wait_for_timeout(5)
    for duelist, place in ((ann, 0), (bob, 2)):
        expect_counted(duelist)
        _expect_no_secret(duelist, place)


def _expect_no_secret(duelist: Duelist, place: int) -> None:
    """In no frame before the end is there a hand, a role or a drawn card of somebody else."""
    updates = [message for message in map(json.loads, duelist.screen.frames) if message["type"] == "update"]
    assert len(updates) > 3
    for update in updates:
        view = update["view"]
        if update["outcome"] is not None:
            continue
        assert view["deck"] == [HIDDEN] * CARDS
        for other in range(view["players"]):
            if other != place:
                assert view["hand"][other] == [HIDDEN] * CARDS
                assert view["kinds"][other] == HIDDEN
                assert view["role"][other] == HIDDEN or other == view["shogun"]
        for event in update["events"]:
            seats = {event["arguments"].get(name) for name in ("seat", "target")}
            assert event["name"] not in ("drew-card", "stolen-card") or f"seat-{SEATS[place]}" in seats


def test_only_what_one_may_know_lies_face_up(visit: Callable[..., Screen]) -> None:
    """Cards: one's own and the top of the discards. Roles: one's own and the shogun's; to a spectator the shogun's."""
    duelist, eve = Duelist(visit()), Duelist(visit())
    wanted = find_scene(lambda view, seat, kinds: "done" in kinds and view.pile_size > 0 and seat != view.shogun)
    table = duelist.play_on(wanted)
    duelist.wait_for_turn()
    things = duelist.page.eval_on_selector_all("[data-thing^=card-]", "things => things.map(it => it.dataset.thing)")
    hand = duelist.view["hand"][duelist.view["asked"]]
    assert set(things) == {f"card-{spelled(card)}" for card in Card if hand[card] > 0}
    eve.go(table)
    expect(eve.page.locator("[data-thing^=card-]")).to_have_count(0)
    expect(eve.page.get_by_test_id("open-notebook")).to_have_count(0)
    for viewer, roles in ((duelist, 2), (eve, 1)):
        expect(viewer.page.locator("[data-testid=board] .card:not(.down)")).to_have_count(1)
        expect(viewer.page.locator(".plate .role")).to_have_count(roles)
        viewer.screen.expect_accessible()
    assert all(set(row) == {HIDDEN} for row in eve.view["hand"][:5])


def test_a_whole_match_by_the_keyboard_alone(visit: Callable[..., Screen]) -> None:
    duelist = Duelist(visit(), 5)
    duelist.lay(5)
    keys = duelist.page.keyboard
    here = "() => document.activeElement.matches('[data-thing].glow, [data-testid=dock] [data-move]')"
    for count in range(300):
        state = duelist.wait_for_turn()
        if state["over"]:
            break
        heard = duelist.updates
        if state["done"] and not state["picked"] and count % 4 == 3:
            keys.press("c")
        else:
            stops = 0
            while not duelist.page.evaluate(here) and stops < FAR:
                keys.press("Tab")
                stops += 1
            assert stops < FAR
            keys.press("Enter")
        duelist.settle(heard)
    expect_counted(duelist)


def test_a_whole_match_by_touch_on_a_small_screen(visit: Callable[..., Screen]) -> None:
    device = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    duelist = Duelist(visit(**device), 7)
    duelist.lay(7)
    duelist.wait_for_turn()
    duelist.screen.expect_accessible()
    duelist.play(expect_window(duelist))
    expect_counted(duelist)
    assert duelist.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
