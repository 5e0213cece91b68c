/** Names of those who play. */
import type { Seat, TableInfo } from "../net/messages.ts";
import { say, tell } from "./words.svelte.ts";

/** A bot's name in words; one that we have no words for, a bold master perhaps, is called as it is spelled. */
export function botName(bot: string): string {
  const named = say(`bot-${bot}`);
  return named === `bot-${bot}` ? bot : named;
}

const nameOf = (seat: Seat): string => (seat.kind === "bot" ? botName(seat.name) : seat.name);

/**
 * Who plays a seat, by name; with what the game calls the seat, unless that is a number and the name is enough. Where the board
 * has its own name for the seat, a bot is called by that alone.
 */
export function playerName(table: TableInfo, seat: string, named: string | null = null): string {
  const called = tell(table.game, `seat-${seat}`);
  const taken = table.seats.filter((other) => other.kind !== "open");
  const player = taken.find((other) => other.seat === seat);
  if (!player) return called;
  const name = nameOf(player);
  if (named !== null) return player.kind === "bot" ? named : say("on-seat", { name, seat: named });
  const unique = taken.filter((other) => nameOf(other) === name).length === 1;
  return unique && /\d/.test(called) ? name : say("on-seat", { name, seat: called });
}
