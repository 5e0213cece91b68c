"""Logs are lines of JSON with the place of an error and without its text."""

from __future__ import annotations

import json
import logging
import sys

from tatami.server.i18n import preferred
from tatami.server.json_logs import JsonFormatter, described


def test_a_line_has_the_place_of_an_error_and_not_its_text() -> None:
    try:
        preferred(None)  # type: ignore[arg-type]
    except AttributeError:
        record = logging.LogRecord("tatami", logging.ERROR, __file__, 1, "table %s: trouble", ("x",), sys.exc_info())
    line = json.loads(JsonFormatter().format(record))
    assert line["says"] == "table x: trouble"
    assert line["error"].startswith("AttributeError in tatami/server/i18n.py:")
    assert "NoneType" not in json.dumps(line)


def test_an_error_of_a_library_names_the_line_of_ours_that_called_it() -> None:
    try:
        json.loads("the seed is red")
    except ValueError as error:
        text = described(error)
    assert text.startswith("JSONDecodeError in json/decoder.py:")
    assert "red" not in text
