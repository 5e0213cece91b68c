"""What is in the box of Ronin, and the rulings that are options.

The base rulebook of the published game was not at hand. Its sheet for one and two players was, and it is followed to
the letter; what the sheet takes for granted comes from public reviews where they tell it, and is a *reconstruction*
where they do not. Each table says which:

* *sheet*: stated or strictly implied by the rules for one and two players (Queen Games, 2025);
* *public*: told by reviews of the game;
* *reconstruction*: made for Tatami so that every rule of the sheet has something to act on; not the published game.

``board`` holds the map, goods and tea; ``tiles`` the action tiles, characters and bonus tiles; ``cards`` the missions
and the shogun's cards; ``options`` the number of players, what depends on it, and the readings that players may choose.
See docs/rules/sources-ronin.md.
"""
