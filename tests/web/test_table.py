"""At a table: refusals and their rules, a lost connection, the past, languages and light, secrets, every screen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from web.house import House
from web.plans import FIRST_POSTS, FIRST_WAVE, attack, defence
from web.rival import Rival
from web.screen import Screen

COMPILING = 150_000  # milliseconds that a search may take to be compiled, once


@pytest.fixture
def seated(visit: Callable[..., Screen], house: House) -> Iterator[tuple[Screen, Rival, str]]:
    """An attacker at a screen, a defender over the protocol, and their table."""
    ann = visit()
    table = ann.begin("Attacker")
    rival = Rival(house.url, table, "defender")
    ann.start()
    ann.expect_step("planning", 1)
    yield ann, rival, table
    rival.leave()


def test_a_refusal_names_its_rule_and_leads_to_it(seated: tuple[Screen, Rival, str]) -> None:
    ann, _, _ = seated
    ann.place("well").click()
    expect(ann.page.get_by_test_id("force")).to_have_text("1 / 1")
    ann.place("well").click()
    alert = ann.page.get_by_role("alert")
    expect(alert).to_contain_text("limit of new ninja is reached")
    expect(alert).to_have_attribute("data-reason", "limit-reached")
    expect(ann.page.get_by_test_id("force")).to_have_text("1 / 1")
    alert.get_by_role("button", name="See the rule").click()
    passage = ann.page.locator("dialog details[open]", has=ann.page.locator("#limit-reached"))
    expect(passage).to_contain_text("An area takes no more new ninja in a day than its limit")
    ann.expect_accessible()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("u")
    expect(ann.page.get_by_test_id("force")).to_have_text("0 / 1")


def test_a_plan_outlives_the_server_and_the_page(seated: tuple[Screen, Rival, str], house: House) -> None:
    ann, rival, _ = seated
    ann.place("well").click()
    ann.place("granary").click()
    expect(ann.page.get_by_test_id("force")).to_have_text("2 / 1")
    rival.leave()
    house.close()
    expect(ann.page.get_by_text("Connection lost")).to_be_visible()
    house.open()
    expect(ann.page.get_by_text("Connection lost")).to_be_hidden()
    ann.place("granary").click()
    expect(ann.page.get_by_test_id("force")).to_have_text("3 / 1")
    ann.page.reload()
    expect(ann.page.get_by_test_id("force")).to_have_text("3 / 1")


def test_the_past_can_be_looked_at_while_one_plays(seated: tuple[Screen, Rival, str]) -> None:
    ann, rival, table = seated
    for place in FIRST_WAVE:
        ann.place(place).click()
    expect(ann.page.get_by_test_id("force")).to_have_text("3 / 1")
    ann.page.get_by_role("button", name="Replay").click()
    expect(ann.page.get_by_test_id("force")).to_have_text("3 / 1")
    ann.page.get_by_role("button", name="One step back").click()
    ann.page.get_by_role("button", name="One step back").click()
    expect(ann.page.get_by_test_id("force")).to_have_text("1 / 1")
    expect(ann.page).to_have_url(re.compile(f"/table/{table}/\\d+$"))
    ann.expect_accessible()
    ann.page.reload()
    expect(ann.page.get_by_test_id("force")).to_have_text("1 / 1")
    ann.page.get_by_role("button", name="Back to now").click()
    expect(ann.page.get_by_test_id("force")).to_have_text("3 / 1")
    ann.page.get_by_test_id("log").get_by_role("button", name="a ninja to the well").click()
    expect(ann.page.get_by_test_id("force")).to_have_text("1 / 1")
    ann.page.get_by_role("button", name="Back to now").click()
    ann.done()
    rival.wait_for_turn("defender")
    rival.play(*defence(FIRST_POSTS))
    ann.expect_step("ronin", 1)


def test_language_and_light_can_be_changed_at_the_table(seated: tuple[Screen, Rival, str]) -> None:
    ann, _, _ = seated
    ann.place("well").click()
    ann.expect_prompt("Send at least")
    ann.page.get_by_role("button", name="FR").click()
    ann.expect_prompt("au moins")
    expect(ann.page.get_by_role("tab", name="Journal")).to_be_visible()
    expect(ann.place("well")).to_have_attribute("aria-label", re.compile("^Puits"))
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    day = ann.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    ann.page.get_by_role("button", name="réglages").click()
    ann.page.get_by_label("sombre").check()
    night = ann.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert day != night
    ann.expect_accessible()
    ann.page.reload()
    ann.expect_prompt("au moins")
    assert ann.page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == night


def test_nobody_else_can_find_a_plan_in_the_page_or_on_the_wire(visit: Callable[..., Screen]) -> None:
    ann, bob, eve = visit(), visit(), visit()
    table = ann.begin("Attacker")
    bob.join(table, "Defender")
    eve.page.goto(f"/table/{table}")
    ann.start()
    for screen in (ann, bob, eve):
        screen.expect_step("planning", 1)
    before = [(screen.page.content(), len(screen.frames)) for screen in (bob, eve)]
    for place in FIRST_WAVE:
        ann.place(place).click()
    expect(ann.page.get_by_test_id("force")).to_have_text("3 / 1")
    bob.page.wait_for_timeout(300)
    assert [(screen.page.content(), len(screen.frames)) for screen in (bob, eve)] == before
    for frame in bob.frames + eve.frames:
        assert "ninja-planned" not in frame
        view = json.loads(frame).get("view")
        assert view is None or not any(count > 0 for count in view["planned"])

    mine = len(ann.frames)
    watched, seen = eve.page.content(), len(eve.frames)
    bob.ronin("kabe").click()
    bob.place("well").click()
    bob.expect_ronin("kabe", "Well")
    ann.page.wait_for_timeout(300)
    assert ann.frames[mine:] == []
    assert (eve.page.content(), len(eve.frames)) == (watched, seen)


def test_people_talk_and_resign(visit: Callable[..., Screen]) -> None:
    ann, bob = visit(), visit()
    table = ann.begin("Attacker")
    bob.join(table, "Defender")
    ann.start()
    for screen in (ann, bob):
        screen.expect_step("planning", 1)
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Message").fill("<b>Have a good game</b>")
    ann.page.get_by_role("button", name="Send", exact=True).click()
    bob.page.get_by_role("tab", name="1 new message").click()
    expect(bob.page.get_by_role("tab", name="new message")).to_have_count(0)
    expect(bob.page.get_by_role("region", name="Chat")).to_contain_text("<b>Have a good game</b>")
    bob.expect_accessible()
    bob.page.get_by_role("tab", name="Table").click()
    _pause_and_go_on(ann, bob)
    bob.page.get_by_role("button", name="Resign").click()
    bob.page.get_by_role("button", name="Yes, resign").click()
    expect(ann.page.get_by_test_id("ending")).to_contain_text("(Defender) resigned")
    ann.page.get_by_role("tab", name="Review").click()
    ann.page.get_by_role("button", name="Analyse the match").click()
    expect(ann.page.get_by_role("img", name="What each side could expect")).to_be_visible(timeout=COMPILING)
    ann.expect_accessible()


def _pause_and_go_on(ann: Screen, bob: Screen) -> None:
    """In a pause nothing can be done, and nothing looks as if it could."""
    glowing = ann.page.locator("[data-testid=plan] .glow")
    expect(glowing.first).to_be_visible()
    bob.page.get_by_role("button", name="Ask for a pause").click()
    ann.page.get_by_role("button", name="Agree", exact=True).click()
    for screen in (ann, bob):
        expect(screen.page.get_by_text("The match is paused.")).to_be_visible()
        expect(screen.page.locator("[data-testid=plan] .glow")).to_have_count(0)
    ann.page.get_by_role("button", name="Continue").click()
    bob.page.get_by_role("button", name="Agree", exact=True).click()
    expect(glowing.first).to_be_visible()


def test_a_bot_plays_for_who_leaves_and_gives_the_seat_back(seated: tuple[Screen, Rival, str]) -> None:
    ann, _, _ = seated
    ann.page.get_by_role("tab", name="Table").click()
    ann.page.get_by_role("button", name="Bot for Rival").click()
    expect(ann.page.get_by_role("alert")).to_have_attribute("data-reason", "not-away")
    ann.page.get_by_role("button", name="Let a bot play for me").click()
    expect(ann.page.get_by_text("Instinct plays for you.")).to_be_visible()
    expect(ann.page.get_by_test_id("prompt")).to_contain_text("Defender is choosing")
    ann.expect_accessible()
    ann.page.get_by_role("button", name="Take my seat back").click()
    expect(ann.page.get_by_text("plays for you")).to_be_hidden()


def test_a_hint_can_be_asked_for_and_played(seated: tuple[Screen, Rival, str]) -> None:
    ann, rival, _ = seated
    for place in FIRST_WAVE:
        ann.place(place).click()
    ann.done()
    expect(ann.page.get_by_role("button", name="Hint")).to_be_hidden()
    rival.wait_for_turn("defender")
    rival.play(*defence(FIRST_POSTS))
    rival.play("done")
    ann.expect_step("areas", 1)
    ann.page.keyboard.press("h")
    hint = ann.page.get_by_test_id("hint")
    expect(hint.get_by_role("listitem").first).to_contain_text("%", timeout=COMPILING)
    ann.expect_accessible()
    hint.get_by_role("listitem").first.get_by_role("button").click()
    expect(hint).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_other_screen_is_for_everybody(visit: Callable[..., Screen], scheme: str) -> None:
    eve = visit(color_scheme=scheme)
    eve.page.goto("/")
    card = eve.page.get_by_role("article", name="7 Ronin")
    expect(card).to_be_visible()
    eve.expect_accessible()
    card.get_by_role("button", name="Play a bot").click()
    card.get_by_text("Options").click()
    eve.expect_accessible()
    eve.page.keyboard.press("Escape")
    expect(card.get_by_role("dialog")).to_be_hidden()
    eve.page.get_by_role("button", name="settings").click()
    eve.expect_accessible()
    eve.page.goto("/rules/seven-ronin#limit-reached")
    expect(eve.page.locator("details[open] #limit-reached")).to_be_attached()
    eve.expect_accessible()
    eve.page.goto("/table/there-is-none")
    expect(eve.page.get_by_role("alert")).to_contain_text("There is no such table")
    eve.expect_accessible()


def test_two_clicks_lead_to_a_guided_game_against_a_bot(visit: Callable[..., Screen]) -> None:
    ann = visit()
    ann.begin("Defender", "Learn by playing")
    lesson = ann.page.get_by_role("complementary", name="Guided first game")
    expect(lesson).to_contain_text("You lead the seven ronin")
    ann.expect_accessible()
    lesson.get_by_role("button", name="Understood").click()
    expect(lesson).to_contain_text("Pick a ronin")
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_be_visible()
    ann.expect_accessible()
    expect(ann.page).to_have_title("● Your turn · 7 Ronin")


def test_a_first_visit_leaves_no_error_in_the_console(visit: Callable[..., Screen]) -> None:
    ann = visit()
    errors: list[str] = []
    ann.page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    for _ in ("first", "second"):
        ann.page.goto("/")
        expect(ann.page.get_by_role("article", name="7 Ronin")).to_be_visible()
    assert errors == []


def test_the_log_is_one_stop_with_arrows_inside(seated: tuple[Screen, Rival, str]) -> None:
    ann, _, _ = seated
    for place in FIRST_WAVE:
        ann.place(place).click()
    lines = ann.page.get_by_test_id("log").get_by_role("button")
    expect(lines).to_have_count(len(FIRST_WAVE))
    ann.page.get_by_placeholder("Find in the log").focus()
    ann.page.keyboard.press("Tab")
    expect(lines.first).to_be_focused()
    ann.page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    ann.page.keyboard.press("End")
    expect(lines.last).to_be_focused()
    ann.page.keyboard.press("Tab")
    assert not ann.page.evaluate("document.activeElement.matches('[data-testid=log] *')")


def test_lessons_are_not_repeated_and_a_guided_game_may_be_played_again(visit: Callable[..., Screen]) -> None:
    ann = visit()
    ann.begin("Defender", "Learn by playing")
    lesson = ann.page.get_by_role("complementary", name="Guided first game")
    lesson.get_by_role("button", name="Understood").click()
    expect(lesson).to_contain_text("Pick a ronin")
    ann.page.reload()
    expect(lesson).to_contain_text("Pick a ronin")
    ann.page.get_by_role("tab", name="Table").click()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("button", name="Yes, resign").click()
    ending = ann.page.get_by_test_id("ending")
    expect(ending.get_by_role("button", name="on my own")).to_be_visible()
    ending.get_by_role("button", name="guided").click()
    expect(lesson).to_be_visible()


def test_a_long_press_tells_and_does_nothing(visit: Callable[..., Screen]) -> None:
    """On a small screen, where nothing can be hovered over."""
    ann = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    ann.begin("Attacker", "Play a bot")
    ann.expect_step("planning", 1)
    told = ann.page.get_by_role("status").filter(has_text="One ronin of the attacker")
    ann.press_long("well")
    expect(told).to_be_visible()
    expect(ann.page.get_by_test_id("force")).to_have_text("0 / 1")
    ann.page.get_by_role("button", name="Day 4").tap()
    expect(ann.page.get_by_role("status").filter(has_text="hungry ninja")).to_be_visible()
    expect(told).to_be_hidden()
    ann.place("well").tap()
    expect(ann.page.get_by_test_id("force")).to_have_text("1 / 1")


def test_the_wave_is_as_planned(seated: tuple[Screen, Rival, str]) -> None:
    """What the planning board showed is what comes to the village."""
    ann, rival, _ = seated
    for move in attack(FIRST_WAVE):
        ann.move(move).click() if move == "done" else ann.place(move.split()[1]).click()
    rival.wait_for_turn("defender")
    rival.play(*defence(FIRST_POSTS))
    ann.expect_step("ronin", 1)
    expect(ann.page.locator(".village .star")).to_have_count(len(FIRST_WAVE))
    expect(ann.page.locator(".village .piece.ronin")).to_have_count(len(FIRST_POSTS))
