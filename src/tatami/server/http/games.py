"""The games and their options."""

from __future__ import annotations

from litestar import get

from tatami import bots, games
from tatami.kernel.events import spelled
from tatami.kernel.words import words
from tatami.server.access.identity import language_of
from tatami.server.http.deps import AnyRequest, TheServices
from tatami.server.http.schemas import GameInfo, OptionInfo


@get("/games", summary="The games on the shelf")
async def list_games(request: AnyRequest, services: TheServices) -> list[GameInfo]:  # noqa: ARG001
    return [_render_game(name, language_of(request)) for name in games.names()]


def _render_game(name: str, language: str) -> GameInfo:
    game = games.find(name)
    texts = words(game, language)
    options = [
        OptionInfo(
            name=option,
            title=texts.option(option),
            values=list(choice.names),
            default=spelled(choice.default),
            players=[int(value) for value in choice.values] if option == game.players_option else None,
        )
        for option, choice in game.options.choices.items()
    ]
    return GameInfo(
        name, texts.title, texts.text("tagline"), game.version, list(game.seats), options, list(bots.names())
    )


HANDLERS = [list_games]
