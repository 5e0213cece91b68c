/** Aiming on the map: a city may be touched before its ronin where there is no choice, and another city instead of one. */
import { Aim, type AimBoard } from "../../parts/aim.svelte.ts";
import type { Session } from "../../table/session.svelte.ts";
import { partsOf } from "./choices.ts";

export interface Places extends AimBoard {
  /** The ronin that is meant if a city is touched first. */
  onlyRonin: () => string | null;
}

export class MapAim extends Aim {
  constructor(
    session: Session,
    readonly places: Places,
  ) {
    super(session, places);
  }

  override touch(thing: string, byKey = false): void {
    if (partsOf(thing).kind === "city") this.#turnTo(thing);
    super.touch(thing, byKey);
  }

  /** The city that one looks at, before one goes there. */
  get aimed(): string | null {
    return this.steps.find((step) => partsOf(step).kind === "city") ?? null;
  }

  #turnTo(city: string): void {
    if (this.aimed !== null && this.aimed !== city) this.back();
    const ronin = this.places.onlyRonin();
    if (this.steps.length === 0 && !this.targets.has(city) && ronin !== null && this.targets.has(ronin)) super.touch(ronin);
  }
}
