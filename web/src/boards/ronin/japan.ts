/** The record and the numbers that come with it, as this board reads them. */
import {
  AT_HOME,
  Bonus,
  CASTLE_ON_HORSE_HEAD,
  Character,
  CITIES_IN_USE,
  City,
  COST,
  Deed,
  EMPTY,
  Good,
  type Mission,
  Mission as MISSIONS,
  ONE_CITY,
  OTHER_CITY,
  type Payment,
  Payment as PAYMENTS,
  type Pick,
  PICKS,
  Pick as PICK_NAMES,
  Question,
  Region,
  REGIONS_IN_USE,
  RONIN_EACH,
  Seat,
  SHOGUN,
  SHOGUN_POSTS,
  Shelf,
  Space,
  Spot,
  Step,
  TILE_DEEDS,
  type View,
} from "../../made/ronin.ts";
import type { View as Fields } from "../../net/messages.ts";
import type { Party } from "./box.ts";

export type Stage = Step | Question;

/** The record by its own type, which is written from the same Python class that the server sends. */
export function viewOf(fields: Fields): View {
  return fields as unknown as View;
}

export const partyOf = (index: number): Party => (index === SHOGUN ? "shogun" : (Seat[index] ?? "vermilion"));

export const playersOf = (view: View): number => view.options[0] ?? 2;
export const isSolo = (view: View): boolean => playersOf(view) === 1;
export const hasShogun = (view: View): boolean => playersOf(view) <= 2;
export const regionsOf = (view: View): number => REGIONS_IN_USE[playersOf(view)] ?? 0;
export const citiesOf = (view: View): number => CITIES_IN_USE[playersOf(view)] ?? 0;
export const spacesOf = (view: View): number => RONIN_EACH[playersOf(view)] ?? 0;

function nameOf<Name extends string>(names: Readonly<Record<Name, number>>, value: number): Name | null {
  const found = Object.entries<number>(names).find(([, each]) => each === value);
  return (found?.[0] as Name | undefined) ?? null;
}

/** The open question, or else the step. */
export function stageOf(view: View): Stage {
  const question = view.question ? nameOf(Question, view.question) : null;
  return question ?? nameOf(Step, view.step) ?? "over";
}

/** The actions on the side of a city's tile that is up. */
export function deedsOf(view: View, city: number): Deed[] {
  const bits = TILE_DEEDS[view.tile[city] ?? 0]?.[view.side[city] ?? 0] ?? 0;
  return Deed.filter((_, deed) => (bits >> deed) & 1);
}

/** The actions on the other side. */
export function deedsBelow(view: View, city: number): Deed[] {
  const bits = TILE_DEEDS[view.tile[city] ?? 0]?.[1 - (view.side[city] ?? 0)] ?? 0;
  return Deed.filter((_, deed) => (bits >> deed) & 1);
}

export interface Ronin {
  party: Party;
  seat: number;
  space: number;
  character: Character | null;
  asleep: boolean;
  city: number; // -1: at home
}

export function roninOf(view: View, seat: number): Ronin[] {
  return Array.from(Space, (_, space) => {
    const who = view.crew[seat]?.[space] ?? EMPTY;
    return {
      party: partyOf(seat),
      seat,
      space,
      character: who === EMPTY ? null : (Character[who] ?? null),
      asleep: view.asleep[seat]?.[space] === 1,
      city: view.post[seat]?.[space] ?? AT_HOME,
    };
  });
}

/** All that stand in a city, the shogun's first. */
export function standingIn(view: View, city: number): Ronin[] {
  const guards = (SHOGUN_POSTS[view.shogun_card] ?? []).includes(city);
  const shogun: Ronin[] =
    guards && hasShogun(view) ? [{ party: "shogun", seat: SHOGUN, space: 0, character: null, asleep: false, city }] : [];
  const seats = Array.from({ length: playersOf(view) }, (_, seat) => roninOf(view, seat)).flat();
  return [...shogun, ...seats.filter((ronin) => ronin.city === city)];
}

export interface Lying {
  pick: Pick;
  good: Good;
}

/** The open goods of a region, one for each piece; the one on the horse-head space last. */
export function goodsIn(view: View, region: number): Lying[] {
  const plain = Good.flatMap((good, kind) => Array.from({ length: view.goods[region]?.[kind] ?? 0 }, () => ({ pick: good, good })));
  const horse = Good[view.horse[region] ?? EMPTY];
  return horse ? [...plain, { pick: "horse-head", good: horse }] : plain;
}

export type Horse = "good" | "bare" | "castle";

export function horseOf(view: View, region: number): Horse {
  const lies = view.horse[region] ?? EMPTY;
  return lies >= 0 ? "good" : lies === CASTLE_ON_HORSE_HEAD ? "castle" : "bare";
}

export const isBuried = (view: View, region: number): boolean => (view.buried[region] ?? EMPTY) !== EMPTY;

/** The party on each castle space; nobody where none stands. */
export function sitesOf(view: View, region: number): (Party | null)[] {
  return (view.site[region] ?? []).map((party) => (party === EMPTY ? null : partyOf(party)));
}

export const isWide = (view: View, region: number): boolean => {
  const [one, other] = sitesOf(view, region);
  return one !== null && one === other;
};

export function missionsAt(view: View, spot: number): number[] {
  return view.mission_at.flatMap((at, mission) => (at === spot ? [mission] : []));
}

export const heldBy = (view: View, seat: number): number[] => missionsAt(view, Spot.held + seat);
export const completedBy = (view: View, seat: number): number[] => missionsAt(view, Spot.completed + seat);
export const displayed = (view: View): number[] => missionsAt(view, Spot.display);
export const shownCards = (view: View): number[] => missionsAt(view, Spot.shown);
/** What the scout holds, as far as this seat knows it. */
export const lookedAt = (view: View): number[] => view.looked.filter((mission) => mission >= 0);
export const cardsLeft = (view: View): number => missionsAt(view, Spot.pile).length + view.cards_under;

export const citiesOfMission = (mission: number): [number, number] => [ONE_CITY[mission] ?? 0, OTHER_CITY[mission] ?? 0];
export const missionName = (mission: number): Mission => MISSIONS[mission] ?? "m01";
export const missionOf = (name: string): number => MISSIONS.findIndex((each) => each === name);
export const spaceOf = (name: string): number => Space.findIndex((each) => each === name);

/** The pieces that a mission asks for, one entry for each, and those that lie on it. */
export function asked(mission: number): Good[] {
  return Good.flatMap((good, kind) => Array.from({ length: COST[mission]?.[kind] ?? 0 }, () => good));
}
export function paidOn(view: View, mission: number): Payment[] {
  return PAYMENTS.flatMap((payment, kind) => Array.from({ length: view.paid[mission]?.[kind] ?? 0 }, () => payment));
}

export const offered = (view: View): Character[] =>
  Character.flatMap((who, index) => Array.from({ length: view.offer[index] ?? 0 }, () => who));
export const bonusesShown = (view: View): Bonus[] => Bonus.filter((_, bonus) => view.bonus_at[bonus] === Shelf.indexOf("display"));
export const bonusesOf = (view: View, seat: number): Bonus[] =>
  Bonus.filter((_, bonus) => view.bonus_at[bonus] === Shelf.indexOf("owned") + seat);

export const cityName = (city: number): City => City[city] ?? "edo";
export const regionName = (region: number): Region => Region[region] ?? "kanto";

function tableOf(numbers: Fields, name: string): number[][] {
  const found = numbers[name];
  return Array.isArray(found) ? found.filter((row) => Array.isArray(row)) : [];
}

function rowOf(numbers: Fields, name: string): number[] {
  const found = numbers[name];
  return Array.isArray(found) ? found.filter((cell) => typeof cell === "number") : [];
}

export interface MissionState {
  mission: number;
  seat: number;
  present: number; // in how many of its cities
  left: number; // pieces to pay
  points: number;
}

export interface Reach {
  space: number;
  city: number;
  region: number;
  influence: number;
  rank: number; // in the order of taking goods, 0 without influence
}

export interface Service {
  space: number;
  city: number;
  mission: number;
  present: number;
}

/** What the rules have computed on this view. */
export interface Forecast {
  influence: number[][];
  order: number[][];
  yields: number[];
  missions: MissionState[];
  totals: number[][];
  bonuses: number[][];
  reach: Reach[];
  serves: Service[];
  shogunNext: number[];
}

export function forecastOf(numbers: Fields): Forecast {
  return {
    influence: tableOf(numbers, "influence"),
    order: tableOf(numbers, "order"),
    yields: rowOf(numbers, "yields"),
    missions: tableOf(numbers, "missions").map(([mission = 0, seat = 0, present = 0, left = 0, points = 0]) => ({
      mission,
      seat,
      present,
      left,
      points,
    })),
    totals: tableOf(numbers, "totals"),
    bonuses: tableOf(numbers, "bonuses"),
    reach: tableOf(numbers, "reach").map(([space = 0, city = 0, region = 0, influence = 0, rank = 0]) => ({
      space,
      city,
      region,
      influence,
      rank,
    })),
    serves: tableOf(numbers, "serves").map(([space = 0, city = 0, mission = 0, present = 0]) => ({ space, city, mission, present })),
    shogunNext: rowOf(numbers, "shogun_next"),
  };
}

/** Solo: what could be taken from a region as things stand. */
export function picksOf(forecast: Forecast, region: number): Pick[] {
  const bits = forecast.yields[region] ?? 0;
  return Array.from({ length: PICKS }, (_, pick) => pick).flatMap((pick) => ((bits >> pick) & 1 ? [PICK_NAMES[pick] ?? "coin"] : []));
}

/** Ronin at home without a character are all alike: the first stands for them in what the rules compute. */
export function standInFor(view: View, seat: number, space: number): number {
  const blank = (each: number): boolean => view.post[seat]?.[each] === AT_HOME && view.crew[seat]?.[each] === EMPTY;
  if (!blank(space)) return space;
  return Space.findIndex((_, each) => each < spacesOf(view) && blank(each));
}
