"""A drawing of a match: what each seat could expect at each of its decisions, up to the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from tatami.bots.analysis.report import Report, own_line
from tatami.cli.hint import amount
from tatami.cli.language import say
from tatami.kernel.words import GameWords

WIDTH, HEIGHT = 860, 380
LEFT, RIGHT, TOP, BOTTOM = 64, 150, 40, 44
INKS = ("#b23a2e", "#28527a", "#4d7c4a", "#8a5a9e", "#b5832a", "#2f8f8b", "#5b5b5b")
TICKS = 4
ZOOM = 2  # pixels for each unit of a drawing that is painted


def chart(report: Report, texts: GameWords) -> str:
    """The drawing as SVG."""
    lines = [own_line(report, seat) for seat in range(len(report.seats))]
    contested = len(lines) > 1
    top = 1.0 if contested else max(value for line in lines for _, value in line) * 1.1
    paper = Paper(max(1, report.moves), top)
    drawn = [*_frame(paper, contested), *_lines(paper, lines, report, texts)]
    title = escape(say("chart-title", game=texts.title))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
            f"<title>{title}</title>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f1"/>',
            f'<text x="{LEFT}" y="24" font-size="15" font-weight="bold">{title}</text>',
            *drawn,
            "</svg>\n",
        ]
    )


def painted(drawing: str) -> bytes:
    """An SVG as PNG, in the fonts of this machine."""
    import resvg_py

    return resvg_py.svg_to_bytes(drawing, zoom=ZOOM)


class Paper:
    """From moves and values to places on the drawing."""

    def __init__(self, moves: int, top: float) -> None:
        self.moves = moves
        self.top = top

    def across(self, move: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * move / self.moves, 1)

    def down(self, value: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * min(1.0, max(0.0, value / self.top)), 1)


def _frame(paper: Paper, contested: bool) -> Iterator[str]:
    """Level lines with their values, and the moves below."""
    for tick in range(TICKS + 1):
        value = paper.top * tick / TICKS
        y = paper.down(value)
        yield f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="#d8d0bd"/>'
        yield _text(LEFT - 8, y + 4, amount(value, contested), "end")
        move = round(paper.moves * tick / TICKS)
        yield _text(paper.across(move), HEIGHT - BOTTOM + 18, str(move), "middle")
    yield _text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, say("chart-moves"), "middle")


def _lines(
    paper: Paper, lines: Sequence[Sequence[tuple[int, float]]], report: Report, texts: GameWords
) -> Iterator[str]:
    """A line for each seat, its name beside it, and a mark where a choice was costly."""
    marked = {(choice.steps[-1].ply, choice.seat) for choice in report.costly}
    for seat, line in enumerate(lines):
        ink = INKS[seat % len(INKS)]
        path = " ".join(f"{paper.across(move)},{paper.down(value)}" for move, value in line)
        yield f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="2" stroke-linejoin="round"/>'
        for move, value in dict(line).items():
            if (move, seat) in marked:
                yield f'<circle cx="{paper.across(move)}" cy="{paper.down(value)}" r="4" fill="{ink}"/>'
        y = TOP + 14 + 20 * seat
        yield f'<path d="M{WIDTH - RIGHT + 14} {y - 4}h18" stroke="{ink}" stroke-width="3"/>'
        yield _text(WIDTH - RIGHT + 38, y, texts.seat(seat), "start")


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" font-size="12" text-anchor="{anchor}">{escape(text)}</text>'
