"""What the declarations of any game ask of its catalogues, and every event it can tell."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from itertools import product

from tatami.kernel.events import Argument, Happening, name_of, spelled
from tatami.kernel.game import Game


def enumerations(game: Game) -> set[type[IntEnum]]:
    """Those whose members can be arguments of moves or events."""
    moves = {values for parameters in game.actions.parameters.values() for values in parameters.values()}
    events = {meaning for arguments in game.events.arguments.values() for meaning in arguments.values()}
    return moves | {meaning for meaning in events if issubclass(meaning, IntEnum)}


def declared_messages(game: Game) -> set[str]:
    """The messages that every game must have."""
    return {
        "game",
        "tagline",
        *(f"seat-{seat}" for seat in game.seats),
        *(str(name_of(meaning, member)) for meaning in enumerations(game) for member in meaning),
        *(f"move-{spelled(kind)}" for kind in game.actions.kinds),
        *(f"event-{spelled(kind)}" for kind in game.events.kinds),
        *(f"refusal-{spelled(reason)}" for reason in game.reasons if reason),
        *(f"option-{name}" for name in game.options.choices),
        *(f"option-{name}-{value}" for name, choice in game.options.choices.items() for value in choice.names),
    }


def menu_messages(game: Game) -> set[str]:
    """The headings of menus, for games that word them."""
    return {f"menu-{spelled(kind)}" for kind, parameters in game.actions.parameters.items() if len(parameters) > 1}


def all_values(meaning: Argument) -> Sequence[int]:
    """Every member of an enumeration; of numbers, those from 0 to 3."""
    return list(meaning) if issubclass(meaning, IntEnum) else [0, 1, 2, 3]


def every_happening(game: Game, values: Callable[[Argument], Sequence[int]] = all_values) -> Iterator[Happening]:
    """Every event with every argument it can have."""
    for kind, parameters in game.events.arguments.items():
        for chosen in product(*(values(meaning) for meaning in parameters.values())):
            pairs = zip(parameters.items(), chosen, strict=True)
            yield Happening(spelled(kind), {name: name_of(meaning, value) for (name, meaning), value in pairs}, 0)
