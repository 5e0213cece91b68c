"""Whoever sits there: every move at somebody fits on a button."""

from __future__ import annotations

import pytest

from tatami.games.samurai_sword import GAME
from tatami.games.samurai_sword.components import Character
from tatami.kernel.guide import MOST_ON_A_BUTTON
from tatami.kernel.words import LANGUAGES, guide

from .feud import position


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_at_every_character_fits_on_a_button(language: str) -> None:
    view = position(7).feud
    speech = guide(GAME, language)
    long = set()
    for character in Character:
        view.character[1] = character
        buttons = [speech.button(view, action) for action in range(len(GAME.actions))]
        long |= {text for text in buttons if len(text) > MOST_ON_A_BUTTON}
    assert long == set()


def test_a_move_names_the_character() -> None:
    view = position(5, characters={"two": "tomoe"}, fronts={"one": ["fast-draw"]}).feud
    speech = guide(GAME, "en")
    assert speech.seat(view, 1) == "Tomoe"
    assert speech.label(view, GAME.actions.parse("attack two bo")) == "Attack Tomoe with Bo: 2 wounds"
    assert speech.label(view, GAME.actions.parse("divert two")) == "Diversion: steal a card from Tomoe"
