/** Where things lie: ten wedges in a ring around the green, ninja at the outer rim, ronin at the inner. */
import { AREAS } from "../../made/seven-ronin.ts";
import { GREEN } from "./box.ts";

export interface Point {
  x: number;
  y: number;
}

export const OUTER = 486;
export const INNER = 150;
const WEDGE = 360 / AREAS;
const GAP = 0.7; // degrees between wedges

/** The direction of an area's middle; the first lies at the top, and they run clockwise. */
export function bearing(area: number): number {
  return -90 + area * WEDGE;
}

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The outline of an area. */
export function wedge(area: number): string {
  const [from, to] = [bearing(area) - WEDGE / 2 + GAP, bearing(area) + WEDGE / 2 - GAP];
  const inner = 1.6; // the gap looks the same at both rims
  return [
    `M${at(polar(INNER, from + inner))}`,
    `L${at(polar(OUTER, from))}`,
    `A${OUTER} ${OUTER} 0 0 1 ${at(polar(OUTER, to))}`,
    `L${at(polar(INNER, to - inner))}`,
    `A${INNER} ${INNER} 0 0 0 ${at(polar(INNER, from + inner))}Z`,
  ].join("");
}

/** The emblem's middle: a little further out at the sides, where names lie along the wedge. */
export function heart(place: number): Point {
  if (place === GREEN) return { x: 0, y: 0 };
  const { x, y } = polar(322, bearing(place));
  return { x: x * 1.07, y };
}

const ROW = 5;

/** Where the n-th of so many ninja lies. */
export function starAt(place: number, n: number, count: number): Point {
  if (place === GREEN) return polar(n === 0 && count === 1 ? 92 : 104, -90 + (n * 360) / Math.max(count, 6));
  const row = Math.floor(n / ROW);
  const inRow = Math.min(ROW, count - row * ROW);
  const spread = 6.2 + row * 0.6;
  return polar(452 - row * 43, bearing(place) + ((n % ROW) - (inRow - 1) / 2) * spread);
}

/** Where the n-th of so many ronin stands. */
export function postAt(place: number, n: number, count: number): Point {
  if (place === GREEN) return { x: -86, y: 4 };
  return polar(count > 1 ? 208 : 200, bearing(place) + (n - (count - 1) / 2) * 20.5);
}

/** Where the n-th pip of a limit lies: above the emblem. */
export function pipAt(area: number, n: number, limit: number): Point {
  const { x, y } = heart(area);
  return { x: x + (n - (limit - 1) / 2) * 21, y: y - 58 };
}

/** Beyond the rim: where ninja come from. */
export function beyond(place: number): Point {
  return place === GREEN ? { x: 0, y: -560 } : polar(580, bearing(place));
}

/** A throwing star of four points. */
export function star(radius: number): string {
  const points = Array.from({ length: 8 }, (_, n) => at(polar(n % 2 ? radius * 0.42 : radius, n * 45 - 90)));
  return `M${points.join("L")}Z`;
}

/** A crest's frame: each of the seven has its own number of sides, and its own turn. */
export function frame(ronin: number, radius: number): string {
  const [sides, turn] = [
    [3, -90],
    [4, 45],
    [6, 0],
    [8, 22.5],
    [5, -90],
    [4, 0],
    [3, 90],
  ][ronin] ?? [6, 0];
  const swell = (sides ?? 6) === 3 ? 1.32 : (sides ?? 6) < 6 ? 1.14 : 1.06;
  const points = Array.from({ length: sides ?? 6 }, (_, n) => at(polar(radius * swell, (turn ?? 0) + (n * 360) / (sides ?? 6))));
  return `M${points.join("L")}Z`;
}
