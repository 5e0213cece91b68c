/** The board of Samurai Sword: its texts, its paths through legal moves, its seats round the mat, its beats. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { Message, parse } from "@fluent/syntax";
import { describe, expect, it } from "vitest";

import { flights, scene } from "../src/boards/samurai-sword/scene.ts";
import { signs } from "../src/boards/samurai-sword/signs.ts";
import { meant, path } from "../src/boards/samurai-sword/choices.ts";
import { feudOf } from "../src/boards/samurai-sword/feud.ts";
import { spotOf } from "../src/boards/samurai-sword/geometry.ts";
import { Card, NO_CARD, NOBODY, Step, type View as Fields } from "../src/made/samurai-sword.ts";
import type { Happening, Legal, View } from "../src/net/messages.ts";
import type { Picture } from "../src/net/socket.svelte.ts";

const ROOT = join(import.meta.dirname, "../..");
const BOARD = join(ROOT, "web/src/boards/samurai-sword");
const BROWSER = /^(board|preview|answer|belief|theatre)-/;
const TERMINAL = ["board-hand", "board-legend"];

const catalogue = (language: string): string[] =>
  parse(readFileSync(join(ROOT, `src/tatami/games/samurai_sword/words/${language}.ftl`), "utf-8"), {}).body.flatMap((entry) =>
    entry instanceof Message ? [entry.id.name] : [],
  );
const sources = readdirSync(BOARD)
  .map((file) => readFileSync(join(BOARD, file), "utf-8"))
  .join("\n");

describe.each(["en", "fr"])("the texts in %s", (language) => {
  const known = new Set(catalogue(language));

  it("are all there", () => {
    const named = [...sources.matchAll(/"((?:board|preview|answer|belief|theatre)-[a-z0-9-]+)"/g)].map(([, name]) => name ?? "");
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it("are there for something", () => {
    const composed = [...sources.matchAll(/`((?:board|preview|answer|belief|theatre)-[a-z-]*)\$\{/g)].map(
      ([, beginning]) => beginning ?? "",
    );
    const unused = [...known].filter(
      (name) =>
        BROWSER.test(name) && !TERMINAL.includes(name) && !sources.includes(`"${name}"`) && !composed.some((each) => name.startsWith(each)),
    );
    expect(unused).toEqual([]);
  });
});

const move = (kind: string, given: Record<string, string> = {}): Legal => ({
  move: [kind, ...Object.values(given)].join(" "),
  text: "",
  label: "",
  kind,
  arguments: given,
});

describe("a move goes through things", () => {
  it.each([
    ["a weapon and a seat", move("attack", { target: "two", weapon: "bo" }), ["card-bo", "seat-two"]],
    ["a card and somebody's property", move("disarm", { target: "two", property: "armor" }), ["card-geisha", "front-two-armor"]],
    ["a card and the middle", move("tea"), ["card-tea-ceremony", "table"]],
    ["a property and the middle", move("lay", { gear: "fast-draw" }), ["card-fast-draw", "table"]],
    ["a parry at once", move("parry"), ["card-parry"]],
    ["a weapon given up", move("give", { weapon: "bo" }), ["card-bo"]],
    ["the discard pile", move("draw", { source: "pile" }), ["pile"]],
    ["a button", move("done"), []],
  ])("%s", (_, legal, things) => {
    expect(path(legal)).toEqual(things);
  });
});

const view = (changes: Partial<Fields> = {}): View => {
  const fields: Fields = {
    options: Array<number>(19).fill(0),
    players: 3,
    shogun: 0,
    turn: 0,
    step: Step.indexOf("play"),
    asked: 0,
    attacks: 0,
    call: 0,
    lost: 0,
    played: NO_CARD,
    flipped: NO_CARD,
    first: 0,
    resume: 0,
    shuffle: 0,
    role: [0, 3, 4],
    character: [0, 1, 2],
    resilience: [5, 4, 4],
    honour: [6, 3, 3],
    hand_size: [4, 5, 5],
    owed: [0, 0, 0],
    hand: [Array<number>(25).fill(1), Array<number>(25).fill(-9), Array<number>(25).fill(-9)],
    kinds: [],
    front: [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    deck: [],
    deck_size: 50,
    pile: Array<number>(90).fill(0),
    pile_size: 0,
    stock: [],
    fetched: [],
    older: [],
    seen: 0,
    seen_card: [],
    seen_with: [],
    seen_by: [],
    deeds: [],
    daimyos: [0, 0, 0],
    ending: 0,
    blade: NOBODY,
    winner: NOBODY,
    points: [],
    ...changes,
  };
  return fields as unknown as View;
};
const picture = (changes: Partial<Fields> = {}): Picture => ({
  version: 1,
  view: view(changes),
  actors: [],
  legal: [],
  prompt: "",
  outcome: null,
  derived: {},
});

it("says which move a refused touch would have meant", () => {
  const feud = feudOf(picture());
  expect(meant(feud, 0, ["card-bo"], "seat-two")).toBe("attack two bo");
  expect(meant(feud, 0, ["card-geisha"], "front-two-fast-draw")).toBe("disarm two fast-draw");
  expect(meant(feud, 0, [], "card-bo")).toBe("attack two bo");
  expect(meant(feud, 0, [], "card-focus")).toBe("lay focus");
  expect(meant(feud, 0, [], "card-parry")).toBe("parry");
  expect(meant(feudOf(picture({ step: Step.indexOf("jujutsu") })), 0, [], "card-bo")).toBe("give bo");
  expect(meant(feud, 0, [], "seat-two")).toBeNull();
});

it.each([3, 4, 5, 6, 7])("seats %i players apart from each other, oneself at the bottom", (players) => {
  for (const wide of [true, false]) {
    const spots = Array.from({ length: players }, (_, place) => spotOf(place, 2, players, wide));
    const own = spots[2];
    expect(Math.max(...spots.map(({ y }) => y))).toBe(own?.y);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(players);
    expect(spots[3 % players]?.x).toBeLessThan(50); // the next clockwise is at one's left
  }
});

const event = (name: string, given: Record<string, number | string>): Happening => ({ name, arguments: given, text: "" });
const after = (...events: Happening[]): Fields => events.reduce((shown, each) => scene.apply(shown, each), view()) as unknown as Fields;

describe("beats", () => {
  it("show an attack, its parry, and where the cards go", () => {
    const blow = event("attacked", { seat: "seat-one", target: "seat-two", weapon: "weapon-katana" });
    const shown = after(
      blow,
      event("parried", { seat: "seat-two", card: "card-parry" }),
      event("turn-begins", { seat: "seat-two", character: "character-chiyome" }),
    );
    expect(shown.hand_size.slice(0, 2)).toEqual([3, 4]);
    expect(shown.pile.slice(0, shown.pile_size).map((card) => Card[card])).toEqual(["parry", "katana"]);
    expect(scene.look(blow).arc).toEqual(["seat-one", "seat-two"]);
    expect(flights(blow)).toEqual([{ from: "seat-one", to: "seat-two", card: "katana", what: "card" }]);
  });

  it("pass honour and the Bushido from seat to seat", () => {
    const shown = after(
      event("wounded", { seat: "seat-two", count: 4, resilience: 0 }),
      event("honour-passes", { seat: "seat-two", target: "seat-one", honour: 2 }),
      event("bushido-laid", { seat: "seat-one", target: "seat-two" }),
      event("bushido-moves", { seat: "seat-two", target: "seat-three" }),
    );
    expect(shown.resilience[1]).toBe(0);
    expect(shown.honour).toEqual([7, 2, 3]);
    expect(shown.front.map((front) => front[3])).toEqual([0, 0, 1]);
  });

  it("never change what is hidden", () => {
    const shown = after(event("drew", { seat: "seat-two" }), event("diverted", { seat: "seat-three", target: "seat-two" }));
    expect(new Set(shown.hand[1])).toEqual(new Set([-9]));
    expect(shown.hand_size).toEqual([4, 5, 5]);
    expect(flights(event("diverted", { seat: "seat-three", target: "seat-two" }))[0]?.card).toBeUndefined();
  });

  it("leave the view before as it was", () => {
    const before = view();
    const kept = structuredClone(before);
    scene.apply(before, event("laid", { seat: "seat-one", gear: "gear-focus" }));
    expect(before).toEqual(kept);
  });
});

it("has a sign for every kind of event", () => {
  const events = catalogue("en").flatMap((name) => (name.startsWith("event-") ? [name.slice(6)] : []));
  expect(events.filter((name) => !(name in signs))).toEqual([]);
});
