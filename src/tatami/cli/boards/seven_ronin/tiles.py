"""Beside the village: the seven tiles with their wounds, the ninja in reserve, and who is ready."""

from __future__ import annotations

from rich.text import Text

from tatami.games.seven_ronin.components import AREAS_TO_WIN, RONIN, VITALITY, Ronin, Seat
from tatami.games.seven_ronin.rules.areas import occupied_areas
from tatami.games.seven_ronin.state import FALLEN, Step, Village
from tatami.kernel.events import spelled
from tatami.kernel.words import GameWords

TILES_WIDTH = 18
_NAME = 8


def draw_tiles(view: Village, words: GameWords) -> Text:
    """One line for each ronin, then the counts."""
    lines = [Text("⚔ " + words.text("board-ronin"), "bold")]
    lines += [_tile(view, Ronin(ronin), words) for ronin in range(RONIN)]
    lines += [Text(), *_counts(view, words), Text(), *_seats(view, words)]
    return Text("\n").join(lines)


def _tile(view: Village, ronin: Ronin, words: GameWords) -> Text:
    """A name, the wounds and the free spaces, and what weighs on him."""
    name = words.text(f"ronin-{spelled(ronin)}").ljust(_NAME)
    if view.post[ronin] == FALLEN:
        fallen = words.text("board-fallen", **{"ronin-key": spelled(ronin)})
        return Text.assemble((name, "dim strike"), (f"† {fallen}", "dim"))
    wounds = view.wounds[ronin]
    return Text.assemble(
        (name, "bold cyan"),
        ("●" * wounds, "bold red"),
        ("○" * (VITALITY[ronin] - wounds), "cyan"),
        (_marks(view, ronin), "yellow"),
    )


def _marks(view: Village, ronin: Ronin) -> str:
    """Held or cursed today, or from tomorrow on; ability used."""
    marks = ""
    if view.held[ronin] or view.penned[ronin]:
        marks += "■" if view.held[ronin] else "›■"
    if view.cursed[ronin] or view.marked[ronin]:
        marks += "×" if view.cursed[ronin] else "›×"
    if view.acted[ronin]:
        marks += "✓"
    return f" {marks}" if marks else ""


def _counts(view: Village, words: GameWords) -> list[Text]:
    return [
        _count(words.text("board-reserve"), f"✦ {view.reserve}"),
        _count(words.text("board-supply"), str(max(0, view.supply))),
        _count(words.text("board-held"), f"{occupied_areas(view)}/{AREAS_TO_WIN}"),
    ]


def _count(label: str, value: str) -> Text:
    return Text.assemble((label.ljust(TILES_WIDTH - len(value)), "dim"), (value, "bold"))


def _seats(view: Village, words: GameWords) -> list[Text]:
    """Whose decision it is, and who may still spy."""
    lines = []
    for seat in Seat:
        token = "⚑ " if view.token[seat] else ""
        lines.append(_count(words.text(f"seat-{spelled(seat)}"), token + _duty(view, seat)))
    return lines


def _duty(view: Village, seat: Seat) -> str:
    """Ready or still planning; later, an arrow for the one who decides."""
    if view.step == Step.PLANNING:
        return "✓" if view.ready[seat] else "…"
    return "◀" if view.step != Step.OVER and view.turn == seat else " "
