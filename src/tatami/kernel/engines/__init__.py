"""Three engines for one source: interpreted, native and CUDA.

``interpreted(game)``, ``native(game)`` and ``cuda(game)`` each give the game's rules, and the code that serves every
game, in a form that runs on their kind of machine. NumPy and Numba are imported only by the engines that need them.
"""

from tatami.kernel.engines.interpreted import Interpreted, interpreted

__all__ = ["Interpreted", "interpreted"]
