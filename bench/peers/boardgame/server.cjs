// boardgame.io, in memory: tic-tac-toe, and a board of it that is cleared when it is full or won, so that it never ends.
const { INVALID_MOVE } = require("boardgame.io/core");
const { Server, Origins } = require("boardgame.io/server");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);
const full = (cells) => !cells.includes(null);
const blank = () => ({ cells: Array(9).fill(null) });

const TicTacToe = {
  name: "tic-tac-toe",
  setup: blank,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => (won(G.cells) ? { winner: ctx.currentPlayer } : full(G.cells) ? { draw: true } : undefined),
};

const Endless = {
  ...TicTacToe,
  name: "endless",
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
      if (won(G.cells) || full(G.cells)) G.cells = blank().cells;
    },
  },
  endIf: undefined,
};

Server({ games: [TicTacToe, Endless], origins: [Origins.LOCALHOST, /.*/] }).run(Number(process.argv[2]));
