"""What is shown to a viewer: the game's own prompt to whoever must act, and to others no more than who that is."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tatami import games
from tatami.kernel.events import SPECTATOR
from tatami.kernel.words import LANGUAGES, guide, words
from tatami.match import Match
from tatami.match.file import load
from tatami.server.i18n import say
from tatami.server.views.messages import Update
from tatami.server.views.observation import observe
from tatami.server.views.render import MAX_RENDERED, render_update
from tatami.server.views.stream import Stream
from tatami.server.ws.server_messages import encode

FIXTURES = Path(__file__).parents[2] / "fixtures"
RECORDED = [sorted((FIXTURES / name).glob("*.json"))[0] for name in games.names()]
SOME = 17  # every so many moves


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_who_must_act_is_told_what_the_moment_asks(path: Path, language: str) -> None:
    recorded = load(path, games.find)
    match = Match.new(recorded.game, recorded.options, secret=recorded.secret)
    texts, speech = words(match.game, language), guide(match.game, language)
    for ply, move in enumerate(recorded.history):
        for viewer in (*range(len(match.seats)), SPECTATOR) if ply % SOME == 0 else ():
            stream = Stream(viewer)
            stream.advance(observe(match, [viewer]).of[viewer])
            shown = msgspec.json.decode(encode(render_update(match, stream, 0, language)), type=Update)
            told = [(event.name, event.arguments, event.text) for event in shown.events]
            assert told == [(new.name, new.arguments, texts.event(new)) for new in match.events(viewer)]
            if viewer in match.actors:
                assert shown.prompt == speech.prompt(match.view(viewer), viewer)
                offers = [(offer.move, offer.text, offer.label) for offer in shown.legal]
                view, spelt = match.view(viewer), match.game.actions.text
                due = [
                    (spelt(move), speech.label(view, move), speech.button(view, move)) for move in match.legal(viewer)
                ]
                assert offers == due
            else:
                owing = ", ".join(speech.seat(match.view(viewer), seat) for seat in match.actors)
                assert shown.prompt == say(language, "prompt-wait", seats=owing, count=len(match.actors))
                assert shown.legal == []
        match.play(move.seat, move.action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_spectators_share_is_never_old(language: str) -> None:
    recorded = load(RECORDED[0], games.find)
    match = Match.new(recorded.game, recorded.options, secret=recorded.secret)
    crowd, states, keep = Stream(SPECTATOR), None, 0
    for move in recorded.history:
        states = observe(match, [SPECTATOR], states)
        crowd.advance(states.of[SPECTATOR])
        shown = [render_update(match, crowd, kept, language) for kept in (keep, 0, keep)]
        alone = Stream.resumed(SPECTATOR, crowd.marks, states.of[SPECTATOR])
        assert shown == [render_update(match, alone, kept, language) for kept in (keep, 0, keep)]
        assert shown[0] is shown[2]
        keep = len(states.of[SPECTATOR].events)
        match.play(move.seat, move.action)


def test_spectators_who_ask_for_everything_fill_no_memory() -> None:
    match = load(RECORDED[0], games.find)
    crowd = Stream(SPECTATOR)
    crowd.advance(observe(match, [SPECTATOR]).of[SPECTATOR])
    for keep in range(5 * MAX_RENDERED):
        assert render_update(match, crowd, keep, "en").keep == keep
    assert len(crowd.rendered) <= MAX_RENDERED
