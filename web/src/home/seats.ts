/** Which seats a table has, and who sits there at first. */
import type { GameInfo } from "../net/messages.ts";

/** The seats in play: all of them, unless the game lets the number of players be chosen. */
export function seatsAt(game: GameInfo, options: Record<string, string>): string[] {
  const option = game.options.find((each) => each.players);
  if (!option?.players) return game.seats;
  return game.seats.slice(0, option.players[option.values.indexOf(options[option.name] ?? option.default)]);
}

/** One for me, the others for somebody else: `open`, or `bot:` and its name. */
export function seating(seats: string[], mine: string, others: string): Record<string, string> {
  return Object.fromEntries(seats.map((seat) => [seat, seat === mine ? "me" : others]));
}

/** The smallest and the largest number of players. */
export function playerRange(game: GameInfo): [number, number] {
  const counts = game.options.find((option) => option.players)?.players ?? [game.seats.length];
  return [Math.min(...counts), Math.max(...counts)];
}

const MILDEST_FIRST = ["random", "novice", "instinct", "adept", "master"];

/** Bots from the mildest; those that nobody has ranked come last. */
export function ranked(bots: string[]): string[] {
  const place = (bot: string): number => (MILDEST_FIRST.indexOf(bot) + MILDEST_FIRST.length + 1) % (MILDEST_FIRST.length + 1);
  return [...bots].sort((one, other) => place(one) - place(other));
}
