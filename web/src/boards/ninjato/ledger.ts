/** Everybody's honour by where it came from, as far as the events that have been shown tell. */
import { type Events, Seat, Topic } from "../../made/ninjato.ts";
import type { Happening } from "../../net/messages.ts";
import type { LedgerLine } from "../../parts/Ledger.svelte";
import { eventOf } from "../../parts/typed.ts";

/** The sources of honour during the game, and then the bonuses at its end. */
const SOURCES = ["envoys", "rumours", "clans", ...Topic, "treasures", "elites"] as const;
export type Source = (typeof SOURCES)[number];
const DURING: Source[] = ["envoys", "rumours", "clans"];

/** What each seat has from a source. */
function pointsFrom(source: Source, gains: Gain[], players: number): number[] {
  return Seat.slice(0, players).map((seat) =>
    gains.filter((gain) => gain.source === source && gain.seat === `seat-${seat}`).reduce((all, { honour }) => all + honour, 0),
  );
}

interface Gain {
  source: Source;
  seat: string;
  honour: number;
}

/** After the match everything is told: a secret purchase as its owner saw it, and then as the others did. */
function isTwin(event: Happening, before: Happening | undefined): boolean {
  return event.name === "rumour-bought-unseen" && before?.name === "rumour-bought" && before.arguments["seat"] === event.arguments["seat"];
}

function gainOf(happening: Happening): Gain | null {
  const event = eventOf<Events>(happening);
  switch (event.name) {
    case "bribed":
      return { source: "envoys", ...event.arguments };
    case "rumour-bought":
    case "rumour-bought-unseen":
      return { source: "rumours", ...event.arguments };
    case "honoured":
      return { source: "clans", ...event.arguments };
    case "rumour-bonus": {
      const topic = Topic.find((name) => `topic-${name}` === event.arguments.topic);
      return topic ? { source: topic, ...event.arguments } : null;
    }
    case "treasure-bonus":
      return { source: "treasures", ...event.arguments };
    case "elite-bonus":
      return { source: "elites", ...event.arguments };
    default:
      return null;
  }
}

/** The lines of the ledger; a bonus only once it is counted. */
export function linesOf(events: Happening[], players: number, name: (source: Source) => string): LedgerLine[] {
  const gains = events
    .filter((event, place) => !isTwin(event, events[place - 1]))
    .map(gainOf)
    .filter((gain) => gain !== null);
  const lines = SOURCES.map((source) => ({ key: source, name: name(source), points: pointsFrom(source, gains, players) }));
  return lines.filter(({ key, points }) => DURING.includes(key) || points.some((count) => count > 0));
}
