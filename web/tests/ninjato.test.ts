/** The board of Ninjato reads the record, leads touches to moves, shows events, and says only what the catalogue knows. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { meantBy, pathOf } from "../src/boards/ninjato/choices.ts";
import { foeOf, type Kyoto, offersOf, orderOf, percent, shurikenLeft, stackOf, tokensOf } from "../src/boards/ninjato/kyoto.ts";
import { lessons } from "../src/boards/ninjato/lessons.ts";
import { linesOf } from "../src/boards/ninjato/ledger.ts";
import { scene } from "../src/boards/ninjato/scene.ts";
import { Clan, Elite, Envoy, ENVOYS, Foe, type Moves, Rumour, Step } from "../src/made/ninjato.ts";
import type { Happening, Legal, View } from "../src/net/messages.ts";

const ROOT = join(import.meta.dirname, "../..");
const BOARD = join(ROOT, "web/src/boards/ninjato");

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const rows = (count: number, length: number): number[][] => Array.from({ length: count }, () => zeros(length));

/** A table for three, nothing on it. */
function kyoto(changes: Partial<Kyoto> = {}): Kyoto {
  return {
    honour: zeros(4),
    options: [3, ...zeros(9)],
    round_number: 1,
    step: Step.indexOf("place"),
    turn: 0,
    order: [2, 0, 1, -1],
    placed: 0,
    stacked: zeros(4),
    owed: 0,
    deck: Array.from({ length: 5 }, () => -9),
    deck_left: 30,
    face_up: [1, 1, 1, 0, 0],
    discards: zeros(5),
    hand: [zeros(5), Array.from({ length: 5 }, () => -9), Array.from({ length: 5 }, () => -9), zeros(5)],
    known: rows(4, 5),
    held: zeros(4),
    pile: zeros(10),
    sensei: zeros(10),
    tiles: rows(4, 10),
    ready: rows(4, 10),
    lost: zeros(10),
    bag: zeros(5),
    spent: zeros(5),
    light: rows(5, 5),
    red: rows(5, 5),
    sentry: zeros(5),
    banner: [0, 1, 5, 6, 13],
    purse: rows(4, 5),
    guards: zeros(10),
    guards_gone: zeros(10),
    elites: zeros(10),
    elites_gone: zeros(10),
    beaten: rows(4, 10),
    envoy_at: Envoy.map(() => -2),
    disguised: Envoy.map(() => 0),
    rumour_at: Rumour.map(() => -2),
    rumours_held: zeros(4),
    house: 0,
    mode: 0,
    foe: 0,
    foe_kind: 0,
    standing: 0,
    loot_light: zeros(5),
    loot_red: zeros(5),
    prepared: 0,
    swing: 0,
    setting: 0,
    back_to: 0,
    given: 0,
    buying: 0,
    paid: zeros(4),
    asking: 0,
    rewards: zeros(3),
    ...changes,
  };
}

const asView = (record: Kyoto): View => ({ ...record });

function legal<Kind extends keyof Moves & string>(kind: Kind, args: Record<string, string> = {}): Legal {
  const text = [kind, ...Object.values(args)].join(" ");
  return { move: text, text, label: text, kind, arguments: args };
}

const told = (name: string, args: Record<string, number | string>): Happening => ({ name, arguments: args, text: "" });
const after = (record: Kyoto, ...events: Happening[]): Kyoto =>
  events.reduce((view, event) => scene.apply(view, event), asView(record)) as unknown as Kyoto;

describe("reading the record", () => {
  it("counts the shuriken of each seat in turn order", () => {
    const record = kyoto({ placed: 4 });
    expect(orderOf(record)).toEqual(["purple", "black", "white"]);
    expect(orderOf(record).map((seat) => shurikenLeft(record, seat))).toEqual([1, 2, 2]);
  });

  it("reads the stack of the dojo from the top", () => {
    expect(stackOf(kyoto({ stacked: [2, 0, 5, 0] }))).toEqual(["purple", "black"]);
  });

  it("lists treasures in the order in which a house gives them up", () => {
    const tokens = tokensOf([0, 1, 0, 0, 1], [1, 0, 0, 0, 0]);
    expect(tokens.map(({ token }) => token)).toEqual(["light-scroll", "light-gold", "red-fan"]);
  });

  it("gives an elite its value against the mode, and both of a pair", () => {
    const kissaki = { foe: Foe.indexOf("elite"), foe_kind: Elite.indexOf("kissaki"), standing: 1 };
    expect(foeOf(kyoto({ ...kissaki, mode: 0 }))?.guards).toEqual([{ value: 5, stands: true }]);
    expect(foeOf(kyoto({ ...kissaki, mode: 1 }))?.guards).toEqual([{ value: 1, stands: true }]);
    const pair = kyoto({ foe: Foe.indexOf("elite"), foe_kind: Elite.indexOf("daisho"), standing: 2 });
    expect(foeOf(pair)?.guards.map(({ stands }) => stands)).toEqual([false, true]);
    expect(foeOf(kyoto())).toBeNull();
  });

  it("sorts offers by what can be paid", () => {
    const record = kyoto();
    record.envoy_at[0] = -1;
    record.rumour_at[3] = -1;
    const offers = offersOf(record, {
      offers: [
        [0, 0, 0, 1, 0, 0, 0],
        [ENVOYS + 3, 4, 0, 0, 1, 0, 0],
      ],
    });
    expect(offers.map(({ ware, honour }) => [ware, honour])).toEqual([
      [ENVOYS + 3, 4],
      [0, 0],
    ]);
    expect(offers[1]?.treasures).toEqual([{ name: "scroll", count: 1 }]);
  });

  it("has no odds where there is nobody to come", () => {
    expect(percent(null)).toBe(0);
    expect(percent({ sentry: true, beaten: 1, next: 3 })).toBe(33);
  });
});

describe("touches", () => {
  const fight = kyoto({ step: Step.indexOf("fight"), standing: 1 });
  const pair = kyoto({ step: Step.indexOf("fight"), standing: 3 });

  it("go through the card, and through the guard where two stand", () => {
    const strike = legal("strike", { card: "five", half: "second" });
    expect(pathOf(strike, fight)).toEqual(["hand-five"]);
    expect(pathOf(strike, pair)).toEqual(["hand-five", "half-second"]);
    expect(pathOf(legal("boryaku", { bluff: "two", half: "first" }), pair)).toEqual(["tile-boryaku", "bluff-two", "half-first"]);
  });

  it("give every kind of move a path of its own, but for what is a button", () => {
    const kinds: [Legal, string[]][] = [
      [legal("raid", { house: "house-2", mode: "stealth" }), ["gate-house-2-stealth"]],
      [legal("gild", { treasure: "jade" }), ["purse-gold", "as-jade"]],
      [legal("kuji-kiri", { skill: "boryaku" }), ["tile-kuji-kiri", "tile-boryaku"]],
      [legal("chocho", { token: "light-fan" }), ["tile-chocho", "loot-light-fan"]],
      [legal("seishin-teki"), ["tile-seishin-teki"]],
      [legal("banzai"), ["banzai"]],
      [legal("settle"), []],
      [legal("done"), []],
    ];
    for (const [move, path] of kinds) expect(pathOf(move, fight)).toEqual(path);
  });

  it("keep a treasure by its token", () => {
    const keep = legal("keep", { treasure: "fan" });
    expect(pathOf(keep, kyoto({ loot_light: [1, 0, 0, 0, 0] }))).toEqual(["loot-light-fan"]);
    expect(pathOf(keep, kyoto({ loot_red: [1, 0, 0, 0, 0] }))).toEqual(["loot-red-fan"]);
  });

  it("name the move that the rules should explain", () => {
    expect(meantBy(fight, [], "hand-two")).toBe("strike two first");
    expect(meantBy(kyoto(), [], "gate-house-3-force")).toBe("raid house-3 force");
    expect(meantBy(kyoto(), [], "envoy-taira-69")).toBe("bribe taira-69");
    expect(meantBy(fight, ["tile-kuji-kiri"], "tile-taijutsu")).toBe("kuji-kiri taijutsu");
    expect(meantBy(kyoto(), [], "lantern-1")).toBeNull();
  });
});

describe("beats", () => {
  const house = kyoto({ light: [[1, 1, 0, 0, 1], ...rows(4, 5)], sentry: [3, 0, 0, 0, 0], turn: 1 });
  const begins = told("raid-begins", { seat: "seat-white", house: "house-house-1", mode: "mode-force" });

  it("tell a raid of somebody else guard by guard", () => {
    const raid = after(house, begins);
    expect(Step[raid.step]).toBe("fight");
    expect(foeOf(raid)?.guards).toEqual([{ value: 4, stands: true }]);
    const won = after(
      raid,
      told("guard-beaten", { seat: "seat-white", guard: 4 }),
      told("treasure-won", { seat: "seat-white", treasure: "treasure-fan" }),
    );
    expect(won.loot_light).toEqual([1, 0, 0, 0, 0]);
    expect(won.light[0]).toEqual([0, 1, 0, 0, 1]);
    const alarmed = after(
      won,
      told("guard-appears", { guard: 3 }),
      told("alarm", { treasure: "treasure-jade" }),
      told("turned-red", { treasure: "treasure-gold" }),
    );
    expect(foeOf(alarmed)?.alarm).toBe(true);
    expect(alarmed.light[0]).toEqual([0, 1, 0, 1, 0]);
    expect(alarmed.red[0]).toEqual([0, 0, 0, 0, 1]);
    const left = after(won, told("left", { seat: "seat-white", house: "house-house-1", count: 1 }));
    expect(left.purse[1]).toEqual([1, 0, 0, 0, 0]);
    expect(left.loot_light).toEqual(zeros(5));
  });

  it("never change a hidden hand, only its size", () => {
    const struck = after(kyoto({ held: [0, 4, 0, 0] }), told("struck", { seat: "seat-white", card: "card-five", total: 5 }));
    expect(struck.hand[1]).toEqual([-9, -9, -9, -9, -9]);
    expect(struck.held[1]).toBe(3);
  });

  it("leave the view that they are given alone", () => {
    const view = asView(house);
    scene.apply(view, begins);
    expect(view["step"]).toBe(Step.indexOf("place"));
  });

  it("count the bonuses up, and light what they are for", () => {
    const bonus = told("rumour-bonus", { seat: "seat-black", topic: "topic-friends", honour: 6 });
    expect(after(kyoto(), bonus).honour[0]).toBe(6);
    expect(scene.look(bonus).lights).toContain("topic-friends");
    expect(scene.look(bonus).time).toBeGreaterThan(0);
  });

  it("light the clan that is rewarded", () => {
    for (const clan of Clan) {
      const look = scene.look(told("honoured", { seat: "seat-black", clan: `clan-${clan}`, honour: 8 }));
      expect(look.lights).toContain(`clan-${clan}`);
    }
  });
});

describe("the ledger", () => {
  it("adds honour by its source, hidden rumours too", () => {
    const lines = linesOf(
      [
        told("bribed", { seat: "seat-black", envoy: "envoy-taira-69", honour: 5 }),
        told("bribed", { seat: "seat-black", envoy: "envoy-taira-51", honour: 7 }),
        told("rumour-bought-unseen", { seat: "seat-white", honour: 4 }),
        told("elite-bonus", { seat: "seat-white", honour: 2 }),
      ],
      2,
      (source) => source,
    );
    expect(lines.map(({ key, points }) => [key, points])).toEqual([
      ["envoys", [12, 0]],
      ["rumours", [0, 4]],
      ["clans", [0, 0]],
      ["elites", [0, 2]],
    ]);
  });
});

it("the ledger counts a purchase once when all is told", () => {
  const bought = told("rumour-bought", { seat: "seat-white", rumour: "rumour-warrior-any", honour: 4 });
  const unseen = told("rumour-bought-unseen", { seat: "seat-white", honour: 4 });
  const rumours = (events: Happening[]): number[] | undefined =>
    linesOf(events, 2, (source) => source)
      .find(({ key }) => key === "rumours")
      ?.points.map(Number);
  expect(rumours([bought, unseen])).toEqual([0, 4]);
  expect(rumours([unseen, unseen])).toEqual([0, 8]);
});

it.each(["en", "fr"])("every lesson has its text in %s, and no other is written", (language) => {
  const texts = readFileSync(join(ROOT, `web/src/words/${language}.ftl`), "utf-8");
  const written = [...texts.matchAll(/^lesson-(ninjato-[a-z-]+) =/gm)].map((found) => found[1]);
  expect(written).toEqual(lessons.map(({ name }) => name));
});

describe.each(["en", "fr"])("the catalogue in %s", (language) => {
  const catalogue = readFileSync(join(ROOT, `src/tatami/games/ninjato/words/${language}.ftl`), "utf-8");
  const known = new Set([...catalogue.matchAll(/^([a-z0-9-]+) =/gm)].map((found) => found[1] ?? ""));
  const sources = readdirSync(BOARD).map((file) => readFileSync(join(BOARD, file), "utf-8"));

  it("knows everything that the board says", () => {
    const said = sources.flatMap((source) => [...source.matchAll(/tell\(GAME, ["']([a-z0-9-]+)["']/g)].map((found) => found[1] ?? ""));
    expect(said.length).toBeGreaterThan(40);
    expect(said.filter((message) => !known.has(message))).toEqual([]);
  });

  it("has no text for the browser that nothing says", () => {
    const all = sources.join("\n") + catalogue;
    const composed = (name: string): boolean =>
      ["garden-topic-", "garden-source-", "garden-tuition-", "garden-group-", "garden-count-"].some((stem) => name.startsWith(stem));
    const unused = [...known].filter((name) => name.startsWith("garden-") && !composed(name) && name !== "garden-foe");
    expect(unused.filter((name) => !new RegExp(`["'\`{ ]${name}["'\` ]`).test(all.replaceAll(`${name} =`, "")))).toEqual([]);
  });
});
