/** How the pieces of Ninjato are drawn; what they are comes from the rules' own tables (`made/ninjato.ts`). */
import type { Card, Clan, Elite, Mode, Seat, Skill, Topic, Treasure, Way } from "../../made/ninjato.ts";

export const GAME = "ninjato";

export const CARD_VALUE: Record<Card, number> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

/** Treasures, drawn around the origin, 28 wide. */
export const TREASURE_DRAWING: Record<Treasure, string> = {
  fan: "M0 12L-14 -4A18 18 0 0 1 14 -4ZM0 12L-7 -8M0 12V-10M0 12L7 -8",
  scroll: "M-11 -9H10V9H-11ZM-11 -9A3 9 0 0 0 -11 9M10 -9A3 9 0 0 1 10 9M-6 -4H5M-6 1H5",
  vase: "M-5 -13H5L3 -8Q11 0 7 8L4 13H-4L-7 8Q-11 0 -3 -8Z",
  jade: "M0 -12A12 12 0 1 0 0 12A12 12 0 1 0 0 -12ZM0 -4A4 4 0 1 0 0 4A4 4 0 1 0 0 -4Z",
  gold: "M-14 8L-9 -7H9L14 8ZM-9 -7L-5 8M9 -7L5 8",
};

/** The crests of the clans: a butterfly, bamboo leaves, a chrysanthemum; drawn around the origin, 28 wide. */
export const MON: Record<Clan, string> = {
  taira:
    "M0 -9V11M0 -4Q-12 -17 -14 -4Q-13 3 -2 2Q-12 6 -9 12Q-5 15 0 5M0 -4Q12 -17 14 -4Q13 3 2 2Q12 6 9 12Q5 15 0 5M-1 -9L-5 -14M1 -9L5 -14",
  minamoto:
    "M0 -14Q5 -6 0 2Q-5 -6 0 -14ZM-2 1Q-12 -3 -14 -10Q-4 -9 -2 1ZM2 1Q12 -3 14 -10Q4 -9 2 1ZM0 4V14M-2 3Q-10 8 -12 14Q-3 12 -2 3ZM2 3Q10 8 12 14Q3 12 2 3Z",
  "go-shirakawa": chrysanthemum(12),
};

function chrysanthemum(petals: number): string {
  const point = (turn: number, radius: number): string => {
    const angle = (turn * 2 * Math.PI) / petals;
    return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
  };
  const petal = (n: number): string => `M${point(n, 4)}L${point(n - 0.42, 12)}Q${point(n, 16)} ${point(n + 0.42, 12)}Z`;
  return Array.from({ length: petals }, (_, n) => petal(n)).join("");
}

export const CLAN_TONE: Record<Clan, "seal" | "indigo" | "moss"> = { taira: "seal", minamoto: "indigo", "go-shirakawa": "moss" };

/** A throwing star for each seat: four points, six, eight, and a square; drawn around the origin, 20 wide. */
export const STAR: Record<Seat, string> = {
  black: star(4, 10, 3.2),
  white: star(6, 10, 4.6),
  purple: star(8, 10, 6.4),
  yellow: "M-7.500 -7.500Q0 -4.500 7.500 -7.500Q4.500 0 7.500 7.500Q0 4.500 -7.500 7.500Q-4.500 0 -7.500 -7.500Z",
};

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const radius = n % 2 ? inner : outer;
    const angle = (n * Math.PI) / points;
    return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

export const SKILL_EMBLEM: Record<Skill, string> = {
  "shinobi-iri": "忍",
  intonjutsu: "隠",
  chocho: "諜",
  kayakujutsu: "火",
  kenjutsu: "剣",
  "kuji-kiri": "九",
  taijutsu: "体",
  boryaku: "謀",
  "seishin-teki": "心",
  hensojutsu: "変",
};

/** What a skill does, as short as can be. */
export const SKILL_EFFECT: Record<Skill, string> = {
  "shinobi-iri": "−2",
  intonjutsu: "=0",
  chocho: "⇄",
  kayakujutsu: "+2",
  kenjutsu: "=6",
  "kuji-kiri": "↻",
  taijutsu: "±1",
  boryaku: "2/4",
  "seishin-teki": "⇅",
  hensojutsu: "+1",
};

export const WAY_TONE: Record<Way, "moss" | "seal" | "indigo"> = { snake: "moss", tiger: "seal", crane: "indigo" };

export const TOPIC_EMBLEM: Record<Topic, string> = { warrior: "武", people: "民", friends: "友", secrets: "秘", enemies: "敵" };

export const ELITE_EMBLEM: Record<Elite, string> = {
  tsuba: "鍔",
  seppa: "切",
  fuchi: "縁",
  habaki: "鎺",
  kashira: "頭",
  kissaki: "鋒",
  menuki: "目",
  daisho: "大",
  kogai: "笄",
  shitodome: "鵐",
};

export const MODE_EMBLEM: Record<Mode, string> = { force: "力", stealth: "影" };
/** More than the guard, or less: an arrow up, an arrow down, drawn around the origin. */
export const MODE_ARROW: Record<Mode, string> = { force: "M0 9V-7M-7 0L0 -8L7 0", stealth: "M0 -9V7M-7 0L0 8L7 0" };
