/** The record as this board reads it, and what follows from it. */
import type { Happening, View } from "../../net/messages.ts";
import * as made from "../../made/seven-ronin.ts";
import { AREAS, HIDDEN, IN_HAND, LIMIT, NOT_ASKED, Option, Question, Step, THREAT } from "../../made/seven-ronin.ts";
import { eventOf, viewOf } from "../../parts/typed.ts";
import { GREEN, placeOf } from "./box.ts";

export interface Village extends Omit<made.View, "step" | "question" | "inn_is_field"> {
  step: Step;
  question: Question;
  innIsField: boolean;
  threat: readonly number[];
  greenCounts: boolean; // towards the minimum attack force
  spies: boolean;
}

export function villageOf(view: View): Village {
  const record = viewOf<made.View>(view);
  const option = (name: Option): number => record.options[Option.indexOf(name)] ?? 0;
  return {
    ...record,
    step: Step[record.step] ?? "over",
    question: Question[record.question] ?? "none",
    innIsField: record.inn_is_field === 1,
    threat: THREAT[option("time-track")] ?? [],
    greenCounts: option("green-counts-to-minimum") === 1,
    spies: option("spies") === 1,
  };
}

/** How many ninja must attack: the day's number, or the threat level if that is lower; or all there are. */
export function minimumForce(village: Village): number {
  return Math.min(village.day, village.threat[village.day] ?? 0, village.reserve);
}

/** Planned ninja that count towards it. */
export function force(village: Village): number {
  const counting = village.greenCounts ? village.planned : village.planned.slice(0, AREAS);
  return counting.reduce((sum, count) => sum + Math.max(0, count), 0);
}

/** Areas on which only ninja stand. */
export function heldAreas(village: Village): number[] {
  return [...Array(AREAS).keys()].filter((area) => (village.ninja[area] ?? 0) > 0 && !village.post.includes(area));
}

/** Areas held, for victory: two fields count as three, and the inn may stand in for one of the two. */
export function heldCount(village: Village): number {
  const held = heldAreas(village).map(placeOf);
  const fields = held.filter((name) => name.startsWith("fields")).length + Number(village.innIsField && held.includes("inn"));
  return held.length + Number(fields >= 2);
}

/** Areas that a spy has asked about. */
export function watched(village: Village): number[] {
  return village.promised.filter((place) => place !== NOT_ASKED);
}

/** The posts that everybody knows: where ronin stand, and where a spy was told that they will. */
export function knownPosts(village: Village): number[] {
  const [, told = NOT_ASKED] = village.promised;
  return village.post.map((place, ronin) => (place === IN_HAND && told !== NOT_ASKED && village.plan[ronin] === told ? told : place));
}

/** The newcomers that everybody knows of: those that a spy was told about. */
export function knownNinja(village: Village): number[] {
  const [told = NOT_ASKED] = village.promised;
  return village.planned.map((count, place) => (place === told && place !== GREEN ? Math.max(0, count) : 0));
}

/** Whether both plans are in sight, as in a replay after the match. */
export function plansAreOpen(village: Village): boolean {
  return !village.planned.includes(HIDDEN) && !village.plan.includes(HIDDEN);
}

/** Whether an area has room for a planned ninja below its limit. */
export function hasRoom(village: Village, place: number): boolean {
  return (village.planned[place] ?? 0) < (LIMIT[place] ?? 0);
}

/** Where ninja arrived and ronin stood when the screens were lifted the day before. */
export interface Yesterday {
  ninja: number[];
  posts: number[];
}

export function yesterday(events: Happening[]): Yesterday | null {
  const today = events.findLastIndex((event) => event.name === "day-breaks");
  const lifted = events.slice(0, Math.max(0, today)).findLastIndex((event) => event.name === "screens-lifted");
  if (lifted < 0) return null;
  const ninja = made.Place.map(() => 0);
  const posts = made.Ronin.map(() => IN_HAND);
  for (const happening of events.slice(lifted, today)) {
    const event = eventOf<made.Events>(happening);
    if (event.name === "ninja-arrive") ninja[indexOf(event.arguments.place)] = event.arguments.count;
    else if (event.name === "ronin-arrives" || event.name === "ronin-stays") {
      posts[roninOf(event.arguments.ronin)] = indexOf(event.arguments.place);
    }
  }
  return { ninja, posts };
}

/** The number of a place in an event. */
export function indexOf(place: `place-${made.Place}`): number {
  return made.Place.findIndex((name) => place === `place-${name}`);
}

/** The number of a ronin in an event. */
export function roninOf(ronin: `ronin-${made.Ronin}`): number {
  return made.Ronin.findIndex((name) => ronin === `ronin-${name}`);
}
