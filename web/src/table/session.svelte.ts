/** A person at a table: the table as it is now or as it was, what one does there, and what was refused. */
import { tick } from "svelte";

import { momentAt, momentsOf, Refused } from "../net/http.ts";
import type { Happening, Legal, Moment } from "../net/messages.ts";
import { type Picture, TableClient } from "../net/socket.svelte.ts";
import type { Aim } from "../parts/aim.svelte.ts";
import { type Beat, Beats, type Scene } from "../parts/beats.svelte.ts";
import { playerName } from "../words/names.ts";
import { retold, tell } from "../words/words.svelte.ts";

export interface Trouble {
  reason: string;
  text: string;
}

/** The moment of the past that is looked at, and through whose eyes. */
interface Past {
  moment: number;
  moments: Moment[];
  eyes: string;
}

export class Session {
  readonly client: TableClient;
  readonly #live = new Beats();
  readonly #replay = new Beats();
  aim = $state.raw<Aim | null>(null); // set by the board's Aim
  seatName = $state.raw<((picture: Picture, seat: string) => string) | null>(null); // set with the board
  trouble = $state.raw<Trouble | null>(null);
  past = $state.raw<Past | null>(null);
  wanted = $state<number | null>(null); // the moment that one looks for; it may still be on its way
  busy = $state(false);
  #look = 0;

  constructor(id: string) {
    this.client = new TableClient(id);
    this.client.onupdate = () => {
      const { picture, events } = this.client;
      if (picture) this.#live.take({ picture, events }, this.busy, this.#decidesStill(picture) || this.#isHeardAgain(picture));
    };
  }

  /** The beats on the screen: those of the past that is looked at, or of the present. */
  get beats(): Beats {
    return this.past ? this.#replay : this.#live;
  }

  /** How the game's board shows what happens. */
  set scene(scene: Scene | null) {
    this.#live.scene = scene;
    this.#replay.scene = scene;
  }

  /** What the screen shows now; it may be older than the newest update. */
  get picture(): Picture | null {
    return this.beats.shown?.picture ?? null;
  }

  events = $derived.by(() => this.#told(this.beats.shown?.events ?? []));

  /** What a seat is called here. */
  nameOf(seat: string): string {
    const [picture, game] = [this.picture, this.client.table?.game ?? ""];
    return this.seatName && picture ? this.seatName(picture, seat) : tell(game, `seat-${seat}`);
  }

  /** Who plays a seat, for sentences about people. */
  playerOf(seat: string): string {
    const { table } = this.client;
    return table ? playerName(table, seat, this.seatName ? this.nameOf(seat) : null) : "";
  }

  /** Events in the words of the catalogue, with the names that the board has for the seats. */
  #told(events: Happening[]): Happening[] {
    const game = this.client.table?.game;
    return this.seatName && game ? events.map((event) => ({ ...event, text: retold(game, event, (seat) => this.nameOf(seat)) })) : events;
  }

  /** The beat that is shown, while beats run. */
  beat = $derived.by((): Beat | null => {
    const { beat } = this.beats;
    return beat && { ...beat, events: this.#told(beat.events) };
  });

  /** What has happened since one's own last move. */
  news = $derived.by(() => (this.past ? [] : this.#told(this.#live.shown?.events.slice(this.#live.heard) ?? [])));

  /** What may be done, once one has seen all that has happened; nothing in a pause. */
  get legal(): Legal[] {
    const waits = this.past || this.#live.behind || this.client.table?.paused;
    return waits ? [] : (this.client.picture?.legal ?? []);
  }

  /** Whether it is one's own turn, as far as the screen has shown it. */
  get yourTurn(): boolean {
    const { you } = this.client;
    return you !== null && (this.#live.shown?.picture.actors.includes(you) ?? false);
  }

  /** Whether the match is over and its end has been shown. */
  get over(): boolean {
    return this.client.table?.status === "over" && !this.#live.behind;
  }

  /** Whether one's own decision stays open: then what others do meanwhile is shown without beats. */
  #decidesStill(next: Picture): boolean {
    const { you } = this.client;
    return you !== null && !this.busy && next.actors.includes(you) && (this.#live.shown?.picture.actors.includes(you) ?? false);
  }

  /** Whether an update tells nothing new: after a reconnect, or in another language. */
  #isHeardAgain(next: Picture): boolean {
    return next.version <= (this.#live.newest?.picture.version ?? 0);
  }

  /** Skip the beats that run; says whether there were any. */
  catchUp(): boolean {
    const { behind } = this.beats;
    if (behind) this.beats.catchUp();
    return behind;
  }

  /** Focus what comes next: a thing that may be touched, or else the first button beside the prompt. */
  async focusNext(): Promise<void> {
    if (await this.aim?.focusTargets()) return;
    await tick();
    document.querySelector<HTMLElement>("[data-testid=dock] button:enabled")?.focus();
  }

  /** Play a move; if it is refused, say why. */
  play(move: string): Promise<boolean> {
    this.#live.begin(this.client.events.length);
    return this.attempt(this.client.play(move));
  }

  /** Change one's own plan, as moves, into another: what both begin with stays as it is. */
  replan(now: string[], wanted: string[]): Promise<boolean> {
    const differs = now.findIndex((move, number) => move !== wanted[number]);
    const kept = differs < 0 ? now.length : differs;
    const moves = wanted.slice(kept);
    return this.attempt(kept < now.length ? this.client.replan(now.length - kept, moves) : this.client.playAll(moves));
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

  /** Look at a moment of the past; once the match is over, through the eyes of any seat. */
  async lookBack(moment: number, eyes = this.past?.eyes): Promise<void> {
    const look = (this.#look += 1);
    this.wanted = moment;
    await this.attempt(
      (async () => {
        const known = this.past?.eyes === eyes && this.past ? this.past : await momentsOf(this.client.id, eyes);
        const seat = "eyes" in known ? known.eyes : known.seat;
        const last = known.moments.length - 1;
        const { events, keep: _, type: __, ...picture } = await momentAt(this.client.id, clamp(moment, last), eyes);
        if (look !== this.#look) return; // another moment was asked for meanwhile
        this.wanted = clamp(moment, last);
        const onward = this.past?.eyes === seat && this.past.moment + 1 === this.wanted;
        this.#replay.take({ picture, events }, false, !onward);
        this.past = { moment: this.wanted, moments: known.moments, eyes: seat };
      })(),
    );
  }

  /** The first moment at which an event had been told. */
  async momentOf(event: number): Promise<number> {
    const moments = this.past?.moments ?? (await momentsOf(this.client.id)).moments;
    return Math.max(
      0,
      moments.findIndex((moment) => moment.events > event),
    );
  }

  backToNow(): void {
    this.#look += 1;
    this.wanted = null;
    this.past = null;
  }

  close(): void {
    this.#live.stop();
    this.#replay.stop();
    this.client.close();
  }
}

function clamp(moment: number, last: number): number {
  return Math.max(0, Math.min(moment, last));
}
