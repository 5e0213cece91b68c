/** Where everybody sits: oneself at the bottom, the others clockwise from the left; the harmless sit back. */
import type { Spot } from "../../parts/Mat.svelte";

/** Spots of the others on a mat that is wider than high, from one's left, for each number of others. */
const WIDE: Record<number, Spot[]> = {
  2: [at(20, 30), at(80, 30)],
  3: [at(13, 46), at(50, 15), at(87, 46)],
  4: [at(13, 58), at(28, 17), at(72, 17), at(87, 58)],
  5: [at(13, 62), at(19, 19), at(50, 13), at(81, 19), at(87, 62)],
  6: [at(12, 66), at(12, 26), at(36, 13), at(64, 13), at(88, 26), at(88, 66)],
};

/** The same on a narrow screen: a column on each side, and one at the top where their number is odd. */
const NARROW: Record<number, Spot[]> = {
  2: [at(18, 30), at(82, 30)],
  3: [at(18, 56), at(50, 18), at(82, 56)],
  4: [at(18, 62), at(18, 20), at(82, 20), at(82, 62)],
  5: [at(18, 66), at(18, 36), at(50, 13), at(82, 36), at(82, 66)],
  6: [at(18, 69), at(18, 41), at(18, 13), at(82, 13), at(82, 41), at(82, 69)],
};

const MINE_WIDE = at(50, 88);
const MINE_NARROW = at(50, 92);
const BACK = 0.06; // how far the harmless sit back, as a part of the way from the middle

function at(x: number, y: number): Spot {
  return { x, y };
}

/** The spot of a place, seen by who sits at another. */
export function spotOf(place: number, me: number, players: number, wide: boolean): Spot {
  const steps = (place - me + players) % players;
  if (steps === 0) return wide ? MINE_WIDE : MINE_NARROW;
  return (wide ? WIDE : NARROW)[players - 1]?.[steps - 1] ?? at(50, 50);
}

/** A little farther from the middle. */
export function back({ x, y }: Spot): Spot {
  return at(x + (x - 50) * BACK, y + (y - 50) * BACK);
}

export function middle(wide: boolean): Spot {
  return wide ? at(50, 50) : at(50, 48);
}
