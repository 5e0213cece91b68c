/** A plan is free until it is final: what is planned can be moved and taken back in any order. */
import { type Events, Place, Ronin } from "../../made/seven-ronin.ts";
import type { Happening } from "../../net/messages.ts";
import type { Rearrangement } from "../../parts/aim.svelte.ts";
import { eventOf } from "../../parts/typed.ts";
import { say, tell } from "../../words/words.svelte.ts";
import { GREEN, placeOf } from "./box.ts";
import { hasRoom, indexOf, roninOf, type Village } from "./village.ts";

const GAME = "seven-ronin";

/** One planned piece; without a ronin it is a ninja. */
export interface Planned {
  ronin: Ronin | null;
  place: Place;
}

/** One's own plan, in the order in which it was made. What a spy was promised is final. */
export function planOf(events: Happening[]): Planned[] {
  const since = events.findLastIndex((event) => event.name === "day-breaks" || event.name === "spy-answered");
  return events.slice(since + 1).flatMap((happening): Planned[] => {
    const event = eventOf<Events>(happening);
    if (event.name === "ninja-planned") return [{ ronin: null, place: placeOf(indexOf(event.arguments.place)) }];
    if (event.name !== "ronin-planned") return [];
    return [{ ronin: Ronin[roninOf(event.arguments.ronin)] ?? null, place: placeOf(indexOf(event.arguments.place)) }];
  });
}

/** The plan as moves. */
export function movesOf(plan: Planned[]): string[] {
  return plan.map(({ ronin, place }) => (ronin ? `post ${ronin} ${place}` : `deploy ${place}`));
}

/** The thing that stands for a planned ninja on a place. */
export const ninjaAt = (place: Place): string => `ninja-${place}`;

type Replan = (plan: Planned[]) => Promise<boolean>;

/** What can be done with what is planned: each piece may go to another place, or back. The rules have the last word. */
export function rearrangements(village: Village, plan: Planned[], replan: Replan): Rearrangement[] {
  const last = plan.filter((piece, number) => plan.findLastIndex((other) => same(piece, other)) === number);
  return last.flatMap((piece) => {
    const without = plan.toSpliced(plan.lastIndexOf(piece), 1);
    const thing = piece.ronin ? tell(GAME, `ronin-${piece.ronin}`) : say("plan-ninja", { place: tell(GAME, `place-${piece.place}`) });
    const id = piece.ronin ?? ninjaAt(piece.place);
    const targets = Place.filter((place, number) => place !== piece.place && isOpen(village, piece, number));
    const option = (path: string[], text: string, wanted: Planned[], label = text): Rearrangement => ({
      path,
      text,
      label,
      act: () => replan(wanted),
    });
    return [
      option([id], say("plan-remove", { thing }), without, say("plan-remove-short")),
      ...targets.map((place) =>
        option([id, place], say("plan-move", { thing, place: tell(GAME, `place-${place}`) }), moved(without, piece, place)),
      ),
    ];
  });
}

const same = (one: Planned, other: Planned): boolean => one.ronin === other.ronin && one.place === other.place;

/** Where a piece may be tried: ronin on every area, and on a green with ninja; ninja within the limits. */
function isOpen(village: Village, piece: Planned, place: number): boolean {
  if (!piece.ronin) return hasRoom(village, place);
  return place !== GREEN || (village.ninja[GREEN] ?? 0) > 0;
}

/** A ronin who comes to another's place changes places with him; Tasuke shares. */
function moved(without: Planned[], piece: Planned, place: Place): Planned[] {
  const other =
    piece.ronin && piece.ronin !== "tasuke" ? without.find((each) => each.place === place && each.ronin !== "tasuke") : undefined;
  const rest = other ? without.filter((each) => each !== other) : without;
  return [...rest, { ...piece, place }, ...(other ? [{ ...other, place: piece.place }] : [])];
}
