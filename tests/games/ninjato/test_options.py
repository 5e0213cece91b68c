"""The rulings that a table may choose, each against its default."""

from __future__ import annotations

import random

import pytest

from tatami import bots, games
from tatami.games.ninjato.components import Skill
from tatami.games.ninjato.state import HIDDEN
from tatami.kernel.events import EVERYONE
from tatami.match import Match

from .table import last_turn, new_game, position, raid

GAME = games.find("ninjato")
FAIL = ("raid house-2 force", "fail")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_may_play(players: int) -> None:
    table = new_game(players)
    assert len(table.order.split()) == players
    assert len(table.scores()) == players


@pytest.mark.parametrize(("eager", "left"), [("no", False), ("yes", True)])
def test_a_pile_may_be_refilled_the_moment_it_runs_out(eager: str, left: bool) -> None:
    table = position(hands={"black": "2 2"}, eager_reshuffle=eager).next_card(4).play("black", "dojo", "draw")
    assert (table.kyoto.deck_left > 0) is left


@pytest.mark.parametrize(("allowed", "offered"), [("no", False), ("yes", True)])
def test_boryaku_may_be_supported(allowed: str, offered: bool) -> None:
    table = raid("3 3", sentry="4", tiles="boryaku", boryaku_modifiers=allowed)
    assert ("support up" in table.legal("black")) is offered
    if offered:
        table.raid("support up", "boryaku four first")
        assert table.told("bluffed")[0]["total"] == 5


@pytest.mark.parametrize("order", [("support up", "kuji-kiri boryaku"), ("kuji-kiri boryaku", "support up")])
def test_a_bluff_that_kuji_kiri_turns_up_may_be_supported_in_either_order(order: tuple[str, str]) -> None:
    table = raid("3", sentry="4", tiles="boryaku kuji-kiri", boryaku_modifiers="yes")
    table.kyoto.ready[0][Skill.BORYAKU] = 0
    table.raid(*order, "boryaku four first")
    assert table.told("bluffed")[0]["total"] == 5


def test_a_bluff_that_nothing_turns_up_is_no_play_to_support() -> None:
    table = raid("3", sentry="4", tiles="boryaku", boryaku_modifiers="yes")
    table.kyoto.ready[0][Skill.BORYAKU] = 0
    assert "support up" not in table.legal("black")


@pytest.mark.parametrize(("refilled", "envoys"), [("yes", 4), ("no", 1)])
def test_the_palace_may_be_left_alone_after_the_last_round(refilled: str, envoys: int) -> None:
    table = last_turn(7, palace="taira-69", pavilion="people-any", refill_after_last_round=refilled)
    table.play("purple", *FAIL)
    assert len(table.palace) == envoys
    assert len(table.pavilion) == 4


def test_the_pavilion_is_refilled_after_the_last_scoring_only_by_default() -> None:
    for refilled, rumours in (("yes", 4), ("no", 3)):
        table = last_turn(7, envoys={"black": "taira-69"}, refill_after_last_round=refilled).play("purple", *FAIL)
        table.play("black", "spread " + min(table.pavilion))
        assert len(table.pavilion) == rumours


def test_a_lone_player_may_get_both_rewards() -> None:
    table = last_turn(3, envoys={"black": "taira-69"}, lone_gets_both="yes").play("purple", *FAIL)
    table.play("black", "honour")
    assert (table.step, table.turn) == ("seconds", "black")
    table.play("black", "spread " + min(table.pavilion))
    assert table.honour("black") == 6
    assert len(table.rumours("black")) == 1


@pytest.mark.parametrize(("secret", "seen"), [("no", 0), ("yes", HIDDEN)])
def test_bought_rumours_may_be_hidden(secret: str, seen: int) -> None:
    table = position(rumours={"black": "warrior-any"}, secret_rumours=secret)
    assert table.seen_by(1).rumour_at[0] == seen
    assert table.seen_by(0).rumour_at[0] == 0


@pytest.mark.parametrize("secret", ["no", "yes"])
def test_the_log_names_a_secret_rumour_to_its_owner_alone(secret: str) -> None:
    match = Match.new(GAME, {"secret-rumours": secret}, secret=bytes(32))
    instinct = bots.find("instinct", GAME, random.Random(1))
    while not match.over:
        (seat,) = match.actors
        match.play(seat, instinct.choose(match.view(seat), seat))
    told = [event for move in match.history for event in move.events]
    taken = [event for event in told if event.name.startswith(("rumour-b", "rumour-g"))]
    named = [event for event in taken if "rumour" in event.arguments]
    assert named
    for event in taken:
        owner = GAME.seats.index(str(event.arguments["seat"]).removeprefix("seat-"))
        if secret == "no":
            assert event.seen_by == EVERYONE
        elif "rumour" in event.arguments:
            assert event.seen_by == 1 << owner
        elif event.name.endswith("unseen"):
            assert event.seen_by == EVERYONE & ~(1 << owner)


@pytest.mark.parametrize(("deck", "threes"), [("level", 12), ("bulging", 16)])
def test_the_dojo_deck_may_bulge(deck: str, threes: int) -> None:
    s = new_game(dojo_deck=deck).kyoto
    assert s.deck[2] + s.face_up[2] + sum(hand[2] for hand in s.hand) == threes


@pytest.mark.parametrize(("alarms", "on_fives"), [("mostly-threes", 1), ("only-threes", 0), ("two-of-each", 2)])
def test_alarms_may_lie_on_other_guards(alarms: str, on_fives: int) -> None:
    s = new_game(alarms=alarms).kyoto
    assert s.guards[9] + list(s.sentry).count(9) == on_fives


@pytest.mark.parametrize(("treasures", "gold"), [("falling", 12), ("level", 18)])
def test_there_may_be_as_many_of_each_treasure(treasures: str, gold: int) -> None:
    s = new_game(treasures=treasures).kyoto
    assert s.bag[4] + sum(house[4] for house in s.light) == gold


def test_a_tile_of_the_crane_may_cost_a_three_but_a_disguise_any_card() -> None:
    table = position(hands={"black": "2 3"}, sensei="boryaku", crane_price="three").play("black", "learn boryaku")
    assert table.hand("black") == "2"
    table = position(hands={"black": "2"}, sensei="hensojutsu", crane_price="three").play("black", "learn hensojutsu")
    table.play("black", "discard two")
    assert table.kyoto.tiles[0][Skill.HENSOJUTSU] == 1
