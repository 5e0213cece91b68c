"""People: the same games on another device, by login or by code, and the challenge of the day."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from web.house import House
from web.rival import Rival
from web.screen import Screen

PASSWORD = "under the third stone"


def test_games_come_along_to_another_device(visit: Callable[..., Screen]) -> None:
    laptop, phone, library = visit(), visit(), visit()
    table = laptop.begin("Attacker", "Play a bot")
    laptop.expect_step("planning", 1)
    laptop.page.get_by_role("button", name="settings").click()
    laptop.page.get_by_role("button", name="another device").click()
    shown = laptop.page.get_by_text("On the other device").inner_text()
    expect(laptop.page.get_by_role("img")).to_be_visible()
    code = re.findall(r"type (\S+) at", shown)[0]

    phone.page.goto(f"/carry#{code}")
    phone.page.get_by_role("link", name="My games").click()
    expect(phone.page.locator(f"a[href='/table/{table}']")).to_contain_text("Your turn")
    phone.page.get_by_role("button", name="settings").click()
    account = phone.page.get_by_role("region", name="Account")
    account.get_by_label("Login").fill("ann")
    account.get_by_label("Password").fill(PASSWORD)
    account.get_by_role("button", name="Create an account").click()
    expect(account).to_contain_text("saved under “ann”")
    phone.expect_accessible()

    library.page.goto("/")
    library.page.get_by_role("button", name="settings").click()
    account = library.page.get_by_role("region", name="Account")
    account.get_by_label("Login").fill("ann")
    account.get_by_label("Password").fill("a wrong guess")
    account.get_by_role("button", name="Log in").click()
    expect(account.get_by_role("alert")).to_be_visible()
    account.get_by_label("Password").fill(PASSWORD)
    account.get_by_role("button", name="Log in").click()
    expect(library.page.locator(f"a[href='/table/{table}']")).to_be_visible()


def test_who_has_nothing_to_play_may_watch(visit: Callable[..., Screen], house: House) -> None:
    ann, eve = visit(), visit()
    eve.page.goto("/")
    being_played = eve.page.get_by_role("region", name="Being played now")
    ann.page.goto("/")
    card = ann.page.get_by_role("article", name="7 Ronin")
    card.get_by_role("button", name="Play with friends").click()
    card.get_by_label("By link only").uncheck()
    card.get_by_role("button", name="Create the table").click()
    ann.page.wait_for_url("**/table/*")
    table = ann.page.url.rsplit("/", 1)[-1]
    rival = Rival(house.url, table, "defender")
    ann.start()
    ann.expect_step("planning", 1)
    eve.page.goto("/")
    being_played.locator(f"a[href='/table/{table}']").click()
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    eve.expect_step("planning", 1)
    assert eve.page.get_by_test_id("plan").count() == 0
    eve.expect_accessible()
    ann.page.goto("/")
    mine = ann.page.get_by_role("region", name="My games").locator(f"a[href='/table/{table}']")
    expect(mine).to_contain_text("Your turn")
    ann.expect_accessible()
    assert ann.page.get_by_role("region", name="Being played now").locator(f"a[href='/table/{table}']").count() == 0
    rival.leave()


def test_notes_are_kept_and_one_s_own(visit: Callable[..., Screen]) -> None:
    ann = visit()
    ann.begin("Attacker", "Play a bot")
    ann.expect_step("planning", 1)
    ann.page.get_by_role("tab", name="Table").click()
    ann.page.get_by_label("My notes").fill("He posts Kabe at the well.")
    expect(ann.page.get_by_text("Saved.")).to_be_visible()
    ann.page.reload()
    ann.page.get_by_role("tab", name="Table").click()
    expect(ann.page.get_by_label("My notes")).to_have_value("He posts Kabe at the well.")


def test_a_code_that_is_none_is_refused(visit: Callable[..., Screen]) -> None:
    eve = visit()
    eve.page.goto("/carry#nonsense")
    expect(eve.page.get_by_role("alert")).to_be_visible()
    eve.expect_accessible()


def test_the_challenge_of_the_day_is_two_clicks_away(visit: Callable[..., Screen]) -> None:
    ann = visit()
    ann.page.goto("/")
    ann.page.get_by_role("region", name="Today’s challenge").get_by_role("button").click()
    expect(ann.page.get_by_test_id("board").locator("[data-thing]").first).to_be_visible()
