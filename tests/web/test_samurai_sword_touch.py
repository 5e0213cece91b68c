"""Every kind of decision of Samurai Sword by touching things; the notebook, the beats, the guided first game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tatami.games.samurai_sword.components import Card, Character, Property, Weapon
from tatami.games.samurai_sword.rules.reach import difficulty, harmless, weapons_held
from tatami.games.samurai_sword.state import Feud, Step
from web.screen import Screen
from web.sword import SEATS, Duelist, find_scene

ENOUGH = 12  # beats that are looked at before the rest is skipped


def holds(view: Feud, seat: int, card: Card) -> bool:
    return view.hand[seat][card] > 0


@pytest.fixture
def sit(visit: Callable[..., Screen]) -> Callable[..., Duelist]:
    """Sit down at the first position that is wanted."""

    def sit_down(wanted: Callable[[Feud, int, set[str]], bool], players: int = 5, **options: str) -> Duelist:
        duelist = Duelist(visit())
        duelist.play_on(find_scene(wanted, players, **options))
        duelist.wait_for_turn()
        return duelist

    return sit_down


def own_place(duelist: Duelist) -> int:
    return int(duelist.view["asked"])


def test_a_weapon_shows_whom_it_reaches_and_what_it_would_do(sit: Callable[..., Duelist]) -> None:
    def wanted(view: Feud, seat: int, kinds: set[str]) -> bool:
        far = any(
            not harmless(view, other) and difficulty(view, seat, other) > 1 for other in range(7) if other != seat
        )
        return "attack" in kinds and holds(view, seat, Card.BOKKEN) and far

    duelist = sit(wanted, 7)
    duelist.touch("card-bokken")
    expect(duelist.thing("card-bokken")).to_have_attribute("aria-pressed", "true")
    expect(duelist.page.locator(".plate.glow .preview").first).to_contain_text(
        re.compile(r"1 wound(, leaves \d|: falls)|\d wounds")
    )
    expect(duelist.page.locator(".arc").first).to_be_attached()
    far = duelist.page.locator(".plate:not(.glow)", has_text="too far").first
    reached = [thing for thing in duelist.state["things"] if thing.startswith("seat-")]
    far.click()
    alert = duelist.page.get_by_role("alert")
    expect(alert).to_have_attribute("data-reason", re.compile(r"reach-1-not-\d"))
    alert.get_by_role("button", name="See the rule").click()
    expect(duelist.page.locator("dialog details[open]")).to_contain_text("shorter way round the table")
    duelist.page.keyboard.press("Escape")
    hand = duelist.view["hand_size"][own_place(duelist)]
    heard = duelist.updates
    duelist.touch(reached[0])
    duelist.page.wait_for_function(
        "() => document.querySelector('[data-thing=card-bokken][aria-pressed=true]') === null"
    )
    duelist.settle(heard)
    assert duelist.view["hand_size"][own_place(duelist)] <= hand + 1


def test_a_card_is_dragged_to_a_player(sit: Callable[..., Duelist]) -> None:
    duelist = sit(lambda view, _, kinds: "divert" in kinds and view.step == Step.PLAY and view.attacks == 0)
    duelist.touch("card-diversion")
    target = next(thing for thing in duelist.state["things"] if thing.startswith("seat-"))
    duelist.touch("card-diversion")
    heard = duelist.updates
    duelist.thing("card-diversion").drag_to(duelist.thing(target), source_position={"x": 12, "y": 30})
    duelist.settle(heard)
    expect(duelist.page.get_by_test_id("log")).to_contain_text("steals")


def test_a_geisha_is_sent_to_a_hand_or_to_a_property(sit: Callable[..., Duelist]) -> None:
    def wanted(view: Feud, seat: int, kinds: set[str]) -> bool:
        laid = any(view.front[other][Property.ARMOR] for other in range(5) if other != seat)
        return {"geisha", "disarm"} <= kinds and laid

    duelist = sit(wanted)
    duelist.touch("card-geisha")
    things = duelist.state["things"]
    assert any(thing.startswith("seat-") for thing in things)
    armour = next(thing for thing in things if re.fullmatch(r"front-\w+-armor", thing))
    place = SEATS.index(armour.split("-")[1])
    before = duelist.view["front"][place][Property.ARMOR]
    heard = duelist.updates
    duelist.touch(armour)
    duelist.settle(heard)
    expect(duelist.page.get_by_test_id("log")).to_contain_text("sends a Geisha: Armor")
    assert duelist.view["front"][place][Property.ARMOR] == before - 1


@pytest.mark.parametrize(
    ("kind", "card", "said"),
    [
        ("tea", Card.TEA_CEREMONY, "Tea Ceremony"),
        ("daimyo", Card.DAIMYO, "plays a Daimyo"),
        ("cry", Card.BATTLE_CRY, "Battle Cry"),
        ("lay", Card.FOCUS, "lays Focus"),
    ],
)
def test_what_needs_no_target_is_played_to_the_middle(
    sit: Callable[..., Duelist], kind: str, card: Card, said: str
) -> None:
    duelist = sit(lambda view, seat, kinds: kind in kinds and holds(view, seat, card))
    name = f"card-{card.name.lower().replace('_', '-')}"
    duelist.touch(name)
    expect(duelist.thing("table")).to_be_visible()
    duelist.page.keyboard.press("Escape")
    expect(duelist.thing("table")).to_have_count(0)
    duelist.touch(name)
    heard = duelist.updates
    duelist.touch("table")
    duelist.settle(heard)
    expect(duelist.page.get_by_test_id("log")).to_contain_text(said)


def test_the_bushido_asks_for_a_weapon_or_for_honour(sit: Callable[..., Duelist]) -> None:
    def wanted(view: Feud, seat: int, _: set[str]) -> bool:
        return view.step == Step.BUSHIDO and weapons_held(view, seat) != 0 and view.honour[seat] > 1

    duelist = sit(wanted)
    window = duelist.page.get_by_test_id("answer")
    expect(window).to_contain_text("a weapon")
    expect(duelist.thing("yield")).to_contain_text("Lose 1 honour")
    me = own_place(duelist)
    honour = duelist.view["honour"][me]
    heard = duelist.updates
    duelist.touch("yield")
    duelist.settle(heard)
    assert duelist.view["honour"][me] == honour - 1
    expect(duelist.page.get_by_test_id("log")).to_contain_text("is discarded")


def test_ieyasu_touches_the_deck_or_the_pile(sit: Callable[..., Duelist]) -> None:
    duelist = sit(lambda _, __, kinds: "draw" in kinds)
    assert set(duelist.state["things"]) == {"deck", "pile"}
    top = duelist.view["pile"][duelist.view["pile_size"] - 1]
    me = own_place(duelist)
    held = duelist.view["hand"][me][top]
    heard = duelist.updates
    duelist.touch("pile")
    duelist.settle(heard)
    assert duelist.view["hand"][me][top] > held


def test_nobunaga_trades_resilience_for_a_card(sit: Callable[..., Duelist]) -> None:
    duelist = sit(lambda view, seat, kinds: "spend" in kinds and view.character[seat] == Character.NOBUNAGA)
    me = own_place(duelist)
    resilience = duelist.view["resilience"][me]
    heard = duelist.updates
    duelist.touch("spend")
    duelist.settle(heard)
    assert duelist.view["resilience"][me] == resilience - 1


def test_hanzo_parries_with_a_weapon(sit: Callable[..., Duelist]) -> None:
    duelist = sit(lambda view, _, kinds: "block" in kinds and view.step == Step.PARRY)
    expect(duelist.page.get_by_test_id("answer")).to_contain_text("Hanzo parries with it")
    weapon = next(
        thing for thing in duelist.state["things"] if thing.removeprefix("card-") in {w.name.lower() for w in Weapon}
    )
    heard = duelist.updates
    duelist.touch(weapon)
    duelist.settle(heard)
    expect(duelist.page.get_by_test_id("log")).to_contain_text("Hanzo parries with")


def test_cards_above_the_limit_are_discarded_by_touching_them(sit: Callable[..., Duelist]) -> None:
    duelist = sit(lambda _, __, kinds: kinds == {"discard"})
    surplus = duelist.view["hand_size"][own_place(duelist)] - 7
    for _ in range(surplus):
        heard = duelist.updates
        duelist.touch(duelist.state["things"][0])
        duelist.settle(heard)
    expect(duelist.page.get_by_test_id("log")).to_contain_text("discards")


def test_the_notebook_keeps_marks_and_tells_what_a_bot_believes(sit: Callable[..., Duelist]) -> None:
    def wanted(view: Feud, seat: int, kinds: set[str]) -> bool:
        blows = [other for other in range(5) if other not in (seat, view.shogun) and view.deeds[other][view.shogun] < 0]
        return "done" in kinds and seat != view.shogun and bool(blows)

    duelist = sit(wanted)
    page, me = duelist.page, own_place(duelist)
    suspect = next(
        other
        for other in range(5)
        if other not in (me, duelist.view["shogun"]) and duelist.view["deeds"][other][duelist.view["shogun"]] < 0
    )
    page.get_by_test_id("open-notebook").click()
    notebook = page.get_by_test_id("notebook")
    expect(notebook.get_by_text("%")).to_have_count(0)
    cell = page.locator(f"[data-cell={SEATS[suspect]}-ninja]")
    with page.expect_response(re.compile("/notes$")):
        cell.click()
    expect(cell).to_have_accessible_name(re.compile("Ninja: likely"))
    page.get_by_test_id("believe").check()
    believed = _derived(duelist)["belief"][suspect]
    expect(cell).to_contain_text(f"{believed[1]}%")
    notebook.get_by_role("button", name=re.compile("^Why: ")).nth(_row(duelist, suspect, me)).click()
    expect(notebook.locator(".deeds")).to_contain_text("more for a ninja")
    duelist.screen.expect_accessible()
    page.keyboard.press("Escape")
    expect(duelist.thing(f"seat-{SEATS[suspect]}")).to_contain_text("忍")
    page.reload()
    expect(duelist.thing(f"seat-{SEATS[suspect]}")).to_contain_text("忍")
    duelist.play()
    expect(page.get_by_test_id("guesses")).to_contain_text("of 1 right")


def _derived(duelist: Duelist) -> dict[str, Any]:
    derived: dict[str, Any] = duelist.last_update["derived"]
    return derived


def _row(duelist: Duelist, suspect: int, me: int) -> int:
    """The suspect's row among those whose role is hidden."""
    return sum(other not in (me, duelist.view["shogun"]) for other in range(suspect))


def test_what_happens_between_two_decisions_is_shown_beat_by_beat(visit: Callable[..., Screen]) -> None:
    duelist = Duelist(visit())
    page = duelist.page
    page.add_init_script("localStorage['tatami-settings'] = JSON.stringify({speed: 'fast'})")
    duelist.play_on(find_scene(lambda _, __, kinds: "done" in kinds))
    duelist.wait_for_turn()
    page.locator("[data-move=done]").click()
    expect(page.locator("[data-action=continue]")).to_be_visible()
    seen: list[str] = []
    while len(seen) < ENOUGH and not duelist.state["acting"]:
        still = page.locator("[data-action=continue]")
        if still.count():
            seen.append(page.get_by_test_id("prompt").inner_text())
            assert duelist.state["things"] == []
            still.click()
        page.wait_for_timeout(10)
    assert any(re.search(r"attacks|lays|plays|parries|takes|begins", line) for line in seen)
    if page.locator("[data-action=skip]").count():
        page.keyboard.press("Space")
    duelist.wait_for_turn()
    expect(page.locator("[data-testid=dock] [role=log]")).not_to_be_empty()


def test_a_newcomer_is_guided_through_a_whole_match(visit: Callable[..., Screen]) -> None:
    duelist = Duelist(visit())
    duelist.arrive()
    page = duelist.page
    card = page.get_by_role("article", name="Samurai Sword")
    card.get_by_role("button", name="Learn by playing").click()
    card.get_by_role("button", name=re.compile("Start")).click()
    page.wait_for_url("**/table/*")
    told: set[str] = set()

    def listen(_: dict[str, Any]) -> None:
        while (lesson := page.locator("[data-lesson]")).count():
            told.add(lesson.get_attribute("data-lesson") or "")
            lesson.get_by_role("button", name="Next").or_(lesson.locator("button.act")).first.click()
            page.wait_for_timeout(5)

    duelist.play(listen)
    listen({})
    assert "sword-table" in told
    assert "sword-over" in told
    assert told & {"sword-shogun", "sword-samurai", "sword-ninja", "sword-ronin"}
    assert len(told) >= 6
