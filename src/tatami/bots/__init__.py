"""Players that are not people. A bot is handed a view and nothing else."""

from tatami.bots.bot import Bot, UnknownBot, find, known, names, needs_compiler, simulations

__all__ = ["Bot", "UnknownBot", "find", "known", "names", "needs_compiler", "simulations"]
