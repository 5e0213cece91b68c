/** The rules of play lead from each refusal, and from each step, to their passage. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { sectionsOf } from "../build/rulebook.ts";
import { Step } from "../src/made/seven-ronin.ts";
import { mentions, sectionOf } from "../src/rules/rulebook.ts";

const ROOT = join(import.meta.dirname, "../..");
const page = (language: string): string => readFileSync(join(ROOT, `docs/rules/${language}/seven-ronin.md`), "utf-8");
const refusals = [...readFileSync(join(ROOT, "src/tatami/games/seven_ronin/words/en.ftl"), "utf-8").matchAll(/^refusal-([a-z-]+) =/gm)].map(
  (found) => found[1] ?? "",
);

describe.each(["en", "fr"])("the rules of 7 Ronin in %s", (language) => {
  const sections = sectionsOf(page(language));

  it("explain every refusal", () => {
    expect(refusals.length).toBeGreaterThan(30);
    expect(refusals.filter((reason) => sectionOf(sections, reason) < 0)).toEqual([]);
  });

  it("have a passage for every step", () => {
    expect(Step.filter((step) => sectionOf(sections, `step-${step}`) < 0)).toEqual([]);
  });

  it("can be searched", () => {
    expect(sections.filter((section) => mentions(section, "Hayai")).length).toBeGreaterThan(1);
    expect(sections.filter((section) => mentions(section, "xyzzy"))).toEqual([]);
  });

  it("keep titles clean and pictures in", () => {
    expect(sections.some((section) => section.title.includes("<"))).toBe(false);
    expect(sections[0]?.html).toContain("seven-ronin-ring.svg");
  });
});

it("has the same anchors, in the same order of sections, in both languages", () => {
  const anchors = (language: string): string[][] => sectionsOf(page(language)).map((section) => section.anchors.sort());
  expect(anchors("fr")).toEqual(anchors("en"));
});
