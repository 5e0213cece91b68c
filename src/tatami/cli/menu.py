"""Numbered choices, and moves as people type them: ``post kabe well``, or as little of it as is clear."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from tatami.kernel.actions import Action, Actions, UnknownMove

LONG = 9  # so many moves of one kind may stand in a menu before they are grouped by their first argument


@dataclass(frozen=True)
class Choice:
    """A line of a menu: one move, or several that share their beginning and open a smaller menu."""

    label: str
    actions: tuple[int, ...]

    @property
    def opens_menu(self) -> bool:
        return len(self.actions) > 1


class Ambiguous(ValueError):
    """A text that could mean several moves."""

    def __init__(self, text: str, meanings: Sequence[str]) -> None:
        super().__init__(text)
        self.text = text
        self.meanings = tuple(meanings)


def menu(
    actions: Actions,
    open_to_me: Sequence[int],
    label: Callable[[int], str],
    heading: Callable[[Action], str],
    rank: Callable[[Action], int],
) -> list[Choice]:
    """The moves by rank and number, long lists grouped."""
    ordered = sorted(open_to_me, key=lambda action: (rank(actions[action]), action))
    choices = []
    for _, same_kind in groupby(ordered, key=lambda action: actions[action].kind):
        choices += _of_one_kind(actions, tuple(same_kind), label, heading)
    return choices


def _of_one_kind(
    actions: Actions, moves: tuple[int, ...], label: Callable[[int], str], heading: Callable[[Action], str]
) -> list[Choice]:
    groups = [tuple(group) for _, group in groupby(moves, key=lambda move: _opening(actions[move]))]
    if len(moves) <= LONG or not 1 < len(groups) < len(moves):
        return [Choice(label(move), (move,)) for move in moves]
    return [Choice(label(group[0]) if len(group) == 1 else heading(actions[group[0]]), group) for group in groups]


def _opening(action: Action) -> int | None:
    """The first argument."""
    return next((int(value) for value in action.arguments.values()), None)


def understand(text: str, actions: Actions, open_to_me: Iterable[int]) -> int:
    """The move that a text means; among several, one that may be played now, or that is of a kind that may."""
    words = text.lower().split()
    now = set(open_to_me)
    kinds = {actions[action].kind for action in now}
    meant = [action for action in actions if _means(words, action.text.split())]
    exact = [action for action in meant if action.text.split() == words]
    playable = [action for action in meant if action.id in now]
    timely = [action for action in meant if action.kind in kinds]
    for found in (exact, playable, timely, meant):
        if len(found) == 1:
            return found[0].id
        if found:
            raise Ambiguous(text, [action.text for action in found])
    actions.parse(text)
    raise UnknownMove(text, "no such move", ())


def shortened(move: int, actions: Actions, open_to_me: Sequence[int]) -> str:
    """As little of a move as is still clear."""
    words = actions.text(move).split()
    for length in range(2, max(map(len, words))):
        text = " ".join(word[:length] for word in words)
        try:
            if understand(text, actions, open_to_me) == move:
                return text
        except (Ambiguous, UnknownMove):
            continue
    return " ".join(words)


def _means(words: Sequence[str], spelling: Sequence[str]) -> bool:
    """Each word begins the one it stands for; the kind of move may be left out if arguments follow."""
    return _begins(words, spelling) or (len(spelling) > 1 and _begins(words, spelling[1:]))


def _begins(words: Sequence[str], spelling: Sequence[str]) -> bool:
    return len(words) == len(spelling) and all(
        whole.startswith(word) for word, whole in zip(words, spelling, strict=True)
    )
