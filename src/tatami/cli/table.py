"""One person at a terminal, playing bots: sees what the seat may see, chooses, and never loses the match."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tatami.bots import Bot
from tatami.cli.boards import Board
from tatami.cli.language import say
from tatami.cli.menu import Ambiguous, Choice, menu, shortened, understand
from tatami.cli.scores import keep_score
from tatami.cli.screen import interactive, read_line
from tatami.cli.story import outcome, passages, sentences, told
from tatami.cli.trouble import FINE, INTERRUPTED
from tatami.kernel.actions import UnknownMove
from tatami.kernel.events import spelled
from tatami.kernel.words import guide
from tatami.match import Match, PlanEndsHere, Refused, save
from tatami.match.plans import steps_of
from tatami.match.undo import CannotUndo

_RECENT = 14  # events shown above a decision; the log has them all
_ACT_HERE = "bold red"


class Table:
    """A match in progress, its file, and the person it is shown to."""

    def __init__(
        self, match: Match, path: Path, seat: int, bots: Mapping[int, Bot], board: Board, screen: Console
    ) -> None:
        self.match = match
        self.path = path
        self.seat = seat
        self.bots = bots
        self.board = board
        self.words = board.words
        self.guide = guide(match.game, board.words.language)
        self.screen = screen
        self.remark = ""  # to be said when the table is next shown
        self._told = match.ply
        self._choices: list[Choice] = []

    def play(self) -> int:
        """Play to the end, or until the person leaves; gives the exit code."""
        save(self.match, self.path)
        try:
            while not self._bots_have_moved():
                self._decide()
        except EOFError:
            self._tell_how_to_resume()
            return FINE
        except KeyboardInterrupt:
            self.screen.print()
            self._tell_how_to_resume()
            return INTERRUPTED
        self._celebrate()
        return FINE

    def _bots_have_moved(self) -> bool:
        """Let every bot that owes a decision make it; whether the match is over then."""
        while not self.match.over:
            owing = [seat for seat in self.match.actors if seat in self.bots]
            if not owing:
                return False
            seat = owing[0]
            self.match.play(seat, self.bots[seat].choose(self.match.view(seat), seat))
            save(self.match, self.path)
        return True

    def _decide(self) -> None:
        """Show everything, then listen until something changes."""
        if interactive():
            self.screen.clear()
        self.show()
        while not self._answered(read_line(self.screen)):
            pass

    def show(self) -> None:
        """The board, what is new, what must be done, and how."""
        view = self.match.view(self.seat)
        self.screen.print(self.board.draw(view, self.screen.width))
        self._tell_news()
        if self.remark:
            self._note(self.remark)
            self.remark = ""
        self.screen.print(Text(f"▶ {self.guide.prompt(view, self.seat)}", _ACT_HERE))
        self._offer(self.guide.offered(view, self.match.legal(self.seat)))

    def _tell_news(self) -> None:
        news = told(self.match.history[self._told :], self.seat)
        self._told = self.match.ply
        if len(news) > _RECENT:
            self.screen.print(Text(say("more-in-the-log", count=len(news) - _RECENT), "dim"))
        if news:
            self.screen.print(sentences(news[-_RECENT:], self.words))

    def _offer(self, moves: list[int] | tuple[int, ...], inner: bool = False) -> None:
        """Print a menu."""
        view = self.match.view(self.seat)
        actions = self.match.game.actions
        if inner:
            self._choices = [Choice(self.guide.label(view, move), (move,)) for move in moves]
        else:
            label, heading = partial(self.guide.label, view), partial(self.guide.heading, view)
            self._choices = menu(actions, moves, label, heading, self.guide.rank)
        lines = [
            Text.assemble((f"{number:>3} ", "bold yellow"), choice.label)
            for number, choice in enumerate(self._choices, 1)
        ]
        self.screen.print(Columns(lines, padding=(0, 2), equal=True, column_first=True))
        self.screen.print(Text(say("keys-back" if inner else "keys"), "dim"))

    def _answered(self, line: str) -> bool:
        """Do what a line says; whether the table must be shown anew."""
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[], bool]] = {
            "": lambda: True,
            "0": lambda: True,
            "u": self._undo,
            "r": self._show_rules,
            "l": self._show_log,
            "q": self._leave,
            "h": lambda: self._help(rest),
            "?": lambda: self._help(rest),
            "hint": self._hint,
        }
        key = self._key_meant(word.lower())
        if key in commands:
            return commands[key]()
        if line.isdigit():
            return self._pick(int(line))
        return self._play_plan(line)

    def _key_meant(self, word: str) -> str:
        """A key, or the word beside it in the line of keys; the moves of the game come first."""
        if word in map(spelled, self.match.game.actions.kinds):
            return word
        beside = {name: key for key, _, name in (part.partition(" ") for part in say("keys").split(" · ")[1:])}
        return beside.get(word, word)

    def _pick(self, number: int) -> bool:
        """A number of the menu: a move, or a smaller menu."""
        if not 1 <= number <= len(self._choices):
            self._note(say("no-such-number", number=number, last=len(self._choices)))
            return False
        choice = self._choices[number - 1]
        if choice.opens_menu:
            self._offer(choice.actions, inner=True)
            return False
        return self._play([choice.actions[0]])

    def _play_plan(self, line: str) -> bool:
        """Moves as text, one or several with commas between: all of them are played, or none."""
        moves: list[int] = []
        try:
            for step in steps_of(self.match, self.seat, line.split(","), self._meant):
                moves.append(step.move(step.ply).action)
        except Refused as refused:
            self._note(say("refused", move=refused.text, reason=self.words.refusal(refused.reason)))
        except PlanEndsHere:
            self._note(say("plan-ends-here"))
        except Ambiguous as unclear:
            self._note(say("ambiguous", text=unclear.text, meanings=", ".join(unclear.meanings)))
        except UnknownMove as unknown:
            self._note(say("unknown-move", text=unknown.text, expected=", ".join(unknown.expected)))
        else:
            return self._play(moves)
        if moves:
            self._note(say("nothing-played", count=len(moves)))
        return False

    def _meant(self, part: str, attempt: Match) -> int:
        """A part of a plan: a number of the menu, or a move in words."""
        part = part.strip()
        if part.isdigit() and 1 <= int(part) <= len(self._choices) and not self._choices[int(part) - 1].opens_menu:
            return self._choices[int(part) - 1].actions[0]
        return understand(part, self.match.game.actions, attempt.legal(self.seat))

    def _play(self, moves: list[int]) -> bool:
        for move in moves:
            self.match.play(self.seat, move)
        save(self.match, self.path)
        return True

    def _undo(self) -> bool:
        try:
            taken = self.match.undo(self.seat)
        except CannotUndo as refused:
            self._note(say(f"undo-{spelled(refused.barrier)}"))
            return False
        self._told = self.match.ply
        save(self.match, self.path)
        self.remark = say("undone", move=self.words.move(taken.action))
        return True

    def _help(self, name: str) -> bool:
        """The keys; or, with a name, what that place or person does."""
        if name:
            self._note(self.guide.about(name.strip().lower()) or say("nothing-about", name=name))
            return False
        grid = Grid.grid(padding=(0, 2))
        examples = self._examples()
        for key in ("number", "text", "plan", "undo", "rules", "about", "hint", "log", "show", "quit"):
            keys, _, meaning = say(f"key-{key}", **examples).partition(" | ")
            grid.add_row(Text(keys, "bold yellow"), meaning)
        self.screen.print(Padding(grid, (1, 2)))
        return False

    def _examples(self) -> dict[str, str]:
        """Moves and names of this very moment."""
        actions, legal = self.match.game.actions, self.match.legal(self.seat)
        moves = sorted(legal, key=lambda move: not actions[move].arguments)[:2]
        names = [spelled(member) for member in self.guide.matters(self.match.view(self.seat))]
        return {
            "move": actions.text(moves[0]),
            "short": shortened(moves[0], actions, legal),
            "plan": ", ".join(actions.text(move) for move in moves),
            "name": names[0] if names else say("some-name"),
        }

    def _hint(self) -> bool:
        """What the options are worth, as far as the person can know."""
        from tatami.cli.hint import AT_THE_TABLE, hint_for, options_table

        view = self.match.view(self.seat)
        appraisal = hint_for(self.match.game, view, self.seat, AT_THE_TABLE, seed=self.match.ply)
        self.screen.print(options_table(appraisal, partial(self.guide.label, view), len(self.match.seats) > 1))
        return False

    def _show_rules(self) -> bool:
        self.screen.print(Padding(passages(self.guide.rules(self.match.view(self.seat))), (1, 2)))
        return False

    def _show_log(self) -> bool:
        self.screen.print(sentences(self.match.events(self.seat), self.words))
        return False

    def _leave(self) -> bool:
        raise EOFError

    def _note(self, text: str) -> None:
        self.screen.print(Text(text, "yellow"))

    def _tell_how_to_resume(self) -> None:
        self.screen.print(Text(say("kept", file=str(self.path))), soft_wrap=True)
        self.screen.print(Text(f"  tatami play --resume {shlex.quote(str(self.path))}", "bold"), soft_wrap=True)

    def _celebrate(self) -> None:
        """The last position, the result, and all that proves it."""
        self.screen.print(self.board.draw(self.match.view(self.seat), self.screen.width))
        self._tell_news()
        self.screen.print(Panel(outcome(self.match, self.words), border_style=_ACT_HERE, expand=False))
        keep_score(self.match, self.screen)
        self.screen.print(Text(say("proof", commitment=self.match.commitment, seed=self.match.secret.hex()), "dim"))
        self.screen.print(Text(say("kept", file=str(self.path))), soft_wrap=True)
        for command in ("verify", "replay"):
            self.screen.print(Text(f"  tatami {command} {shlex.quote(str(self.path))}", "bold"), soft_wrap=True)
