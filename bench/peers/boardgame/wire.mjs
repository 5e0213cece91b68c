// What goes over the network, by plain sockets: the generator shares its cores with the server that it measures, and
// what it spends is missing there. Texts over a WebSocket of our own (RFC 6455), and requests over kept connections.
import { createHash, randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { connect } from "node:net";

const HOST = "127.0.0.1";
const GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"; // the RFC's, for the handshake
const [WHOLE, MASKED] = [0x80, 0x80]; // in the first byte of a frame, and in its second
const [TEXT, CLOSE, PING, PONG] = [0x1, 0x8, 0x9, 0xa];
const [TWO_BYTES, EIGHT_BYTES] = [126, 127]; // instead of a size: it stands in the bytes that follow
const NOT_WHOLE = -1;
const NORMAL = Buffer.from([0x03, 0xe8]); // 1000: why we leave
const READ = Buffer.allocUnsafeSlow(1 << 16); // for every wire: what a read brings is heard before the next is made
const kept = new Agent({ keepAlive: true, timeout: 4000 }); // servers drop an idle connection after five seconds

// Open a wire; every text that comes over it is heard at once.
export function dial(port, path, hear, cookie = "") {
  return new Promise((opened) => new Wire(port, path, hear, cookie, opened));
}

class Wire {
  #socket;
  #hear;
  #opened; // whom to tell, until it is open
  #key = randomBytes(16).toString("base64");
  #begun = null; // the bytes of a frame whose end has not come
  #left = false;

  constructor(port, path, hear, cookie, opened) {
    this.#hear = hear;
    this.#opened = opened;
    const onread = { buffer: READ, callback: (size) => this.#take(size) };
    this.#socket = connect({ host: HOST, port, noDelay: true, onread });
    this.#socket.on("error", (error) => this.#lost(error));
    this.#socket.on("close", () => this.#lost(new Error(`${path}: the server has hung up`)));
    const asked = [`GET ${path} HTTP/1.1`, `Host: ${HOST}:${port}`, "Connection: Upgrade", "Upgrade: websocket"];
    asked.push("Sec-WebSocket-Version: 13", `Sec-WebSocket-Key: ${this.#key}`);
    if (cookie) asked.push(`Cookie: ${cookie}`);
    this.#socket.write(`${asked.join("\r\n")}\r\n\r\n`);
  }

  say(text) {
    this.#send(TEXT, Buffer.byteLength(text), (frame, begin) => frame.write(text, begin));
  }

  leave() {
    this.#left = true;
    this.#answer(CLOSE, NORMAL);
  }

  #answer(kind, bytes) {
    this.#send(kind, bytes.length, (frame, begin) => bytes.copy(frame, begin));
  }

  // One frame in one write. Nobody here says more than two bytes can count.
  #send(kind, size, fill) {
    const begin = size < TWO_BYTES ? 6 : 8;
    const frame = Buffer.allocUnsafe(begin + size);
    frame[0] = WHOLE | kind;
    frame[1] = MASKED | (size < TWO_BYTES ? size : TWO_BYTES);
    if (size >= TWO_BYTES) frame.writeUInt16BE(size, 2);
    frame.writeUInt32BE(Math.floor(Math.random() * 2 ** 32), begin - 4); // the mask
    fill(frame, begin);
    for (let at = 0; at < size; at++) frame[begin + at] ^= frame[begin - 4 + (at & 3)];
    this.#socket.write(frame);
  }

  #take(size) {
    const bytes = this.#begun ? Buffer.concat([this.#begun, READ.subarray(0, size)]) : READ;
    const end = this.#begun ? bytes.length : size;
    let at = this.#opened ? this.#welcome(bytes.toString("latin1", 0, end)) : 0;
    for (let next = at; next !== NOT_WHOLE && !this.#opened; next = this.#frame(bytes, at, end)) at = next;
    this.#begun = at < end ? Buffer.from(bytes.subarray(at, end)) : null;
  }

  // Where the first frame begins, once the server has agreed.
  #welcome(text) {
    const end = text.indexOf("\r\n\r\n");
    if (end < 0) return 0;
    const accepted = createHash("sha1").update(this.#key + GUID).digest("base64");
    if (!text.startsWith("HTTP/1.1 101 ") || !text.slice(0, end).includes(accepted)) throw new Error(text);
    this.#opened(this);
    this.#opened = null;
    return end + 4;
  }

  // Hear the frame that begins here; where the next one does.
  #frame(bytes, at, end) {
    if (at + 2 > end) return NOT_WHOLE;
    let size = bytes[at + 1];
    let begin = at + 2;
    if (size === TWO_BYTES) {
      begin += 2;
      size = begin > end ? Infinity : bytes.readUInt16BE(at + 2);
    } else if (size === EIGHT_BYTES) {
      begin += 8;
      size = begin > end ? Infinity : Number(bytes.readBigUInt64BE(at + 2));
    } else if (size >= MASKED) throw new Error("a server does not mask");
    if (begin + size > end) return NOT_WHOLE;
    if (bytes[at] === (WHOLE | TEXT)) this.#hear(bytes.toString("utf8", begin, begin + size));
    else this.#control(bytes[at] ^ WHOLE, bytes.subarray(begin, begin + size));
    return begin + size;
  }

  #control(kind, content) {
    if (kind === PING) this.#answer(PONG, content);
    else if (kind === CLOSE && this.#left) this.#socket.end();
    else if (kind !== PONG) throw new Error(`a frame of kind ${kind}: ${content}`);
  }

  #lost(error) {
    if (!this.#left) throw error;
  }
}

// Ask a server for something; what it told, and the cookie to bring along from now on.
export function post(port, path, body, cookie = "") {
  const text = JSON.stringify(body);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text), cookie };
  return new Promise((answered, failed) => {
    const asked = request({ agent: kept, host: HOST, port, path, method: "POST", headers }, (answer) => {
      let told = "";
      answer.setEncoding("utf8").on("data", (part) => (told += part));
      answer.on("end", () => {
        if (answer.statusCode >= 300) failed(new Error(`${path}: ${answer.statusCode} ${told}`));
        else answered({ told: JSON.parse(told), cookie: (answer.headers["set-cookie"]?.[0] ?? cookie).split(";")[0] });
      });
    });
    asked.on("error", failed).end(text);
  });
}
