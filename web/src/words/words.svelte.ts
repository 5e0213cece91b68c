/** Every text comes from Fluent catalogues: ours in this folder, and each game's own, the very files that it ships. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

const OURS = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/tatami/games/*/words/*.ftl", { query: "?raw", import: "default" });
const KEPT = "tatami-language";

interface Spoken {
  language: Language;
  bundle: FluentBundle;
  games: Record<string, FluentBundle>;
}

let spoken = $state.raw<Spoken | null>(null);
const chosen = $derived(spoken?.language ?? "en"); // does not change when words are learnt

/** The language that was chosen here before, or else the browser's. */
export function preferredLanguage(): Language {
  const wanted = localStorage.getItem(KEPT) ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === wanted) ?? "en";
}

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  const games: Record<string, FluentBundle> = {};
  for (const game of Object.keys(spoken?.games ?? {})) games[game] = await gameBundle(game, language);
  spoken = { language, bundle: await bundleOf(OURS, `./${language}.ftl`, language), games };
  localStorage.setItem(KEPT, language);
  document.documentElement.lang = language;
}

export function language(): Language {
  return chosen;
}

/** Learn the words of a game, as `seven-ronin`. */
export async function learn(game: string): Promise<void> {
  const now = untrack(() => spoken); // who learns does not wait for what is learnt
  if (!now || now.games[game]) return;
  const bundle = await gameBundle(game, now.language);
  spoken = { ...now, games: { ...(spoken ?? now).games, [game]: bundle } };
}

/** A text of ours. */
export function say(message: string, values: Values = {}): string {
  return formatted(spoken?.bundle, message, values);
}

/** A text of a game. */
export function tell(game: string, message: string, values: Values = {}): string {
  return formatted(spoken?.games[game], message, values);
}

/** What happened, in a game's words, with other names for its seats: as the server words it, from the same catalogue. */
export function retold(
  game: string,
  event: { name: string; arguments: Record<string, number | string> },
  nameOf: (seat: string) => string,
): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(event.arguments)) {
    const seat = typeof value === "string" && value.startsWith("seat-") ? value.slice(5) : null;
    values[name] = typeof value === "number" ? value : seat ? nameOf(seat) : tell(game, value);
    if (typeof value === "string") values[`${name}-key`] = value.slice(value.indexOf("-") + 1);
  }
  return tell(game, `event-${event.name}`, values);
}

/** Whether a game has a text of this name. */
export function knows(game: string, message: string): boolean {
  return spoken?.games[game]?.hasMessage(message) ?? false;
}

/** The names of a game's texts that begin in some way, in the order of its catalogue. */
export async function textsOf(game: string, beginning: string): Promise<string[]> {
  const load = GAMES[`../../../src/tatami/games/${game.replaceAll("-", "_")}/words/${language()}.ftl`];
  const names = load ? [...(await load()).matchAll(/^([a-z0-9-]+) =/gm)].map((found) => found[1] ?? "") : [];
  return names.filter((name) => name.startsWith(beginning));
}

function gameBundle(game: string, language: Language): Promise<FluentBundle> {
  const folder = game.replaceAll("-", "_");
  return bundleOf(GAMES, `../../../src/tatami/games/${folder}/words/${language}.ftl`, language);
}

async function bundleOf(files: Record<string, () => Promise<string>>, path: string, language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const load = files[path];
  if (load) bundle.addResource(new FluentResource(await load()));
  return bundle;
}

/** A missing text shows its name: a test finds it before a player does. */
function formatted(bundle: FluentBundle | undefined, message: string, values: Values): string {
  const pattern = bundle?.getMessage(message)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, values, []) : message;
}
