/** The rules of play: docs/rules, one page for each game and language. */
import type { Section } from "../../build/rulebook.ts";
import type { Language } from "../words/words.svelte.ts";

const PAGES = import.meta.glob<{ default: Section[] }>("../../../docs/rules/{en,fr}/*.md");

/** The sections of a game's rules, or nothing where they are not written yet. */
export async function rulesOf(game: string, language: Language): Promise<Section[]> {
  const page = PAGES[`../../../docs/rules/${language}/${game}.md`];
  return page ? (await page()).default : [];
}

/** The section that an anchor lies in. */
export function sectionOf(sections: Section[], anchor: string): number {
  return sections.findIndex((section) => section.anchors.includes(anchor));
}

/** Whether a section speaks of something. */
export function mentions(section: Section, wanted: string): boolean {
  const text = `${section.title} ${section.html.replace(/<[^>]+>/g, " ")}`;
  return text.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase());
}
