/** The curve after a match. */
import { expect, it } from "vitest";

import type { Report } from "../src/net/messages.ts";
import { curveOf, drawn, heightAt } from "../src/table/curve.ts";

const worth = (value: number) => ({ value, low: value, high: value });
const step = (move: number, value: number) => ({
  move,
  played: "deploy well",
  played_text: "Send a ninja to the well",
  best: "deploy inn",
  best_text: "Send a ninja to the inn",
  cost: worth(0.1),
  options: [
    { move: "deploy inn", ...worth(value + 0.1) },
    { move: "deploy well", ...worth(value) },
  ],
});
const report: Report = {
  moves: 10,
  mattered_most: [],
  choices: [
    { seat: "attacker", cost: worth(0.1), verdict: "", steps: [step(2, 0.6), step(3, 0.5)] },
    { seat: "defender", cost: worth(0.1), verdict: "", steps: [step(5, 0.3)] },
  ],
  parts: {
    attacker: { result: 1, start: worth(0.55), own: worth(0), others: worth(0), luck: worth(0) },
    defender: { result: 0, start: worth(0.45), own: worth(0), others: worth(0), luck: worth(0) },
  },
};

it("goes from the outlook over one's own choices to the result", () => {
  expect(curveOf(report, "attacker")).toEqual([
    { move: 0, value: 0.55 },
    { move: 2, value: 0.6 },
    { move: 3, value: 0.5 },
    { move: 10, value: 1 },
  ]);
  expect(curveOf(report, "nobody")).toEqual([]);
});

it("is drawn from left to right, what is good on top", () => {
  expect(drawn(curveOf(report, "defender"), 100, 50, 1)).toBe("0.0,27.5 50.0,35.0 100.0,50.0");
});

it("is as high as the last choice left it", () => {
  const curve = curveOf(report, "attacker");
  expect(heightAt(curve, 2)).toBe(0.6);
  expect(heightAt(curve, 9)).toBe(0.5);
});
