/** What a touch means: which things lead to a move, and which move a touch would have meant. */
import { type Moves, Place, Ronin } from "../../made/seven-ronin.ts";
import type { Legal } from "../../net/messages.ts";
import { moveOf } from "../../parts/typed.ts";
import type { Village } from "./village.ts";

export function isPlace(thing: string): thing is Place {
  return Place.some((name) => name === thing);
}

export function isRonin(thing: string): thing is Ronin {
  return Ronin.some((name) => name === thing);
}

/** The things that are touched to play a move: who or what acts, then its target. An open question has its source already. */
export function path(legal: Legal, { question }: Village): string[] {
  const move = moveOf<Moves>(legal);
  const asked = question === "drive" || question === "recall" || question === "copy";
  const from = (source: string, target: string): string[] => (asked ? [target] : [source, target]);
  switch (move.kind) {
    case "done":
      return [];
    case "deploy":
    case "spy":
      return [move.arguments.place];
    case "wound":
      return [move.arguments.ronin];
    case "post":
      return [move.arguments.ronin, move.arguments.place];
    case "strike":
      return ["musashi"];
    case "shoot":
      return ["yumi"];
    case "heal":
      return ["taiko", move.arguments.ronin];
    case "ride":
      return ["hayai", move.arguments.place];
    case "drive":
      return from("yobu", move.arguments.place);
    case "volley":
      return ["watchtower"];
    case "loot":
      return ["granary"];
    case "poison":
      return from("well", move.arguments.ronin);
    case "pen":
      return from("animal-pen", move.arguments.ronin);
    case "curse":
      return from("shrine", move.arguments.ronin);
    case "recall":
      return from("burial-grounds", move.arguments.place);
    case "infiltrate":
      return from("passage", move.arguments.place);
    case "copy":
      return ["inn", move.arguments.place];
  }
}

/** The move that a touch would mean if it were legal: the rules say why it is not. */
export function meant(village: Village, seat: string, steps: string[], thing: string): string | null {
  const [picked] = steps;
  if (village.question === "spy") return isPlace(thing) ? `spy ${thing}` : null;
  if (village.step === "planning" || village.question === "answer") {
    if (seat === "attacker") return isPlace(thing) ? `deploy ${thing}` : null;
    if (isPlace(thing)) return picked ? `post ${picked} ${thing}` : null;
    return `post ${thing} well`;
  }
  if (seat === "defender") return isPlace(thing) ? `ride ${thing}` : (ABILITIES[thing] ?? null);
  return isPlace(thing) ? (POWERS[thing] ?? `infiltrate ${thing} one`) : `poison ${thing}`;
}

const ABILITIES: Record<string, string> = {
  musashi: "strike",
  yumi: "shoot",
  taiko: "heal kabe",
  hayai: "ride well",
  yobu: "drive well",
};

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
