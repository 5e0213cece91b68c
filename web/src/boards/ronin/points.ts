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

const AT_THE_END = ["cause-castle-groups", "cause-bonus-tiles"];

/** The points of a seat at the end of each round so far and, once the match is over, the final score. */
export function roundsOf(events: Happening[], seat: string): number[] {
  let sum = 0;
  let ended = false;
  const course: number[] = [];
  for (const happening of events) {
    const event = eventOf<Events>(happening);
    if (event.name === "round-begins" && event.arguments.round > 1) course.push(sum);
    else if (event.name === "scored") {
      if (!ended && AT_THE_END.includes(event.arguments.cause)) {
        course.push(sum);
        ended = true;
      }
      if (event.arguments.seat === `seat-${seat}`) sum += event.arguments.points;
    } else if (event.name === "solo-ended") course.push(...(ended ? [sum] : [sum, sum]));
  }
  return course;
}
