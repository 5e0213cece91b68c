/**
 * Fonts for what the Latin faces lack: Japanese characters, letters with macrons, signs. Each is cut down to the
 * characters that the client can show, so that a page loads kilobytes. A character that no font has stops the build.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

import fontverter from "fontverter";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const MADE = path("../.made");

/** Where the texts, the signs and the rules pages are that the client shows. */
const SHOWN: [folder: string, endings: string[]][] = [
  [path("../src"), [".ts", ".svelte", ".ftl"]],
  [path("../../src/tatami"), [".ftl"]],
  [path("../../docs/rules"), [".md"]],
];

const LATIN = "alegreya-sans/files/alegreya-sans-latin-400-normal.woff2"; // shipped whole, see tokens.css

interface Source {
  family: string;
  weights: string; // as in CSS
  file: string; // of the @fontsource packages
}

const SOURCES: Source[] = [
  ...["400", "500", "700"].map((weight) => ({
    family: "Alegreya Sans",
    weights: weight,
    file: `alegreya-sans/files/alegreya-sans-latin-ext-${weight}-normal.woff2`,
  })),
  { family: "Emblems", weights: "100 900", file: "shippori-mincho/files/shippori-mincho-japanese-700-normal.woff2" },
  { family: "Emblems", weights: "100 900", file: "noto-sans-math/files/noto-sans-math-latin-400-normal.woff2" },
  { family: "Emblems", weights: "100 900", file: "noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2" },
  { family: "Emblems", weights: "100 900", file: "noto-sans-symbols/files/noto-sans-symbols-symbols-400-normal.woff2" },
];

const fontFile = (file: string): Uint8Array => readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${file}`));

/** The characters that a font has. */
export async function charactersOf(font: Uint8Array): Promise<Set<string>> {
  const face = new Face(new Blob(await fontverter.convert(font, "truetype")));
  return new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
}

/** Every character beyond ASCII that the client can show. */
export function charactersShown(): Set<string> {
  const found = new Set<string>();
  for (const [folder, endings] of SHOWN) {
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
      if (!endings.includes(extname(file))) continue;
      for (const character of readFileSync(join(folder, file), "utf-8")) if (character > "~") found.add(character);
    }
  }
  return found;
}

/** Whether a list such as `U+93b9-93bb,U+9451` has a character. */
function lists(ranges: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.split(",").some((range) => {
    const [first = "", last = first] = range.trim().slice(2).split("-");
    return parseInt(first, 16) <= code && code <= parseInt(last, 16);
  });
}

/** Rare Japanese characters are in files of their own, which the package lists by their code points. */
function rareSources(wanted: Iterable<string>): Source[] {
  const ranges: Record<string, string> = JSON.parse(new TextDecoder().decode(fontFile("shippori-mincho/unicode.json")));
  const files = new Set<string>();
  for (const character of wanted) {
    const name = Object.keys(ranges).find((key) => key.startsWith("[") && lists(ranges[key] ?? "", character));
    if (name) files.add(`shippori-mincho/files/shippori-mincho-${name.slice(1, -1)}-700-normal.woff2`);
  }
  return [...files].map((file) => ({ family: "Emblems", weights: "100 900", file }));
}

interface Slice {
  source: Source;
  characters: string[];
}

/** Which font gives which characters: the first of a family and weight that has them. */
export async function slices(wanted: Set<string>): Promise<{ made: Slice[]; missing: string[] }> {
  const latin = await charactersOf(fontFile(LATIN));
  const missing = new Set([...wanted].filter((character) => !latin.has(character)));
  const made: Slice[] = [];
  const take = async (sources: Source[]): Promise<void> => {
    const before = new Set(missing);
    for (const source of sources) {
      const has = await charactersOf(fontFile(source.file));
      const open = source.family === "Emblems" ? missing : before; // a text face is there in several weights
      const characters = [...open].filter((character) => has.has(character)).sort();
      for (const character of characters) missing.delete(character);
      if (characters.length > 0) made.push({ source, characters });
    }
  };
  await take(SOURCES);
  await take(rareSources(missing));
  return { made, missing: [...missing] };
}

function rule(slice: Slice, file: string): string {
  const range = slice.characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(", ");
  return `@font-face {
  font-family: "${slice.source.family}";
  src: url("./${file}") format("woff2");
  font-weight: ${slice.source.weights};
  font-display: swap;
  unicode-range: ${range};
}
`;
}

export function fonts(): Plugin {
  return {
    name: "tatami-fonts",
    async buildStart() {
      const { made, missing } = await slices(charactersShown());
      if (missing.length > 0)
        throw new Error(`no font has ${missing.map((one) => `${one} (U+${one.codePointAt(0)?.toString(16)})`).join(", ")}`);
      rmSync(MADE, { recursive: true, force: true });
      mkdirSync(MADE, { recursive: true });
      let css = "";
      for (const [number, slice] of made.entries()) {
        const file = `slice-${number}.woff2`;
        writeFileSync(
          join(MADE, file),
          await subsetFont(fontFile(slice.source.file), slice.characters.join(""), { targetFormat: "woff2" }),
        );
        css += rule(slice, file);
      }
      writeFileSync(join(MADE, "fonts.css"), css);
    },
  };
}
