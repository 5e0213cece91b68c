// Tables of two who move as fast as they can. A move is done when its sender and the other seat have received it.
// node load.mjs tatami|boardgame|floor PORT[,PORT…] TABLES SECONDS matches|moves
// matches: one after the other, each laid in the house's own lobby and played to its end.
// moves: nothing but moves; matches are laid before the counting begins, and boardgame.io's never end.
// With several ports, the two of a table sit at different ones.
import { io } from "socket.io-client";
import WebSocket from "ws";

const [kind, tables, seconds] = [process.argv[2], ...process.argv.slice(4, 6).map(Number)];
const whole = process.argv[6] === "matches";
const bases = process.argv[3].split(",").map((port) => `http://127.0.0.1:${port}`);
const base = bases[0];
const SECRET = /^(deploy|post) /; // moves of 7 Ronin that the other side does not see
const [MOST_MOVES, SHORTEST] = [4000, 100]; // moves a second of a server, and moves of a short match
const latencies = [];
let counting = false;
let stopping = false;

const once = () => {
  let resolve;
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
};

// Matches that each table may play in this time.
const ahead = whole ? 0 : Math.ceil(((seconds + 1) * MOST_MOVES) / SHORTEST / tables);
const allLaid = Array.from({ length: tables }, once);
const moving = Array.from({ length: tables }, once); // each table, once it has made its first move

const anyOf = (choices) => choices[Math.floor(Math.random() * choices.length)];

async function timed(number, move) {
  const begun = performance.now();
  await move();
  moving[number].resolve();
  if (counting) latencies.push(performance.now() - begun);
}

// Somebody at boardgame.io: one socket for all his matches.
async function guest(game, player) {
  const socket = io(`${base}/${game}`, { transports: ["websocket"], forceNew: true });
  const seat = { player, socket, match: null, credentials: undefined, state: null, arrived: once() };
  const take = (match, state) => {
    if (match !== seat.match || (seat.state && state._stateID <= seat.state._stateID)) return;
    seat.state = state;
    seat.arrived.resolve();
  };
  socket.on("sync", (match, info) => take(match, info.state));
  socket.on("update", take);
  await new Promise((done) => socket.on("connect", done));
  return seat;
}

async function seatedAt(match, seat, credentials) {
  Object.assign(seat, { match, credentials, state: null, arrived: once() });
  seat.socket.emit("sync", match, seat.player, credentials, 2);
  await seat.arrived.promise;
}

async function lobby(seats) {
  const match = (await post(base, "/games/tic-tac-toe/create", { numPlayers: 2 })).told.matchID;
  for (const seat of seats) {
    const joined = await post(base, `/games/tic-tac-toe/${match}/join`, { playerID: seat.player, playerName: "Ann" });
    await seatedAt(match, seat, joined.told.playerCredentials);
  }
}

async function boardgame(number) {
  const game = whole ? "tic-tac-toe" : "endless";
  const seats = [await guest(game, "0"), await guest(game, "1")];
  if (!whole) for (const seat of seats) await seatedAt(`match-${process.pid}-${number}`, seat);
  while (!stopping) {
    if (whole) await lobby(seats);
    for (let turn = 0; !stopping && !seats[0].state.ctx.gameover; turn++) {
      const { socket, player, credentials, match, state } = seats[turn % 2];
      const free = state.G.cells.flatMap((cell, place) => (cell === null ? [place] : []));
      const payload = { type: "clickCell", args: [anyOf(free)], playerID: player, credentials };
      for (const seat of seats) seat.arrived = once();
      await timed(number, async () => {
        socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, player);
        await Promise.all(seats.map((seat) => seat.arrived.promise));
      });
    }
  }
  for (const seat of seats) seat.socket.close();
}

async function post(base, path, body, cookie = "") {
  const headers = { "content-type": "application/json", cookie };
  const answer = await fetch(base + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return { told: await answer.json(), cookie: (answer.headers.get("set-cookie") ?? cookie).split(";")[0] };
}

function seated(base, path, cookie = "") {
  const socket = new WebSocket(`${base.replace("http", "ws")}/${path}`, { headers: { cookie } });
  const seat = { socket, update: null, arrived: once(), answered: once() };
  socket.on("message", (frame) => {
    const message = JSON.parse(frame);
    if (message.type === "update") {
      seat.update = message;
      seat.arrived.resolve();
    } else if (message.type === "ack" || message.type === "refused") {
      seat.answered.resolve(message);
    }
  });
  return new Promise((done) => socket.on("open", () => done(seat)));
}

async function watched(base, table, cookie) {
  const seat = await seated(base, `api/tables/${table}/socket`, cookie);
  seat.socket.send('{"type":"watch"}');
  await seat.arrived.promise;
  return seat;
}

// A match of two who sit and watch.
async function laid(here, there, ann, bob) {
  const table = (await post(here, "/api/tables", { game: "seven-ronin", seats: { attacker: "me" } }, ann)).told.id;
  await post(there, `/api/tables/${table}/join`, {}, bob);
  await post(here, `/api/tables/${table}/start`, {}, ann);
  return [await watched(here, table, ann), await watched(there, table, bob)];
}

async function tatami(number) {
  const [here, there] = [bases[number % bases.length], bases[(number + 1) % bases.length]];
  const ann = (await post(here, "/api/me", { nickname: "Ann" })).cookie;
  const bob = (await post(there, "/api/me", { nickname: "Bob" })).cookie;
  const waiting = [];
  while (waiting.length < ahead) waiting.push(await laid(here, there, ann, bob));
  allLaid[number].resolve();
  await Promise.all(allLaid.map((table) => table.promise));
  while (!stopping) {
    const seats = waiting.pop() ?? (await laid(here, there, ann, bob));
    let turn = 0;
    while (!stopping && seats[0].update.outcome === null) {
      const mover = seats.find((seat) => seat.update.legal.length > 0);
      const other = seats.find((seat) => seat !== mover);
      const { move } = anyOf(mover.update.legal);
      other.arrived = once();
      mover.answered = once();
      await timed(number, async () => {
        mover.socket.send(JSON.stringify({ type: "play", id: `m${turn++}`, move }));
        const answer = await mover.answered.promise;
        if (answer.type !== "ack") throw new Error(JSON.stringify(answer));
        if (!SECRET.test(move)) await other.arrived.promise;
      });
    }
    for (const seat of seats) seat.socket.close();
  }
}

// A server without a game: always the same move.
async function floor(number) {
  const seats = [await seated(base, `${process.pid}-${number}`), await seated(base, `${process.pid}-${number}`)];
  for (let turn = 0; !stopping; turn++) {
    seats[1].arrived = once();
    seats[0].answered = once();
    await timed(number, async () => {
      seats[0].socket.send(JSON.stringify({ type: "play", id: `m${turn}`, move: "deploy well" }));
      await seats[0].answered.promise;
      await seats[1].arrived.promise;
    });
  }
  for (const seat of seats) seat.socket.close();
}

const play = { tatami, boardgame, floor }[kind];
const playing = Array.from({ length: tables }, (_, number) => play(number));
await Promise.race([Promise.all(moving.map((table) => table.promise)), Promise.all(playing)]);
await new Promise((done) => setTimeout(done, 1000));
counting = true;
await new Promise((done) => setTimeout(done, seconds * 1000));
counting = false;
stopping = true;
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))];
console.log(JSON.stringify({ kind, tables, moves_per_s: latencies.length / seconds, p50_ms: at(0.5), p99_ms: at(0.99) }));
await Promise.race([Promise.allSettled(playing), new Promise((done) => setTimeout(done, 2000))]);
process.exit(0);
