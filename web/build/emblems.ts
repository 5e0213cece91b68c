/** The Japanese face, cut down to the characters that the sources draw: a page loads kilobytes, not megabytes. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

import subsetFont from "subset-font";
import type { Plugin } from "vite";

const SOURCES = fileURLToPath(new URL("../src", import.meta.url));
const MADE = fileURLToPath(new URL("../.made", import.meta.url));
const FACE = "@fontsource/shippori-mincho/files/shippori-mincho-japanese-700-normal.woff2";
const DRAWN = new Set([".ts", ".svelte", ".ftl"]);

/** Every Han and kana character in the sources, each once. */
export function drawnCharacters(folder: string): string {
  const found = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
    if (!DRAWN.has(extname(file))) continue;
    for (const character of readFileSync(join(folder, file), "utf-8")) {
      if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)) found.add(character);
    }
  }
  return [...found].sort().join("");
}

export function emblems(): Plugin {
  return {
    name: "tatami-emblems",
    async buildStart() {
      const face = readFileSync(createRequire(import.meta.url).resolve(FACE));
      const slice = await subsetFont(face, drawnCharacters(SOURCES), { targetFormat: "woff2" });
      mkdirSync(MADE, { recursive: true });
      writeFileSync(join(MADE, "emblems.woff2"), slice);
    },
  };
}
