/** Points by source, counted from what was told: every point is told when it is scored, with what it is for. */
import type { Events } from "../../made/ronin.ts";
import { Seat } from "../../made/ronin.ts";
import type { Happening } from "../../net/messages.ts";
import { eventOf } from "../../parts/typed.ts";

/** Causes that are told apart when they happen and belong together in the account. */
const SOURCES: Record<string, string> = {
  "cause-mission": "missions",
  "cause-courtier": "missions",
  "cause-flag": "flags",
  "cause-bannerman": "flags",
  "cause-tea": "tea",
  "cause-castle": "castles",
  "cause-samurai": "samurai",
  "cause-no-deed": "no-deed",
  "cause-castle-groups": "castle-groups",
  "cause-bonus-tiles": "bonus-tiles",
};
const ORDER = [...new Set(Object.values(SOURCES))];

/** What each seat has scored from each source that anybody has scored from. */
export function sourcesOf(events: Happening[], players: number): [string, number[]][] {
  const sums = new Map<string, number[]>();
  for (const happening of events) {
    const event = eventOf<Events>(happening);
    if (event.name !== "scored") continue;
    const source = SOURCES[event.arguments.cause] ?? event.arguments.cause;
    const row = sums.get(source) ?? Array<number>(players).fill(0);
    const seat = Seat.findIndex((name) => `seat-${name}` === event.arguments.seat);
    row[seat] = (row[seat] ?? 0) + event.arguments.points;
    sums.set(source, row);
  }
  return ORDER.flatMap((source) => {
    const row = sums.get(source);
    return row ? [[source, row] satisfies [string, number[]]] : [];
  });
}

/** The points of a seat after each event that gave it some: a curve. */
export function courseOf(events: Happening[], seat: string): number[] {
  let sum = 0;
  const course = [0];
  for (const happening of events) {
    const event = eventOf<Events>(happening);
    if (event.name === "scored" && event.arguments.seat === `seat-${seat}`) course.push((sum += event.arguments.points));
  }
  return course;
}
