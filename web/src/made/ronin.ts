// Written by web/build/generate.py from the Python sources. Do not edit.
export const Seat = ["vermilion", "indigo", "moss", "gold", "ink"] as const;
export type Seat = (typeof Seat)[number];

export const Good = ["coin", "rice", "silk", "wood", "iron"] as const;
export type Good = (typeof Good)[number];

export const Payment = ["coin", "rice", "silk", "wood", "iron", "token"] as const;
export type Payment = (typeof Payment)[number];

export const Pick = ["coin", "rice", "silk", "wood", "iron", "horse-head"] as const;
export type Pick = (typeof Pick)[number];

export const Region = ["mutsu", "dewa", "kanto", "echigo", "shinano", "tokai", "kinai", "chugoku", "shikoku", "kyushu"] as const;
export type Region = (typeof Region)[number];

export const City = ["morioka", "akita", "aizu", "niigata", "mito", "edo", "takasaki", "odawara", "kanazawa", "nagoya", "sekigahara", "osaka", "himeji", "hiroshima", "shimonoseki", "kochi", "kagoshima"] as const;
export type City = (typeof City)[number];

export const TeaBonus = ["none", "token", "good", "points"] as const;
export type TeaBonus = (typeof TeaBonus)[number];

export const Virtue = ["honour", "wisdom", "courage", "loyalty"] as const;
export type Virtue = (typeof Virtue)[number];

export const Icon = ["none", "token", "tea", "flag"] as const;
export type Icon = (typeof Icon)[number];

export const Mission = ["m01", "m02", "m03", "m04", "m05", "m06", "m07", "m08", "m09", "m10", "m11", "m12", "m13", "m14", "m15", "m16", "m17", "m18", "m19", "m20", "m21", "m22", "m23", "m24", "m25", "m26", "m27", "m28", "m29", "m30", "m31", "m32", "m33", "m34", "m35", "m36", "m37", "m38", "m39", "m40", "m41", "m42", "m43", "m44", "m45"] as const;
export type Mission = (typeof Mission)[number];

export const ShogunCard = ["s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8"] as const;
export type ShogunCard = (typeof ShogunCard)[number];

export const Players = { "one": 1, "two": 2, "three": 3, "four": 4, "five": 5 } as const;
export type Players = keyof typeof Players;

export const Answer = ["no", "yes"] as const;
export type Answer = (typeof Answer)[number];

export const Option = ["players", "solo-needs-presence", "solo-refill-horse-head", "hire-sleeps", "may-decline"] as const;
export type Option = (typeof Option)[number];

export const Deed = ["mission", "hire", "tea", "castle", "clan", "meditate"] as const;
export type Deed = (typeof Deed)[number];

export const Character = ["rider", "apprentice", "architect", "scout", "traveller", "brother", "merchant", "monk", "tea-master", "samurai", "messenger", "courtier", "bannerman", "steward", "ninja"] as const;
export type Character = (typeof Character)[number];

export const Bonus = ["b01", "b02", "b03", "b04", "b05", "b06", "b07", "b08", "b09", "b10", "b11", "b12"] as const;
export type Bonus = (typeof Bonus)[number];

export const Space = ["first", "second", "third", "fourth", "fifth"] as const;
export type Space = (typeof Space)[number];

export const Step = { "keep": 0, "place": 1, "act": 2, "travel": 3, "collect": 4, "missions": 5, "limits": 6, "over": 7, "shogun": 16, "next-ronin": 17, "placed": 18, "acted": 19, "regions": 20, "next-missions": 21, "next-limits": 22, "evening": 23 } as const;
export type Step = keyof typeof Step;

export const Question = { "none": 0, "gain": 8, "raise": 9, "swap": 10, "swap-for": 11, "bury": 12, "send": 13, "steal": 14 } as const;
export type Question = keyof typeof Question;

export const Pool = ["single-tiles", "double-tiles", "sides", "characters", "bonuses", "bag", "first-player", "missions", "shogun-cards"] as const;
export type Pool = (typeof Pool)[number];

export const Spot = { "box": 0, "pile": 1, "under": 2, "display": 3, "shown": 4, "discarded": 5, "looked-at": 6, "held": 8, "completed": 16 } as const;
export type Spot = keyof typeof Spot;

export const Shelf = ["stack", "display", "owned"] as const;
export type Shelf = (typeof Shelf)[number];

export const Ending = ["none", "without-honour", "on-the-way", "welcome", "samurai", "most-points", "ahead-at-tea", "shogun"] as const;
export type Ending = (typeof Ending)[number];

export const SEATS: number = 5;

export const EVERY_SEAT: number = 31;

export const SHOGUN: number = 5;

export const PARTIES: number = 6;

export const GOODS: number = 5;

export const COPIES_OF_GOOD: number = 16;

export const PAYMENTS: number = 6;

export const PICKS: number = 6;

export const REGIONS: number = 10;

export const CITIES: number = 17;

export const NORMAL_SPACES: readonly number[] = [3, 2, 3, 3, 2, 2, 3, 2, 2, 2];

export const CASTLE_SPACES: number = 2;

export const TOUCHING: readonly (readonly number[])[] = [[0, 1, 2, 4], [1, 2, 3], [4, 5, 6, 7], [2, 3, 6, 8], [6, 9, 10], [7, 9, 10], [8, 10, 11, 12], [12, 13, 14], [13, 14, 15], [14, 16]];

export const BORDERS: readonly (readonly number[])[] = [[1, 2, 3], [0, 3], [0, 3, 4, 5], [0, 1, 2, 4, 6], [2, 3, 5, 6], [2, 4, 6], [3, 4, 5, 7, 8], [6, 8, 9], [6, 7, 9], [7, 8]];

export const REGION_POINTS: readonly (readonly number[])[] = [[1052, 190], [830, 142], [1006, 414], [722, 322], [762, 462], [846, 648], [556, 500], [296, 530], [392, 702], [132, 706]];

export const CITY_POINTS: readonly (readonly number[])[] = [[1076, 88], [950, 132], [900, 262], [778, 226], [1046, 310], [1082, 500], [846, 392], [946, 574], [572, 374], [772, 536], [664, 548], [560, 632], [430, 512], [298, 624], [166, 600], [412, 782], [128, 806]];

export const REGION_CITIES: readonly number[] = [23, 14, 240, 332, 1600, 1664, 7424, 28672, 57344, 81920];

export const CITY_REGIONS: readonly number[] = [1, 3, 11, 10, 5, 4, 28, 36, 72, 48, 112, 64, 192, 384, 896, 256, 512];

export const ADJACENT: readonly number[] = [14, 9, 57, 87, 108, 84, 440, 832, 704, 384];

export const DOUBLE_CITIES: readonly number[] = [0, 5, 11, 15, 16];

export const SINGLE_CITIES: readonly number[] = [1, 2, 3, 4, 6, 7, 8, 9, 10, 12, 13, 14];

export const AROUND: readonly (readonly number[])[] = [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [22, 21, 19, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [22, 29, 27, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [22, 29, 27, 6, 231, 208, 176, 112, 0, 0, 0, 0, 0, 0, 0, 0, 0], [22, 29, 347, 326, 231, 208, 444, 112, 76, 0, 0, 0, 0, 0, 0, 0, 0], [22, 29, 347, 326, 231, 208, 1980, 112, 76, 1088, 576, 0, 0, 0, 0, 0, 0], [22, 29, 347, 326, 231, 208, 1980, 1648, 76, 1216, 704, 0, 0, 0, 0, 0, 0], [22, 29, 347, 326, 231, 208, 1980, 1648, 7244, 1216, 7104, 5376, 3328, 0, 0, 0, 0], [22, 29, 347, 326, 231, 208, 1980, 1648, 7244, 1216, 7104, 5376, 27904, 20480, 12288, 0, 0], [22, 29, 347, 326, 231, 208, 1980, 1648, 7244, 1216, 7104, 5376, 27904, 53248, 45056, 24576, 0], [22, 29, 347, 326, 231, 208, 1980, 1648, 7244, 1216, 7104, 5376, 27904, 53248, 110592, 24576, 16384]];

export const LAST_TEA: number = 15;

export const TEA_BONUS: readonly number[] = [0, 0, 0, 1, 0, 0, 3, 0, 0, 2, 0, 0, 3, 0, 0, 3];

export const TEA_POINTS: readonly number[] = [0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 6, 0, 0, 10];

export const NEXT_TEA_BONUS: readonly number[] = [3, 3, 3, 6, 6, 6, 9, 9, 9, 12, 12, 12, 15, 15, 15, 15];

export const TEA_STAMPS: number = 128;

export const VIRTUES: number = 4;

export const MISSION_TEA_STEPS: number = 2;

export const MISSIONS: number = 45;

export const CARDS: readonly (readonly (number | readonly number[])[])[] = [[0, 5, [1, 1, 0, 0, 0], 7, 10, 0, 0], [0, 7, [0, 0, 1, 2, 1], 16, 21, 0, 1], [0, 8, [1, 0, 1, 0, 1], 11, 15, 0, 2], [0, 9, [0, 1, 0, 1, 0], 5, 8, 1, 1], [0, 11, [1, 1, 0, 0, 1], 9, 13, 1, 1], [0, 12, [0, 0, 1, 1, 0], 7, 10, 0, 0], [1, 5, [1, 1, 1, 0, 0], 9, 13, 2, 0], [1, 7, [0, 1, 0, 1, 1], 9, 13, 1, 3], [1, 8, [1, 0, 0, 0, 1], 5, 8, 2, 3], [1, 11, [0, 1, 1, 1, 1], 16, 21, 0, 0], [1, 12, [1, 0, 1, 0, 0], 5, 8, 3, 2], [1, 13, [1, 1, 1, 1, 0], 14, 19, 2, 2], [3, 4, [0, 0, 1, 1, 1], 11, 15, 0, 0], [3, 5, [0, 1, 1, 0, 1], 9, 13, 2, 2], [3, 7, [1, 0, 0, 1, 1], 9, 13, 3, 2], [3, 9, [1, 1, 0, 1, 0], 9, 13, 1, 1], [3, 11, [0, 1, 1, 1, 0], 11, 15, 0, 3], [3, 12, [2, 1, 0, 0, 1], 16, 21, 0, 0], [4, 8, [0, 0, 1, 0, 2], 9, 13, 2, 3], [4, 9, [1, 1, 1, 0, 1], 14, 19, 3, 2], [4, 11, [0, 0, 0, 2, 0], 7, 10, 0, 0], [4, 12, [2, 1, 1, 0, 0], 14, 19, 1, 3], [4, 13, [0, 2, 1, 0, 0], 11, 15, 0, 3], [5, 8, [0, 0, 1, 1, 2], 14, 19, 1, 3], [5, 11, [1, 1, 0, 2, 0], 14, 19, 3, 0], [5, 13, [1, 0, 1, 1, 0], 9, 13, 3, 1], [7, 8, [0, 1, 0, 0, 2], 11, 15, 0, 0], [7, 12, [0, 1, 1, 0, 0], 7, 10, 0, 1], [7, 13, [2, 0, 1, 0, 0], 9, 13, 3, 1], [8, 13, [0, 0, 0, 1, 2], 11, 15, 0, 2], [9, 11, [1, 0, 1, 1, 1], 14, 19, 2, 1], [9, 12, [1, 0, 0, 1, 0], 5, 8, 1, 3], [9, 13, [0, 2, 0, 0, 0], 5, 8, 2, 2], [0, 15, [0, 0, 1, 1, 0], 7, 10, 0, 3], [3, 15, [1, 1, 0, 0, 1], 9, 13, 3, 2], [5, 15, [1, 1, 1, 1, 0], 16, 21, 0, 3], [9, 15, [0, 0, 1, 1, 1], 11, 15, 0, 1], [11, 15, [1, 0, 0, 0, 1], 5, 8, 1, 0], [8, 15, [0, 1, 0, 1, 1], 9, 13, 2, 0], [1, 16, [1, 1, 1, 0, 0], 11, 15, 0, 3], [4, 16, [0, 1, 1, 1, 1], 14, 19, 1, 0], [7, 16, [2, 0, 0, 0, 0], 5, 8, 2, 2], [12, 16, [0, 1, 1, 1, 0], 9, 13, 1, 1], [13, 16, [0, 0, 1, 0, 2], 11, 15, 0, 0], [11, 16, [1, 1, 0, 1, 1], 14, 19, 3, 2]];

export const ONE_CITY: readonly number[] = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 7, 7, 7, 8, 9, 9, 9, 0, 3, 5, 9, 11, 8, 1, 4, 7, 12, 13, 11];

export const OTHER_CITY: readonly number[] = [5, 7, 8, 9, 11, 12, 5, 7, 8, 11, 12, 13, 4, 5, 7, 9, 11, 12, 8, 9, 11, 12, 13, 8, 11, 13, 8, 12, 13, 13, 11, 12, 13, 15, 15, 15, 15, 15, 15, 16, 16, 16, 16, 16, 16];

export const MISSION_CITIES: readonly number[] = [33, 129, 257, 513, 2049, 4097, 34, 130, 258, 2050, 4098, 8194, 24, 40, 136, 520, 2056, 4104, 272, 528, 2064, 4112, 8208, 288, 2080, 8224, 384, 4224, 8320, 8448, 2560, 4608, 8704, 32769, 32776, 32800, 33280, 34816, 33024, 65538, 65552, 65664, 69632, 73728, 67584];

export const COST: readonly (readonly number[])[] = [[1, 1, 0, 0, 0], [0, 0, 1, 2, 1], [1, 0, 1, 0, 1], [0, 1, 0, 1, 0], [1, 1, 0, 0, 1], [0, 0, 1, 1, 0], [1, 1, 1, 0, 0], [0, 1, 0, 1, 1], [1, 0, 0, 0, 1], [0, 1, 1, 1, 1], [1, 0, 1, 0, 0], [1, 1, 1, 1, 0], [0, 0, 1, 1, 1], [0, 1, 1, 0, 1], [1, 0, 0, 1, 1], [1, 1, 0, 1, 0], [0, 1, 1, 1, 0], [2, 1, 0, 0, 1], [0, 0, 1, 0, 2], [1, 1, 1, 0, 1], [0, 0, 0, 2, 0], [2, 1, 1, 0, 0], [0, 2, 1, 0, 0], [0, 0, 1, 1, 2], [1, 1, 0, 2, 0], [1, 0, 1, 1, 0], [0, 1, 0, 0, 2], [0, 1, 1, 0, 0], [2, 0, 1, 0, 0], [0, 0, 0, 1, 2], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0], [0, 2, 0, 0, 0], [0, 0, 1, 1, 0], [1, 1, 0, 0, 1], [1, 1, 1, 1, 0], [0, 0, 1, 1, 1], [1, 0, 0, 0, 1], [0, 1, 0, 1, 1], [1, 1, 1, 0, 0], [0, 1, 1, 1, 1], [2, 0, 0, 0, 0], [0, 1, 1, 1, 0], [0, 0, 1, 0, 2], [1, 1, 0, 1, 1]];

export const SIZE: readonly number[] = [2, 4, 3, 2, 3, 2, 3, 3, 2, 4, 2, 4, 3, 3, 3, 3, 3, 4, 3, 4, 2, 4, 3, 4, 4, 3, 3, 2, 3, 3, 4, 2, 2, 2, 3, 4, 3, 2, 3, 3, 4, 2, 3, 3, 4];

export const POINTS_IN_ONE: readonly number[] = [7, 16, 11, 5, 9, 7, 9, 9, 5, 16, 5, 14, 11, 9, 9, 9, 11, 16, 9, 14, 7, 14, 11, 14, 14, 9, 11, 7, 9, 11, 14, 5, 5, 7, 9, 16, 11, 5, 9, 11, 14, 5, 9, 11, 14];

export const POINTS_IN_BOTH: readonly number[] = [10, 21, 15, 8, 13, 10, 13, 13, 8, 21, 8, 19, 15, 13, 13, 13, 15, 21, 13, 19, 10, 19, 15, 19, 19, 13, 15, 10, 13, 15, 19, 8, 8, 10, 13, 21, 15, 8, 13, 15, 19, 8, 13, 15, 19];

export const ICON: readonly number[] = [0, 0, 0, 1, 1, 0, 2, 1, 2, 0, 3, 2, 0, 2, 3, 1, 0, 0, 2, 3, 0, 1, 0, 1, 3, 3, 0, 0, 3, 0, 2, 1, 2, 0, 3, 0, 0, 1, 2, 0, 1, 2, 1, 0, 3];

export const VIRTUE: readonly number[] = [0, 1, 2, 1, 1, 0, 0, 3, 3, 0, 2, 2, 0, 2, 2, 1, 3, 0, 3, 2, 0, 3, 3, 3, 0, 1, 0, 1, 1, 2, 1, 3, 2, 3, 2, 3, 1, 0, 0, 3, 0, 2, 1, 0, 2];

export const SHOGUN_CARDS: number = 8;

export const SHOGUN_RONIN: number = 4;

export const SHOGUN_REGION: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

export const SHOGUN_POSTS: readonly (readonly number[])[] = [[0, 2, 7, 12], [1, 6, 11, 14], [5, 2, 9, 13], [3, 10, 4, 14], [9, 6, 1, 12], [7, 10, 8, 0], [11, 6, 3, 14], [13, 10, 2, 5]];

export const SHOGUN_CITIES: readonly number[] = [4229, 18498, 8740, 17432, 4674, 1409, 18504, 9252];

export const ROUNDS: number = 4;

export const CASTLES: number = 5;

export const TOKENS_AT_FIRST: number = 1;

export const MISSIONS_DEALT: number = 3;

export const MISSIONS_SHOWN: number = 4;

export const TOKENS_KEPT: number = 3;

export const GOODS_KEPT: number = 4;

export const GROUP_POINTS: readonly number[] = [0, 1, 3, 6, 10, 15];

export const BANDS: readonly number[] = [100, 150, 200];

export const REGIONS_IN_USE: readonly number[] = [0, 8, 8, 9, 10, 10];

export const CITIES_IN_USE: readonly number[] = [0, 15, 15, 16, 17, 17];

export const RONIN_EACH: readonly number[] = [0, 4, 4, 5, 4, 4];

export const MISSIONS_IN_PLAY: readonly number[] = [0, 33, 33, 39, 45, 45];

export const RONIN_A_CITY: readonly number[] = [0, 1, 1, 1, 1, 2];

export const BONUSES_SHOWN: readonly number[] = [0, 4, 5, 6, 7, 8];

export const SOLO_SHOGUN_CASTLES: number = 4;

export const DUEL_SHOGUN_CASTLES: number = 5;

export const SOLO_SHOGUN_TEA: number = 3;

export const DEEDS: number = 6;

export const POINTS_FOR_NO_DEED: number = 2;

export const TEA_STEPS: number = 3;

export const CASTLE_POINTS: number = 2;

export const FIRST_FLAG_POINTS: number = 3;

export const TOKENS_FOR_MEDITATING: number = 2;

export const SINGLE_TILES: readonly (readonly number[])[] = [[0, 2], [0, 4], [0, 3], [0, 1], [0, 5], [0, 4], [1, 4], [1, 2], [3, 5], [3, 2], [1, 3], [5, 4]];

export const DOUBLE_TILES: readonly (readonly (readonly number[])[])[] = [[[0, 2], [3, 4]], [[1, 5], [0, 4]], [[0, 3], [1, 2]], [[5, 4], [0, 1]], [[2, 3], [0, 5]]];

export const TILE_DEEDS: readonly (readonly number[])[] = [[1, 4], [1, 16], [1, 8], [1, 2], [1, 32], [1, 16], [2, 16], [2, 4], [8, 32], [8, 4], [2, 8], [32, 16], [5, 24], [34, 17], [9, 6], [48, 3], [12, 33]];

export const CHARACTERS: number = 15;

export const CHARACTERS_SHOWN: number = 4;

export const SOLO_LEAVES_OUT: number = 25;

export const MONK_TOKENS: number = 1;

export const TEA_MASTER_STEPS: number = 2;

export const SAMURAI_POINTS: number = 1;

export const COURTIER_POINTS: number = 3;

export const BANNERMAN_MOST: number = 5;

export const SCOUT_LOOKS: number = 3;

export const BONUSES: number = 12;

export const PAIRS: number = 6;

export const BONUS_EACH: readonly number[] = [3, 2, 3, 1, 8, 2, 2, 4, 13, 5, 3, 3];

export const NO_LIMIT: number = 999;

export const BONUS_MOST: readonly number[] = [15, 12, 12, 12, 8, 14, 999, 20, 13, 999, 999, 999];

export const BONUS_TEA_FREE: number = 3;

export const HIDDEN: number = -9;

export const EMPTY: number = -1;

export const CASTLE_ON_HORSE_HEAD: number = -2;

export const AT_HOME: number = -1;

export const SPACES: number = 5;

export interface View {
  options: number[];
  round_number: number;
  step: number;
  question: number;
  turn: number;
  first: number;
  left: number;
  ready: number[];
  bag: number[];
  box: number[];
  goods: number[][];
  horse: number[];
  buried: number[];
  purse: number[][];
  tokens: number[];
  banners: number[];
  points: number[];
  mission_at: number[];
  under: number[];
  under_seen: number[];
  cards_under: number;
  looked: number[];
  looked_seen: number[];
  paid: number[][];
  fresh: number[][];
  doubles: number[];
  tile: number[];
  side: number[];
  space: number;
  source: number;
  stack: number[];
  offer: number[];
  dismissed: number[];
  crew: number[][];
  asleep: number[][];
  post: number[][];
  bonus_at: number[];
  shogun_pile: number[];
  shogun_card: number;
  site: number[][];
  castles: number[];
  tea: number[];
  arrival: number[];
  arrivals: number;
  region: number;
  influence: number[];
  tradable: number[];
  ending: number;
}

export interface Moves {
  done: Record<string, never>;
  return: { mission: Mission };
  place: { space: Space; city: City };
  pass: Record<string, never>;
  take: { mission: Mission };
  draw: Record<string, never>;
  hire: { character: Character; space: Space };
  drink: Record<string, never>;
  build: { region: Region };
  fly: Record<string, never>;
  meditate: Record<string, never>;
  ride: { city: City };
  raise: { region: Region; payment: Payment };
  give: { mission: Mission };
  bury: { mission: Mission };
  send: { city: City };
  travel: { city: City };
  collect: { region: Region; pick: Pick };
  gain: { good: Good };
  trade: { given: Good; good: Good };
  pay: { mission: Mission; payment: Payment };
  complete: { mission: Mission };
  claim: { bonus: Bonus; virtue: Virtue };
  discard: { good: Good };
}

export interface Events {
  "mission-returned": { seat: `seat-${Seat}`; mission: `mission-${Mission}` };
  "mission-offered": { mission: `mission-${Mission}` };
  "round-begins": { round: number };
  "shogun-reveals": { card: `shoguncard-${ShogunCard}`; region: `region-${Region}` };
  "shogun-stands": { city: `city-${City}` };
  "shogun-builds": { region: `region-${Region}` };
  "shogun-cannot-build": { region: `region-${Region}` };
  "good-leaves": { region: `region-${Region}`; good: `good-${Good}` };
  "pile-shuffled": Record<string, never>;
  "card-shown": { mission: `mission-${Mission}` };
  "card-dead": { mission: `mission-${Mission}` };
  "choice-is-free": Record<string, never>;
  placed: { seat: `seat-${Seat}`; space: `space-${Space}`; city: `city-${City}` };
  scored: { seat: `seat-${Seat}`; points: number; cause: "cause-no-deed" | "cause-flag" | "cause-castle" | "cause-tea" | "cause-bannerman" | "cause-samurai" | "cause-mission" | "cause-courtier" | "cause-castle-groups" | "cause-bonus-tiles" };
  "tokens-gained": { seat: `seat-${Seat}`; count: number };
  "tea-drunk": { seat: `seat-${Seat}`; space: number };
  "good-gained": { seat: `seat-${Seat}`; good: `good-${Good}` };
  "good-taken": { seat: `seat-${Seat}`; good: `good-${Good}`; region: `region-${Region}` };
  "shogun-takes": { good: `good-${Good}`; region: `region-${Region}` };
  built: { seat: `seat-${Seat}`; region: `region-${Region}` };
  covered: { seat: `seat-${Seat}`; region: `region-${Region}` };
  "flag-flown": { seat: `seat-${Seat}`; count: number };
  hired: { seat: `seat-${Seat}`; character: `character-${Character}`; space: `space-${Space}` };
  dismissed: { seat: `seat-${Seat}`; character: `character-${Character}` };
  "character-offered": { character: `character-${Character}` };
  "mission-taken": { seat: `seat-${Seat}`; mission: `mission-${Mission}` };
  rode: { seat: `seat-${Seat}`; city: `city-${City}` };
  "tile-turned": { city: `city-${City}` };
  "scout-looks": { seat: `seat-${Seat}`; count: number };
  "scout-sees": { mission: `mission-${Mission}` };
  "mission-given": { seat: `seat-${Seat}`; mission: `mission-${Mission}` };
  "card-buried": { mission: `mission-${Mission}` };
  "companion-sent": { seat: `seat-${Seat}`; city: `city-${City}` };
  travelled: { seat: `seat-${Seat}`; city: `city-${City}` };
  traded: { seat: `seat-${Seat}`; given: `good-${Good}`; good: `good-${Good}` };
  paid: { seat: `seat-${Seat}`; mission: `mission-${Mission}`; payment: `payment-${Payment}` };
  completed: { seat: `seat-${Seat}`; mission: `mission-${Mission}`; cities: number };
  claimed: { seat: `seat-${Seat}`; bonus: `bonus-${Bonus}` };
  "bonus-offered": { bonus: `bonus-${Bonus}` };
  "good-discarded": { seat: `seat-${Seat}`; good: `good-${Good}` };
  "tokens-discarded": { seat: `seat-${Seat}`; count: number };
  refilled: { region: `region-${Region}`; good: `good-${Good}` };
  "turned-up": { region: `region-${Region}`; good: `good-${Good}` };
  "first-player": { seat: `seat-${Seat}` };
  "shogun-drinks": { space: number };
  "solo-ended": { points: number; ending: `ending-${Ending}` };
  won: { seat: `seat-${Seat}`; points: number; ending: `ending-${Ending}` };
  "shogun-won": { points: number; ending: `ending-${Ending}` };
  "raise-paid": { seat: `seat-${Seat}`; payment: `payment-${Payment}` };
}
