// Two who play tic-tac-toe at boardgame.io, which speaks Socket.IO 5 over Engine.IO 4.
import { dial, post } from "./wire.mjs";

const PATH = "/socket.io/?EIO=4&transport=websocket";
const [OPENED, PING, PONG] = ["0", "2", "3"]; // the packets of Engine.IO, told by their first letter
const [JOIN, EVENT] = ["40", "42"]; // those of Socket.IO inside

// Somebody with one socket for all his matches.
class Guest {
  state = null;
  waits = true; // for a state
  heard = () => {}; // whom to tell of every new one
  #wire;
  #join; // how the packets begin that join the game
  #event; // and those that tell something of it
  #joined;
  #match = null;
  #credentials;

  constructor(game, player) {
    this.player = player;
    this.#join = `${JOIN}/${game},`;
    this.#event = `${EVENT}/${game},`;
  }

  async arrive(port) {
    this.#wire = await dial(port, PATH, (packet) => this.#hear(packet));
    this.#wire.say(this.#join);
    await new Promise((done) => (this.#joined = done));
  }

  async sit(match, credentials) {
    [this.#match, this.#credentials, this.state] = [match, credentials, null];
    this.#emit("sync", match, this.player, credentials, 2);
    await new Promise((done) => (this.heard = done));
  }

  play(cell) {
    const payload = { type: "clickCell", args: [cell], playerID: this.player, credentials: this.#credentials };
    this.#emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.#match, this.player);
  }

  leave() {
    this.#wire.leave();
  }

  #emit(...event) {
    this.#wire.say(this.#event + JSON.stringify(event));
  }

  #hear(packet) {
    if (packet.startsWith(this.#event)) this.#learn(JSON.parse(packet.slice(this.#event.length)));
    else if (packet === PING) this.#wire.say(PONG);
    else if (packet.startsWith(this.#join)) this.#joined();
    else if (!packet.startsWith(OPENED)) throw new Error(packet);
  }

  #learn([name, match, told]) {
    if (name === "update") this.#take(match, told);
    else if (name === "sync") this.#take(match, told.state);
  }

  #take(match, state) {
    if (match !== this.#match || (this.state && state._stateID <= this.state._stateID)) return;
    this.state = state;
    this.waits = false;
    this.heard();
  }
}

async function lobby(port, seats) {
  const match = (await post(port, "/games/tic-tac-toe/create", { numPlayers: 2 })).told.matchID;
  for (const seat of seats) {
    const joined = await post(port, `/games/tic-tac-toe/${match}/join`, { playerID: seat.player, playerName: "Ann" });
    await seat.sit(match, joined.told.playerCredentials);
  }
}

const free = (cells) => cells.flatMap((cell, place) => (cell === null ? [place] : []));

export async function boardgame(number, run) {
  const [port] = run.ports;
  const seats = ["0", "1"].map((player) => new Guest(run.whole ? "tic-tac-toe" : "endless", player));
  for (const seat of seats) await seat.arrive(port);
  if (!run.whole) for (const seat of seats) await seat.sit(`match-${process.pid}-${number}`);
  while (!run.stopping) {
    if (run.whole) await lobby(port, seats);
    let turn = 0;
    await run.moves(number, seats, () => {
      if (seats[0].state.ctx.gameover) return false;
      for (const seat of seats) seat.waits = true;
      const mover = seats[turn++ % 2];
      mover.play(run.anyOf(free(mover.state.G.cells)));
      return true;
    });
  }
  for (const seat of seats) seat.leave();
}
