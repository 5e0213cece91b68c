/** Things on the map by keys: what may be touched is a stop of the Tab key, arrow keys lead to the nearest thing that way. */
import type { Aim } from "../../parts/aim.svelte.ts";
import { touchable } from "../../parts/touchable.ts";

/** The attributes of a thing on the map. */
export function spot(aim: Aim, id: string, label: string): Record<string, unknown> {
  return { ...touchable(aim, id, label), tabindex: aim.targets.has(id) || aim.steps.includes(id) ? 0 : -1 };
}

const WAYS: Record<string, readonly [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest thing that way; of those that are wanted, if there are any. */
export function nearest<Thing extends Element>(
  key: string,
  things: Thing[],
  from: Element | null,
  wanted: (thing: Thing) => boolean,
): Thing | null {
  const way = WAYS[key];
  const here = things.find((thing) => thing === from);
  if (!way || !here) return null;
  const open = things.filter((thing) => thing !== here && wanted(thing));
  const start = middle(here);
  let best: Thing | null = null;
  let least = Infinity;
  for (const thing of open.length ? open : things.filter((each) => each !== here)) {
    const { x, y } = middle(thing);
    const along = (x - start.x) * way[0] + (y - start.y) * way[1];
    const aside = Math.abs((x - start.x) * way[1]) + Math.abs((y - start.y) * way[0]);
    const cost = along + 2 * aside;
    if (along > 1 && cost < least) [best, least] = [thing, cost];
  }
  return best;
}

function middle(thing: Element): { x: number; y: number } {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
