/** The record as this board reads it, and what follows from it. */
import type { View } from "../../net/messages.ts";
import { AREAS, GREEN, IN_HAND, NOT_ASKED, OPTION, PLACES, type Question, QUESTIONS, type Step, STEPS, THREAT } from "./box.ts";

export interface Village {
  day: number;
  step: Step;
  question: Question;
  ready: number[];
  reserve: number;
  supply: number;
  ninja: number[];
  planned: number[];
  post: number[];
  plan: number[];
  wounds: number[];
  acted: number[];
  held: number[];
  penned: number[];
  cursed: number[];
  marked: number[];
  innIsField: boolean;
  token: number[];
  promised: number[]; // the area that each side has answered a spy about
  threat: number[];
  greenCounts: boolean; // towards the minimum attack force
  spies: boolean;
}

export function villageOf(view: View): Village {
  const number = (name: string): number => view[name] as number;
  const row = (name: string): number[] => view[name] as number[];
  const options = row("options");
  return {
    day: number("day"),
    step: STEPS[number("step")] ?? "over",
    question: QUESTIONS[number("question")] ?? "none",
    ready: row("ready"),
    reserve: number("reserve"),
    supply: number("supply"),
    ninja: row("ninja"),
    planned: row("planned"),
    post: row("post"),
    plan: row("plan"),
    wounds: row("wounds"),
    acted: row("acted"),
    held: row("held"),
    penned: row("penned"),
    cursed: row("cursed"),
    marked: row("marked"),
    innIsField: number("inn_is_field") === 1,
    token: row("token"),
    promised: row("promised"),
    threat: THREAT[options[OPTION.timeTrack] ?? 0] ?? [],
    greenCounts: options[OPTION.greenCounts] === 1,
    spies: options[OPTION.spies] === 1,
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
  const held = heldAreas(village).map((area) => PLACES[area] ?? "green");
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
