"""How a search thinks, and in which temper."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tatami.kernel.game import Game


@dataclass(frozen=True)
class Style:
    """How a search thinks."""

    exploration: float = 0.7
    advice: int = 8  # how often instinct is asked about a new view
    trust: float = 0.8  # in that advice; the rest of the prior is the same for every action
    random: float = 0.0  # share of random moves after the tree
    horizon: int = 2000  # decisions after which a simulation is broken off and judged by what each seat promises
    margin: float = 0.25  # the share of a reward that goes by the margin instead of the place
    guesses: int = 8  # worlds to choose from, where a game knows which are likely
    settling: int = 128  # visits of a secret node, for each action, before regret is followed


# Where a game is long and its promise says much, looking a round ahead pays better than playing to the end.
HORIZONS = {"samurai-sword": 60}

# What a temper makes of results: the bold want to win, by however little; the careful want not to fall behind either.
# Where a game is won or lost and nothing else, all tempers are the same.
TEMPERS = {"bold": 0.0, "careful": 0.6}


def usual_style(game: Game) -> Style:
    """What has proved good for a game."""
    return Style(horizon=HORIZONS.get(game.name, Style.horizon))


def tempered(style: Style, temper: str) -> Style:
    """The same in another temper; none is named by nothing."""
    return replace(style, margin=TEMPERS[temper]) if temper else style
