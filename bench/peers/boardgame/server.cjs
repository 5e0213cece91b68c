// Tic-tac-toe on boardgame.io, in memory. A full or won board is cleared, so that a match never ends.
const { Server, Origins } = require("boardgame.io/server");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) G.cells = Array(9).fill(null);
      G.cells[cell] = playerID;
      if (won(G.cells) || !G.cells.includes(null)) G.cells = Array(9).fill(null);
    },
  },
};

Server({ games: [TicTacToe], origins: [Origins.LOCALHOST, /.*/] }).run(Number(process.argv[2]));
