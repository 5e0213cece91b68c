"""The five houses: whose each is, who keeps watch, and what lies in it."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from tatami.cli.boards.ninjato.marks import light_ones, red_ones
from tatami.games.ninjato.components import CARDS, Banner, House
from tatami.games.ninjato.rules.board import open_house
from tatami.games.ninjato.state import Kyoto, Step
from tatami.kernel.words import GameWords

_NARROW, _WIDE = 14, 20
_ROOM_FOR_WIDE = 110
_EDGE = "dim"
_RAIDING = (Step.FIGHT, Step.DARE, Step.FETCH, Step.KEEP, Step.CLAIM)


def draw_houses(view: Kyoto, words: GameWords, width: int) -> Text:
    """Five cells side by side."""
    wide = _WIDE if width >= _ROOM_FOR_WIDE else _NARROW
    cells = [_house(view, house, words, wide) for house in House]
    rows = [_edge("╭┬╮", wide), *_beside(cells), _edge("╰┴╯", wide)]
    return Text("\n").join(rows)


def _edge(corners: str, wide: int) -> Text:
    return Text(corners[0] + corners[1].join("─" * wide for _ in House) + corners[2], _EDGE)


def _beside(cells: list[list[Text]]) -> list[Text]:
    line = ("│", _EDGE)
    return [
        Text.assemble(line, *(piece for part in parts for piece in (part, line))) for parts in zip(*cells, strict=True)
    ]


def _house(view: Kyoto, house: House, words: GameWords, wide: int) -> list[Text]:
    """Its name, its clan, its sentry, its treasures; the one that is raided stands out."""
    raided = view.step in _RAIDING and view.house == house
    name = words.text("board-house", number=house + 1)
    return [
        _centred(Text(f"▶ {name}" if raided else name, "bold white on red" if raided else "bold"), wide),
        _centred(Text(words.short_name(Banner(view.banner[house])), "cyan"), wide),
        _centred(_sentry(view, house, words), wide),
        _centred(light_ones(view.light[house], words), wide),
        _centred(red_ones(view.red[house], words), wide),
    ]


def _sentry(view: Kyoto, house: House, words: GameWords) -> Text:
    if not open_house(view, house):
        return Text(words.text("board-closed"), "dim")
    return Text(words.text("board-sentry", value=view.sentry[house] % CARDS + 1))


def _centred(text: Text, wide: int) -> Text:
    """A line of exactly this width."""
    if cell_len(text.plain) > wide:
        text.plain = text.plain.replace(" ", "")
    text.truncate(wide)
    text.pad_left((wide - cell_len(text.plain)) // 2)
    text.pad_right(wide - cell_len(text.plain))
    return text
