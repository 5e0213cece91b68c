/** Bots are quicker than eyes: what others do is shown step by step, what one does oneself at once. */
import type { Happening } from "../net/messages.ts";
import type { Picture } from "../net/socket.svelte.ts";
import { moves } from "../shell/settings.svelte.ts";

export interface Shown {
  picture: Picture;
  events: Happening[];
}

const STEP = 700;
const HURRY = 6; // so many steps may wait before the pace quickens

export class Pace {
  shown = $state.raw<Shown | null>(null);
  heard = $state(0); // events before one's own last move
  #waiting = $state.raw<Shown[]>([]);
  #last = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  /** Take the next picture in; `atOnce`, if it follows from what one has just done, or leaves one's own decision open. */
  take(next: Shown, atOnce: boolean): void {
    const again = this.shown !== null && next.picture.version <= this.shown.picture.version;
    if (this.shown === null || again || atOnce || !moves() || document.hidden) this.#show(next);
    else this.#waiting = [...this.#waiting, next];
    this.#wait();
  }

  /** Show what has come last now. */
  catchUp(): void {
    const last = this.#waiting.at(-1);
    if (last) this.#show(last);
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Show it now; whatever waited is older. */
  #show(next: Shown): void {
    this.#waiting = this.#waiting.filter((other) => other.picture.version > next.picture.version);
    if (this.shown === null) this.heard = next.events.length;
    this.shown = next;
    this.#last = Date.now();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const [next] = this.#waiting;
    if (!next) return;
    const step = STEP / Math.ceil(this.#waiting.length / HURRY);
    this.#timer = setTimeout(() => {
      this.#show(next);
      this.#wait();
    }, Math.max(0, this.#last + step - Date.now()));
  }
}
