/** Addresses, seats and the promise of fairness. */
import { createHash } from "node:crypto";

import { expect, it } from "vitest";

import { playerRange, ranked, seating, seatsAt } from "../src/home/seats.ts";
import type { GameInfo, OptionInfo } from "../src/net/messages.ts";
import { routeOf } from "../src/shell/router.svelte.ts";
import { commitmentOf } from "../src/table/fairness.ts";

it("reads addresses", () => {
  expect(routeOf("/", "")).toEqual({ page: "home" });
  expect(routeOf("/table/abc", "")).toEqual({ page: "table", table: "abc", moment: null });
  expect(routeOf("/table/abc/12", "")).toEqual({ page: "table", table: "abc", moment: 12 });
  expect(routeOf("/table/abc/x", "")).toEqual({ page: "table", table: "abc", moment: null });
  expect(routeOf("/rules/ronin", "#end")).toEqual({ page: "rules", game: "ronin", anchor: "end" });
  expect(routeOf("/carry", "#abc")).toEqual({ page: "carry", code: "abc" });
  expect(routeOf("/nowhere", "")).toEqual({ page: "home" });
});

const COUNT = { name: "count", title: "", values: ["two", "three"], default: "two", players: [2, 3] };
const RULING = { name: "ruling", title: "", values: ["one", "two"], default: "one", players: null };

const game = (seats: string[], options: OptionInfo[]): GameInfo => ({
  name: "g",
  title: "G",
  tagline: "",
  rules: "1",
  seats,
  options,
  bots: [],
});

it("lays as many seats as players were chosen", () => {
  const three = game(["a", "b", "c"], [RULING, COUNT]);
  expect(seatsAt(three, {})).toEqual(["a", "b"]);
  expect(seatsAt(three, { count: "three" })).toEqual(["a", "b", "c"]);
  expect(seatsAt(game(["a", "b"], [RULING]), {})).toEqual(["a", "b"]);
  expect(playerRange(three)).toEqual([2, 3]);
  expect(seating(["a", "b"], "b", "bot:instinct")).toEqual({ a: "bot:instinct", b: "me" });
});

it("ranks bots from the mildest", () => {
  expect(ranked(["stranger", "master", "instinct", "novice"])).toEqual(["novice", "instinct", "master", "stranger"]);
});

it("computes the commitment as the server does", async () => {
  const seed = "00ff10".padEnd(64, "7");
  const expected = createHash("sha256").update("tatami commitment\0").update(Buffer.from(seed, "hex")).digest("hex");
  expect(await commitmentOf(seed)).toBe(expected);
});
