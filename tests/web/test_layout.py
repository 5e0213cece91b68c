"""Where things lie: nothing one acts on is below the fold, and nothing outside the board moves it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.house import House
from web.plans import FIRST_POSTS, FIRST_WAVE, defence
from web.rival import Rival
from web.screen import Screen

RING_AT_1366 = 520  # pixels, at least
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

BELOW = """() => [...document.querySelectorAll("[data-testid=dock] button, [data-thing], [data-testid=board] svg")]
  .filter((each) => each.getClientRects().length && each.getBoundingClientRect().bottom > innerHeight + 1)
  .map((each) => each.outerHTML.slice(0, 80))"""
BOARD = """() => { const box = document.querySelector("[data-testid=board] svg").getBoundingClientRect();
  return [box.x, box.y + scrollY, box.width, box.height].map(Math.round); }"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 720)])
def test_everything_one_acts_on_is_above_the_fold(
    visit: Callable[..., Screen], house: House, width: int, height: int
) -> None:
    ann = visit(viewport={"width": width, "height": height})
    table = ann.begin("Attacker")
    rival = Rival(house.url, table, "defender")
    ann.start()
    ann.expect_step("planning", 1)
    _expect_in_sight(ann, width)
    for place in FIRST_WAVE:
        ann.place(place).click()
    _expect_in_sight(ann, width)
    ann.done()
    rival.wait_for_turn("defender")
    rival.play(*defence(FIRST_POSTS))
    rival.play("done")
    ann.expect_step("areas", 1)
    _expect_in_sight(ann, width)
    ann.done()
    ann.expect_step("planning", 2)
    _expect_in_sight(ann, width)
    rival.leave()


def _expect_in_sight(ann: Screen, width: int) -> None:
    assert ann.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    assert ann.page.evaluate(BELOW) == []
    if width == 1366:
        assert ann.page.evaluate(BOARD)[2] >= RING_AT_1366


def test_a_small_screen_shows_what_matters_without_scrolling(visit: Callable[..., Screen]) -> None:
    ann = visit(**PHONE)
    ann.begin("Attacker", "Play a bot")
    ann.expect_step("planning", 1)
    top = ann.page.evaluate("document.querySelector('[data-testid=dock]').getBoundingClientRect().top")
    for seen in ("[data-testid=held]", "[aria-current=step]", ".tiles .wounds >> nth=0", ".tiles .wounds >> nth=6"):
        box = ann.page.locator(seen).bounding_box()
        assert box is not None
        assert box["y"] > 0
        assert box["y"] + box["height"] <= top, seen


@pytest.mark.parametrize("device", [{"viewport": {"width": 1366, "height": 768}}, PHONE], ids=["laptop", "phone"])
def test_the_dock_never_moves_the_board(visit: Callable[..., Screen], device: dict[str, object]) -> None:
    """Lessons, a refusal, a piece in hand, a question which move: the board stays where it is."""
    ann = visit(**device)
    ann.begin("Defender", "Learn by playing")
    ann.expect_step("planning", 1)
    lesson = ann.page.get_by_role("complementary", name="Guided first game")
    expect(lesson).to_be_visible()
    lies = ann.page.evaluate(BOARD)
    lesson.get_by_role("button", name="Understood").click()
    assert ann.page.evaluate(BOARD) == lies
    lesson.get_by_role("button", name="without help").click()
    expect(lesson).to_have_count(0)
    assert ann.page.evaluate(BOARD) == lies
    ann.ronin("kabe").click()
    expect(ann.page.get_by_test_id("dock")).to_contain_text("Kabe:")
    assert ann.page.evaluate(BOARD) == lies
    ann.place("green").click()
    expect(ann.page.get_by_role("alert")).to_be_visible()
    assert ann.page.evaluate(BOARD) == lies
    ann.place("well").click()
    ann.expect_ronin("kabe", "Well")
    assert ann.page.evaluate(BOARD) == lies
