"""Players that search: information-set Monte-Carlo tree search for every game of the contract.

``simulation`` is the search itself, compiled for each game; ``thinker`` is one tree on one core, which thinks in a
``style``; ``player`` spends a ``budget`` on one or several of them and chooses; ``levels`` are the strengths that
people know by name.
"""
