// Written by web/build/generate.py from the Python sources. Do not edit.
export const Seat = ["attacker", "defender"] as const;
export type Seat = (typeof Seat)[number];

export const Place = ["watchtower", "inn", "burial-grounds", "shrine", "animal-pen", "well", "granary", "fields-2", "passage", "fields-3", "green"] as const;
export type Place = (typeof Place)[number];

export const Ronin = ["hayai", "kabe", "musashi", "taiko", "tasuke", "yobu", "yumi"] as const;
export type Ronin = (typeof Ronin)[number];

export const Count = { "one": 1, "two": 2 } as const;
export type Count = keyof typeof Count;

export const Edition = { "first": 1, "second": 2 } as const;
export type Edition = keyof typeof Edition;

export const TimeTrack = ["recommended", "a", "b", "c"] as const;
export type TimeTrack = (typeof TimeTrack)[number];

export const Answer = ["no", "yes"] as const;
export type Answer = (typeof Answer)[number];

export const Option = ["edition", "time-track", "green-counts-to-minimum", "strict-hayai", "held-hayai-rides", "green-ninja-count", "inn-shoots-from-inn", "spies"] as const;
export type Option = (typeof Option)[number];

export const Step = ["spying", "planning", "ronin", "wounds", "areas", "over"] as const;
export type Step = (typeof Step)[number];

export const Question = ["none", "spy", "answer", "drive", "divide", "recall", "copy"] as const;
export type Question = (typeof Question)[number];

export const Ending = ["none", "village-taken", "ronin-fell", "ninja-fell", "winter"] as const;
export type Ending = (typeof Ending)[number];

export const AREAS: number = 10;

export const PLACES: number = 11;

export const ALL_AREAS: number = 1023;

export const GREEN_BIT: number = 1024;

export const RONIN: number = 7;

export const LIMIT: readonly number[] = [1, 1, 2, 1, 2, 1, 2, 2, 2, 3, 1];

export const VITALITY: readonly number[] = [5, 7, 4, 5, 3, 3, 3];

export const MARKERS: number = 50;

export const FIRST_RESERVE: number = 40;

export const RING: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export const CLOCKWISE: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

export const COUNTER_CLOCKWISE: readonly number[] = [9, 0, 1, 2, 3, 4, 5, 6, 7, 8];

export const DAYS: number = 8;

export const THREAT: readonly (readonly number[])[] = [[0, 3, 3, 3, 4, 4, 4, 5, 5], [0, 3, 3, 4, 4, 4, 5, 5, 5], [0, 3, 3, 3, 4, 4, 5, 5, 5], [0, 3, 3, 3, 3, 4, 4, 4, 5]];

export const CASUALTIES: readonly number[] = [0, 0, 0, 0, 1, 1, 1, 1, 1];

export const AREAS_TO_WIN: number = 5;

export const IN_HAND: number = -1;

export const FALLEN: number = -2;

export const HIDDEN: number = -9;

export const NOT_ASKED: number = -1;

export interface View {
  options: number[];
  day: number;
  step: number;
  question: number;
  asked: number;
  left: number;
  turn: number;
  ready: number[];
  reserve: number;
  supply: number;
  ninja: number[];
  planned: number[];
  post: number[];
  plan: number[];
  wounds: number[];
  acted: number[];
  penned: number[];
  held: number[];
  marked: number[];
  cursed: number[];
  used: number[];
  inn_is_field: number;
  token: number[];
  promised: number[];
  ending: number;
}

export interface Moves {
  done: Record<string, never>;
  deploy: { place: Place };
  post: { ronin: Ronin; place: Place };
  strike: Record<string, never>;
  shoot: Record<string, never>;
  heal: { ronin: Ronin };
  ride: { place: Place };
  drive: { place: Place };
  wound: { ronin: Ronin };
  volley: Record<string, never>;
  loot: Record<string, never>;
  poison: { ronin: Ronin };
  pen: { ronin: Ronin };
  curse: { ronin: Ronin };
  recall: { place: Place };
  infiltrate: { place: Place; count: Count };
  copy: { place: Place };
  spy: { place: Place };
}

export interface Events {
  "day-breaks": { day: number; threat: number; minimum: number };
  "spy-asks": { seat: `seat-${Seat}`; place: `place-${Place}` };
  "spy-answered": { seat: `seat-${Seat}`; place: `place-${Place}` };
  "spy-sees-ninja": { place: `place-${Place}`; count: number };
  "spy-sees-ronin": { place: `place-${Place}`; ronin: `ronin-${Ronin}` };
  "ninja-planned": { place: `place-${Place}` };
  "ronin-planned": { ronin: `ronin-${Ronin}`; place: `place-${Place}` };
  ready: { seat: `seat-${Seat}` };
  "screens-lifted": Record<string, never>;
  "ninja-arrive": { place: `place-${Place}`; count: number };
  "ronin-arrives": { ronin: `ronin-${Ronin}`; place: `place-${Place}` };
  "ronin-stays": { ronin: `ronin-${Ronin}`; place: `place-${Place}` };
  "green-cleared": { ronin: `ronin-${Ronin}`; count: number };
  "musashi-strikes": { place: `place-${Place}` };
  "yumi-shoots": { reserve: number };
  "taiko-heals": { ronin: `ronin-${Ronin}` };
  "hayai-rides": { place: `place-${Place}` };
  "yobu-drives": { place: `place-${Place}`; target: `place-${Place}` };
  wounded: { ronin: `ronin-${Ronin}`; count: number; vitality: number };
  fell: { ronin: `ronin-${Ronin}` };
  occupied: { place: `place-${Place}`; count: number };
  "watchtower-shoots": { place: `place-${Place}` };
  "granary-looted": { count: number };
  "well-poisoned": { ronin: `ronin-${Ronin}` };
  penned: { ronin: `ronin-${Ronin}`; place: `place-${Place}` };
  cursed: { ronin: `ronin-${Ronin}` };
  recalled: { place: `place-${Place}` };
  infiltrated: { place: `place-${Place}`; count: number };
  "inn-copies": { place: `place-${Place}` };
  hunger: { reserve: number };
  won: { seat: `seat-${Seat}`; ending: `ending-${Ending}`; day: number };
}
