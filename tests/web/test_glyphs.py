"""No missing glyph: the browser draws every character of the catalogues, and every sign, with shipped fonts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from web.screen import Screen

ROOT = Path(__file__).parents[2]
SHOWN = [
    *(ROOT / "src" / "tatami").rglob("*.ftl"),
    *(path for ending in ("ftl", "ts", "svelte") for path in (ROOT / "web" / "src").rglob(f"*.{ending}")),
    *(ROOT / "docs" / "rules").rglob("*.md"),
]

LAY_OUT = """([characters, face, weight]) => {
    document.body.replaceChildren(...characters.map((character) => {
        const one = document.createElement("p");
        one.textContent = character;
        one.style.fontFamily = `var(--${face})`;
        one.style.fontWeight = weight;
        one.className = "glyph";
        return one;
    }));
    return document.fonts.ready.then(() => undefined);
}"""


def characters() -> list[str]:
    """Each that is drawn, once; white space and control characters leave no mark."""
    found = {character for path in SHOWN for character in path.read_text(encoding="utf-8")}
    return sorted(character for character in found if character.isprintable() and not character.isspace())


@pytest.mark.parametrize(("face", "weight"), [("text", 400), ("text", 700), ("face", 700)])
def test_every_character_is_drawn_with_a_shipped_font(visit: Callable[..., Screen], face: str, weight: int) -> None:
    page = visit().page
    page.goto("/")
    drawn = characters()
    assert {"番", "ō", "✓"} <= set(drawn)
    page.evaluate(LAY_OUT, [drawn, face, weight])
    tools = page.context.new_cdp_session(page)
    tools.send("DOM.enable")
    tools.send("CSS.enable")
    root = tools.send("DOM.getDocument")["root"]["nodeId"]
    nodes = tools.send("DOM.querySelectorAll", {"nodeId": root, "selector": ".glyph"})["nodeIds"]
    used = [tools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"] for node in nodes]
    foreign = {
        character: [font["familyName"] for font in fonts]
        for character, fonts in zip(drawn, used, strict=True)
        if not fonts or not all(font["isCustomFont"] for font in fonts)
    }
    assert foreign == {}
