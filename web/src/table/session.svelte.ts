/** A person at a table: the table as it is now or as it was, what one does there, and what was refused. */
import { momentAt, momentsOf, Refused } from "../net/http.ts";
import type { Happening, Legal, Moment } from "../net/messages.ts";
import { type Picture, TableClient } from "../net/socket.svelte.ts";
import { Pace, type Shown } from "./pace.svelte.ts";

export interface Trouble {
  reason: string;
  text: string;
}

/** The table as it was. */
interface Past extends Shown {
  moment: number;
  moments: Moment[];
  eyes: string;
}

export class Session {
  readonly client: TableClient;
  readonly #pace = new Pace();
  trouble = $state.raw<Trouble | null>(null);
  past = $state.raw<Past | null>(null);
  wanted = $state<number | null>(null); // the moment that one looks for; it may still be on its way
  busy = $state(false);
  #look = 0;

  constructor(id: string) {
    this.client = new TableClient(id);
    this.client.onupdate = () => {
      const { picture, events } = this.client;
      if (picture) this.#pace.take({ picture, events }, this.busy || this.#decidesStill(picture));
    };
  }

  get picture(): Picture | null {
    return this.past?.picture ?? this.#pace.shown?.picture ?? null;
  }

  get events(): Happening[] {
    return this.past?.events ?? this.#pace.shown?.events ?? [];
  }

  /** What has happened since one's own last move. */
  get news(): Happening[] {
    return this.past ? [] : (this.#pace.shown?.events.slice(this.#pace.heard) ?? []);
  }

  /** What may be done, once one has seen all that has happened; nothing in a pause. */
  get legal(): Legal[] {
    const waits = this.past || this.#pace.behind || this.client.table?.paused;
    return waits ? [] : (this.client.picture?.legal ?? []);
  }

  /** Who planned before and plans on is not kept waiting by what others do meanwhile. */
  #decidesStill(next: Picture): boolean {
    const { you } = this.client;
    return you !== null && next.actors.includes(you) && (this.#pace.shown?.picture.actors.includes(you) ?? false);
  }

  /** Skip to the present; says whether there was anything to skip. */
  catchUp(): boolean {
    const { behind } = this.#pace;
    if (behind) this.#pace.catchUp();
    return behind;
  }

  /** Play a move; if it is refused, say why. */
  play(move: string): Promise<boolean> {
    this.#pace.heard = this.client.events.length;
    return this.attempt(this.client.play(move));
  }

  undo(): Promise<boolean> {
    return this.attempt(this.client.undo());
  }

  /** Do what may be done, explain what may not. */
  touch(move: string): Promise<boolean> {
    if (this.legal.some((legal) => legal.move === move)) return this.play(move);
    return this.attempt(this.client.why(move));
  }

  /** Ask what a bot would do; one may go on playing meanwhile, and then it is of no use any more. */
  async advise(): Promise<void> {
    try {
      await this.client.advise();
    } catch (why) {
      this.client.hint = null;
      if (!(why instanceof Refused && why.reason === "conflict")) this.trouble = { reason: "", text: (why as Error).message };
    }
  }

  /** Wait for something that may be refused. */
  async attempt(asked: Promise<unknown>): Promise<boolean> {
    this.busy = true;
    try {
      await asked;
      this.trouble = null;
      return true;
    } catch (why) {
      this.trouble = { reason: why instanceof Refused ? why.reason : "", text: (why as Error).message };
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Look at a moment, through the eyes of a seat once all may be known. */
  async lookBack(moment: number, eyes = this.past?.eyes): Promise<void> {
    const look = (this.#look += 1);
    this.wanted = moment;
    await this.attempt(
      (async () => {
        const known = this.past?.eyes === eyes && this.past ? this.past : await momentsOf(this.client.id, eyes);
        const seat = "eyes" in known ? known.eyes : known.seat;
        const last = known.moments.length - 1;
        const { events, keep: _, type: __, ...picture } = await momentAt(this.client.id, clamp(moment, last), eyes);
        if (look !== this.#look) return; // somebody looks elsewhere by now
        this.wanted = clamp(moment, last);
        this.past = { moment: this.wanted, moments: known.moments, eyes: seat, picture, events };
      })(),
    );
  }

  /** The first moment at which an event had been told. */
  async momentOf(event: number): Promise<number> {
    const moments = this.past?.moments ?? (await momentsOf(this.client.id)).moments;
    return Math.max(0, moments.findIndex((moment) => moment.events > event));
  }

  backToNow(): void {
    this.#look += 1;
    this.wanted = null;
    this.past = null;
  }

  close(): void {
    this.#pace.stop();
    this.client.close();
  }
}

function clamp(moment: number, last: number): number {
  return Math.max(0, Math.min(moment, last));
}
