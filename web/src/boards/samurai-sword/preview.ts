/** What the card in one's hand would do to a player, in a few words; or why it can do nothing. */
import { REACH, Weapon } from "../../made/samurai-sword.ts";
import type { Aim } from "../../parts/aim.svelte.ts";
import { seatThing } from "./choices.ts";
import type { Feud, Player } from "./feud.ts";
import { told } from "./texts.ts";

export interface Preview {
  text: string;
  possible: boolean;
}

/** Null where nothing is picked up, or where it does not concern the player. */
export function previewOf(feud: Feud, aim: Aim, player: Player, me: number): Preview | null {
  const card = aim.steps[0]?.replace(/^card-/, "");
  if (card === undefined) return null;
  const possible = aim.targets.has(seatThing(player.seat));
  const weapon = Weapon.findIndex((name) => name === card);
  if (weapon >= 0)
    return player.place === me
      ? null
      : possible
        ? { text: blow(feud, player, weapon), possible }
        : { text: whyNot(feud, player, me, weapon), possible };
  if (!possible) return null;
  const text = gesture(card, player.cards);
  return text ? { text, possible } : null;
}

/** What the cards that are no weapons do at a seat. */
function gesture(card: string, count: number): string | null {
  if (card === "bushido") return told("preview-bushido");
  if (card === "breathing") return told("preview-breathing");
  if (card === "diversion") return told("preview-diversion", { count });
  return card === "geisha" ? told("preview-geisha", { count }) : null;
}

/** How many wounds, and what they leave; a fall, and whether it ends the game. */
function blow(feud: Feud, player: Player, weapon: number): string {
  const wounds = feud.wounds[player.place]?.[weapon] ?? 0;
  const left = player.resilience - wounds;
  if (left > 0) return told("preview-wounds", { wounds, left });
  return told(player.honour > 1 ? "preview-fall" : "preview-last", { wounds, left: player.honour - 1 });
}

function whyNot(feud: Feud, player: Player, me: number, weapon: number): string {
  if (player.harmless) return told("preview-harmless");
  const difficulty = feud.difficulty[me]?.[player.place] ?? 0;
  return told("preview-far", { difficulty, reach: REACH[weapon] ?? 0 });
}
