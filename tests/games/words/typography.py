"""What French printers ask for."""

from __future__ import annotations

import re

NARROW, FIXED = "\u202f", "\u00a0"

_FAULTS = {
    "a straight apostrophe": re.compile(r"'"),
    "straight quotation marks": re.compile(r'"'),
    "no narrow no-break space before ; ! ? or »": re.compile(rf"(?<!{NARROW})[;!?»]"),
    "no narrow no-break space after «": re.compile(rf"«(?!{NARROW})"),
    "no no-break space before a colon": re.compile(rf"(?<!{FIXED}):"),
    "no narrow no-break space before %": re.compile(rf"(?<![{NARROW}])%"),
    "three dots instead of an ellipsis": re.compile(r"\.\.\."),
    "two spaces": re.compile(r"(?<=\w) {2,}(?=\w)"),
    "a space before a comma or a full stop": re.compile(r"\s[,.]"),
}


def faults_in(text: str) -> list[str]:
    """What a printer would mark in a French text."""
    return [fault for fault, pattern in _FAULTS.items() if pattern.search(text)]
