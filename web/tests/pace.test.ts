/** The pace at which what others do is shown. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Picture } from "../src/net/socket.svelte.ts";
import { Pace, type Shown } from "../src/table/pace.svelte.ts";

const shown = (version: number): Shown => ({
  picture: { version, view: {}, actors: [], legal: [], prompt: "", outcome: null } satisfies Picture,
  events: [],
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows what others do step by step", () => {
  const pace = new Pace();
  for (const version of [1, 2, 3]) pace.take(shown(version), false);
  expect(pace.shown?.picture.version).toBe(1);
  expect(pace.behind).toBe(true);
  vi.advanceTimersByTime(700);
  expect(pace.shown?.picture.version).toBe(2);
  vi.advanceTimersByTime(700);
  expect(pace.shown?.picture.version).toBe(3);
  expect(pace.behind).toBe(false);
});

it("shows at once what follows from one's own move", () => {
  const pace = new Pace();
  for (const version of [1, 2, 3]) pace.take(shown(version), version === 3);
  expect(pace.shown?.picture.version).toBe(3);
  expect(pace.behind).toBe(false);
});

it("can be skipped to the present", () => {
  const pace = new Pace();
  for (const version of [1, 2, 3]) pace.take(shown(version), false);
  pace.catchUp();
  expect(pace.shown?.picture.version).toBe(3);
  expect(pace.behind).toBe(false);
});
