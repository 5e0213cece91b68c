// Tables of two who move as fast as they can. A move is done when its sender and the other seat have received it.
// node load.mjs tatami|boardgame|floor PORT[,PORT…] TABLES SECONDS matches|moves
// matches: one after the other, each laid in the house's own lobby and played to its end.
// moves: nothing but moves; matches are laid before the counting begins, and boardgame.io's never end.
// With several ports, the two of a table sit at different ones.
// Every message of a match is parsed whole, for either seat; beyond that the generator spends as little as it can.
import { boardgame } from "./boardgame.mjs";
import { floor, tatami } from "./tatami.mjs";

const [kind, tables, seconds] = [process.argv[2], ...process.argv.slice(4, 6).map(Number)];
const whole = process.argv[6] === "matches";
const [MOST_MOVES, SHORTEST] = [6000, 100]; // moves a second of a server, and moves of a short match
const latencies = [];
let counting = false;

// What every table does sooner or later: each says when, and `reached` waits for the last.
function milestone() {
  const missing = new Set(Array(tables).keys());
  let all;
  const reached = new Promise((done) => (all = done));
  const reach = (number) => missing.delete(number) && missing.size === 0 && all();
  return { reached, reach };
}

const laid = milestone();
const moving = milestone(); // each table has made its first move

const run = {
  ports: process.argv[3].split(",").map(Number),
  whole,
  ahead: whole ? 0 : Math.ceil(((seconds + 1) * MOST_MOVES) / SHORTEST / tables), // matches that a table may play
  stopping: false,

  anyOf: (choices) => choices[Math.floor(Math.random() * choices.length)],

  // A table has laid all its matches; go on when every table has.
  ready(number) {
    laid.reach(number);
    return laid.reached;
  },

  // Moves one after the other, by callbacks: `send` the next unless there is none; it is done when neither seat waits.
  moves(number, seats, send) {
    let begun;
    return new Promise((over) => {
      const next = () => {
        begun = performance.now();
        if (!run.stopping && send()) return;
        for (const seat of seats) seat.heard = () => {};
        over();
      };
      const heard = () => {
        if (seats[0].waits || seats[1].waits) return;
        if (counting) latencies.push(performance.now() - begun);
        moving.reach(number);
        next();
      };
      for (const seat of seats) seat.heard = heard;
      next();
    });
  },
};

const after = (time) => new Promise((done) => setTimeout(done, time * 1000));

const play = { tatami, boardgame, floor }[kind];
const playing = Array.from({ length: tables }, (_, number) => play(number, run));
await moving.reached;
await after(1);
counting = true;
await after(seconds);
counting = false;
run.stopping = true;
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))];
console.log(JSON.stringify({ kind, tables, moves_per_s: latencies.length / seconds, p50_ms: at(0.5), p99_ms: at(0.99) }));
await Promise.race([Promise.all(playing), after(2)]);
process.exit(0);
