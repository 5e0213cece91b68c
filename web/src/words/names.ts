/** Names of those who are no people. */
import { say } from "./words.svelte.ts";

/** A bot's name in words; one that we have no words for, a bold master perhaps, is called as it is spelled. */
export function botName(bot: string): string {
  const named = say(`bot-${bot}`);
  return named === `bot-${bot}` ? bot : named;
}
