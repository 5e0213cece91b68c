// Tables of two who move as fast as they can. A move is done when its sender and the other seat have received it.
// node load.mjs tatami|boardgame|floor PORT[,PORT…] TABLES SECONDS; with several ports, the two of a table sit at different ones
import { io } from "socket.io-client";
import WebSocket from "ws";

const [kind, tables, seconds] = [process.argv[2], ...process.argv.slice(4).map(Number)];
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

const ahead = Math.ceil((seconds + 1) * MOST_MOVES / SHORTEST / tables); // matches that each table may play in this time
const allLaid = Array.from({ length: tables }, once);
const moving = Array.from({ length: tables }, once); // each table, once it has made its first move

async function timed(number, move) {
  const begun = performance.now();
  await move();
  moving[number].resolve();
  if (counting) latencies.push(performance.now() - begun);
}

async function boardgame(number) {
  const match = `match-${process.pid}-${number}`;
  const seats = ["0", "1"].map((player) => {
    const socket = io(`${base}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
    const seat = { player, socket, state: null, arrived: once() };
    const take = (state) => {
      if (seat.state && state._stateID <= seat.state._stateID) return;
      seat.state = state;
      seat.arrived.resolve();
    };
    socket.on("sync", (_match, info) => take(info.state));
    socket.on("update", (_match, state) => take(state));
    return seat;
  });
  for (const seat of seats) {
    if (!seat.socket.connected) await new Promise((done) => seat.socket.on("connect", done));
    seat.socket.emit("sync", match, seat.player, undefined, 2);
    await seat.arrived.promise;
  }
  for (let turn = 0; !stopping; turn++) {
    const mover = seats[turn % 2];
    for (const seat of seats) seat.arrived = once();
    await timed(number, async () => {
      const payload = { type: "clickCell", args: [Math.floor(Math.random() * 9)], playerID: mover.player };
      mover.socket.emit("update", { type: "MAKE_MOVE", payload }, mover.state._stateID, match, mover.player);
      await Promise.all(seats.map((seat) => seat.arrived.promise));
    });
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

// A match of two who sit and watch; laid before the counting begins, as the other house's matches are.
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
      const { move } = mover.update.legal[Math.floor(Math.random() * mover.update.legal.length)];
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
