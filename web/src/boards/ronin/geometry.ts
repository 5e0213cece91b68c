/** The map: coasts and borders of the regions, and where things lie on it. Cities and regions lie where the box says. */
import { City, CITY_POINTS, CITIES_IN_USE, Region, REGION_POINTS } from "../../made/ronin.ts";

export interface Point {
  x: number;
  y: number;
}

function point(pair: readonly number[] | undefined): Point {
  const [x = 0, y = 0] = pair ?? [];
  return { x, y };
}

export const cityAt = (city: number): Point => point(CITY_POINTS[city]);
export const regionAt = (region: number): Point => point(REGION_POINTS[region]);

/** What part of the map is shown: without the two last regions it ends further north. */
export function frameOf(players: number): { x: number; y: number; width: number; height: number } {
  return (CITIES_IN_USE[players] ?? 0) > 15 ? { x: 20, y: 20, width: 1172, height: 846 } : { x: 104, y: 20, width: 1088, height: 712 };
}

/** Corners of coasts and borders that are no cities. */
const CORNERS: Record<string, readonly [number, number]> = {
  // the north
  oga: [952, 34],
  tsugaru: [1010, 22],
  shimokita: [1112, 30],
  kuji: [1160, 120],
  sanriku: [1172, 214],
  iwaki: [1134, 312],
  sado: [742, 64],
  noto: [696, 196],
  shonai: [842, 36],
  shirakawa: [950, 312], // Mutsu, Kantō, Echigo
  // the east
  kashima: [1160, 404],
  choshi: [1182, 500],
  boso: [1136, 588],
  sagami: [1030, 606],
  izu: [996, 668],
  kai: [888, 512], // Kantō, Shinano, Tōkai
  totomi: [888, 722],
  ise: [744, 712],
  kuwana: [690, 640],
  // the middle
  toyama: [610, 262],
  fukui: [520, 336],
  hida: [646, 426], // Echigo, Shinano, Kinai
  wakasa: [456, 398],
  tango: [414, 428],
  kii: [640, 726],
  wakayama: [556, 718],
  awaji: [500, 640],
  akashi: [448, 604], // Kinai, Chūgoku, and the strait of Shikoku
  // the west
  oki: [318, 434],
  iwami: [214, 476],
  nagato: [132, 552],
  suo: [208, 638],
  bizen: [376, 610],
  // the islands
  sanuki: [376, 646],
  naruto: [500, 672],
  muroto: [520, 752],
  tosa: [424, 800],
  ashizuri: [330, 824],
  sada: [262, 716],
  iyo: [302, 662],
  moji: [152, 636],
  bungo: [226, 690],
  hyuga: [222, 780],
  osumi: [168, 848],
  satsuma: [84, 838],
  nagasaki: [36, 730],
  hizen: [64, 646],
};

/** The corners around each region, clockwise; names of cities are corners too. */
const OUTLINES: Record<Region, readonly string[]> = {
  mutsu: ["oga", "tsugaru", "shimokita", "kuji", "sanriku", "iwaki", "mito", "shirakawa", "aizu", "akita"],
  dewa: ["shonai", "oga", "akita", "aizu", "niigata", "noto", "sado"],
  kanto: ["shirakawa", "mito", "iwaki", "kashima", "choshi", "boso", "sagami", "odawara", "kai", "takasaki"],
  echigo: ["noto", "niigata", "aizu", "shirakawa", "takasaki", "hida", "kanazawa", "fukui", "toyama"],
  shinano: ["takasaki", "kai", "nagoya", "sekigahara", "hida"],
  tokai: ["kai", "odawara", "sagami", "izu", "totomi", "ise", "kuwana", "sekigahara", "nagoya"],
  kinai: ["fukui", "kanazawa", "hida", "sekigahara", "kuwana", "kii", "wakayama", "awaji", "akashi", "himeji", "tango", "wakasa"],
  chugoku: ["tango", "himeji", "akashi", "bizen", "hiroshima", "suo", "shimonoseki", "nagato", "iwami", "oki"],
  shikoku: ["iyo", "sanuki", "naruto", "muroto", "tosa", "ashizuri", "sada"],
  kyushu: ["hizen", "moji", "bungo", "hyuga", "osumi", "satsuma", "nagasaki"],
};

/** Neighbours across the water, and where the crossing is drawn. */
export const CROSSINGS: readonly { between: readonly [Region, Region]; from: string; to: string }[] = [
  { between: ["kinai", "shikoku"], from: "awaji", to: "naruto" },
  { between: ["chugoku", "shikoku"], from: "hiroshima", to: "iyo" },
  { between: ["chugoku", "kyushu"], from: "shimonoseki", to: "moji" },
  { between: ["shikoku", "kyushu"], from: "shimonoseki", to: "sada" },
];

export function corner(name: string): Point {
  const city = City.findIndex((each) => each === name);
  return city >= 0 ? cityAt(city) : point(CORNERS[name]);
}

export const outlineOf = (region: number): readonly string[] => OUTLINES[Region[region] ?? "mutsu"];

type Side = readonly [string, string];

/** The sides of a region's outline. */
export function sidesOf(region: number): Side[] {
  const names = outlineOf(region);
  return names.map((name, place) => [name, names[(place + 1) % names.length] ?? name]);
}

/** Pairs of regions that share a side, by the sides that they share. */
export function sharedSides(): Map<string, number[]> {
  const owners = new Map<string, number[]>();
  Region.forEach((_, region) => {
    for (const side of sidesOf(region)) {
      const key = [...side].sort().join(" ");
      owners.set(key, [...(owners.get(key) ?? []), region]);
    }
  });
  return owners;
}

const SHARED = sharedSides();
const isCoast = ([from, to]: Side): boolean => (SHARED.get([from, to].sort().join(" "))?.length ?? 0) < 2;

/** A number between -1 and 1 that is always the same for the same words. */
function wobble(words: string): number {
  let hash = 2166136261;
  for (const letter of words) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return ((hash >>> 8) % 2001) / 1000 - 1;
}

const COAST_STEP = 26;
const BORDER_STEP = 40;

/** The points along a side, drawn as by hand; the same from both sides of a border. */
function drawn(side: Side): Point[] {
  const [first, second] = [...side].sort() as [string, string];
  const [from, to] = [corner(first), corner(second)];
  const coast = isCoast(side);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = Math.max(1, Math.round(length / (coast ? COAST_STEP : BORDER_STEP)));
  const reach = coast ? 9 : 5;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const off = step === 0 || step === steps ? 0 : wobble(`${first}${second}${step}`) * reach;
    return {
      x: from.x + (to.x - from.x) * part - ((to.y - from.y) / length) * off,
      y: from.y + (to.y - from.y) * part + ((to.x - from.x) / length) * off,
    };
  });
  return first === side[0] ? points : points.reverse();
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A region's ground. */
export function ground(region: number): string {
  const points = sidesOf(region).flatMap((side) => drawn(side).slice(0, -1));
  return `M${points.map(at).join("L")}Z`;
}

/** All coasts of some regions, or all borders between two of them. */
export function lines(regions: number, coast: boolean): string {
  const keys = [...SHARED].filter(([, owners]) => owners.some((region) => region < regions));
  const inner = keys.filter(([, owners]) => owners.filter((region) => region < regions).length > 1);
  const wanted = coast ? keys.filter((each) => !inner.includes(each)) : inner;
  return wanted
    .map(
      ([key]) =>
        `M${drawn(key.split(" ") as [string, string])
          .map(at)
          .join("L")}`,
    )
    .join("");
}

/** A road between two points, bent to one side so that roads of one city part. */
export function road(from: Point, to: Point, bend: number): string {
  const middle = bowed(from, to, bend);
  return `M${at(from)}Q${at(middle)} ${at(to)}`;
}

function bowed(from: Point, to: Point, bend: number): Point {
  return { x: (from.x + to.x) / 2 - (to.y - from.y) * bend, y: (from.y + to.y) / 2 + (to.x - from.x) * bend };
}

/** The middle of such a road. */
export function halfway(from: Point, to: Point, bend: number): Point {
  const middle = bowed(from, to, bend);
  return { x: (from.x + 2 * middle.x + to.x) / 4, y: (from.y + 2 * middle.y + to.y) / 4 };
}

/** A point inside a polygon, or at most so far from it? */
export function near(region: number, spot: Point, reach: number): boolean {
  const points = outlineOf(region).map(corner);
  let inside = false;
  let nearest = Infinity;
  points.forEach((from, place) => {
    const to = points[(place + 1) % points.length] ?? from;
    if (from.y > spot.y !== to.y > spot.y && spot.x < ((to.x - from.x) * (spot.y - from.y)) / (to.y - from.y) + from.x) inside = !inside;
    const along =
      ((spot.x - from.x) * (to.x - from.x) + (spot.y - from.y) * (to.y - from.y)) / ((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
    const part = Math.max(0, Math.min(1, along));
    nearest = Math.min(nearest, Math.hypot(from.x + (to.x - from.x) * part - spot.x, from.y + (to.y - from.y) * part - spot.y));
  });
  return inside || nearest <= reach;
}
