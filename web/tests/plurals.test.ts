/** Numbers take their plural in the browser as on the server, −1 and 0 too: one table for both. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { LANGUAGES, type Language } from "../src/words/words.svelte.ts";

const ROOT = join(import.meta.dirname, "../..");

type Row = { game: string; message: string; values: Record<string, FluentVariable> } & Record<Language, string>;
const TABLE: Row[] = JSON.parse(readFileSync(join(ROOT, "tests/games/words/plurals.json"), "utf-8"));

function text(row: Row, language: Language): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(ROOT, `src/tatami/games/${row.game}/words/${language}.ftl`), "utf-8")));
  const pattern = bundle.getMessage(row.message)?.value;
  return pattern ? bundle.formatPattern(pattern, row.values, []) : row.message;
}

describe.each(LANGUAGES)("numbers in %s", (language) => {
  it.each(TABLE)("$message $values", (row) => expect(text(row, language)).toBe(row[language]));
});
