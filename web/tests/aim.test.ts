/** Things are touched one after another until they name one legal move. */
import { beforeEach, expect, it } from "vitest";

import type { Legal } from "../src/net/messages.ts";
import { Aim, type AimSession } from "../src/parts/aim.svelte.ts";

const legal = (...paths: string[]): Legal[] =>
  paths.map((path) => ({ move: path, text: `do ${path}`, label: path, kind: path.split(" ")[0] ?? "", arguments: {} }));

let played: string[];
let asked: string[];
let looked: string[];
let session: { -readonly [Part in Exclude<keyof AimSession, "client">]: AimSession[Part] } & { client: { you: string | null } };
let behind: boolean;

beforeEach(() => {
  [played, asked, looked, behind] = [[], [], [], false];
  session = {
    aim: null,
    legal: [],
    past: null,
    client: { you: "me" },
    catchUp: () => behind,
    play: async (move) => played.push(move) > 0,
    touch: async (move) => asked.push(move) > 0,
    focusNext: async () => undefined,
  };
});

/** A board on which a move's words are its path, but for what stands in brackets. */
function aimAt(...moves: string[]): Aim {
  session.legal = legal(...moves);
  return new Aim(session, {
    path: ({ move }) => (move === "done" ? [] : move.replace(/ \(.*\)/, "").split(" ")),
    name: (thing) => thing,
    meant: (steps, thing) => (thing.startsWith("no-") ? null : [...steps, thing].join(" ")),
    look: (thing) => looked.push(thing),
  });
}

it("plays a move of one touch", () => {
  const aim = aimAt("well", "inn", "done");
  expect([...aim.targets]).toEqual(["well", "inn"]);
  aim.touch("inn");
  expect(played).toEqual(["inn"]);
});

it("needs as many touches as the path is long, even if only one move is left", () => {
  const aim = aimAt("bow musashi");
  aim.touch("bow");
  expect(aim.steps).toEqual(["bow"]);
  expect([...aim.targets]).toEqual(["musashi"]);
  expect(played).toEqual([]);
  aim.touch("musashi");
  expect(played).toEqual(["bow musashi"]);
});

it("puts back, step by step or at once", () => {
  const aim = aimAt("mission rice tea", "mission rice silk");
  aim.touch("mission");
  aim.touch("rice");
  expect(aim.steps).toEqual(["mission", "rice"]);
  expect(aim.back()).toBe(true);
  expect(aim.steps).toEqual(["mission"]);
  aim.touch("rice");
  aim.touch("mission");
  expect(aim.steps).toEqual([]);
  expect(aim.back()).toBe(false);
  aim.touch("mission");
  aim.letGo();
  expect(aim.steps).toEqual([]);
});

it("takes another source instead of the one picked up", () => {
  const aim = aimAt("kabe well", "yumi inn");
  aim.touch("kabe");
  aim.touch("yumi");
  expect(aim.steps).toEqual(["yumi"]);
});

it("lets go of what is no longer legal", () => {
  const aim = aimAt("kabe well");
  expect(session.aim).toBe(aim);
  aim.touch("kabe");
  session.legal = legal("yumi inn");
  expect(aim.steps).toEqual([]);
  expect([...aim.targets]).toEqual(["yumi"]);
});

it("offers moves without a path as buttons, and those that are named already", () => {
  const aim = aimAt("done", "katana", "katana kojiro");
  expect(aim.dock.map(({ move }) => move)).toEqual(["done"]);
  aim.touch("katana");
  expect(aim.dock.map(({ move }) => move)).toEqual(["done", "katana"]);
});

it("asks which, where several moves share a path", async () => {
  const aim = aimAt("passage inn (1)", "passage inn (2)");
  aim.touch("passage");
  aim.touch("inn");
  expect(aim.choices.map(({ move }) => move)).toEqual(["passage inn (1)", "passage inn (2)"]);
  expect(aim.chosen).toBe("inn");
  expect(aim.back()).toBe(true);
  expect(aim.choices).toEqual([]);
  expect(aim.steps).toEqual(["passage"]);
  aim.touch("inn");
  const [, second] = aim.choices;
  if (second) await aim.choose(second);
  expect(played).toEqual(["passage inn (2)"]);
  expect(aim.choices).toEqual([]);
});

it("asks the rules why something may not be chosen", () => {
  const aim = aimAt("kabe well");
  aim.touch("kabe");
  aim.touch("inn");
  expect(asked).toEqual(["kabe inn"]);
  aim.touch("no-thing");
  expect(looked).toEqual(["no-thing"]);
  session.client.you = null;
  aim.touch("inn");
  expect(looked).toEqual(["no-thing", "inn"]);
});

it("does nothing but skip while beats run, and nothing in the past", () => {
  const aim = aimAt("well");
  behind = true;
  aim.touch("well");
  behind = false;
  session.past = { moment: 0, moments: [], eyes: "me" };
  aim.touch("well");
  expect(played).toEqual([]);
});

it("says what a touch would do", () => {
  const aim = aimAt("inn", "kabe well", "kabe shrine");
  expect(aim.label("inn", "Inn")).toBe("Inn. do inn");
  expect(aim.label("kabe", "Kabe")).toBe("Kabe. thing-open");
  expect(aim.label("green", "Green")).toBe("Green");
  aim.touch("kabe");
  expect(aim.label("kabe", "Kabe")).toBe("Kabe. thing-picked");
});
