// Two who play 7 Ronin in our house, and two who make always the same move at a server without a game.
import { dial, post } from "./wire.mjs";

const SECRET = /^(deploy|post) /; // moves of 7 Ronin that the other side does not see

class Seat {
  wire = null;
  update = null;
  behind = true; // an update is to come
  heard = () => {}; // whom to tell of every message
  #asked = null; // the move whose ack is to come
  #moves = 0;

  get waits() {
    return this.behind || this.#asked !== null;
  }

  hear(text) {
    const message = JSON.parse(text);
    if (message.type === "update") {
      this.update = message;
      this.behind = false;
    } else if (message.type === "ack" && message.id === this.#asked) {
      this.#asked = null;
    } else if (message.type === "refused") {
      throw new Error(text);
    }
    this.heard();
  }

  play(move) {
    this.#asked = `m${this.#moves++}`;
    this.behind = true;
    this.wire.say(JSON.stringify({ type: "play", id: this.#asked, move }));
  }
}

async function seated(port, path, cookie) {
  const seat = new Seat();
  seat.wire = await dial(port, path, (text) => seat.hear(text), cookie);
  return seat;
}

async function watched(port, table, cookie) {
  const seat = await seated(port, `/api/tables/${table}/socket`, cookie);
  seat.wire.say('{"type":"watch"}');
  await new Promise((done) => (seat.heard = () => seat.waits || done()));
  return seat;
}

// A match of two who sit and watch.
async function laid(here, there, ann, bob) {
  const table = (await post(here, "/api/tables", { game: "seven-ronin", seats: { attacker: "me" } }, ann)).told.id;
  await post(there, `/api/tables/${table}/join`, {}, bob);
  await post(here, `/api/tables/${table}/start`, {}, ann);
  return [await watched(here, table, ann), await watched(there, table, bob)];
}

export async function tatami(number, run) {
  const [here, there] = [run.ports[number % run.ports.length], run.ports[(number + 1) % run.ports.length]];
  const ann = (await post(here, "/api/me", { nickname: "Ann" })).cookie;
  const bob = (await post(there, "/api/me", { nickname: "Bob" })).cookie;
  const waiting = [];
  while (waiting.length < run.ahead) waiting.push(await laid(here, there, ann, bob));
  await run.ready(number);
  while (!run.stopping) {
    const seats = waiting.pop() ?? (await laid(here, there, ann, bob));
    await run.moves(number, seats, () => {
      if (seats[0].update.outcome !== null) return false;
      const [mover, other] = seats[0].update.legal.length > 0 ? seats : [seats[1], seats[0]];
      const { move } = run.anyOf(mover.update.legal);
      other.behind = !SECRET.test(move);
      mover.play(move);
      return true;
    });
    for (const seat of seats) seat.wire.leave();
  }
}

// A server without a game: nothing is a secret there, and nothing ends.
export async function floor(number, run) {
  const path = `/${process.pid}-${number}`;
  const seats = [await seated(run.ports[0], path), await seated(run.ports[0], path)];
  await run.moves(number, seats, () => {
    seats[1].behind = true;
    seats[0].play("deploy well");
    return true;
  });
  for (const seat of seats) seat.wire.leave();
}
