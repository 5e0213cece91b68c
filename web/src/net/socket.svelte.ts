/** One table, followed over its socket. Whatever is sent is sent again, with the same id, until it is answered. */
import { language } from "../words/words.svelte.ts";
import { Refused } from "./http.ts";
import type { Clocks, Frame, Happening, Hint, Legal, Outcome, Said, TableInfo, Update, View } from "./messages.ts";

export type Line = "connecting" | "online" | "offline" | "refused";

interface Sent {
  frame: string;
  done: () => void;
  failed: (why: Error) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
const REFUSED = 4000;

/** What a seat may know at one moment. */
export interface Picture {
  version: number;
  view: View;
  actors: string[];
  legal: Legal[];
  prompt: string;
  outcome: Outcome | null;
  derived: View; // what the rules compute from the view, so that no board computes it again
}

export class TableClient {
  table = $state.raw<TableInfo | null>(null);
  picture = $state.raw<Picture | null>(null);
  events = $state.raw<Happening[]>([]);
  hint = $state.raw<Pick<Hint, "progress" | "options"> | null>(null);
  chat = $state.raw<Said[]>([]);
  clocks = $state.raw<(Clocks & { heard: number }) | null>(null);
  line = $state<Line>("connecting");
  turnedAway = $state<string | null>(null);

  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Sent>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** Told of every update, right after it was taken in. */
  onupdate: () => void = () => undefined;

  constructor(readonly id: string) {
    this.#open();
  }

  get you(): string | null {
    return this.table?.seats.find((seat) => seat.you)?.seat ?? null;
  }

  get yourTurn(): boolean {
    return this.you !== null && (this.picture?.actors.includes(this.you) ?? false);
  }

  play(move: string): Promise<void> {
    return this.#ask({ type: "play", move });
  }

  /** A whole plan: all of it, or nothing. */
  playAll(moves: string[]): Promise<void> {
    return this.#ask({ type: "play_all", moves });
  }

  /** Take so many of one's last moves back and play others instead: all of it, or nothing. */
  replan(back: number, moves: string[]): Promise<void> {
    return this.#ask({ type: "replan", back, moves });
  }

  undo(): Promise<void> {
    return this.#ask({ type: "undo" });
  }

  resign(): Promise<void> {
    return this.#ask({ type: "resign" });
  }

  /** Let a bot play one's seat until one comes back. */
  handOver(bot: string): Promise<void> {
    return this.#ask({ type: "hand_over", bot });
  }

  /** Play one's seat again, after a bot has. */
  takeBack(): Promise<void> {
    return this.#ask({ type: "take_back" });
  }

  propose(what: string, seat?: string): Promise<void> {
    return this.#ask({ type: "propose", what, ...(seat === undefined ? {} : { seat }) });
  }

  answer(proposal: number, agree: boolean): Promise<void> {
    return this.#ask({ type: "answer", proposal, agree });
  }

  /** Say a line, or a quick phrase. */
  speak(line: { text: string } | { phrase: string }): Promise<void> {
    return this.#ask({ type: "say", ...line });
  }

  mute(seat: string, muted: boolean): Promise<void> {
    return this.#ask({ type: "mute", seat, muted });
  }

  /** What a bot would do here: `hint` gets better and better, and this is done when it is as good as it gets. */
  advise(): Promise<void> {
    this.hint = { progress: 0, options: [] };
    return this.#ask({ type: "hint" });
  }

  /** Which rule forbids a move: fails with it, and does nothing if there is none. */
  why(move: string): Promise<void> {
    return this.#ask({ type: "why", move });
  }

  /** Hear everything again, in the language of now. */
  hearAgain(): void {
    this.#say({ type: "watch", since: 0, language: language() });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.line = "online";
      this.#say({ type: "watch", since: this.picture?.version ?? 0, language: language() });
      for (const sent of this.#unanswered.values()) socket.send(sent.frame);
    };
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(JSON.parse(message.data) as Frame);
    socket.onclose = (end) => this.#lost(end.code);
  }

  #lost(code: number): void {
    if (this.#closed) return;
    this.line = code === REFUSED ? "refused" : "offline";
    if (this.line === "refused") return;
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #ask(message: object): Promise<void> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const frame = JSON.stringify({ ...message, id });
    return new Promise((done, failed) => {
      this.#unanswered.set(id, { frame, done, failed });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
    });
  }

  #hear(frame: Frame): void {
    if (frame.type === "table") this.table = frame.table;
    else if (frame.type === "update") this.#take(frame);
    else if (frame.type === "clocks") this.clocks = { ...frame, heard: Date.now() };
    else if (frame.type === "hint") this.#advised(frame.id, frame);
    else if (frame.type === "chat") this.#listen(frame.lines);
    else if (frame.type === "ack") this.#answered(frame.id)?.done();
    else if (frame.type === "why") this.#explained(frame.id, frame.reason, frame.text);
    else if (frame.type === "refused") this.#refused(frame.id, frame.reason, frame.text);
  }

  #take(update: Update): void {
    const { keep, events, ...picture } = update;
    this.events = [...this.events.slice(0, keep), ...events];
    this.picture = picture;
    this.hint = null;
    this.onupdate();
  }

  /** Lines come again after a reconnect, and in the language of now. */
  #listen(lines: Said[]): void {
    const known = new Map(this.chat.map((said) => [said.number, said]));
    for (const said of lines) known.set(said.number, said);
    this.chat = [...known.values()].sort((one, other) => one.number - other.number);
  }

  #advised(id: string, hint: Hint): void {
    if (this.#unanswered.has(id)) this.hint = hint;
    if (hint.progress >= 1) this.#answered(id)?.done();
  }

  #explained(id: string, reason: string | null, text: string | null): void {
    const sent = this.#answered(id);
    if (reason === null) sent?.done();
    else sent?.failed(new Refused(reason, text ?? reason));
  }

  #refused(id: string | null, reason: string, text: string): void {
    const sent = id === null ? undefined : this.#answered(id);
    if (sent) sent.failed(new Refused(reason, text));
    else this.turnedAway = text;
  }

  #answered(id: string): Sent | undefined {
    const sent = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    return sent;
  }
}
