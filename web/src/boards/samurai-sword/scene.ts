/** How what happens is shown: each event as a change of the view, with what lights up and what travels where. */
import {
  Card,
  type Events,
  FIRST_PROPERTY,
  Gear,
  NO_CARD,
  Property,
  RESILIENCE,
  Role,
  Seat,
  type View as Fields,
  Weapon,
} from "../../made/samurai-sword.ts";
import type { Happening, View } from "../../net/messages.ts";
import type { Look, Scene } from "../../parts/beats.svelte.ts";
import { type EventOf, eventOf, viewOf } from "../../parts/typed.ts";
import { DECK, PILE, seatThing, TABLE } from "./choices.ts";

type Told = EventOf<Events>;

const BUSHIDO = Property.indexOf("bushido");
const bare = (name: string): string => name.replace(/^[a-z]+-/, "");
const seatAt = (name: string): number => Seat.findIndex((seat) => seat === bare(name));
const cardAt = (name: string): number => Card.findIndex((card) => card === bare(name));
const weaponAt = (name: string): number => Weapon.findIndex((weapon) => weapon === bare(name));
const gearAt = (name: string): number => Gear.findIndex((gear) => gear === bare(name));
const propertyAt = (name: string): number => Property.findIndex((property) => property === bare(name));

/** A copy of the view that the events change in place. */
class Table {
  readonly s: Fields;

  constructor(view: View) {
    const s = viewOf<Fields>(view);
    this.s = {
      ...s,
      resilience: [...s.resilience],
      honour: [...s.honour],
      role: [...s.role],
      hand_size: [...s.hand_size],
      hand: s.hand.map((hand) => [...hand]),
      front: s.front.map((front) => [...front]),
      pile: [...s.pile],
    };
  }

  /** A card comes to a hand, seen or unseen. */
  gain(seat: number, card = NO_CARD): void {
    this.#count(seat, card, 1);
  }

  /** A card leaves a hand. */
  lose(seat: number, card = NO_CARD): void {
    this.#count(seat, card, -1);
  }

  #count(seat: number, card: number, by: number): void {
    this.s.hand_size[seat] = Math.max(0, (this.s.hand_size[seat] ?? 0) + by);
    const hand = this.s.hand[seat];
    if (hand && card !== NO_CARD && (hand[card] ?? -1) >= 0) hand[card] = Math.max(0, (hand[card] ?? 0) + by);
  }

  discard(card: number): void {
    this.s.pile[this.s.pile_size] = card;
    this.s.pile_size += 1;
  }

  /** A card is played and waits beside the pile; the one before it has been discarded. */
  play(seat: number, card: number): void {
    this.settle();
    this.lose(seat, card);
    this.s.played = card;
  }

  settle(): void {
    if (this.s.played !== NO_CARD) this.discard(this.s.played);
    this.s.played = NO_CARD;
  }

  front(seat: number, property: number, by: number): void {
    const front = this.s.front[seat];
    if (front) front[property] = Math.max(0, (front[property] ?? 0) + by);
  }

  full(seat: number): void {
    this.s.resilience[seat] = RESILIENCE[this.s.character[seat] ?? 0] ?? 0;
  }
}

/** The cards of the actions that are played for all. */
const PLAYED: Partial<Record<keyof Events, Card>> = {
  cried: "battle-cry",
  "jujutsu-played": "jujutsu",
  "tea-served": "tea-ceremony",
  "daimyo-played": "daimyo",
  breathed: "breathing",
};

function apply(view: View, happening: Happening): View {
  const table = new Table(view);
  change(table, eventOf<Events>(happening));
  return table.s as unknown as View;
}

function change(table: Table, event: Told): void {
  const { s } = table;
  switch (event.name) {
    case "turn-begins":
      table.settle();
      s.turn = s.asked = seatAt(event.arguments.seat);
      s.attacks = 0;
      break;
    case "recovered":
    case "spent":
      s.resilience[seatAt(event.arguments.seat)] = event.arguments.resilience;
      break;
    case "flipped":
      s.deck_size = Math.max(0, s.deck_size - 1);
      table.discard(cardAt(event.arguments.card));
      break;
    case "bushido-moves":
      table.front(seatAt(event.arguments.seat), BUSHIDO, -1);
      table.front(seatAt(event.arguments.target), BUSHIDO, 1);
      break;
    case "bushido-leaves":
      table.front(seatAt(event.arguments.seat), BUSHIDO, -1);
      table.discard(Card.indexOf("bushido"));
      break;
    case "gave-up-weapon":
      table.lose(seatAt(event.arguments.seat), weaponAt(event.arguments.weapon));
      table.discard(weaponAt(event.arguments.weapon));
      break;
    case "lost-honour":
      s.honour[seatAt(event.arguments.seat)] = event.arguments.honour;
      break;
    case "drew":
      s.deck_size = Math.max(0, s.deck_size - 1);
      table.gain(seatAt(event.arguments.seat));
      break;
    case "drew-card":
      s.deck_size = Math.max(0, s.deck_size - 1);
      table.gain(seatAt(event.arguments.seat), cardAt(event.arguments.card));
      break;
    case "took-from-pile":
      s.pile_size = Math.max(0, s.pile_size - 1);
      table.gain(seatAt(event.arguments.seat), cardAt(event.arguments.card));
      break;
    case "attacked":
      table.play(seatAt(event.arguments.seat), weaponAt(event.arguments.weapon));
      s.asked = seatAt(event.arguments.target);
      break;
    case "parried":
    case "discarded":
      table.lose(seatAt(event.arguments.seat), cardAt(event.arguments.card));
      table.discard(cardAt(event.arguments.card));
      break;
    case "wounded":
      s.asked = seatAt(event.arguments.seat);
      s.resilience[s.asked] = event.arguments.resilience;
      break;
    case "honour-passes": {
      const to = seatAt(event.arguments.target);
      s.honour[seatAt(event.arguments.seat)] = event.arguments.honour;
      s.honour[to] = (s.honour[to] ?? 0) + 1;
      break;
    }
    case "laid":
      table.lose(seatAt(event.arguments.seat), FIRST_PROPERTY + gearAt(event.arguments.gear));
      table.front(seatAt(event.arguments.seat), gearAt(event.arguments.gear), 1);
      break;
    case "bushido-laid":
      table.lose(seatAt(event.arguments.seat), Card.indexOf("bushido"));
      table.front(seatAt(event.arguments.target), BUSHIDO, 1);
      break;
    case "breathed":
      table.play(seatAt(event.arguments.seat), Card.indexOf("breathing"));
      table.full(seatAt(event.arguments.seat));
      break;
    case "cried":
    case "jujutsu-played":
    case "tea-served":
    case "daimyo-played":
      table.play(seatAt(event.arguments.seat), Card.indexOf(PLAYED[event.name] ?? "daimyo"));
      break;
    case "diverted":
      table.play(seatAt(event.arguments.seat), Card.indexOf("diversion"));
      table.lose(seatAt(event.arguments.target));
      table.gain(seatAt(event.arguments.seat));
      break;
    case "stolen-card":
      table.play(seatAt(event.arguments.seat), Card.indexOf("diversion"));
      table.lose(seatAt(event.arguments.target), cardAt(event.arguments.card));
      table.gain(seatAt(event.arguments.seat), cardAt(event.arguments.card));
      break;
    case "geisha-discards":
      table.play(seatAt(event.arguments.seat), Card.indexOf("geisha"));
      table.lose(seatAt(event.arguments.target), cardAt(event.arguments.card));
      table.discard(cardAt(event.arguments.card));
      break;
    case "disarmed":
      table.play(seatAt(event.arguments.seat), Card.indexOf("geisha"));
      table.front(seatAt(event.arguments.target), propertyAt(event.arguments.property), -1);
      table.discard(FIRST_PROPERTY + propertyAt(event.arguments.property));
      break;
    case "reshuffled":
      s.deck_size = event.arguments.count;
      s.pile_size = 0;
      break;
    case "revealed":
      s.role[seatAt(event.arguments.seat)] = Role.findIndex((role) => `role-${role}` === event.arguments.role);
      break;
    default:
  }
}

/** How long each kind of event is shown; what is not named is shown together with the next one. */
const TIMES: Partial<Record<keyof Events, number>> = {
  "turn-begins": 350,
  recovered: 500,
  flipped: 800,
  "bushido-moves": 600,
  "bushido-leaves": 500,
  "gave-up-weapon": 600,
  "lost-honour": 600,
  drew: 160,
  "drew-card": 260,
  "took-from-pile": 500,
  attacked: 950,
  parried: 800,
  wounded: 700,
  "honour-passes": 950,
  laid: 600,
  "bushido-laid": 800,
  cried: 800,
  "jujutsu-played": 800,
  "tea-served": 600,
  "daimyo-played": 600,
  breathed: 700,
  diverted: 800,
  "stolen-card": 900,
  "geisha-discards": 850,
  disarmed: 850,
  spent: 500,
  discarded: 350,
  reshuffled: 900,
  ended: 900,
  revealed: 500,
  "in-vain": 500,
};

/** As still pictures these are shown together with what follows. */
const MINOR = new Set(["turn-begins", "drew", "drew-card", "discarded", "recovered"]);

/** What travels, from thing to thing. */
export interface Flight {
  from: string;
  to: string;
  card?: string; // face up; without it a card's back, or honour
  what: "card" | "honour" | "property";
}

/** What an event sends from one place of the table to another. */
export function flights(happening: Happening): Flight[] {
  const event = eventOf<Events>(happening);
  const to = (from: string, target: string, card?: string, what: Flight["what"] = "card"): Flight => ({
    from,
    to: target,
    ...(card === undefined ? {} : { card: bare(card) }),
    what,
  });
  const seat = "seat" in event.arguments ? seatThing(bare(event.arguments.seat)) : TABLE;
  const target = "target" in event.arguments ? seatThing(bare(event.arguments.target)) : TABLE;
  switch (event.name) {
    case "drew":
      return [to(DECK, seat)];
    case "drew-card":
      return [to(DECK, seat, event.arguments.card)];
    case "flipped":
      return [to(DECK, PILE, event.arguments.card)];
    case "took-from-pile":
      return [to(PILE, seat, event.arguments.card)];
    case "attacked":
      return [to(seat, target, event.arguments.weapon)];
    case "parried":
    case "discarded":
      return [to(seat, PILE, event.arguments.card)];
    case "gave-up-weapon":
      return [to(seat, PILE, event.arguments.weapon)];
    case "honour-passes":
      return [to(seat, target, undefined, "honour")];
    case "lost-honour":
      return [to(seat, TABLE, undefined, "honour")];
    case "bushido-moves":
    case "bushido-laid":
      return [to(seat, target, "card-bushido", "property")];
    case "bushido-leaves":
      return [to(seat, PILE, "card-bushido", "property")];
    case "laid":
      return [to(seat, seat, event.arguments.gear, "property")];
    case "diverted":
      return [to(target, seat)];
    case "stolen-card":
      return [to(target, seat, event.arguments.card)];
    case "geisha-discards":
      return [to(target, PILE, event.arguments.card)];
    case "disarmed":
      return [to(target, PILE, event.arguments.property, "property")];
    case "cried":
    case "jujutsu-played":
    case "tea-served":
    case "daimyo-played":
    case "breathed":
      return [to(seat, TABLE, `card-${PLAYED[event.name] ?? "daimyo"}`)];
    default:
      return [];
  }
}

function look(happening: Happening): Look {
  const event = eventOf<Events>(happening);
  const lights = ["seat", "target"].flatMap((name) => {
    const seat: unknown = Object.entries(event.arguments).find(([argument]) => argument === name)?.[1];
    return typeof seat === "string" ? [seatThing(bare(seat))] : [];
  });
  const [from, to] = lights;
  const arc: Look["arc"] =
    from && to && ["attacked", "breathed", "diverted", "stolen-card", "geisha-discards", "disarmed"].includes(event.name)
      ? [from, to]
      : undefined;
  return { time: TIMES[event.name] ?? 0, minor: MINOR.has(event.name), lights, ...(arc ? { arc } : {}) };
}

export const scene: Scene = { apply, look };
