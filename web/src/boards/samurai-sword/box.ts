/** How the box looks: an emblem and a tone for every card, character and role. What they do is in the rules. */
import { type Card, type Character, FIRST_PROPERTY, type Role, type Team, Weapon } from "../../made/samurai-sword.ts";
import type { Tone } from "../../parts/Card.svelte";

export const GAME = "samurai-sword";

export const CARDS: Record<Card, string> = {
  bokken: "木",
  kiseru: "煙",
  wakizashi: "脇",
  bo: "棒",
  kusarigama: "鎌",
  katana: "刀",
  shuriken: "星",
  kanabo: "鬼",
  nodachi: "剣",
  naginata: "薙",
  nagayari: "槍",
  tanegashima: "銃",
  daikyu: "弓",
  focus: "心",
  armor: "鎧",
  "fast-draw": "抜",
  bushido: "道",
  parry: "受",
  geisha: "芸",
  diversion: "奪",
  "battle-cry": "叫",
  "tea-ceremony": "茶",
  daimyo: "名",
  breathing: "息",
  jujutsu: "柔",
};

export const CHARACTERS: Record<Character, string> = {
  benkei: "慶",
  chiyome: "千",
  ginchiyo: "花",
  goemon: "門",
  hanzo: "蔵",
  hideyoshi: "秀",
  ieyasu: "康",
  kojiro: "郎",
  musashi: "武",
  nobunaga: "信",
  tomoe: "巴",
  ushiwaka: "牛",
  rikyu: "利",
};

export const ROLES: Record<Role, string> = {
  shogun: "将",
  samurai: "侍",
  ronin: "浪",
  "ninja-1": "忍",
  "ninja-2": "忍",
  "ninja-3": "忍",
};

export const TEAM_TONES: Record<Team, Tone> = { shogun: "gold", ninja: "indigo", ronin: "moss" };

/** Weapons have red corners, properties blue ones, actions yellow ones. */
export function toneOf(card: number): Tone {
  if (card < Weapon.length) return "seal";
  return card < FIRST_PROPERTY + 4 ? "indigo" : "gold";
}

/** A lotus, 24 by 24: honour. */
export const LOTUS = "M12 4Q16 9 12 17Q8 9 12 4ZM12 17Q5 17 3 9Q9 10 12 17ZM12 17Q19 17 21 9Q15 10 12 17ZM4 19H20";
/** A heart of lacquer, 24 by 24: resilience. */
export const HEART = "M12 20.500L4.500 12.500A4.800 4.800 0 0 1 12 6.500A4.800 4.800 0 0 1 19.500 12.500Z";
/** Cards in a hand, 24 by 24. */
export const HAND = "M4 8L11 5L17 18L10 21ZM12 5H20V19H17.500";
/** A blade, 24 by 24: the difficulty of an attack. */
export const BLADE = "M3 21L7 17M5 15L9 19M8 16L20 4L21 3L20.500 6L11 17Z";
