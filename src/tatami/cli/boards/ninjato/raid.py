"""The raid under way, from the inside: who stands there, what comes next, what is won and what is at stake."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tatami.cli.boards.ninjato.marks import light_ones, red_ones
from tatami.games.ninjato.components import CARDS, GUARDS, Elite, House, Mode
from tatami.games.ninjato.instinct.odds import CERTAIN, chance_of_next
from tatami.games.ninjato.rules.fight import guard_value, stands
from tatami.games.ninjato.rules.raid import light_left, loot_size
from tatami.games.ninjato.state import HIDDEN, Foe, Kyoto, Step
from tatami.kernel.chance import total
from tatami.kernel.events import spelled
from tatami.kernel.record import Row
from tatami.kernel.words import GameWords


def draw_raid(view: Kyoto, words: GameWords) -> Panel:
    """One line for each thing that a raider weighs."""
    grid = Table.grid(padding=(0, 2))
    for label, value in _lines(view, words):
        grid.add_row(Text(words.text(f"board-{label}"), "dim"), value)
    title = words.text(
        "board-raid", seat=words.seat(view.turn), house=words.name(House(view.house)), mode=words.name(Mode(view.mode))
    )
    return Panel(grid, title=Text(title, "bold"), border_style="red", expand=False)


def _lines(view: Kyoto, words: GameWords) -> list[tuple[str, Text]]:
    """Label and value."""
    lines = []
    if view.foe != Foe.NOBODY:
        lines.append(("in-the-way", _foe(view, words)))
    lines += [("still-there", _treasures(view.light[view.house], view.red[view.house], words))]
    lines += [("on-the-shuriken", _treasures(view.loot_light, view.loot_red, words))]
    if view.step in (Step.FIGHT, Step.DARE):
        lines += [("to-come", _to_come(view, words))]
    if view.step == Step.DARE:
        lines += [("if-you-leave", _leaving(view, words)), ("if-you-dare", _daring(view, words))]
    return lines


def _foe(view: Kyoto, words: GameWords) -> Text:
    """Who stands there and what must be beaten."""
    name = words.name(Elite(view.foe_kind)) if view.foe == Foe.ELITE else words.text(f"foe-{spelled(Foe(view.foe))}")
    values = " + ".join(str(guard_value(view, half)) for half in range(2) if stands(view, half))
    need = words.text("board-need", **{"mode-key": spelled(Mode(view.mode)), "value": values})
    alarm = f" {words.text('board-alarm')}" if view.foe == Foe.GUARD and view.foe_kind >= CARDS else ""
    return Text.assemble((f"{name} {values}", "bold red"), f" — {need}", (alarm, "yellow"))


def _treasures(light: Row, red: Row, words: GameWords) -> Text:
    parts = [part for part in (light_ones(light, words), red_ones(red, words)) if part.plain]
    return Text("  ").join(parts) if parts else Text("–")


def _to_come(view: Kyoto, words: GameWords) -> Text:
    """The guards that are left: how many of each value, and how many sound the alarm."""
    if not light_left(view):
        return Text(words.text("board-elites-left", count=total(view.elites) or total(view.elites_gone)))
    pile = view.guards if total(view.guards) else view.guards_gone
    values = "  ".join(f"{value + 1}×{pile[value] + pile[value + CARDS]}" for value in range(CARDS))
    alarms = sum(pile[kind] for kind in range(CARDS, GUARDS))
    return Text(f"{values}  ").append(words.text("board-alarms-left", count=alarms), "dim")


def _leaving(view: Kyoto, words: GameWords) -> Text:
    return Text(words.text("board-leave", count=loot_size(view)))


def _daring(view: Kyoto, words: GameWords) -> Text:
    """What banzai would give, the odds if the raider's hand is known, and what failing would cost."""
    left = total(view.light[view.house]) + total(view.red[view.house])
    text = Text(words.text("board-dare", lost=loot_size(view) - 1, left=left))
    if view.hand[view.turn][0] != HIDDEN:
        text.append(" ").append(words.text("board-odds", rate=chance_of_next(view, view.turn) / CERTAIN), "bold")
    return text
