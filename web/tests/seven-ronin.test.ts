/** The board of 7 Ronin: a touch means what it should, a plan can be rearranged, a day is shown as the rules play it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { meant, path } from "../src/boards/seven-ronin/choices.ts";
import { moved, type Piece } from "../src/boards/seven-ronin/pieces.ts";
import { movesOf, planOf, rearrangements } from "../src/boards/seven-ronin/plan.ts";
import { scene } from "../src/boards/seven-ronin/scene.ts";
import * as read from "../src/boards/seven-ronin/village.ts";
import type { Happening, Legal, View } from "../src/net/messages.ts";

const legal = (kind: string, values: Record<string, string> = {}): Legal => ({
  move: [kind, ...Object.values(values)].join(" "),
  text: kind,
  label: kind,
  kind,
  arguments: values,
});
const event = (name: string, values: Record<string, string | number> = {}): Happening => ({ name, arguments: values, text: name });

describe("a touch", () => {
  it("goes from who acts to the target", () => {
    const village = record({});
    expect(path(legal("done"), village)).toEqual([]);
    expect(path(legal("deploy", { place: "well" }), village)).toEqual(["well"]);
    expect(path(legal("post", { ronin: "kabe", place: "inn" }), village)).toEqual(["kabe", "inn"]);
    expect(path(legal("poison", { ronin: "kabe" }), village)).toEqual(["well", "kabe"]);
    expect(path(legal("infiltrate", { place: "inn", count: "two" }), village)).toEqual(["passage", "inn"]);
    expect(path(legal("shoot"), village)).toEqual(["yumi"]);
  });

  it("needs no source where a question has named it", () => {
    const copying = record({ question: 6 });
    expect(path(legal("poison", { ronin: "kabe" }), copying)).toEqual(["kabe"]);
    expect(path(legal("drive", { place: "inn" }), record({ question: 3 }))).toEqual(["inn"]);
  });

  it("means a move even where it is none", () => {
    const planning = record({ step: 1 });
    expect(meant(planning, "attacker", [], "well")).toBe("deploy well");
    expect(meant(planning, "defender", ["kabe"], "well")).toBe("post kabe well");
    expect(meant(planning, "defender", [], "kabe")).toBe("post kabe well");
    expect(meant(record({ step: 2 }), "defender", [], "musashi")).toBe("strike");
    expect(meant(record({ step: 4 }), "attacker", [], "granary")).toBe("loot");
  });
});

describe("a plan", () => {
  const place = (name: string): Happening => event("ninja-planned", { place: `place-${name}` });
  const post = (ronin: string, name: string): Happening => event("ronin-planned", { ronin: `ronin-${ronin}`, place: `place-${name}` });

  function options(events: Happening[], values: View): Map<string, string[]> {
    const wanted = new Map<string, string[]>();
    for (const { path: touched, act } of rearrangements(record(values), planOf(events), async (plan) => {
      wanted.set("", movesOf(plan));
      return true;
    })) {
      void act();
      wanted.set(touched.join(" "), wanted.get("") ?? []);
    }
    return wanted;
  }

  it("is what one has planned since the day broke, or since a spy was answered", () => {
    expect(movesOf(planOf([place("inn"), event("day-breaks"), place("well"), post("kabe", "inn")]))).toEqual([
      "deploy well",
      "post kabe inn",
    ]);
    expect(planOf([place("well"), event("spy-answered")])).toEqual([]);
  });

  it("lets a ninja go back, or elsewhere within the limits, whatever was planned after it", () => {
    const planned = row(11);
    for (const area of [5, 6, 6, 1]) planned[area] = (planned[area] ?? 0) + 1;
    const found = options([place("well"), place("granary"), place("granary"), place("inn")], { planned });
    expect(found.get("ninja-well")).toEqual(["deploy granary", "deploy granary", "deploy inn"]);
    expect(found.get("ninja-well shrine")).toEqual(["deploy granary", "deploy granary", "deploy inn", "deploy shrine"]);
    expect(found.has("ninja-inn well")).toBe(false);
    expect(found.get("ninja-granary passage")).toEqual(["deploy well", "deploy granary", "deploy inn", "deploy passage"]);
  });

  it("lets a ronin go back, elsewhere, or change places", () => {
    const found = options([post("kabe", "inn"), post("yumi", "well"), post("tasuke", "shrine")], {});
    expect(found.get("kabe")).toEqual(["post yumi well", "post tasuke shrine"]);
    expect(found.get("kabe granary")).toEqual(["post yumi well", "post tasuke shrine", "post kabe granary"]);
    expect(found.get("kabe well")).toEqual(["post tasuke shrine", "post kabe well", "post yumi inn"]);
    expect(found.get("tasuke inn")).toEqual(["post kabe inn", "post yumi well", "post tasuke inn"]);
    expect(found.has("kabe green")).toBe(false);
  });
});

describe("a day", () => {
  interface Update {
    view: View;
    events: Happening[];
  }
  const matches = JSON.parse(readFileSync(join(import.meta.dirname, "days.json"), "utf-8")) as Update[][];
  const SHOWN = ["day", "reserve", "supply", "ninja", "post", "wounds", "held", "cursed"];

  it("is shown as the rules play it", () => {
    expect(matches.flat().length).toBeGreaterThan(60);
    for (const updates of matches) {
      let before = updates[0]?.view ?? {};
      for (const { view, events } of updates) {
        const after = events.reduce((shown, happening) => scene.apply(shown, happening), before);
        for (const field of SHOWN) expect(after[field], `${field} after ${events.map(({ name }) => name).join(", ")}`).toEqual(view[field]);
        before = view;
      }
    }
  });

  it("takes its time, and tells where it begins", () => {
    const events = matches.flatMap((updates) => updates.flatMap((update) => update.events));
    expect(events.filter((happening) => scene.opens?.(happening)).length).toBeGreaterThan(8);
    for (const name of ["screens-lifted", "ninja-arrive", "ronin-arrives", "wounded"]) {
      const happening = events.find((each) => each.name === name);
      expect(happening && scene.look(happening).time).toBeGreaterThan(0);
    }
    expect(scene.look(event("ready", { seat: "seat-attacker" })).time).toBe(0);
  });

  it("leaves ghosts on the next", () => {
    const events = matches[0]?.flatMap((update) => update.events) ?? [];
    const dawn = events.findIndex((happening) => happening.name === "day-breaks");
    const ghosts = read.yesterday(events.slice(0, dawn + 1));
    const arrived = events.slice(0, dawn).filter((happening) => happening.name === "ninja-arrive");
    expect(ghosts?.ninja.reduce((sum, count) => sum + count, 0)).toBe(
      arrived.reduce((sum, each) => sum + Number(each.arguments["count"]), 0),
    );
    expect(ghosts?.posts.filter((at) => at >= 0)).toHaveLength(7);
    expect(read.yesterday([])).toBeNull();
  });
});

describe("the pieces", () => {
  const start: Piece[] = moved([], [2, 1, 0]);

  it("come, and keep their identity while they stay", () => {
    expect(start.map(({ place }) => place)).toEqual([0, 0, 1]);
    const more = moved(start, [2, 2, 0]);
    expect(more.slice(0, 3)).toEqual(start);
    expect(more).toHaveLength(4);
  });

  it("travel from where they were", () => {
    const after = moved(start, [1, 1, 1]);
    expect(after.map(({ id }) => id).sort()).toEqual(start.map(({ id }) => id).sort());
    expect(after.filter(({ place }) => place === 2)).toHaveLength(1);
  });

  it("leave", () => {
    expect(moved(start, [0, 0, 0])).toEqual([]);
  });
});

const row = (length: number): number[] => Array.from({ length }, () => 0);

function record(values: View): read.Village {
  const fields = {
    ready: 2,
    ninja: 11,
    planned: 11,
    post: 7,
    plan: 7,
    wounds: 7,
    acted: 7,
    held: 7,
    penned: 7,
    cursed: 7,
    marked: 7,
    token: 2,
  };
  const view: View = {
    options: [2, 3, 0, 0, 1, 1, 0, 1],
    day: 4,
    step: 1,
    question: 0,
    reserve: 9,
    supply: 1,
    inn_is_field: 0,
    promised: [-1, -1],
  };
  for (const [name, length] of Object.entries(fields)) view[name] = row(length);
  return read.villageOf({ ...view, ...values });
}

describe("the record", () => {
  it("is read", () => {
    const village = record({ ninja: [0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 3], post: [3, -1, -1, -2, -1, -1, -1] });
    expect(village.step).toBe("planning");
    expect(village.spies).toBe(true);
    expect(read.minimumForce(village)).toBe(3);
    expect(read.minimumForce({ ...village, reserve: 2 })).toBe(2);
    expect(read.heldAreas(village)).toEqual([1]);
    expect(read.heldCount(village)).toBe(1);
  });

  it("counts the green towards the minimum only where the table says so", () => {
    const planned = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1];
    expect(read.force(record({ planned }))).toBe(1);
    expect(read.force(record({ planned, options: [2, 3, 1, 0, 1, 1, 0, 1] }))).toBe(2);
  });

  it("counts two fields as three areas, and the inn as one of them", () => {
    const post = row(7).map(() => -1);
    const fields = { ninja: [0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0], post };
    expect(read.heldCount(record(fields))).toBe(3);
    const inn = { ninja: [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0], post };
    expect(read.heldCount(record(inn))).toBe(2);
    expect(read.heldCount(record({ ...inn, inn_is_field: 1 }))).toBe(3);
  });

  it("shows what a spy was told, and nothing else of a plan", () => {
    const hidden = row(11).map((_, place) => (place === 6 ? 2 : -9));
    const village = record({ promised: [6, 5], planned: hidden, post: [-1, -1, -1, -1, -1, -1, -2], plan: [-9, 5, -9, -9, -9, -9, -2] });
    expect(read.knownPosts(village)).toEqual([-1, 5, -1, -1, -1, -1, -2]);
    expect(read.knownNinja(village)).toEqual([0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0]);
    expect(read.watched(village)).toEqual([6, 5]);
  });
});
