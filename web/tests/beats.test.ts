/** What happened is shown event by event. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Happening, View } from "../src/net/messages.ts";
import { Beats, type Scene, type Shown } from "../src/parts/beats.svelte.ts";
import { settings } from "../src/shell/settings.svelte.ts";

const event = (name: string): Happening => ({ name, arguments: {}, text: name });
const shown = (version: number, ...names: string[]): Shown => ({
  picture: { version, view: { hits: names.length }, actors: ["me"], legal: [], prompt: "", outcome: null, derived: {} },
  events: names.map(event),
});

const scene: Scene = {
  apply: (view: View) => ({ ...view, hits: Number(view["hits"]) + 1 }),
  look: ({ name }) => ({ time: name === "quiet" ? 0 : 500, minor: name === "minor", lights: [name] }),
};

const hits = (beats: Beats): unknown => beats.shown?.picture.view["hits"];

let reduced = false;
beforeEach(() => {
  reduced = false;
  settings().speed = "normal";
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function started(with_: Scene | null = scene): Beats {
  const beats = new Beats();
  beats.scene = with_;
  beats.take(shown(1), false, false);
  return beats;
}

it("shows updates without a scene one after the other", () => {
  const beats = started(null);
  for (const version of [2, 3]) beats.take(shown(version), false, false);
  expect(beats.shown?.picture.version).toBe(2);
  expect(beats.behind).toBe(true);
  vi.advanceTimersByTime(700);
  expect(beats.shown?.picture.version).toBe(3);
  expect(beats.behind).toBe(false);
});

it("shows an update event by event and tells nothing before it is seen", () => {
  const beats = started();
  beats.take(shown(2, "one", "two"), true, false);
  expect(hits(beats)).toBe(1);
  expect(beats.beat?.events.map(({ name }) => name)).toEqual(["one"]);
  expect(beats.beat?.lights).toEqual(["one"]);
  expect(beats.shown?.events).toHaveLength(1);
  expect(beats.shown?.picture.actors).toEqual([]);
  vi.advanceTimersByTime(499);
  expect(hits(beats)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(hits(beats)).toBe(2);
  vi.advanceTimersByTime(500);
  expect(beats.beat).toBeNull();
  expect(beats.behind).toBe(false);
  expect(beats.shown?.picture.actors).toEqual(["me"]);
});

it("shows what takes no time together with what follows", () => {
  const beats = started();
  beats.take(shown(2, "quiet", "two"), false, false);
  expect(hits(beats)).toBe(2);
  expect(beats.beat?.events.map(({ name }) => name)).toEqual(["quiet", "two"]);
});

it("shows one's own update without timed events at once, and whatever leaves one's decision open", () => {
  const beats = started();
  beats.take(shown(2, "quiet"), true, false);
  expect(beats.behind).toBe(false);
  beats.take(shown(3, "quiet", "one"), false, true);
  expect(beats.behind).toBe(false);
  expect(beats.beat).toBeNull();
});

it("can be skipped, and shown again", () => {
  const beats = started();
  beats.take(shown(2, "one", "two"), false, false);
  beats.catchUp();
  expect(hits(beats)).toBe(2);
  expect(beats.behind).toBe(false);
  expect(beats.canRepeat).toBe(true);
  beats.repeat();
  expect(hits(beats)).toBe(1);
  expect(beats.beat?.lights).toEqual(["one"]);
  vi.advanceTimersByTime(1000);
  expect(beats.shown?.picture.version).toBe(2);
  expect(beats.beat).toBeNull();
});

it("ends a repetition with what is so now", () => {
  const beats = started({ ...scene, opens: ({ name }) => name === "one" });
  beats.take(shown(2, "one"), false, false);
  beats.catchUp();
  beats.begin(1);
  beats.take(shown(3, "one", "quiet"), true, false);
  beats.repeat();
  expect(beats.beat?.lights).toEqual(["one"]);
  vi.advanceTimersByTime(500);
  expect(beats.shown?.picture.version).toBe(3);
});

it("repeats from the last opening on, or else from one's own last move", () => {
  const opening = started({ ...scene, opens: ({ name }) => name === "dawn" });
  opening.take(shown(2, "one", "dawn", "two"), false, false);
  opening.catchUp();
  opening.repeat();
  expect(opening.beat?.lights).toEqual(["dawn"]);
  const plain = started();
  plain.take(shown(2, "one"), false, false);
  plain.catchUp();
  plain.begin(1);
  expect(plain.canRepeat).toBe(false);
});

it("waits for a continue where motion is reduced, and leaves out what is minor", () => {
  reduced = true;
  const beats = started();
  beats.take(shown(2, "minor", "one", "two"), false, false);
  expect(beats.still).toBe(true);
  expect(beats.beat?.lights).toEqual(["minor", "one"]);
  vi.advanceTimersByTime(60_000);
  expect(hits(beats)).toBe(2);
  beats.proceed();
  expect(hits(beats)).toBe(3);
  beats.proceed();
  expect(beats.beat).toBeNull();
  expect(beats.behind).toBe(false);
});

it("follows the speed that one has set", () => {
  settings().speed = "fast";
  const fast = started();
  fast.take(shown(2, "one", "two"), false, false);
  vi.advanceTimersByTime(250);
  expect(hits(fast)).toBe(2);
  settings().speed = "off";
  const off = started();
  off.take(shown(2, "one", "two"), false, false);
  expect(off.behind).toBe(false);
  expect(off.canRepeat).toBe(true);
});

it("shows the end at once while the page is hidden, and nothing new after an undo", () => {
  const beats = started();
  vi.stubGlobal("document", { hidden: true });
  beats.take(shown(3, "one", "two"), false, false);
  expect(beats.behind).toBe(false);
  vi.stubGlobal("document", { hidden: false });
  beats.take(shown(4, "one"), true, false);
  expect(beats.behind).toBe(false);
  expect(beats.shown?.events).toHaveLength(1);
});

it("shows what is new at the end, though what was hidden is told with it", () => {
  const beats = started({ ...scene, look: ({ name }) => ({ time: name === "two" || name === "one" ? 500 : 0 }) });
  beats.take(shown(2, "one"), false, false);
  beats.catchUp();
  beats.take(shown(3, "hidden", "one", "veiled", "two"), false, false);
  expect(beats.beat?.events.map(({ name }) => name)).toEqual(["veiled", "two"]);
  vi.advanceTimersByTime(500);
  expect(beats.beat).toBeNull();
});

it("shows what differs after a changed plan", () => {
  const beats = started();
  beats.take(shown(2, "one", "two"), false, false);
  beats.catchUp();
  beats.take(shown(3, "one", "three"), false, false);
  expect(beats.beat?.events.map(({ name }) => name)).toEqual(["three"]);
});
