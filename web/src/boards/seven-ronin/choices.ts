/** What a touch means: the legal moves that a place or a ronin takes part in, or the move that one would have meant. */
import type { Legal } from "../../net/messages.ts";
import { PLACES, RONIN } from "./box.ts";
import type { Village } from "./village.ts";

/** Whose ability each kind of move is. */
const SOURCE: Record<string, string> = {
  strike: "musashi",
  shoot: "yumi",
  heal: "taiko",
  ride: "hayai",
  drive: "yobu",
  volley: "watchtower",
  loot: "granary",
  poison: "well",
  pen: "animal-pen",
  curse: "shrine",
  recall: "burial-grounds",
  infiltrate: "passage",
  copy: "inn",
};

/** Whether a move has to do with a thing: it is its target, or the one who acts. */
function concerns(move: string, thing: string): boolean {
  const [kind = "", ...targets] = move.split(" ");
  return targets.includes(thing) || SOURCE[kind] === thing;
}

/** Whether a move is what a thing does: its own ability, or a ronin's way to a post. */
function isDoneBy(move: string, thing: string): boolean {
  const [kind = "", first] = move.split(" ");
  return SOURCE[kind] === thing || (kind === "post" && first === thing);
}

/** The legal moves that have to do with a thing; once something was picked up, only what that does. */
export function movesOf(legal: Legal[], thing: string, picked: string | null): Legal[] {
  return legal.filter(({ move }) => concerns(move, thing) && (picked === null || isDoneBy(move, picked)));
}

const FEW = 6;

/** Too many to choose from a list: whose ability it is is picked up first, then where it goes. */
export function picksUp(legal: Legal[], thing: string): boolean {
  const own = legal.filter(({ move }) => isDoneBy(move, thing));
  return own.length > FEW || own.some(({ move }) => move.startsWith("post "));
}

/** Everything that glows. */
export function targets(legal: Legal[], picked: string | null): Set<string> {
  return new Set([...PLACES, ...RONIN].filter((thing) => movesOf(legal, thing, picked).length > 0));
}

/** The move that a touch would mean if it were legal: the rules say why it is not. */
export function meant(village: Village, seat: string, thing: string, picked: string | null): string | null {
  const place = PLACES.some((name) => name === thing);
  if (village.question === "spy") return place ? `spy ${thing}` : null;
  if (village.step === "planning" || village.question === "answer") {
    if (seat === "attacker") return place ? `deploy ${thing}` : null;
    if (place) return picked ? `post ${picked} ${thing}` : null;
    return `post ${thing} well`;
  }
  if (seat === "defender") return place ? `ride ${thing}` : abilityOf(thing);
  return place ? powerOf(thing) : `poison ${thing}`;
}

const ABILITIES: Record<string, string> = {
  musashi: "strike",
  yumi: "shoot",
  taiko: "heal kabe",
  hayai: "ride well",
  yobu: "drive well",
};

function abilityOf(ronin: string): string | null {
  return ABILITIES[ronin] ?? null;
}

const POWERS: Record<string, string> = {
  watchtower: "volley",
  granary: "loot",
  well: "poison kabe",
  "animal-pen": "pen kabe",
  shrine: "curse musashi",
  "burial-grounds": "recall inn",
  passage: "infiltrate well one",
  inn: "copy granary",
};

function powerOf(place: string): string {
  return POWERS[place] ?? `infiltrate ${place} one`;
}
