/** What a touch does: a thing is picked up, a move is played, one of several is chosen, or the rules say why not. */
import { tick } from "svelte";

import type { Legal } from "../../net/messages.ts";
import type { Session } from "../../table/session.svelte.ts";
import { meant, movesOf, picksUp } from "./choices.ts";
import type { Village } from "./village.ts";

/** The board that the hand moves over. */
export interface Board {
  village: () => Village;
  seat: () => string | null;
  look: (thing: string) => void;
  lead: (what: string) => void; // the focus of who plays by keys
}

export class Hand {
  picked = $state<string | null>(null);
  choosing = $state.raw<{ thing: string; moves: Legal[] } | null>(null);

  constructor(
    readonly session: Session,
    readonly board: Board,
  ) {}

  touch(thing: string, byKey = false): void {
    if (this.session.past || this.session.catchUp()) return;
    if (thing === this.picked) {
      this.letGo();
      return;
    }
    const moves = movesOf(this.session.legal, thing, this.picked);
    const [only] = moves;
    if (picksUp(this.session.legal, thing) && (this.picked === null || !only)) this.#pickUp(thing, byKey);
    else if (only && moves.length === 1) void this.#play(only.move, byKey && this.picked !== null);
    else if (only) this.choosing = { thing, moves };
    else this.#refuse(thing);
  }

  letGo(): void {
    this.picked = null;
  }

  /** What can no longer be done is put down. */
  keepWhatIsLegal(): void {
    if (this.picked && !picksUp(this.session.legal, this.picked)) this.picked = null;
  }

  /** Who plays by keys is led from a ronin to the ring, and from the ring to the next ronin. */
  #pickUp(thing: string, byKey: boolean): void {
    this.picked = thing;
    if (byKey) this.board.lead("[data-place][tabindex='0']");
  }

  async #play(move: string, onward: boolean): Promise<void> {
    if ((await this.session.play(move)) && onward) {
      await tick();
      this.board.lead("[data-ronin].glow");
    }
  }

  #refuse(thing: string): void {
    const seat = this.board.seat();
    const move = seat ? meant(this.board.village(), seat, thing, this.picked) : null;
    if (move) void this.session.touch(move);
    else this.board.look(thing);
  }
}
