/** The boards: a game adds a folder here and nothing else; without one it gets the plain board. */
import type { Component } from "svelte";

import type { TableInfo } from "../net/messages.ts";
import type { Picture } from "../net/socket.svelte.ts";
import type { Scene } from "../parts/beats.svelte.ts";
import type { Session } from "../table/session.svelte.ts";

export interface BoardProps {
  session: Session;
  table: TableInfo;
  picture: Picture;
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** The passage of the rules that speaks of this moment. */
  passage?: (picture: Picture) => string;
  /** A character for each kind of event. */
  signs?: Record<string, string>;
  /** How what happens is shown, event by event. */
  scene?: Scene;
  /** What a seat is called in this match, where the board knows a better name than the catalogue's. */
  seatName?: (picture: Picture, seat: string) => string;
  /** Whether the board itself shows who sits where: then the list of seats is shown only for its clocks. */
  showsSeats?: boolean;
}

/** One step of a guided first game: a text of the catalogue, shown once when its time has come. */
export interface Lesson {
  name: string;
  when: (picture: Picture, seat: string) => boolean;
}

const BOARDS = import.meta.glob<BoardModule>("./*/board.ts");
const LESSONS = import.meta.glob<{ lessons: Lesson[] }>("./*/lessons.ts");

export async function boardOf(game: string): Promise<BoardModule> {
  const load = BOARDS[`./${game}/board.ts`] ?? BOARDS["./plain/board.ts"];
  if (!load) throw new Error(game);
  return load();
}

/** The guided first game of a game, if it has one. */
export function lessonsOf(game: string): (() => Promise<{ lessons: Lesson[] }>) | undefined {
  return LESSONS[`./${game}/lessons.ts`];
}
