### What can be said in any game, in English.

your-move = { $seat }: your move.
