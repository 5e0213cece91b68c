/** What a player has openly done to others: from the log, with what it says about the player's side. */
import type { Events } from "../../made/samurai-sword.ts";
import type { Happening } from "../../net/messages.ts";
import { type Feud, placeOf, type Player } from "./feud.ts";

const DEEDS: ReadonlySet<string> = new Set<keyof Events>([
  "attacked",
  "bushido-laid",
  "breathed",
  "diverted",
  "stolen-card",
  "geisha-discards",
  "disarmed",
  "in-vain",
]);

export interface Deed {
  event: Happening;
  number: number; // its place in the log
}

export interface Deeds {
  target: Player;
  moved: number; // percent more, or less, for a ninja
  deeds: Deed[];
}

const seatOf = (event: Happening, name: string): string => String(event.arguments[name] ?? "").replace("seat-", "");

/** By target, those first that say most. */
export function deedsOf(feud: Feud, events: Happening[], player: Player): Deeds[] {
  const done = events
    .map((event, number) => ({ event, number }))
    .filter(({ event }) => DEEDS.has(event.name) && seatOf(event, "seat") === player.seat && seatOf(event, "target") !== player.seat);
  return feud.players
    .map((target) => ({
      target,
      moved: feud.moved[player.place]?.[target.place] ?? 0,
      deeds: done.filter(({ event }) => placeOf(seatOf(event, "target")) === target.place),
    }))
    .filter(({ deeds }) => deeds.length > 0)
    .sort((one, other) => Math.abs(other.moved) - Math.abs(one.moved));
}
