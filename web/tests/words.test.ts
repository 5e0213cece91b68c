/** Every text is there in both languages, and none is there for nothing. */
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse, Message } from "@fluent/syntax";
import { describe, expect, it } from "vitest";

import { LANGUAGES } from "../src/words/words.svelte.ts";

const SOURCES = join(import.meta.dirname, "../src");

const catalogue = (language: string): string => readFileSync(join(SOURCES, `words/${language}.ftl`), "utf-8");
const messages = (language: string): string[] =>
  parse(catalogue(language), {}).body.flatMap((entry) => (entry instanceof Message ? [entry.id.name] : []));

/** What the sources say: whole names, and the fixed parts of names that are put together. */
function said(): { names: Set<string>; patterns: RegExp[] } {
  const names = new Set<string>();
  const patterns: RegExp[] = [];
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })) {
    if (![".ts", ".svelte"].includes(extname(file))) continue;
    const source = readFileSync(join(SOURCES, file), "utf-8");
    for (const [, name] of source.matchAll(/\bsay\(\s*"([^"]+)"/g)) names.add(name ?? "");
    for (const [, one, other] of source.matchAll(/\bsay\([^"`]*\? "([^"]+)" : "([^"]+)"/g)) names.add(one ?? "").add(other ?? "");
    for (const [, name] of source.matchAll(/\bsay\(\s*`([^`]+)`/g)) {
      patterns.push(new RegExp(`^${(name ?? "").replace(/\$\{[^}]+\}/g, "[a-z0-9-]+")}$`));
    }
  }
  return { names, patterns };
}

describe.each(LANGUAGES)("the catalogue in %s", (language) => {
  it("has no mistakes", () => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(catalogue(language)))).toEqual([]);
    expect(messages(language).length).toBe(new Set(messages(language)).size);
  });

  it("has every text that the sources name", () => {
    const known = new Set(messages(language));
    expect([...said().names].filter((name) => !known.has(name))).toEqual([]);
  });

  it("has no text that nobody says", () => {
    const { names, patterns } = said();
    const unused = messages(language).filter((name) => !names.has(name) && !patterns.some((pattern) => pattern.test(name)));
    expect(unused).toEqual([]);
  });
});

it("has the same texts in every language", () => {
  const [first = [], ...others] = LANGUAGES.map((language) => messages(language).sort());
  for (const other of others) expect(other).toEqual(first);
});

it("sets narrow spaces in French", () => {
  const wide = catalogue("fr")
    .split("\n")
    .filter((line) => !line.startsWith("#") && /\S [;:!?»]|« /.test(line.replace(/^[a-z0-9-]+ = /, "")));
  expect(wide).toEqual([]);
});

it("says nothing outside the catalogues", () => {
  const loose: string[] = [];
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })) {
    if (extname(file) !== ".svelte") continue;
    const markup = readFileSync(join(SOURCES, file), "utf-8").replace(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "");
    const text = markup.replace(/\{[^{}]*(\{[^{}]*(\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, "").match(/>[^<>]*[a-zA-Z]{3,}[^<>]*</g) ?? [];
    loose.push(
      ...text.filter((words) => !/^>\s*Tatami\s*<$/.test(words) && !/=>|onclick|&&/.test(words)).map((words) => `${file}: ${words}`),
    );
  }
  expect(loose).toEqual([]);
});
