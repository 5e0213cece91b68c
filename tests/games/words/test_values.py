"""What a text says it depends on is all that it depends on."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.words.catalogues import messages_in
from tatami import games
from tatami.kernel.words import LANGUAGES, MissingWords, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_a_text_needs_the_values_it_speaks_of_and_no_others(game: str, language: str) -> None:
    texts = words(games.find(game), language)
    for message in messages_in(games.find(game).folder / "words", language):
        needed: Mapping[str, int] = dict.fromkeys(texts.speaks_of(message), 2)
        assert texts.text(message, **needed)
        assert texts.text(message, **needed, unheard_of=3) == texts.text(message, **needed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_quoted_text_speaks_of_counts_too(language: str) -> None:
    texts = words(games.find("seven-ronin"), language)
    assert texts.speaks_of("move-deploy") >= {"place-key"}
    with pytest.raises(MissingWords, match="place-key"):
        texts.text("move-deploy")
    with pytest.raises(MissingWords, match="no-such-text"):
        texts.speaks_of("no-such-text")
