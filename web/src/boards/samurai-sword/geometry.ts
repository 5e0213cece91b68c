/** Where everybody sits: oneself at the bottom, the others clockwise from the left; the harmless sit back. */
import type { Spot } from "../../parts/Mat.svelte";

/** Spots of the others on a mat that is wider than high, from one's left, for each number of others. */
const WIDE: Record<number, Spot[]> = {
  2: [at(20, 30), at(80, 30)],
  3: [at(14, 46), at(50, 15), at(86, 46)],
  4: [at(13, 58), at(28, 18), at(72, 18), at(87, 58)],
  5: [at(13, 62), at(18, 22), at(50, 15), at(82, 22), at(87, 62)],
  6: [at(13, 65), at(13, 29), at(37.5, 15), at(62.5, 15), at(87, 29), at(87, 65)],
};

/** The same on a narrow screen: a column on each side, and one at the top where their number is odd. */
const NARROW: Record<number, Spot[]> = {
  2: [at(17.5, 30), at(82.5, 30)],
  3: [at(17.5, 46), at(50, 13), at(82.5, 46)],
  4: [at(17.5, 53), at(17.5, 15), at(82.5, 15), at(82.5, 53)],
  5: [at(17.5, 59), at(17.5, 27), at(50, 12), at(82.5, 27), at(82.5, 59)],
  6: [at(17.5, 62), at(17.5, 36.5), at(17.5, 11), at(82.5, 11), at(82.5, 36.5), at(82.5, 62)],
};

const MINE_WIDE = at(50, 88);
const MINE_NARROW = at(50, 91);
const BACK = 0.03; // how far the harmless sit back, as a part of the way from the middle

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
  return wide ? at(50, 50) : at(50, 47);
}
