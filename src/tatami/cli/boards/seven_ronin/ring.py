"""The village: ten areas in a ring around the green, so that neighbours are neighbours."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from tatami.games.seven_ronin.components import AREAS, LIMIT, RING, RONIN, Place, Ronin
from tatami.games.seven_ronin.rules.village import contested, occupied
from tatami.games.seven_ronin.state import Step, Village
from tatami.kernel.events import spelled
from tatami.kernel.words import GameWords

_KANJI = {
    Place.WATCHTOWER: "塔",
    Place.INN: "宿",
    Place.BURIAL_GROUNDS: "墓",
    Place.SHRINE: "社",
    Place.ANIMAL_PEN: "牧",
    Place.WELL: "井",
    Place.GRANARY: "倉",
    Place.FIELDS_2: "畑",
    Place.PASSAGE: "路",
    Place.FIELDS_3: "畑",
    Place.GREEN: "広",
}
_NARROW, _WIDE = 14, 18  # of an area; the wide ones have their emblem
_ROOM_FOR_EMBLEMS = 100
_EDGE = "dim"
_MOST_STARS = 5


def area_width(width: int) -> int:
    """How wide an area is drawn on a terminal of this width."""
    return _WIDE if width >= _ROOM_FOR_EMBLEMS else _NARROW


def ring_width(width: int) -> int:
    """How wide the ring is then: four areas and five lines."""
    return 4 * area_width(width) + 5


def draw_ring(view: Village, words: GameWords, width: int) -> Text:
    """Clockwise from the upper left: four areas, one on the right, four back, one on the left; the green within."""
    wide = area_width(width)
    areas = [_place(view, Place(area), words, wide, wide == _WIDE) for area in RING]
    green = _place(view, Place.GREEN, words, 2 * wide + 1, wide == _WIDE)
    rows = [
        _edge("╭┬┬┬╮", wide),
        *_beside(areas[0:4]),
        _edge("├┼┴┼┤", wide),
        *_beside([areas[9], green, areas[4]]),
        _edge("├┼┬┼┤", wide),
        *_beside(areas[8:4:-1]),
        _edge("╰┴┴┴╯", wide),
    ]
    return Text("\n").join(rows)


def _edge(corners: str, wide: int) -> Text:
    return Text(("─" * wide).join(corners), _EDGE)


def _beside(cells: list[list[Text]]) -> list[Text]:
    """Cells in one row, with lines between them."""
    line = ("│", _EDGE)
    return [
        Text.assemble(line, *(piece for part in parts for piece in (part, line))) for parts in zip(*cells, strict=True)
    ]


def _place(view: Village, place: Place, words: GameWords, wide: int, emblem: bool) -> list[Text]:
    """A place: its name, its ninja, and the ronin there."""
    name = words.text(f"place-{spelled(place)}")
    if emblem:
        name = f"{_KANJI[place]} {name}"
    ronin = _ronin(view, place, words)
    return [
        _centred(Text(name, _name_style(view, place)), wide),
        _centred(_ninja(view, place), wide),
        _centred(ronin[0] if ronin else Text(), wide),
        _centred(ronin[1] if len(ronin) > 1 else _loan(view, place, words), wide),
    ]


def _name_style(view: Village, place: Place) -> str:
    if occupied(view, place):
        return "bold white on red"
    if contested(view, place):
        return "bold black on yellow"
    return "bold"


def _ninja(view: Village, place: Place) -> Text:
    """Ninja on the place, those planned, and room for more; a tick if the area's ability was used."""
    planned = max(0, view.planned[place])
    room = max(0, LIMIT[place] - planned) if view.step in (Step.SPYING, Step.PLANNING) else 0
    stars = Text.assemble(
        (_stars("✦", view.ninja[place]), "bold red"), (_stars("✧", planned), "bold magenta"), ("·" * room, "dim")
    )
    return stars.append(" ✓", "dim") if view.used[place] else stars


def _stars(star: str, count: int) -> str:
    return star * count if count <= _MOST_STARS else f"{star}×{count} "


def _ronin(view: Village, place: Place, words: GameWords) -> list[Text]:
    """The ronin there, and those who are planned there."""
    found = []
    for ronin in range(RONIN):
        name = words.text(f"ronin-{spelled(Ronin(ronin))}")
        if view.post[ronin] == place:
            found.append(Text(name, "bold cyan"))
        elif view.plan[ronin] == place and view.step in (Step.SPYING, Step.PLANNING):
            found.append(Text(f"›{name}", "italic cyan"))
    return found


def _loan(view: Village, place: Place, words: GameWords) -> Text:
    """What the green does for the attacker."""
    if place < AREAS or view.ninja[Place.GREEN] == 0:
        return Text()
    return Text(words.text("board-loan", count=view.ninja[Place.GREEN]), "dim")


def _centred(text: Text, wide: int) -> Text:
    """A line of exactly this width; emblems take two cells."""
    text.truncate(wide)
    left = (wide - cell_len(text.plain)) // 2
    text.pad_left(left)
    text.pad_right(wide - cell_len(text.plain))
    return text
