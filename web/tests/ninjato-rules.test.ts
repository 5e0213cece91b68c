/** The rules of Ninjato lead from each refusal, and from each step, to their passage. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { sectionsOf } from "../build/rulebook.ts";
import { Step } from "../src/made/ninjato.ts";
import { mentions, sectionOf } from "../src/rules/rulebook.ts";

const ROOT = join(import.meta.dirname, "../..");
const page = (language: string): string => readFileSync(join(ROOT, `docs/rules/${language}/ninjato.md`), "utf-8");
const refusals = [...readFileSync(join(ROOT, "src/tatami/games/ninjato/words/en.ftl"), "utf-8").matchAll(/^refusal-([a-z-]+) =/gm)].map(
  (found) => found[1] ?? "",
);
const PASSED_THROUGH = ["turn-ends", "round-ends"];

describe.each(["en", "fr"])("the rules of Ninjato in %s", (language) => {
  const sections = sectionsOf(page(language));

  it("explain every refusal", () => {
    expect(refusals.length).toBeGreaterThan(30);
    expect(refusals.filter((reason) => sectionOf(sections, reason) < 0)).toEqual([]);
  });

  it("have a passage for every step", () => {
    const steps = Step.filter((step) => !PASSED_THROUGH.includes(step));
    expect(steps.filter((step) => sectionOf(sections, `step-${step}`) < 0)).toEqual([]);
  });

  it("can be searched and have their pictures", () => {
    expect(sections.filter((section) => mentions(section, "Chocho")).length).toBeGreaterThan(1);
    for (const picture of ["house", "modes", "alarm"])
      expect(sections.some((section) => section.html.includes(`ninjato-${picture}.svg`))).toBe(true);
  });
});

it("has the same anchors, in the same order of sections, in both languages", () => {
  const anchors = (language: string): string[][] => sectionsOf(page(language)).map((section) => section.anchors.sort());
  expect(anchors("fr")).toEqual(anchors("en"));
});
