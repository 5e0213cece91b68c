"""A move fits on a button: in both languages, whatever its arguments, and at every moment of recorded matches."""

from __future__ import annotations

import pytest

from games.test_guides import RECORDED, moments_of
from tatami import games
from tatami.kernel.guide import MOST_ON_A_BUTTON
from tatami.kernel.words import LANGUAGES, guide, words

SOME = 7  # the buttons of every so many moves are read
GAMES = list(games.names())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_move_fits_on_a_button(name: str, language: str) -> None:
    game = games.find(name)
    said = {words(game, language).short_move(action) for action in game.actions}
    assert {text: len(text) for text in said if len(text) > MOST_ON_A_BUTTON} == {}


@pytest.mark.parametrize("name", GAMES)
def test_buttons_fit_and_differ_at_every_moment(name: str) -> None:
    for path in RECORDED:
        if path.parent.name != name:
            continue
        for ply, (match, seat) in enumerate(moments_of(path)):
            if ply % SOME:
                continue
            view, moves = match.view(seat), match.legal(seat)
            for language in LANGUAGES:
                buttons = [guide(match.game, language).button(view, move) for move in moves]
                assert len(set(buttons)) == len(buttons)
                assert [text for text in buttons if len(text) > MOST_ON_A_BUTTON] == []


def test_a_button_is_shorter_than_the_sentence_where_it_has_to_be() -> None:
    game = games.find("seven-ronin")
    heal = game.actions.parse("heal kabe")
    assert words(game, "en").move(heal) == "Taiko heals one of Kabe’s wounds"
    assert words(game, "en").short_move(heal) == "Taiko: heal Kabe"
    assert words(game, "fr").short_move(heal) == "Taiko\u00a0: soigner Kabe"
    poison = game.actions.parse("poison kabe")
    assert words(game, "en").short_move(poison) == words(game, "en").move(poison)
