/** The board of Ronin: the map fits the box, a touch means what it should, payments, points, beats and the rules. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { sectionsOf } from "../build/rulebook.ts";
import { meant, onlyRonin, pathOf } from "../src/boards/ronin/choices.ts";
import { cityAt, CROSSINGS, frameOf, near, regionAt, sharedSides } from "../src/boards/ronin/geometry.ts";
import { asked, goodsIn, lookedAt, stageOf } from "../src/boards/ronin/japan.ts";
import { lacking, payments, proposed, turned } from "../src/boards/ronin/payment.ts";
import { roundsOf, sourcesOf } from "../src/boards/ronin/points.ts";
import { after } from "../src/boards/ronin/scene.ts";
import {
  AT_HOME,
  BORDERS,
  CITIES,
  Character,
  City,
  CITY_REGIONS,
  EMPTY,
  HIDDEN,
  Mission,
  Question,
  Region,
  REGIONS,
  REGIONS_IN_USE,
  Spot,
  Step,
  type View,
} from "../src/made/ronin.ts";
import type { Happening, Legal } from "../src/net/messages.ts";
import { sectionOf } from "../src/rules/rulebook.ts";

const ROOT = join(import.meta.dirname, "../..");

/** A bare table for two: nobody has anything, nobody stands anywhere. */
function bare(fields: Partial<View> = {}): View {
  const row = (length: number, value = 0): number[] => Array<number>(length).fill(value);
  const table = (rows: number, length: number, value = 0): number[][] => Array.from({ length: rows }, () => row(length, value));
  return {
    options: [2, 1, 0, 1, 0],
    round_number: 1,
    step: Step.place,
    question: Question.none,
    turn: 0,
    first: 0,
    left: 0,
    ready: row(5),
    bag: row(5, 1),
    box: row(5),
    goods: table(10, 5),
    horse: row(10, EMPTY),
    buried: row(10, EMPTY),
    purse: table(5, 5),
    tokens: row(5),
    banners: row(5),
    points: row(5),
    mission_at: row(45, Spot.pile),
    under: row(45, EMPTY),
    under_seen: row(45),
    cards_under: 0,
    looked: row(4, EMPTY),
    looked_seen: row(4),
    paid: table(45, 6),
    fresh: table(5, 4),
    doubles: row(5),
    tile: row(17),
    side: row(17),
    space: 0,
    source: 0,
    stack: row(15),
    offer: row(15),
    dismissed: row(15),
    crew: table(5, 5, EMPTY),
    asleep: table(5, 5),
    post: table(5, 5, AT_HOME),
    bonus_at: row(12),
    shogun_pile: row(8, 1),
    shogun_card: EMPTY,
    site: table(10, 2, EMPTY),
    castles: row(6, 5),
    tea: row(6, 1),
    arrival: row(6),
    arrivals: 0,
    region: 0,
    influence: row(6),
    tradable: row(5),
    ending: 0,
    ...fields,
  };
}

const M10 = Mission.indexOf("m10"); // Akita – Osaka: rice, silk, wood, iron
const legal = (kind: string, given: Record<string, string>): Legal => ({ move: "", text: "", label: "", kind, arguments: given });

describe("the map", () => {
  it("shows as neighbours exactly the regions that the box calls so", () => {
    const land = [...sharedSides().values()].filter((owners) => owners.length === 2).map((owners) => owners.sort((a, b) => a - b).join());
    const sea = CROSSINGS.map(({ between }) =>
      between
        .map((name) => Region.indexOf(name))
        .sort((a, b) => a - b)
        .join(),
    );
    const box = BORDERS.flatMap((others, region) => others.filter((other) => other > region).map((other) => `${region},${other}`));
    expect([...new Set([...land, ...sea])].sort()).toEqual(box.sort());
  });

  it("puts every city where its regions are, and nowhere else", () => {
    for (let city = 0; city < CITIES; city++)
      for (let region = 0; region < REGIONS; region++) {
        const touches = ((CITY_REGIONS[city] ?? 0) >> region) & 1;
        const crosses = CROSSINGS.some(({ from, between }) => from === City[city] && between.some((name) => name === Region[region]));
        expect(near(region, cityAt(city), 55) || crosses || !touches, `${City[city]} in ${Region[region]}`).toBe(true);
        if (!touches) expect(near(region, cityAt(city), 12), `${City[city]} not in ${Region[region]}`).toBe(false);
      }
  });

  it("leaves room between cities, and keeps all that is used in sight", () => {
    for (let one = 0; one < CITIES; one++)
      for (let other = 0; other < one; other++)
        expect(Math.hypot(cityAt(one).x - cityAt(other).x, cityAt(one).y - cityAt(other).y)).toBeGreaterThan(90);
    for (const players of [1, 2, 3, 4, 5]) {
      const { x, y, width, height } = frameOf(players);
      for (let region = 0; region < (REGIONS_IN_USE[players] ?? 0); region++) {
        const at = regionAt(region);
        expect(at.x > x && at.x < x + width && at.y > y && at.y < y + height).toBe(true);
      }
    }
  });
});

describe("a touch", () => {
  it("goes from a ronin to a city, by finger once more", () => {
    const move = legal("place", { space: "first", city: "mito" });
    expect(pathOf(move, false)).toEqual(["ronin:first", "city:mito"]);
    expect(pathOf(move, true)).toEqual(["ronin:first", "city:mito", "city:mito"]);
  });

  it("collects by the good itself, pays by mission and piece, hires by character and ronin", () => {
    expect(pathOf(legal("collect", { region: "kanto", pick: "horse-head" }), false)).toEqual(["good:kanto:horse-head"]);
    expect(pathOf(legal("pay", { mission: "m10", payment: "token" }), false)).toEqual(["mission:m10", "purse:token"]);
    expect(pathOf(legal("hire", { character: "monk", space: "third" }), false)).toEqual(["character:monk", "ronin:third"]);
    expect(pathOf(legal("drink", {}), false)).toEqual([]);
  });

  it("asks the rules about what it would have meant", () => {
    expect(meant(bare(), ["ronin:first"], "city:edo")).toBe("place first edo");
    expect(meant(bare(), [], "city:edo")).toBeNull();
    expect(meant(bare({ step: Step.missions }), [], "mission:m10")).toBe("pay m10 rice");
    expect(meant(bare({ step: Step.collect }), [], "good:kanto:coin")).toBe("collect kanto coin");
    expect(meant(bare({ question: Question.send }), [], "city:edo")).toBe("send edo");
  });

  it("on a city means the one ronin there is a choice of, if all are alike", () => {
    expect(onlyRonin(bare(), 0)).toBe("ronin:first");
    const crew = bare().crew.map((row) => [...row]);
    crew[0]![1] = Character.indexOf("samurai");
    expect(onlyRonin(bare({ crew }), 0)).toBeNull();
  });
});

describe("a payment", () => {
  const rich = (purse: number[], tokens: number, paid: number[] = []): View => {
    const view = bare();
    view.purse[0] = purse;
    view.tokens[0] = tokens;
    paid.forEach((kind) => (view.paid[M10]![kind]! += 1));
    return view;
  };

  it("is proposed with goods first, tokens for the rest", () => {
    const slots = proposed(rich([0, 1, 1, 0, 1], 1), 0, M10, 4);
    expect(payments("m10", slots).sort()).toEqual(["pay m10 iron", "pay m10 rice", "pay m10 silk", "pay m10 token"]);
  });

  it("knows what lies there already, and pays no more than is asked for", () => {
    const view = rich([0, 2, 0, 0, 1], 0, [1]);
    expect(lacking(view, M10)).toEqual(["silk", "wood", "iron"]);
    expect(payments("m10", proposed(view, 0, M10, 3))).toEqual(["pay m10 iron"]);
    expect(payments("m10", proposed(rich([0, 1, 1, 1, 1], 0), 0, M10, 3))).toHaveLength(3); // a steward
  });

  it("may be changed slot by slot, within what one has", () => {
    const view = rich([0, 1, 1, 1, 1], 1);
    let slots = proposed(view, 0, M10, 4);
    slots = turned(slots, 0, view, 0);
    expect(slots[0]?.with).toBe("token");
    slots = turned(slots, 1, view, 0);
    expect(slots[1]?.with).toBeNull(); // the only token is spent
    expect(payments("m10", slots)).toHaveLength(3);
  });
});

describe("what was told", () => {
  const scored = (seat: string, points: number, cause: string): Happening => ({
    name: "scored",
    arguments: { seat: `seat-${seat}`, points, cause: `cause-${cause}` },
    text: "",
  });

  it("gives the points by source", () => {
    const events = [scored("vermilion", 7, "mission"), scored("indigo", 2, "no-deed"), scored("vermilion", 3, "courtier")];
    expect(sourcesOf(events, 2)).toEqual([
      ["missions", [10, 0]],
      ["no-deed", [0, 2]],
    ]);
  });

  it("gives the points round by round, and at last the end's", () => {
    const round = (number: number): Happening => ({ name: "round-begins", arguments: { round: number }, text: "" });
    const end: Happening = { name: "solo-ended", arguments: { points: 12, ending: "ending-without-honour" }, text: "" };
    const events = [round(1), scored("vermilion", 7, "mission"), round(2), scored("vermilion", 2, "tea"), round(3), round(4)];
    expect(roundsOf(events, "vermilion")).toEqual([7, 9, 9]);
    expect(roundsOf([...events, scored("vermilion", 3, "castle-groups"), end], "vermilion")).toEqual([7, 9, 9, 9, 12]);
    expect(roundsOf([...events, end], "vermilion")).toEqual([7, 9, 9, 9, 9]);
  });

  it("changes the table event by event", () => {
    const start = bare({ horse: [2, ...Array<number>(9).fill(EMPTY)] });
    const placed = after(start, { name: "placed", arguments: { seat: "seat-vermilion", space: "space-first", city: "city-edo" } });
    expect(placed.post[0]?.[0]).toBe(City.indexOf("edo"));
    const taken = after(placed, { name: "good-taken", arguments: { seat: "seat-vermilion", good: "good-silk", region: "region-mutsu" } });
    expect([taken.horse[0], taken.purse[0]?.[2]]).toEqual([EMPTY, 1]);
    const done = after(taken, { name: "completed", arguments: { seat: "seat-vermilion", mission: "mission-m10", cities: 2 } });
    expect(done.mission_at[M10]).toBe(Spot.completed);
    expect(start.post[0]?.[0]).toBe(AT_HOME); // a copy each time
  });
});

describe("the view", () => {
  it("tells the stage by the open question, else by the step", () => {
    expect(stageOf(bare())).toBe("place");
    expect(stageOf(bare({ question: Question.steal }))).toBe("steal");
  });

  it("shows nothing of what is hidden", () => {
    expect(lookedAt(bare({ looked: [HIDDEN, HIDDEN, HIDDEN, 3] }))).toEqual([3]);
    expect(goodsIn(bare({ buried: Array<number>(10).fill(HIDDEN) }), 0)).toEqual([]);
  });

  it("lists what a mission asks for", () => {
    expect(asked(M10)).toEqual(["rice", "silk", "wood", "iron"]);
  });
});

describe.each(["en", "fr"])("the rules of Ronin in %s", (language) => {
  const sections = sectionsOf(readFileSync(join(ROOT, `docs/rules/${language}/ronin.md`), "utf-8"));
  const catalogue = readFileSync(join(ROOT, "src/tatami/games/ronin/words/en.ftl"), "utf-8");

  it("explain every refusal", () => {
    const refusals = [...catalogue.matchAll(/^refusal-([a-z-]+) =/gm)].map((found) => found[1] ?? "");
    expect(refusals.length).toBeGreaterThan(40);
    expect(refusals.filter((reason) => sectionOf(sections, reason) < 0)).toEqual([]);
  });

  it("have a passage for every step and question", () => {
    const stages = [...Object.keys(Step), ...Object.keys(Question).filter((name) => name !== "none")];
    expect(stages.filter((stage) => sectionOf(sections, `step-${stage}`) < 0)).toEqual([]);
  });

  it("say what is reconstructed", () => {
    expect(sections.some((section) => /reconstru|reconstitu/.test(section.html))).toBe(true);
  });
});
