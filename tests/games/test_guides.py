"""Guides: at every moment of every recorded match whoever must act is told what to do, from a view alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tatami import games
from tatami.games.ninjato.state import Kyoto
from tatami.games.ninjato.state import Step as Night
from tatami.games.ronin.state import Japan
from tatami.games.ronin.state import Step as Phase
from tatami.games.samurai_sword.state import Feud
from tatami.games.samurai_sword.state import Step as Moment
from tatami.kernel.chance import Position
from tatami.kernel.game import Game
from tatami.kernel.guide import Guide, Passage
from tatami.kernel.words import LANGUAGES, guide, words
from tatami.match import Match
from tatami.match.file import load

FIXTURES = Path(__file__).parents[1] / "fixtures"
RECORDED = sorted(path for name in games.names() for path in (FIXTURES / name).glob("*.json"))
SOME = 7  # labels and rules are read at every so many moves


def moments_of(path: Path) -> Iterator[tuple[Match, int]]:
    """A match as it was recorded, before each move, with who will move."""
    recorded = load(path, games.find)
    match = Match.new(recorded.game, recorded.options, secret=recorded.secret)
    for move in recorded.history:
        yield match, move.seat
        match.play(move.seat, move.action)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_whoever_must_act_is_told_what_to_do(path: Path) -> None:
    for ply, (match, seat) in enumerate(moments_of(path)):
        view = match.view(seat)
        for language in LANGUAGES:
            speech = guide(match.game, language)
            texts = [speech.prompt(view, seat)]
            assert texts[0][-1] in ".?"
            assert texts[0] != words(match.game, language).your_move(seat)
            if ply % SOME == 0:
                texts += [speech.label(view, action) for action in match.legal(seat)]
                texts += [passage.text for passage in speech.rules(view)]
            assert all(text.strip() and "{" not in text and "$" not in text for text in texts)


@pytest.mark.parametrize("path", RECORDED[::3], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_two_lines_of_a_menu_read_alike(path: Path) -> None:
    for ply, (match, seat) in enumerate(moments_of(path)):
        if ply % SOME == 0:
            for language in LANGUAGES:
                labels = [guide(match.game, language).label(match.view(seat), move) for move in match.legal(seat)]
                assert len(set(labels)) == len(labels)


def test_a_game_without_a_guide_of_its_own_has_a_plain_one(lanterns: Game) -> None:
    speech = guide(lanterns, "fr")
    assert type(speech) is Guide
    view = Match.new(lanterns, {}).view(0)
    assert speech.prompt(view, 0) == "Est\u00a0: à vous."
    assert speech.label(view, 3) == "Attendre dans le noir"
    assert speech.rules(view) == [Passage("tagline", "Allumez celle que personne d’autre n’allume.")]
    assert speech.heading(view, lanterns.actions[0]) == "une lanterne de papier…"


def said(name: str, view: Position, language: str = "en") -> str:
    return guide(games.find(name), language).prompt(view, 0)


def night(step: Night, **fields: Any) -> Kyoto:
    view = Kyoto()
    view.options[0], view.step = 3, step
    for field, value in fields.items():
        setattr(view, field, value)
    return view


def test_ninjato_says_what_stands_in_the_way() -> None:
    view = night(Night.FIGHT, foe=2, foe_kind=3, standing=1, setting=-1)
    assert said("ninjato", view) == "By force: play more than 4. Add supports and skills as you like, or give up."
    view.mode, view.prepared, view.swing = 1, 1, -2
    assert said("ninjato", view) == "By stealth: play less than 4. Laid out so far: −2. Finish with a card."
    view.setting = 0
    assert "the card counts 0, −2" in said("ninjato", view)


def test_ninjato_says_what_banzai_would_give_and_risk() -> None:
    view = night(Night.DARE, loot_light=[1, 1, 0, 0, 0])
    view.red[0][3] = 1
    risk = "Call an elite guard for a jade piece, and keep only one of 2 treasures if you fail; or leave with all."
    assert said("ninjato", view) == risk
    view.loot_light[0] = 0
    assert "keep the treasure you have even if you fail" in said("ninjato", view)


def test_ninjato_says_what_exact_change_is() -> None:
    game = games.find("ninjato")
    view = night(Night.PAY, buying=1)  # a fan and a jade
    view.purse[0][0], view.purse[0][4] = 2, 1
    settle = game.actions.parse("settle")
    assert guide(game, "en").label(view, settle) == "Pay for me: a fan, gold (7 honour)"
    assert (
        guide(game, "fr").label(view, settle)
        == "Payer automatiquement\u00a0: un éventail, un jeton Or (7 points d’honneur)"
    )
    assert guide(game, "en").rank(game.actions[settle]) < 0


@pytest.mark.parametrize(("players", "turn", "loses"), [(3, 0, False), (3, 1, True), (4, 0, True)])
def test_samurai_sword_says_who_loses_honour_to_the_bushido(players: int, turn: int, loses: bool) -> None:
    """The shogun of three players does not."""
    game = games.find("samurai-sword")
    view = Feud()
    view.players, view.shogun, view.turn, view.step = players, 0, turn, Moment.BUSHIDO
    speech, giving_in = guide(game, "en"), game.actions.parse("yield")
    assert ("or lose one honour" in speech.prompt(view, turn)) is loses
    assert ("the shogun loses no honour" in speech.prompt(view, turn)) is not loses
    assert speech.label(view, giving_in).startswith("Lose one honour" if loses else "Discard the Bushido")


def test_ronin_names_the_region_and_the_surplus() -> None:
    view = Japan()
    view.options[0], view.step, view.region = 2, Phase.COLLECT, 6
    assert said("ronin", view) == "Take a good from Kinai."
    view.step, view.purse[0][0], view.purse[0][1] = Phase.LIMITS, 3, 3
    assert said("ronin", view) == "You may keep four goods: give back 2."


def test_ronin_says_what_is_reconstructed() -> None:
    view = Match.new(games.find("ronin"), {}).view(0)
    assert guide(games.find("ronin"), "en").rules(view)[-1].key == "rules-sources"


def test_ronin_that_are_alike_are_offered_once() -> None:
    game = games.find("ronin")
    view = Japan()
    view.options[0], view.step = 2, Phase.PLACE
    for space in range(5):
        view.post[0][space] = view.crew[0][space] = -1
    view.crew[0][2] = 0  # a rider
    moves = [game.actions.parse(f"place {space} edo") for space in ("first", "second", "third", "fourth")]
    offered = guide(game, "en").offered(view, moves)
    assert [game.actions.text(move) for move in offered] == ["place first edo", "place third edo"]
    assert guide(game, "en").label(view, offered[1]).startswith("Place your third ronin (Rider) in Edo")


def test_two_points_come_after_the_actions_of_a_tile() -> None:
    game = games.find("ronin")
    passing, drinking = (game.actions[game.actions.parse(text)] for text in ("pass", "drink"))
    assert guide(game, "en").rank(passing) > guide(game, "en").rank(drinking)


def test_a_horse_head_is_offered_with_its_good() -> None:
    game = games.find("ronin")
    view = Japan()
    view.horse[0] = 2
    label = guide(game, "en").label(view, game.actions.parse("collect mutsu horse-head"))
    assert label == "Mutsu: take the horse-head good (silk)"
