/** The record as this board reads it, and the numbers that the rules computed from it. */
import {
  Card,
  Character,
  Ending,
  FIRST_PROPERTY,
  HIDDEN,
  NO_CARD,
  NOBODY,
  Property,
  Role,
  Seat,
  Step,
  Team,
  type View as Fields,
} from "../../made/samurai-sword.ts";
import type { Picture } from "../../net/socket.svelte.ts";
import { viewOf } from "../../parts/typed.ts";

/** What everybody sees of a player, and the role where the viewer may know it. */
export interface Player {
  seat: Seat;
  place: number;
  character: Character;
  role: Role | null;
  resilience: number;
  full: number;
  honour: number;
  cards: number;
  front: number[]; // how many of each property lie in front
  harmless: boolean;
  daimyos: number; // Daimyo cards played
}

/** A kind of card in hand, and how many of it. */
export interface Held {
  card: Card;
  number: number;
  count: number;
}

/** Honour, what each is worth, Daimyo cards, what a lost blade costs, points. */
export interface Tally {
  honour: number;
  worth: number;
  daimyos: number;
  blade: number;
  points: number;
}

export interface Feud {
  step: Step;
  turn: number;
  asked: number;
  shogun: number;
  lost: number;
  played: Card | null; // waits to be discarded
  flipped: Card | null;
  deck: number;
  pile: Card[]; // from the bottom up
  players: Player[];
  hands: number[][];
  deeds: number[][];
  difficulty: number[][];
  aim: number[]; // weapons that reach each player, one bit each
  wounds: number[][]; // what each weapon deals to each player
  weapons: number; // that may still be played
  belief: number[][]; // percent for each player and team; empty where nobody is asked for an opinion
  moved: number[][];
  tally: Tally[];
  ending: Ending;
  winner: Team | null;
  points: number[];
}

export function feudOf(picture: Picture): Feud {
  const s = viewOf<Fields>(picture.view);
  const numbers = (name: string): number[] => (picture.derived[name] ?? []) as number[];
  const table = (name: string): number[][] => (picture.derived[name] ?? []) as number[][];
  const full = numbers("full");
  return {
    step: Step[s.step] ?? "over",
    turn: s.turn,
    asked: s.asked,
    shogun: s.shogun,
    lost: s.lost,
    played: cardOf(s.played),
    flipped: cardOf(s.flipped),
    deck: s.deck_size,
    pile: s.pile.slice(0, s.pile_size).flatMap((card) => cardOf(card) ?? []),
    players: Array.from({ length: s.players }, (_, place) => ({
      seat: Seat[place] ?? "one",
      place,
      character: Character[s.character[place] ?? 0] ?? "benkei",
      role: s.role[place] === HIDDEN ? null : (Role[s.role[place] ?? 0] ?? null),
      resilience: s.resilience[place] ?? 0,
      full: full[place] ?? 0,
      honour: s.honour[place] ?? 0,
      cards: s.hand_size[place] ?? 0,
      front: s.front[place] ?? [],
      // Said here too, for the derived numbers do not change while beats are shown.
      harmless: s.resilience[place] === 0 || s.hand_size[place] === 0,
      daimyos: s.daimyos[place] ?? 0,
    })),
    hands: s.hand,
    deeds: s.deeds,
    difficulty: table("difficulty"),
    aim: numbers("aim"),
    wounds: table("wounds"),
    weapons: (picture.derived["weapons"] as number | undefined) ?? 0,
    belief: table("belief"),
    moved: table("moved"),
    tally: table("tally").map(([honour = 0, worth = 1, daimyos = 0, blade = 0, points = 0]) => ({ honour, worth, daimyos, blade, points })),
    ending: Ending[s.ending] ?? "none",
    winner: s.winner === NOBODY ? null : (Team[s.winner] ?? null),
    points: s.points,
  };
}

function cardOf(card: number): Card | null {
  return card === NO_CARD ? null : (Card[card] ?? null);
}

/** The place of a seat round the table; nobody for a spectator. */
export function placeOf(seat: string | null): number {
  return Seat.findIndex((name) => name === seat);
}

/** A hand by kinds: weapons, then properties, then actions, as the box sorts them; nothing where it is hidden. */
export function handOf(feud: Feud, place: number): Held[] {
  return (feud.hands[place] ?? []).flatMap((count, number) => {
    const card = Card[number];
    return count > 0 && card ? [{ card, number, count }] : [];
  });
}

export function held(feud: Feud, place: number, card: Card): number {
  return Math.max(0, feud.hands[place]?.[Card.indexOf(card)] ?? 0);
}

/** The card that a property is. */
export function cardOfProperty(property: Property): Card {
  return Card[FIRST_PROPERTY + Property.indexOf(property)] ?? "focus";
}
