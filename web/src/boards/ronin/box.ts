/** How the pieces of the box are drawn: colours, shapes, emblems and icons. Numbers and tables are the generated ones. */
import type { Bonus, Character, Deed, Good, Icon, Payment, Region, Seat, Virtue } from "../../made/ronin.ts";

export const GAME = "ronin";

export type Party = Seat | "shogun";

/** Every party has a shape of its own, drawn around the middle of a square from -10 to 10. */
export const SHAPES: Record<Party, string> = {
  vermilion: "M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10Z",
  indigo: "M-8.8 -8.800H8.800V8.800H-8.800Z",
  moss: "M0 -11L10.500 8H-10.500Z",
  gold: "M0 -11.500L11.500 0L0 11.500L-11.500 0Z",
  ink: "M-5.200 -9.500H5.200L10.500 0L5.200 9.500H-5.200L-10.500 0Z",
  shogun:
    "M0 -11L3.200 -7.700L7.800 -7.800L7.700 -3.200L11 0L7.700 3.200L7.800 7.800L3.200 7.700L0 11L-3.200 7.700L-7.800 7.800L-7.700 3.200L-11 0L-7.700 -3.200L-7.800 -7.800L-3.200 -7.700Z",
};

/** The hue of each region's ground. */
export const HUES: Record<Region, string> = {
  mutsu: "#c9c2b4",
  dewa: "#3f9a94",
  kanto: "#b8432f",
  echigo: "#3d68a8",
  shinano: "#8a6238",
  tokai: "#cf7a26",
  kinai: "#7c4d93",
  chugoku: "#c9a227",
  shikoku: "#c4708f",
  kyushu: "#7d8087",
};

/** The large character of each region. */
export const PROVINCES: Record<Region, string> = {
  mutsu: "奥",
  dewa: "羽",
  kanto: "関",
  echigo: "越",
  shinano: "信",
  tokai: "海",
  kinai: "畿",
  chugoku: "陽",
  shikoku: "四",
  kyushu: "九",
};

export const CHARACTERS: Record<Character, string> = {
  rider: "騎",
  apprentice: "弟",
  architect: "匠",
  scout: "斥",
  traveller: "旅",
  brother: "兄",
  merchant: "商",
  monk: "僧",
  "tea-master": "碗",
  samurai: "侍",
  messenger: "飛",
  courtier: "公",
  bannerman: "幟",
  steward: "執",
  ninja: "忍",
};

export const VIRTUES: Record<Virtue, string> = { honour: "誉", wisdom: "智", courage: "勇", loyalty: "忠" };

export const BONUSES: Record<Bonus, string> = {
  b01: "城",
  b02: "旗",
  b03: "侍",
  b04: "茶",
  b05: "八",
  b06: "蔵",
  b07: "命",
  b08: "郭",
  b09: "宝",
  b10: "四",
  b11: "三",
  b12: "双",
};

export type Glyph = Good | "token" | Deed | "points" | "flag" | "horse" | "hidden" | "first" | "both";

/** Icons, drawn in a square of 24 by 24: what is filled, and what is drawn as a line over it. */
export const GLYPHS: Record<Glyph, { fill?: string; line?: string }> = {
  coin: { fill: "M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2ZM8.500 8.500V15.500H15.500V8.500Z" },
  rice: { fill: "M7 8Q12 5 17 8L20 19Q12 23 4 19ZM9 6.500L12 1.500L15 6.500Z", line: "M5.500 13Q12 16 18.500 13M9 9V19M15 9V19" },
  silk: {
    fill: "M3 6A3 3 0 0 1 9 6V18A3 3 0 0 0 15 18V20.500H6A3 3 0 0 1 3 18ZM9 3.500H18A3 3 0 0 1 21 6V20.500H15V18A3 3 0 0 1 9 18Z",
    line: "M12 8H18M12 12H18",
  },
  wood: {
    fill: "M4 12L15 5L21 9L10 16.500ZM3 13.500L9 18L9 22.500L3 18ZM10.500 18L21 11V15.500L10.500 22.500Z",
    line: "M7 12.500L15.500 7.200M10 14.300L18.500 8.800",
  },
  iron: { fill: "M8 5H16L18 11H6ZM3 13H11.300L13 20H1ZM12.700 13H21L23 20H14.500Z" },
  token: {
    fill: "M12 2A10 10 0 0 1 12 22A5 5 0 0 1 12 12A5 5 0 0 0 12 2Z",
    line: "M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2M12 17V17.100M12 7V7.100",
  },
  mission: { fill: "M6 3H20Q17.500 5.500 17.500 8V20H6Q3.500 20 3.500 17H8.500V6Q8.500 3 6 3Z", line: "M11 8H15M11 12H15M11 16H15" },
  hire: { fill: "M2 11L12 4L22 11Q12 8.500 2 11ZM8 12Q12 11 16 12V14A4 4 0 0 1 8 14ZM4 22Q5 17.500 12 17.500T20 22Z" },
  tea: {
    fill: "M3 9H18V12Q18 20 12 20H9Q3 20 3 12ZM18 10.500H20A2.500 2.500 0 0 1 20 16H17.200V14H20Z",
    line: "M7 6Q9 4 7 2M12 6Q14 4 12 2",
  },
  castle: { fill: "M12 1L18 6H6ZM7 7.500H17V11H7ZM4 11.500H20L22 14H2ZM5 15H19V22H14.500V17.500H9.500V22H5Z" },
  clan: { fill: "M5 2H7.500V22H5ZM8.500 3H21L17.500 8L21 13H8.500Z" },
  meditate: {
    fill: "M12 2A10 10 0 0 1 12 22A5 5 0 0 1 12 12A5 5 0 0 0 12 2Z",
    line: "M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2M12 17V17.100M12 7V7.100",
  },
  points: { fill: "M12 1.500L15 8.500L22.500 9L17 14L18.500 21.500L12 17.500L5.500 21.500L7 14L1.500 9L9 8.500Z" },
  flag: { fill: "M5 2H7.500V22H5ZM8.500 3H21L17.500 8L21 13H8.500Z" },
  horse: { fill: "M6 22Q5 16 8 12L3.500 13.500L2 10.500Q6 8 8 5L8 2L11 4Q18 4 20 11L21 22Z", line: "M9.500 7.500V7.600" },
  hidden: { line: "M8.500 9A3.500 3.500 0 1 1 12 12.500V14.500M12 18.500V18.600" },
  first: { fill: "M5 20L3 7L8 12L12 4L16 12L21 7L19 20Z" },
  both: { fill: "M7 6A6 6 0 1 0 7 18A6 6 0 1 0 7 6ZM17 6A6 6 0 1 0 17 18A6 6 0 1 0 17 6Z" },
};

/** Goods have colours of their own. */
export const GOOD_HUES: Record<Payment, string> = {
  coin: "var(--coin)",
  rice: "var(--rice)",
  silk: "var(--silk)",
  wood: "var(--wood)",
  iron: "var(--iron)",
  token: "var(--ink)",
};

export const ICONS: Record<Icon, Glyph | null> = { none: null, token: "token", tea: "tea", flag: "flag" };
