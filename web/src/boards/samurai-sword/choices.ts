/** What a touch means: the things that each legal move goes through, and the move that a refused touch would have meant. */
import { type Card, type Moves, Property, Seat, Weapon } from "../../made/samurai-sword.ts";
import type { Legal } from "../../net/messages.ts";
import { moveOf } from "../../parts/typed.ts";
import type { Feud } from "./feud.ts";

export const TABLE = "table"; // the middle of the mat: cards that need no target are played there
export const DECK = "deck";
export const PILE = "pile";
export const TAKE = "take";
export const YIELD = "yield";
export const SPEND = "spend";

export const cardThing = (card: string): string => `card-${card}`;
export const seatThing = (seat: string): string => `seat-${seat}`;
export const frontThing = (seat: string, property: string): string => `front-${seat}-${property}`;

/** The card that each kind of move without a card among its arguments is played with. */
const CARD_OF_MOVE: Partial<Record<keyof Moves, Card>> = {
  bushido: "bushido",
  cry: "battle-cry",
  jujutsu: "jujutsu",
  tea: "tea-ceremony",
  daimyo: "daimyo",
  breathe: "breathing",
  divert: "diversion",
  geisha: "geisha",
  disarm: "geisha",
  parry: "parry",
};

/** The things that are touched to play a move; none for what is a button of the dock. */
export function path(legal: Legal): string[] {
  const move = moveOf<Moves>(legal);
  const card = cardThing(CARD_OF_MOVE[move.kind] ?? "");
  switch (move.kind) {
    case "attack":
      return [cardThing(move.arguments.weapon), seatThing(move.arguments.target)];
    case "bushido":
    case "breathe":
    case "divert":
    case "geisha":
      return [card, seatThing(move.arguments.target)];
    case "disarm":
      return [card, frontThing(move.arguments.target, move.arguments.property)];
    case "lay":
      return [cardThing(move.arguments.gear), TABLE];
    case "cry":
    case "jujutsu":
    case "tea":
    case "daimyo":
      return [card, TABLE];
    case "parry":
      return [card];
    case "block":
    case "give":
      return [cardThing(move.arguments.weapon)];
    case "discard":
      return [cardThing(move.arguments.card)];
    case "draw":
      return [move.arguments.source === "pile" ? PILE : DECK];
    case "take":
      return [TAKE];
    case "yield":
      return [YIELD];
    case "spend":
      return [SPEND];
    case "done":
      return [];
  }
}

const rest = (thing: string, beginning: string): string | null => (thing.startsWith(beginning) ? thing.slice(beginning.length) : null);
const isWeapon = (card: string): boolean => Weapon.some((weapon) => weapon === card);

/** The move that a touch would mean if it were legal: the rules say why it is not. */
export function meant(feud: Feud, me: number, steps: string[], thing: string): string | null {
  const picked = rest(steps[0] ?? "", "card-");
  const seat = rest(thing, "seat-");
  const card = rest(thing, "card-");
  if (picked && seat) return aimed(picked, seat);
  if (picked && thing.startsWith("front-")) return disarmed(picked, thing);
  if (card) return played(feud, me, card);
  if (thing === DECK) return "draw deck";
  if (thing === PILE) return "draw pile";
  return null;
}

/** The kind of move that a card is played with. */
function kindOf(card: string): string | undefined {
  return Object.entries(CARD_OF_MOVE).find(([, played]) => played === card)?.[0];
}

function aimed(card: string, seat: string): string | null {
  if (isWeapon(card)) return `attack ${seat} ${card}`;
  const kind = kindOf(card);
  return kind && ["bushido", "breathe", "divert", "geisha"].includes(kind) ? `${kind} ${seat}` : null;
}

function disarmed(card: string, thing: string): string | null {
  const [, seat = "", ...property] = thing.split("-");
  if (isWeapon(card)) return `attack ${seat} ${card}`;
  return card === "geisha" ? `disarm ${seat} ${property.join("-")}` : aimed(card, seat);
}

/** A card of one's own hand that cannot be played now, as the step would have it. */
function played(feud: Feud, me: number, card: string): string | null {
  const other =
    feud.players.find((player) => player.place !== me && !player.harmless) ?? feud.players.find((player) => player.place !== me);
  const target = other?.seat ?? "one";
  if (feud.step === "parry" || feud.step === "cry") return isWeapon(card) ? `block ${card}` : "parry";
  if (feud.step === "jujutsu" || feud.step === "bushido") return isWeapon(card) ? `give ${card}` : null;
  if (isWeapon(card)) return `attack ${target} ${card}`;
  if (Property.some((property) => property === card) && card !== "bushido") return `lay ${card}`;
  if (card === "parry") return "parry";
  const kind = kindOf(card);
  if (!kind) return null;
  return ["bushido", "breathe", "divert", "geisha"].includes(kind) ? `${kind} ${target}` : kind;
}

/** The seat that a thing is, or lies in front of. */
export function seatOf(thing: string): Seat | null {
  const [kind, seat] = thing.split("-");
  return kind === "seat" || kind === "front" ? (Seat.find((name) => name === seat) ?? null) : null;
}
