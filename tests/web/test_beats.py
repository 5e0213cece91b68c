"""A day is seen beat by beat, nothing is told before it is shown; beats are skipped, repeated, looked at as stills."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from web.house import House
from web.plans import FIRST_POSTS, FIRST_WAVE, SECOND_POSTS, SECOND_WAVE, attack, defence
from web.rival import Rival
from web.screen import Screen

MOVING = {"reduced_motion": "no-preference"}
FIGHT = ("shrine", "fields-3", "green")  # Musashi is wounded, the fields fall
TELL_ALL = """() => {
  window.told = [];
  new MutationObserver(() => {
    const words = document.querySelector("[data-testid=prompt]")?.textContent.trim();
    if (words && words !== window.told.at(-1)?.words) window.told.push({
      words,
      title: document.title,
      wounds: document.querySelectorAll(".tiles .hurt").length,
      ending: document.querySelector("[data-testid=ending]") !== null,
      step: document.querySelector("[data-step]").dataset.step,
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""

Sat = tuple[Screen, Rival, str]


def _sit(visit: Callable[..., Screen], house: House, speed: str, **device: object) -> Sat:
    ann = visit(speed=speed, **device)
    table = ann.begin("Attacker")
    rival = Rival(house.url, table, "defender")
    ann.start()
    ann.expect_step("planning", 1)
    return ann, rival, table


def _plan(ann: Screen, wave: tuple[str, ...]) -> None:
    for count, place in enumerate(wave, 1):
        ann.place(place).click()
        expect(ann.page.locator("[data-testid=plan] .fresh")).to_have_count(count)
    ann.done()


def _places(told: list[dict[str, object]], *beginnings: str) -> list[int]:
    """Where something was first told that contains each of the words."""
    said = [str(each["words"]) for each in told]
    missing = [words for words in beginnings if not any(words in each for each in said)]
    assert not missing, (missing, said)
    return [next(n for n, each in enumerate(said) if words in each) for words in beginnings]


def test_a_day_is_seen_beat_by_beat(visit: Callable[..., Screen], house: House) -> None:
    """Reveal, arrival, posts, fights, wounds: each in its turn, and the wounds before the next plan."""
    ann, rival, _ = _sit(visit, house, "fast", **MOVING)
    ann.page.evaluate(TELL_ALL)
    _plan(ann, FIGHT)
    rival.wait_for_turn("defender")
    rival.play(*defence(FIRST_POSTS))
    expect(ann.page.locator(".village .star")).to_have_count(len(FIGHT))
    ann.expect_prompt("is choosing")
    rival.play("done")
    ann.expect_step("planning", 2)
    told = ann.page.evaluate("window.told")
    order = _places(
        told, "screens are lifted", "attacks the shrine", "takes his post at the inn", "Musashi takes a wound",
        "occupies the fields (3)", "Day 2", "Send at least 2",
    )  # fmt: skip
    assert order == sorted(order), [each["words"] for each in told]
    wounded, dawn = told[order[3]], told[order[5]]
    assert wounded["wounds"] == 1, "the wound lies on the tile"
    assert wounded["step"] != "planning"
    assert dawn["wounds"] == 1
    before = told[: order[6]]
    assert not any("Your turn" in each["title"] for each in before[order[0] :]), "the title tells nothing early"
    rival.leave()


def test_beats_are_skipped_and_shown_again(visit: Callable[..., Screen], house: House) -> None:
    ann, rival, _ = _sit(visit, house, "slow", **MOVING)
    _plan(ann, FIGHT)
    rival.wait_for_turn("defender")
    rival.play(*defence(FIRST_POSTS))
    ann.expect_prompt("screens are lifted")
    expect(ann.page.get_by_role("tab", name="Log")).to_be_visible()
    ann.page.keyboard.press("Space")
    ann.expect_prompt("is choosing")
    rival.play("done")
    ann.expect_prompt("takes a wound")
    ann.place("inn").click()
    ann.expect_prompt("Send at least 2")
    expect(ann.page.locator("[data-testid=plan] .fresh")).to_have_count(0, timeout=1000)
    ann.page.locator("[data-action=again]").click()
    ann.expect_prompt("screens are lifted")
    expect(ann.page.locator("[data-move]")).to_have_count(0)
    ann.page.locator("[data-action=skip]").click()
    ann.expect_prompt("Send at least 2")
    rival.leave()


def test_where_nothing_moves_each_beat_is_a_still(visit: Callable[..., Screen], house: House) -> None:
    """The end is told when one has come to it, and not before; the title neither."""
    ann, rival, table = _sit(visit, house, "normal")
    go_on = ann.page.locator("[data-action=continue]")
    for day, wave, posts in ((1, FIRST_WAVE, FIRST_POSTS), (2, SECOND_WAVE, SECOND_POSTS)):
        _plan(ann, wave)
        rival.wait_for_turn("defender")
        rival.play(*defence(posts))
        rival.play("done")
        expect(go_on).to_be_visible()
        ann.expect_accessible()
        while go_on.count():
            expect(ann.page).not_to_have_title(re.compile("Your turn"))
            go_on.click()
            ann.page.wait_for_timeout(30)
        ann.expect_step("areas", day)
        ann.done()
        expect(go_on).to_be_visible()
        if day == 1:
            ann.page.keyboard.press("Space")
            expect(go_on).to_have_count(0)
    expect(ann.page.get_by_test_id("ending")).to_have_count(0)
    expect(ann.page.get_by_role("tab", name="Review")).to_have_count(0)
    go_on.click()
    expect(ann.page.get_by_test_id("ending")).to_contain_text("You win")
    _look_back(ann, table)
    rival.leave()


def _look_back(ann: Screen, table: str) -> None:
    """The replay shows the same beats."""
    moments = ann.page.request.get(f"/api/tables/{table}/history").json()["moments"]
    lifted = next(n for n, moment in enumerate(moments) if n and moment["events"] - moments[n - 1]["events"] > 9)
    ann.page.goto(f"/table/{table}/{lifted - 1}")
    ann.expect_step("planning", 1)
    ann.page.get_by_role("button", name="One step on").click()
    ann.expect_prompt("screens are lifted")
    ann.page.locator("[data-action=continue]").click()
    expect(ann.page.locator(".village .star")).not_to_have_count(0)


def test_yesterday_stays_on_the_small_ring(visit: Callable[..., Screen], house: House) -> None:
    bob = visit()
    table = bob.begin("Defender")
    rival = Rival(house.url, table, "attacker")
    bob.start()
    bob.expect_step("planning", 1)
    expect(bob.page.get_by_test_id("ghosts")).to_have_count(0)
    rival.wait_for_turn("attacker")
    rival.play(*attack(FIRST_WAVE))
    for ronin, place in FIRST_POSTS.items():
        bob.ronin(ronin).click()
        bob.place(place).click()
        expect(bob.ronin(ronin)).to_have_attribute("aria-pressed", "false")
    bob.done()
    bob.expect_step("ronin", 1)
    bob.done()
    rival.wait_for_turn("attacker")
    rival.play("done")
    bob.expect_step("planning", 2)
    ghosts = bob.page.get_by_test_id("ghosts")
    expect(ghosts.locator(".crest")).to_have_count(len(FIRST_POSTS))
    rival.leave()
