/** Every character that the client can show is in a font that it ships. */
import { expect, it } from "vitest";

import { charactersShown, slices } from "../build/fonts.ts";

it("has a font for every character", async () => {
  const shown = charactersShown();
  for (const character of "番ō✓\u202f") expect(shown).toContain(character);
  expect((await slices(shown)).missing).toEqual([]);
}, 60_000);

it("notices a character that no font has", async () => {
  expect((await slices(new Set(["é", "\u{1f600}"]))).missing).toEqual(["\u{1f600}"]);
}, 60_000);

it("gives a letter in every weight of the text face", async () => {
  const { made } = await slices(new Set(["ō"]));
  expect(made.map((slice) => slice.source.weights)).toEqual(["400", "500", "700"]);
}, 60_000);
