"""What people see while rules are compiled for the first time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from tatami.cli.language import say
from tatami.kernel.engines.native import Native


def progress_on(screen: Console) -> Progress:
    """A line that moves while something long is done, and is gone when it is."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
    )


@contextmanager
def compiling_shown(progress: Progress) -> Iterator[None]:
    """A line that moves while rules are compiled; nothing is shown if they are on disk already."""
    tasks: list[TaskID] = []

    def watch(game: str, rule: str, done: int, of: int) -> None:
        line = say("compiling", game=game, rule=rule)
        if not tasks:
            tasks.append(progress.add_task(line, total=of))
        progress.update(tasks[0], description=line, completed=done, total=of)

    before = Native.watcher
    Native.watcher = staticmethod(watch)
    try:
        yield
    finally:
        Native.watcher = staticmethod(before)
        for task in tasks:
            progress.remove_task(task)
