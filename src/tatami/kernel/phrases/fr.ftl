### Ce qui se dit dans tout jeu, en français.

your-move = { $seat } : à vous.
