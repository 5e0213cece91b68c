// Written by web/build/generate.py from the Python sources. Do not edit.
export const Seat = ["one", "two", "three", "four", "five", "six", "seven"] as const;
export type Seat = (typeof Seat)[number];

export const Card = ["bokken", "kiseru", "wakizashi", "bo", "kusarigama", "katana", "shuriken", "kanabo", "nodachi", "naginata", "nagayari", "tanegashima", "daikyu", "focus", "armor", "fast-draw", "bushido", "parry", "geisha", "diversion", "battle-cry", "tea-ceremony", "daimyo", "breathing", "jujutsu"] as const;
export type Card = (typeof Card)[number];

export const Weapon = ["bokken", "kiseru", "wakizashi", "bo", "kusarigama", "katana", "shuriken", "kanabo", "nodachi", "naginata", "nagayari", "tanegashima", "daikyu"] as const;
export type Weapon = (typeof Weapon)[number];

export const Gear = ["focus", "armor", "fast-draw"] as const;
export type Gear = (typeof Gear)[number];

export const Property = ["focus", "armor", "fast-draw", "bushido"] as const;
export type Property = (typeof Property)[number];

export const Character = ["benkei", "chiyome", "ginchiyo", "goemon", "hanzo", "hideyoshi", "ieyasu", "kojiro", "musashi", "nobunaga", "tomoe", "ushiwaka", "rikyu"] as const;
export type Character = (typeof Character)[number];

export const Role = ["shogun", "samurai", "ronin", "ninja-1", "ninja-2", "ninja-3"] as const;
export type Role = (typeof Role)[number];

export const Team = ["shogun", "ninja", "ronin"] as const;
export type Team = (typeof Team)[number];

export const Source = ["deck", "pile"] as const;
export type Source = (typeof Source)[number];

export const Players = { "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7 } as const;
export type Players = keyof typeof Players;

export const Answer = ["no", "yes"] as const;
export type Answer = (typeof Answer)[number];

export const Reshuffle = ["emptied", "needed"] as const;
export type Reshuffle = (typeof Reshuffle)[number];

export const LastCard = ["discard-first", "reshuffle-first"] as const;
export type LastCard = (typeof LastCard)[number];

export const WeaponDiscard = ["after", "after-wounds", "before"] as const;
export type WeaponDiscard = (typeof WeaponDiscard)[number];

export const ActionDiscard = ["after", "before"] as const;
export type ActionDiscard = (typeof ActionDiscard)[number];

export const Shield = ["total", "weapon"] as const;
export type Shield = (typeof Shield)[number];

export const DrawMoment = ["after-transfer", "before-transfer"] as const;
export type DrawMoment = (typeof DrawMoment)[number];

export const DrawOrder = ["victim-first", "attacker-first"] as const;
export type DrawOrder = (typeof DrawOrder)[number];

export const LastDefeat = ["swordmaster", "scoring"] as const;
export type LastDefeat = (typeof LastDefeat)[number];

export const FriendlyEnd = ["penalty", "no-penalty"] as const;
export type FriendlyEnd = (typeof FriendlyEnd)[number];

export const BladeMoment = ["after-multiplier", "before-multiplier"] as const;
export type BladeMoment = (typeof BladeMoment)[number];

export const SpendMoment = ["play", "turn"] as const;
export type SpendMoment = (typeof SpendMoment)[number];

export const ShogunBushido = ["choice", "always-discard"] as const;
export type ShogunBushido = (typeof ShogunBushido)[number];

export const Option = ["players", "rikyu", "quick-responses", "reshuffle", "flip-last-card", "weapon-discard", "action-discard", "geisha-own-property", "bushido-on-self", "empty-target", "ginchiyo", "ushiwaka-draw", "ushiwaka-defeated", "tomoe-vs-ushiwaka", "swordmaster-vs-honour", "swordmaster-friend", "deadly-strike", "nobunaga-when", "shogun3-bushido"] as const;
export type Option = (typeof Option)[number];

export const Step = ["bushido", "draw", "play", "parry", "cry", "jujutsu", "discard", "over", "recover", "flip", "judge", "gather", "deal", "call", "settle", "finish", "count"] as const;
export type Step = (typeof Step)[number];

export const Pool = ["roles", "characters", "deck", "hand-1", "hand-2", "hand-3", "hand-4", "hand-5", "hand-6", "hand-7"] as const;
export type Pool = (typeof Pool)[number];

export const Ending = ["none", "defeat", "exhaustion", "bushido", "swordmaster", "last-friend"] as const;
export type Ending = (typeof Ending)[number];

export const SEATS: number = 7;

export const FEWEST: number = 3;

export const CARDS: number = 25;

export const WEAPONS: number = 13;

export const PROPERTIES: number = 4;

export const FIRST_PROPERTY: number = 13;

export const COPIES: readonly number[] = [6, 5, 1, 5, 4, 1, 3, 1, 1, 2, 1, 1, 1, 6, 4, 3, 2, 15, 6, 5, 4, 4, 3, 3, 3];

export const DECK: number = 90;

export const REACH: readonly number[] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5];

export const WOUNDS: readonly number[] = [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 1, 2];

export const FARTHEST: number = 5;

export const ALL_WEAPONS: number = 8191;

export const ALL_GEAR: number = 7;

export const REACHING: readonly number[] = [8191, 8191, 8184, 8128, 7680, 6144];

export const CHARACTERS_IN_THE_BOX: number = 12;

export const RESILIENCE: readonly number[] = [5, 4, 4, 5, 4, 4, 5, 5, 5, 5, 5, 4, 4];

export const ROLES: number = 6;

export const NINJA_CARDS: number = 3;

export const TEAMS: number = 3;

export const TEAM_OF: readonly number[] = [0, 0, 2, 1, 1, 1];

export const ROLE_CARDS: readonly (readonly number[])[] = [[1, 0, 0, 1, 1, 0], [1, 1, 0, 1, 1, 1], [1, 1, 1, 1, 1, 0], [1, 1, 1, 1, 1, 1], [1, 2, 1, 1, 1, 1]];

export const PLAYERS_WITH_A_HIDDEN_NINJA: number = 4;

export const SHOGUN_HONOUR: readonly number[] = [6, 5, 5, 5, 5];

export const OTHERS_HONOUR: readonly number[] = [3, 3, 3, 4, 4];

export const MULTIPLIER: readonly (readonly number[])[] = [[2, 1, 1, 1, 1, 1], [1, 2, 1, 1, 1, 1], [1, 1, 2, 1, 1, 1], [1, 2, 3, 1, 1, 1], [1, 1, 3, 1, 1, 1]];

export const FIRST_HAND: readonly number[] = [4, 5, 5, 6, 6, 7, 7];

export const HAND_LIMIT: number = 7;

export const LOST_BLADE: number = 3;

export const HIDDEN: number = -9;

export const NOBODY: number = -1;

export const NO_CARD: number = -1;

export const ANY_HAND: number = -1;

export const SIGHTINGS: number = 16;

export const COUNTED: number = 3;

export interface View {
  options: number[];
  players: number;
  shogun: number;
  turn: number;
  step: number;
  asked: number;
  attacks: number;
  call: number;
  lost: number;
  played: number;
  flipped: number;
  first: number;
  resume: number;
  shuffle: number;
  role: number[];
  character: number[];
  resilience: number[];
  honour: number[];
  hand_size: number[];
  owed: number[];
  hand: number[][];
  kinds: number[];
  front: number[][];
  deck: number[];
  deck_size: number;
  pile: number[];
  pile_size: number;
  stock: number[];
  fetched: number[][];
  older: number[];
  seen: number;
  seen_card: number[];
  seen_with: number[];
  seen_by: number[];
  deeds: number[][];
  daimyos: number[];
  ending: number;
  blade: number;
  winner: number;
  points: number[];
}

export interface Moves {
  done: Record<string, never>;
  attack: { target: Seat; weapon: Weapon };
  lay: { gear: Gear };
  bushido: { target: Seat };
  cry: Record<string, never>;
  jujutsu: Record<string, never>;
  tea: Record<string, never>;
  daimyo: Record<string, never>;
  breathe: { target: Seat };
  divert: { target: Seat };
  geisha: { target: Seat };
  disarm: { target: Seat; property: Property };
  spend: Record<string, never>;
  parry: Record<string, never>;
  block: { weapon: Weapon };
  give: { weapon: Weapon };
  take: Record<string, never>;
  yield: Record<string, never>;
  draw: { source: Source };
  discard: { card: Card };
}

export interface Events {
  "turn-begins": { seat: `seat-${Seat}`; character: `character-${Character}` };
  recovered: { seat: `seat-${Seat}`; resilience: number };
  flipped: { seat: `seat-${Seat}`; card: `card-${Card}` };
  "bushido-moves": { seat: `seat-${Seat}`; target: `seat-${Seat}` };
  "bushido-leaves": { seat: `seat-${Seat}` };
  "gave-up-weapon": { seat: `seat-${Seat}`; weapon: `weapon-${Weapon}` };
  "lost-honour": { seat: `seat-${Seat}`; honour: number };
  drew: { seat: `seat-${Seat}` };
  "drew-card": { seat: `seat-${Seat}`; card: `card-${Card}` };
  "took-from-pile": { seat: `seat-${Seat}`; card: `card-${Card}` };
  attacked: { seat: `seat-${Seat}`; target: `seat-${Seat}`; weapon: `weapon-${Weapon}` };
  parried: { seat: `seat-${Seat}`; card: `card-${Card}` };
  wounded: { seat: `seat-${Seat}`; count: number; resilience: number };
  defeated: { seat: `seat-${Seat}`; target: `seat-${Seat}` };
  "honour-passes": { seat: `seat-${Seat}`; target: `seat-${Seat}`; honour: number };
  laid: { seat: `seat-${Seat}`; gear: `gear-${Gear}` };
  "bushido-laid": { seat: `seat-${Seat}`; target: `seat-${Seat}` };
  cried: { seat: `seat-${Seat}` };
  "jujutsu-played": { seat: `seat-${Seat}` };
  "tea-served": { seat: `seat-${Seat}` };
  "daimyo-played": { seat: `seat-${Seat}` };
  breathed: { seat: `seat-${Seat}`; target: `seat-${Seat}` };
  diverted: { seat: `seat-${Seat}`; target: `seat-${Seat}` };
  "stolen-card": { seat: `seat-${Seat}`; target: `seat-${Seat}`; card: `card-${Card}` };
  "geisha-discards": { seat: `seat-${Seat}`; target: `seat-${Seat}`; card: `card-${Card}` };
  disarmed: { seat: `seat-${Seat}`; target: `seat-${Seat}`; property: `property-${Property}` };
  spent: { seat: `seat-${Seat}`; resilience: number };
  discarded: { seat: `seat-${Seat}`; card: `card-${Card}` };
  reshuffled: { count: number };
  ended: { ending: `ending-${Ending}` };
  revealed: { seat: `seat-${Seat}`; role: `role-${Role}` };
  "lost-blade": { seat: `seat-${Seat}`; team: `team-${Team}` };
  scored: { team: `team-${Team}`; points: number };
  won: { team: `team-${Team}` };
  "in-vain": { seat: `seat-${Seat}`; target: `seat-${Seat}` };
}
