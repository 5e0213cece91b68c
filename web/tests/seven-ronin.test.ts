/** The board of 7 Ronin: its tables are the rules' own, a touch means what it should, and pieces keep their identity. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import * as box from "../src/boards/seven-ronin/box.ts";
import { meant, movesOf, picksUp, targets } from "../src/boards/seven-ronin/choices.ts";
import { moved, type Piece } from "../src/boards/seven-ronin/pieces.ts";
import * as read from "../src/boards/seven-ronin/village.ts";
import type { Legal, View } from "../src/net/messages.ts";

const GAME = join(import.meta.dirname, "../../src/tatami/games/seven_ronin");
const components = readFileSync(join(GAME, "components.py"), "utf-8");
const state = readFileSync(join(GAME, "state.py"), "utf-8");

const numbers = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number);
const table = (name: string, source = components): string =>
  new RegExp(`^${name} = (\\([^\\n]*\\)|\\([^]*?\\n\\)|[^\\n#]+)`, "m").exec(source)?.[1] ?? "";
const members = (name: string, source = components): string[] =>
  [...(new RegExp(`^class ${name}\\(IntEnum\\):([^]*?)\\n\\n\\n`, "m").exec(source)?.[1] ?? "").matchAll(/^ {4}([A-Z_0-9]+) = \d/gm)].map(
    (found) => (found[1] ?? "").toLowerCase().replaceAll("_", "-"),
  );

describe("the box", () => {
  it("names what the rules name", () => {
    expect(box.PLACES).toEqual(members("Place"));
    expect(box.RONIN).toEqual(members("Ronin"));
    expect(box.STEPS).toEqual(members("Step", state));
    expect(box.QUESTIONS).toEqual(members("Question", state));
    expect(box.SEATS).toEqual(members("Seat"));
    const options = members("Option");
    expect([box.OPTION.timeTrack, box.OPTION.greenCounts, box.OPTION.spies].map((which) => options[which])).toEqual([
      "time-track",
      "green-counts-to-minimum",
      "spies",
    ]);
  });

  it("counts what the rules count", () => {
    expect(box.LIMIT).toEqual(numbers(table("LIMIT")));
    expect(box.VITALITY).toEqual(numbers(table("VITALITY")));
    expect(box.THREAT.flat()).toEqual(numbers(table("THREAT")));
    expect(box.DAYS).toBe(numbers(table("DAYS"))[0]);
    expect(box.AREAS_TO_WIN).toBe(numbers(table("AREAS_TO_WIN"))[0]);
    expect(numbers(table("CASUALTIES")).indexOf(1)).toBe(box.FIRST_HUNGRY_DAY);
    expect([box.IN_HAND, box.FALLEN, box.HIDDEN]).toEqual([
      numbers(table("IN_HAND", state))[0],
      numbers(table("FALLEN", state))[0],
      numbers(table("HIDDEN", state))[0],
    ]);
    expect(box.NOT_ASKED).toBe(numbers(table("NOT_ASKED", state))[0]);
  });

  it("lies in the order of the ring", () => {
    const ring = [...table("RING").matchAll(/Place\.([A-Z_0-9]+)/g)].map((found) => (found[1] ?? "").toLowerCase().replaceAll("_", "-"));
    expect(ring).toEqual(box.PLACES.slice(0, box.AREAS));
  });
});

const legal = (...moves: string[]): Legal[] =>
  moves.map((move) => ({ move, text: move, label: move, kind: move.split(" ")[0] ?? "", arguments: {} }));

describe("a touch", () => {
  it("finds the moves of a place, as target and as source", () => {
    const moves = legal("poison kabe", "copy well", "infiltrate well one", "loot", "done");
    expect(movesOf(moves, "well", null).map(({ move }) => move)).toEqual(["poison kabe", "copy well", "infiltrate well one"]);
    expect(movesOf(moves, "granary", null).map(({ move }) => move)).toEqual(["loot"]);
    expect(movesOf(moves, "kabe", null).map(({ move }) => move)).toEqual(["poison kabe"]);
  });

  it("keeps to what does something, once it was picked up", () => {
    const moves = legal("curse kabe", "curse yumi", "recall shrine");
    expect(movesOf(moves, "burial-grounds", null).map(({ move }) => move)).toEqual(["recall shrine"]);
    expect(movesOf(moves, "burial-grounds", "shrine")).toEqual([]);
    expect(movesOf(moves, "yumi", "shrine").map(({ move }) => move)).toEqual(["curse yumi"]);
  });

  it("keeps to the ronin that was picked up", () => {
    const moves = legal("post kabe well", "post yumi well", "post yumi inn");
    expect(movesOf(moves, "well", "yumi").map(({ move }) => move)).toEqual(["post yumi well"]);
    expect([...targets(moves, "kabe")].sort()).toEqual(["kabe", "well"]);
  });

  it("picks up what has too many targets for a list", () => {
    const many = legal(...box.RONIN.map((ronin) => `poison ${ronin}`));
    expect(picksUp(many, "well")).toBe(true);
    expect(picksUp(many.slice(0, 3), "well")).toBe(false);
    expect(picksUp(many, "kabe")).toBe(false);
    expect(picksUp(legal("post kabe inn"), "kabe")).toBe(true);
    expect(movesOf(many, "yumi", "well").map(({ move }) => move)).toEqual(["poison yumi"]);
  });

  it("asks about the move that was meant", () => {
    const planning = { step: "planning" } as read.Village;
    expect(meant(planning, "attacker", "well", null)).toBe("deploy well");
    expect(meant(planning, "defender", "well", "kabe")).toBe("post kabe well");
    expect(meant(planning, "defender", "kabe", null)).toBe("post kabe well");
    expect(meant({ step: "ronin" } as read.Village, "defender", "musashi", null)).toBe("strike");
    expect(meant({ step: "areas" } as read.Village, "attacker", "granary", null)).toBe("loot");
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
