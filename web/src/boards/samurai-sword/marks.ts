/** One's own guesses of roles: for each seat and role *likely*, *not* or nothing; kept as words such as `two+ninja`. */
import type { Seat } from "../../made/samurai-sword.ts";
import type { Feud } from "./feud.ts";

/** What a hidden role may be; the stars of a ninja are not guessed. */
export const GUESSES = ["samurai", "ninja", "ronin"] as const;
export type Guess = (typeof GUESSES)[number];
export type Mark = "likely" | "not" | null;

const SIGNS = { likely: "+", not: "-" } as const;

export function markOf(marks: string[], seat: Seat, guess: Guess): Mark {
  if (marks.includes(`${seat}${SIGNS.likely}${guess}`)) return "likely";
  return marks.includes(`${seat}${SIGNS.not}${guess}`) ? "not" : null;
}

/** The next mark of a cell: nothing, likely, not, nothing. A player has one role: likely here takes likely away elsewhere. */
export function turned(marks: string[], seat: Seat, guess: Guess): string[] {
  const now = markOf(marks, seat, guess);
  const next: Mark = now === null ? "likely" : now === "likely" ? "not" : null;
  const others = marks.filter((mark) => mark !== `${seat}+${guess}` && mark !== `${seat}-${guess}`);
  const kept = next === "likely" ? others.filter((mark) => !mark.startsWith(`${seat}+`)) : others;
  return next === null ? kept : [...kept, `${seat}${SIGNS[next]}${guess}`];
}

/** What one takes a player for: marked likely, or the only role that is not marked impossible. */
export function guessOf(marks: string[], seat: Seat, possible: readonly Guess[] = GUESSES): Guess | null {
  const likely = possible.find((guess) => markOf(marks, seat, guess) === "likely");
  const left = possible.filter((guess) => markOf(marks, seat, guess) !== "not");
  return likely ?? (left.length === 1 ? (left[0] ?? null) : null);
}

/** The roles that may be hidden at a table of so many. */
export function possibleRoles(feud: Feud): readonly Guess[] {
  return feud.players.length > 4 ? GUESSES : GUESSES.slice(0, 2);
}
