"""Settings from the environment and the command line."""

from __future__ import annotations

import pytest

from tatami.server.settings import BadSetting, Rate, Settings


def test_settings_are_read_by_their_names() -> None:
    environment = {"TATAMI_WORKERS": "3", "TATAMI_MESSAGES": "5/0.5", "HOME": "/"}
    settings = Settings().from_environment(environment).changed({"workers": "4", "evict_after": "1.5"})
    assert (settings.workers, settings.messages, settings.evict_after) == (4, Rate(5, 0.5), 1.5)
    assert settings.frame == Settings().frame


@pytest.mark.parametrize(
    ("name", "value"),
    [("nonsense", "1"), ("changed", "1"), ("workers", "many"), ("workers", "-1"), ("messages", "5"), ("frame", "1e3")],
)
def test_what_does_not_fit_is_named(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name):
        Settings().changed({name: value})
