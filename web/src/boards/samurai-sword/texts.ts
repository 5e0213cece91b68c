/** What things are called here: people by their characters, which are all different. */
import { Card } from "../../made/samurai-sword.ts";
import type { TableInfo } from "../../net/messages.ts";
import { botName } from "../../words/names.ts";
import { say, tell, type Values } from "../../words/words.svelte.ts";
import { GAME } from "./box.ts";
import { DECK, PILE, seatOf } from "./choices.ts";
import type { Feud, Player } from "./feud.ts";

/** A text of this game's catalogue. */
export function told(message: string, values: Values = {}): string {
  return tell(GAME, message, values);
}

export const characterName = (player: Player): string => told(`character-${player.character}`);
export const cardName = (card: string): string => told(`card-${card}`);

/** Who sits there. */
export function personName(table: TableInfo, player: Player): string {
  const seat = table.seats.find((each) => each.seat === player.seat);
  if (!seat) return "";
  return seat.kind === "bot" ? botName(seat.name) : seat.kind === "open" ? say("free-seat") : seat.name;
}

/** A thing of the board, for the dock. */
export function thingName(feud: Feud, thing: string): string {
  const seat = seatOf(thing);
  const player = feud.players.find((each) => each.seat === seat);
  if (player) return characterName(player);
  if (thing === DECK) return told("source-deck");
  if (thing === PILE) return told("source-pile");
  const card = Card.find((name) => thing === `card-${name}`);
  return card ? cardName(card) : told("board-table");
}

/** A player in one sentence, for those who hear the table. */
export function describe(table: TableInfo, feud: Feud, player: Player, me: number): string {
  const far = feud.difficulty[me]?.[player.place] ?? 0;
  return [
    `${characterName(player)}, ${player.place === me ? told("board-you") : personName(table, player)}`,
    player.role ? told(`role-${player.role}`) : told("board-role-hidden"),
    told("board-resilience", { count: player.resilience, full: player.full }),
    told("board-honour", { count: player.honour }),
    told("board-cards", { count: player.cards }),
    ...(player.harmless ? [told("board-harmless")] : far > 0 ? [told("board-difficulty", { count: far })] : []),
    ...(feud.turn === player.place ? [told("board-turn")] : []),
  ].join(", ");
}
