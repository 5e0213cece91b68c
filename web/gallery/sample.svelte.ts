/** A table without a server: legal moves that name their path, and what was played. */
import type { Legal } from "../src/net/messages.ts";
import type { Aim, AimSession } from "../src/parts/aim.svelte.ts";

const legal = (move: string): Legal => ({ move, text: `Play ${move}`, label: move, kind: move.split(" ")[0] ?? "", arguments: {} });

export class Sample implements AimSession {
  aim = $state.raw<Aim | null>(null);
  legal = $state.raw<Legal[]>(["lantern", "katana crane", "katana carp", "done"].map(legal));
  played = $state.raw<string[]>([]);
  refused = $state.raw<string[]>([]);
  readonly past = null;
  readonly client = { you: "me" };

  catchUp(): boolean {
    return false;
  }

  async play(move: string): Promise<boolean> {
    this.played = [...this.played, move];
    return true;
  }

  async touch(move: string): Promise<boolean> {
    this.refused = [...this.refused, move];
    return false;
  }

  async focusNext(): Promise<void> {
    await this.aim?.focusTargets();
  }
}
