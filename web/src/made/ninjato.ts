// Written by web/build/generate.py from the Python sources. Do not edit.
export const Seat = ["black", "white", "purple", "yellow"] as const;
export type Seat = (typeof Seat)[number];

export const Card = ["one", "two", "three", "four", "five"] as const;
export type Card = (typeof Card)[number];

export const Treasure = ["fan", "scroll", "vase", "jade", "gold"] as const;
export type Treasure = (typeof Treasure)[number];

export const Token = ["light-fan", "light-scroll", "light-vase", "light-jade", "light-gold", "red-fan", "red-scroll", "red-vase", "red-jade", "red-gold"] as const;
export type Token = (typeof Token)[number];

export const House = ["house-1", "house-2", "house-3", "house-4", "house-5"] as const;
export type House = (typeof House)[number];

export const Mode = ["force", "stealth"] as const;
export type Mode = (typeof Mode)[number];

export const Half = ["first", "second"] as const;
export type Half = (typeof Half)[number];

export const Sign = ["up", "down"] as const;
export type Sign = (typeof Sign)[number];

export const Bluff = ["two", "four"] as const;
export type Bluff = (typeof Bluff)[number];

export const Elite = ["tsuba", "seppa", "fuchi", "habaki", "kashira", "kissaki", "menuki", "daisho", "kogai", "shitodome"] as const;
export type Elite = (typeof Elite)[number];

export const Clan = ["taira", "minamoto", "go-shirakawa"] as const;
export type Clan = (typeof Clan)[number];

export const Banner = ["taira-2", "taira-4", "taira-5", "taira-6", "taira-8", "minamoto-2", "minamoto-4", "minamoto-5", "minamoto-6", "minamoto-8", "go-shirakawa-2", "go-shirakawa-4", "go-shirakawa-5", "go-shirakawa-6", "go-shirakawa-8"] as const;
export type Banner = (typeof Banner)[number];

export const Price = ["fan-scroll", "fan-vase", "fan-jade", "scroll-vase", "scroll-jade", "vase-jade", "vase", "jade", "any", "two-any", "alike", "one-and-three", "two-and-two"] as const;
export type Price = (typeof Price)[number];

export const Envoy = ["taira-69", "taira-51", "taira-42", "taira-29", "taira-60", "taira-22", "taira-35", "minamoto-67", "minamoto-53", "minamoto-44", "minamoto-27", "minamoto-61", "minamoto-20", "minamoto-36", "go-shirakawa-72", "go-shirakawa-55", "go-shirakawa-46", "go-shirakawa-31", "go-shirakawa-63", "go-shirakawa-24", "go-shirakawa-38"] as const;
export type Envoy = (typeof Envoy)[number];

export const Topic = ["warrior", "people", "friends", "secrets", "enemies"] as const;
export type Topic = (typeof Topic)[number];

export const Rumour = ["warrior-any", "warrior-two-any", "warrior-jade", "warrior-vase", "warrior-fan-scroll", "warrior-fan-vase", "people-any", "people-two-any", "people-jade", "people-vase", "people-fan-scroll", "people-scroll-vase", "friends-any", "friends-two-any", "friends-jade", "friends-vase", "friends-fan-scroll", "friends-fan-jade", "secrets-any", "secrets-two-any", "secrets-jade", "secrets-vase", "secrets-fan-scroll", "secrets-scroll-jade", "enemies-any", "enemies-two-any", "enemies-jade", "enemies-vase", "enemies-fan-scroll", "enemies-vase-jade"] as const;
export type Rumour = (typeof Rumour)[number];

export const Skill = ["shinobi-iri", "intonjutsu", "chocho", "kayakujutsu", "kenjutsu", "kuji-kiri", "taijutsu", "boryaku", "seishin-teki", "hensojutsu"] as const;
export type Skill = (typeof Skill)[number];

export const Way = ["snake", "tiger", "crane"] as const;
export type Way = (typeof Way)[number];

export const Players = { "two": 2, "three": 3, "four": 4 } as const;
export type Players = keyof typeof Players;

export const Answer = ["no", "yes"] as const;
export type Answer = (typeof Answer)[number];

export const DojoDeck = ["level", "bulging"] as const;
export type DojoDeck = (typeof DojoDeck)[number];

export const Alarms = ["mostly-threes", "only-threes", "two-of-each"] as const;
export type Alarms = (typeof Alarms)[number];

export const Treasures = ["falling", "level"] as const;
export type Treasures = (typeof Treasures)[number];

export const CranePrice = ["any-card", "three"] as const;
export type CranePrice = (typeof CranePrice)[number];

export const Option = ["players", "eager-reshuffle", "boryaku-modifiers", "refill-after-last-round", "lone-gets-both", "secret-rumours", "dojo-deck", "alarms", "treasures", "crane-price"] as const;
export type Option = (typeof Option)[number];

export const Step = ["place", "train", "limit", "tuition", "pay", "fight", "dare", "fetch", "keep", "claim", "disguise", "leaders", "seconds", "over", "turn-ends", "round-ends"] as const;
export type Step = (typeof Step)[number];

export const Pool = ["order", "dojo", "tiles", "bag", "guards", "elites", "envoys", "rumours"] as const;
export type Pool = (typeof Pool)[number];

export const Foe = ["nobody", "sentry", "guard", "elite"] as const;
export type Foe = (typeof Foe)[number];

export const Reward = ["nothing", "honour", "rumour"] as const;
export type Reward = (typeof Reward)[number];

export const SEATS: number = 4;

export const ROUNDS: number = 7;

export const SHURIKEN: number = 3;

export const SCORES: readonly number[] = [0, 0, 0, 1, 0, 1, 0, 1];

export const LAST_LESSONS: number = 4;

export const CARDS: number = 5;

export const DOJO_DECKS: readonly (readonly number[])[] = [[10, 10, 12, 10, 10], [8, 10, 16, 10, 8]];

export const FIRST_HAND: number = 4;

export const FACE_UP: number = 3;

export const HAND_LIMIT: number = 7;

export const DRAWS: readonly number[] = [4, 3, 2];

export const TREASURES: number = 5;

export const WARES: number = 4;

export const HONOUR: readonly number[] = [2, 3, 4, 5];

export const TREASURE_TOKENS: readonly (readonly number[])[] = [[24, 21, 18, 15, 12], [18, 18, 18, 18, 18]];

export const FIRST_TREASURES: number = 3;

export const HOUSES: number = 5;

export const BLUFFS: readonly number[] = [2, 4];

export const GUARDS: number = 10;

export const GUARD_DECKS: readonly (readonly number[])[] = [[7, 6, 4, 6, 7, 1, 2, 4, 2, 1], [8, 8, 0, 8, 8, 0, 0, 8, 0, 0], [6, 6, 6, 6, 6, 2, 2, 2, 2, 2]];

export const ELITES: number = 10;

export const ELITE_DECK: readonly number[] = [2, 2, 4, 1, 1, 4, 2, 1, 1, 2];

export const ELITE_HONOUR: readonly number[] = [1, 1, 1, 2, 2, 2, 1, 2, 2, 2];

export const ELITE_VALUES: readonly (readonly number[])[] = [[4, -1, 3, -1, 4, -1, 5, -1, 4, -1, 5, -1, 2, 4, 3, 5, 1, 3, 3, 3], [3, -1, 2, -1, 2, -1, 2, -1, 1, -1, 1, -1, 2, 4, 3, 5, 1, 3, 3, 3]];

export const CLANS: number = 3;

export const BANNERS: number = 15;

export const BANNERS_A_CLAN: number = 5;

export const BANNER_HONOUR: readonly number[] = [2, 4, 5, 6, 8, 2, 4, 5, 6, 8, 2, 4, 5, 6, 8];

export const FIRST_BANNERS: readonly number[] = [0, 1, 5, 6, 13];

export const SCORING_ORDER: readonly (readonly number[])[] = [[0, 1, 2], [0, 1, 2], [0, 1, 2], [2, 0, 1], [0, 1, 2], [0, 1, 2], [0, 1, 2], [1, 2, 0]];

export const WAYS: readonly (readonly number[])[] = [[1, 1, 0, 0], [1, 0, 1, 0], [1, 0, 0, 1], [0, 1, 1, 0], [0, 1, 0, 1], [0, 0, 1, 1], [0, 0, 1, 0], [0, 0, 0, 1], [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [2, 0, 0, 0], [1, 1, 0, 0], [1, 0, 1, 0], [1, 0, 0, 1], [0, 2, 0, 0], [0, 1, 1, 0], [0, 1, 0, 1], [0, 0, 2, 0], [0, 0, 1, 1], [0, 0, 0, 2], [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [2, 0, 0, 0], [0, 2, 0, 0], [0, 0, 2, 0], [0, 0, 0, 2], [3, 0, 0, 0], [0, 3, 0, 0], [0, 0, 3, 0], [0, 0, 0, 3], [4, 0, 0, 0], [0, 4, 0, 0], [0, 0, 4, 0], [0, 0, 0, 4], [4, 0, 0, 0], [1, 3, 0, 0], [1, 0, 3, 0], [1, 0, 0, 3], [3, 1, 0, 0], [0, 4, 0, 0], [0, 1, 3, 0], [0, 1, 0, 3], [3, 0, 1, 0], [0, 3, 1, 0], [0, 0, 4, 0], [0, 0, 1, 3], [3, 0, 0, 1], [0, 3, 0, 1], [0, 0, 3, 1], [0, 0, 0, 4], [4, 0, 0, 0], [2, 2, 0, 0], [2, 0, 2, 0], [2, 0, 0, 2], [0, 4, 0, 0], [0, 2, 2, 0], [0, 2, 0, 2], [0, 0, 4, 0], [0, 0, 2, 2], [0, 0, 0, 4]];

export const FIRST_WAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 22, 38, 54, 64];

export const WAY_HONOUR: readonly number[] = [5, 6, 7, 7, 8, 9, 4, 5, 2, 3, 4, 5, 4, 5, 6, 7, 6, 7, 8, 8, 9, 10, 2, 3, 4, 5, 4, 6, 8, 10, 6, 9, 12, 15, 8, 12, 16, 20, 8, 11, 14, 17, 9, 12, 15, 18, 10, 13, 16, 19, 11, 14, 17, 20, 8, 10, 12, 14, 12, 14, 16, 16, 18, 20];

export const LEAST: readonly number[] = [2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 1, 4, 4];

export const ENVOYS: number = 21;

export const ENVOYS_A_CLAN: number = 7;

export const OFFERED: number = 4;

export const ENVOY_AGE: readonly number[] = [69, 51, 42, 29, 60, 22, 35, 67, 53, 44, 27, 61, 20, 36, 72, 55, 46, 31, 63, 24, 38];

export const OLDER_THAN_ALL: number = 128;

export const ENVOY_MASK: readonly number[] = [0, 1, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1];

export const TOPICS: number = 5;

export const RUMOURS_A_TOPIC: number = 6;

export const RUMOURS: number = 30;

export const PRICE_OF: readonly number[] = [0, 2, 3, 5, 10, 11, 12, 1, 2, 3, 4, 10, 11, 12, 0, 1, 4, 5, 10, 11, 12, 8, 9, 7, 6, 0, 1, 8, 9, 7, 6, 0, 3, 8, 9, 7, 6, 0, 2, 8, 9, 7, 6, 0, 4, 8, 9, 7, 6, 0, 5];

export const MULTIPLIER: readonly number[] = [0, 1, 2, 4, 5, 6, 8];

export const ENEMIES_WORTH: readonly number[] = [0, 6, 4, 2, 2];

export const SKILLS: number = 10;

export const LESSONS: number = 9;

export const TILES: readonly number[] = [2, 2, 1, 2, 2, 1, 2, 2, 2, 3];

export const WAY_OF: readonly number[] = [0, 0, 0, 1, 1, 1, 2, 2, 2, 2];

export const ANY_CARD: number = -1;

export const TUITION: readonly (readonly number[])[] = [[0, 0, 0, 4, 4, 4, -1, -1, -1, -1], [0, 0, 0, 4, 4, 4, 2, 2, 2, -1]];

export const SET_HIGH: number = 6;

export const SET_LOW: number = 0;

export const NONE: number = -1;

export const HIDDEN: number = -9;

export const IN_PILE: number = -2;

export const ON_OFFER: number = -1;

export const NOT_SET: number = -1;

export interface View {
  honour: number[];
  options: number[];
  round_number: number;
  step: number;
  turn: number;
  order: number[];
  placed: number;
  stacked: number[];
  owed: number;
  deck: number[];
  deck_left: number;
  face_up: number[];
  discards: number[];
  hand: number[][];
  known: number[][];
  held: number[];
  pile: number[];
  sensei: number[];
  tiles: number[][];
  ready: number[][];
  lost: number[];
  bag: number[];
  spent: number[];
  light: number[][];
  red: number[][];
  sentry: number[];
  banner: number[];
  purse: number[][];
  guards: number[];
  guards_gone: number[];
  elites: number[];
  elites_gone: number[];
  beaten: number[][];
  envoy_at: number[];
  disguised: number[];
  rumour_at: number[];
  rumours_held: number[];
  house: number;
  mode: number;
  foe: number;
  foe_kind: number;
  standing: number;
  loot_light: number[];
  loot_red: number[];
  prepared: number;
  swing: number;
  setting: number;
  back_to: number;
  given: number;
  buying: number;
  paid: number[];
  asking: number;
  rewards: number[];
}

export interface Moves {
  dojo: Record<string, never>;
  learn: { skill: Skill };
  raid: { house: House; mode: Mode };
  bribe: { envoy: Envoy };
  spread: { rumour: Rumour };
  take: { card: Card };
  draw: Record<string, never>;
  discard: { card: Card };
  pay: { treasure: Treasure };
  gild: { treasure: Treasure };
  settle: Record<string, never>;
  done: Record<string, never>;
  strike: { card: Card; half: Half };
  support: { sign: Sign };
  "shinobi-iri": Record<string, never>;
  intonjutsu: Record<string, never>;
  kayakujutsu: Record<string, never>;
  kenjutsu: Record<string, never>;
  taijutsu: { sign: Sign };
  boryaku: { bluff: Bluff; half: Half };
  "seishin-teki": Record<string, never>;
  chocho: { token: Token };
  fetch: { token: Token };
  "kuji-kiri": { skill: Skill };
  fail: Record<string, never>;
  banzai: Record<string, never>;
  leave: Record<string, never>;
  keep: { treasure: Treasure };
  claim: { banner: Banner };
  disguise: { envoy: Envoy };
  honour: Record<string, never>;
}

export interface Events {
  "round-begins": { number: number };
  "goes-first": { seat: `seat-${Seat}` };
  "to-the-dojo": { seat: `seat-${Seat}`; count: number };
  "card-taken": { seat: `seat-${Seat}`; card: `card-${Card}` };
  "card-drawn": { seat: `seat-${Seat}`; card: `card-${Card}` };
  "card-drawn-unseen": { seat: `seat-${Seat}` };
  "card-discarded": { seat: `seat-${Seat}`; card: `card-${Card}` };
  "tile-learnt": { seat: `seat-${Seat}`; skill: `skill-${Skill}` };
  "tiles-shown": { skill: `skill-${Skill}`; count: number };
  "raid-begins": { seat: `seat-${Seat}`; house: `house-${House}`; mode: `mode-${Mode}` };
  "sentry-stands": { guard: number };
  "guard-appears": { guard: number };
  "elite-appears": { elite: `elite-${Elite}` };
  alarm: { treasure: `treasure-${Treasure}` };
  "turned-red": { treasure: `treasure-${Treasure}` };
  supported: { seat: `seat-${Seat}`; sign: `sign-${Sign}` };
  "skill-used": { seat: `seat-${Seat}`; skill: `skill-${Skill}` };
  struck: { seat: `seat-${Seat}`; card: `card-${Card}`; total: number };
  bluffed: { seat: `seat-${Seat}`; bluff: `bluff-${Bluff}`; total: number };
  "guard-beaten": { seat: `seat-${Seat}`; guard: number };
  "treasure-won": { seat: `seat-${Seat}`; treasure: `treasure-${Treasure}` };
  "elite-kept": { seat: `seat-${Seat}`; elite: `elite-${Elite}` };
  "mode-changed": { seat: `seat-${Seat}`; mode: `mode-${Mode}` };
  exchanged: { seat: `seat-${Seat}`; given: `token-${Token}`; token: `token-${Token}` };
  "turned-up": { seat: `seat-${Seat}`; skill: `skill-${Skill}` };
  failed: { seat: `seat-${Seat}`; house: `house-${House}` };
  kept: { seat: `seat-${Seat}`; treasure: `treasure-${Treasure}` };
  left: { seat: `seat-${Seat}`; house: `house-${House}`; count: number };
  cleared: { seat: `seat-${Seat}`; house: `house-${House}`; count: number };
  claimed: { seat: `seat-${Seat}`; house: `house-${House}`; banner: `banner-${Banner}` };
  "treasure-added": { house: `house-${House}`; treasure: `treasure-${Treasure}` };
  "house-refilled": { house: `house-${House}`; guard: number };
  paid: { seat: `seat-${Seat}`; treasure: `treasure-${Treasure}`; gold: number };
  bribed: { seat: `seat-${Seat}`; envoy: `envoy-${Envoy}`; honour: number };
  "rumour-bought": { seat: `seat-${Seat}`; rumour: `rumour-${Rumour}`; honour: number };
  "rumour-given": { seat: `seat-${Seat}`; rumour: `rumour-${Rumour}`; clan: `clan-${Clan}` };
  "envoy-arrives": { envoy: `envoy-${Envoy}` };
  "rumour-arrives": { rumour: `rumour-${Rumour}` };
  scoring: { number: number };
  disguised: { seat: `seat-${Seat}`; envoy: `envoy-${Envoy}` };
  honoured: { seat: `seat-${Seat}`; clan: `clan-${Clan}`; honour: number };
  "rumour-bonus": { seat: `seat-${Seat}`; topic: `topic-${Topic}`; honour: number };
  "treasure-bonus": { seat: `seat-${Seat}`; honour: number };
  "elite-bonus": { seat: `seat-${Seat}`; honour: number };
  "final-score": { seat: `seat-${Seat}`; honour: number };
  "rumour-bought-unseen": { seat: `seat-${Seat}`; honour: number };
  "rumour-given-unseen": { seat: `seat-${Seat}`; clan: `clan-${Clan}` };
}
