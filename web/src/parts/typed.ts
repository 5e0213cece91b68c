/**
 * Typed moves, events and records: a board reads them by the types that are generated from its game (`web/src/made/<game>.ts`).
 *
 * The types are written from the same Python classes that the server sends, so these functions change nothing but the
 * type. They are the one place where the wire's general types become a game's own.
 */
import type { Happening, Legal, View } from "../net/messages.ts";

/** A game's moves as a union: `kind` tells which `arguments` there are. */
export type MoveOf<Moves> = { [Kind in keyof Moves & string]: { kind: Kind; arguments: Moves[Kind] } }[keyof Moves & string];

/** A game's events as a union: `name` tells which `arguments` there are. */
export type EventOf<Events> = { [Name in keyof Events & string]: { name: Name; arguments: Events[Name] } }[keyof Events & string];

export function moveOf<Moves>(legal: Legal): MoveOf<Moves> {
  return legal as unknown as MoveOf<Moves>;
}

export function eventOf<Events>(happening: Happening): EventOf<Events> {
  return happening as unknown as EventOf<Events>;
}

/** A game's record as the viewer knows it. */
export function viewOf<Record>(view: View): Record {
  return view as unknown as Record;
}
