/** The rules of Samurai Sword lead from each refusal, and from each step, to their passage; their tables are the box's. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { sectionsOf } from "../build/rulebook.ts";
import { COPIES, MULTIPLIER, REACH, RESILIENCE, Step, WOUNDS } from "../src/made/samurai-sword.ts";
import { mentions, sectionOf } from "../src/rules/rulebook.ts";

const ROOT = join(import.meta.dirname, "../..");
const page = (language: string): string => readFileSync(join(ROOT, `docs/rules/${language}/samurai-sword.md`), "utf-8");
const words = readFileSync(join(ROOT, "src/tatami/games/samurai_sword/words/en.ftl"), "utf-8");
const refusals = [...words.matchAll(/^refusal-([a-z0-9-]+) =/gm)].map((found) => found[1] ?? "");
const decided = Step.slice(0, Step.indexOf("over") + 1); // the later steps run by themselves

/** The rows of the tables, as lists of cells. */
const rows = (language: string): string[][] =>
  [...page(language).matchAll(/^\|(.+)\|$/gm)].map(([, row]) => (row ?? "").split("|").map((cell) => cell.trim()));

describe.each(["en", "fr"])("the rules of Samurai Sword in %s", (language) => {
  const sections = sectionsOf(page(language));

  it("explain every refusal", () => {
    expect(refusals.length).toBeGreaterThan(40);
    expect(refusals.filter((reason) => sectionOf(sections, reason) < 0)).toEqual([]);
  });

  it("have a passage for every step", () => {
    expect(decided.filter((step) => sectionOf(sections, `step-${step}`) < 0)).toEqual([]);
  });

  it("can be searched and have their pictures", () => {
    expect(sections.filter((section) => mentions(section, "Daimyo")).length).toBeGreaterThan(1);
    for (const picture of ["circle", "cards"]) expect(page(language)).toContain(`samurai-sword-${picture}.svg`);
  });

  it("have the numbers of the box", () => {
    const weapons = rows(language).filter((row) => row.length === 4 && /^\d$/.test(row[1] ?? ""));
    expect(weapons.map(([, reach, wounds, copies]) => [reach, wounds, copies].map(Number))).toEqual(
      REACH.map((reach, weapon) => [reach, WOUNDS[weapon], COPIES[weapon]]),
    );
    const characters = rows(language).filter((row) => row.length === 3 && /^[45]$/.test(row[1] ?? ""));
    expect(characters.slice(-RESILIENCE.length).map(([, resilience]) => Number(resilience))).toEqual(RESILIENCE);
    const ronin = rows(language).find((row) => row[0] === "ronin" && row.length === 6);
    expect(ronin?.slice(3).map(Number)).toEqual(MULTIPLIER.slice(2).map((row) => row[2]));
  });
});

it("has the same anchors, in the same order of sections, in both languages", () => {
  const anchors = (language: string): string[][] => sectionsOf(page(language)).map((section) => section.anchors.sort());
  expect(anchors("fr")).toEqual(anchors("en"));
});
