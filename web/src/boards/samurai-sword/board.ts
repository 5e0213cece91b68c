import type { Picture } from "../../net/socket.svelte.ts";
import { feudOf, placeOf } from "./feud.ts";
import Board from "./Circle.svelte";
import { scene } from "./scene.ts";
import { signs } from "./signs.ts";
import { characterName, told } from "./texts.ts";

export { Board, scene, signs };

export const showsSeats = true;

/** The rules are told step by step. */
export function passage(picture: Picture): string {
  return `step-${feudOf(picture).step}`;
}

/** Everybody is called by the character, which all see and no two share. */
export function seatName(picture: Picture, seat: string): string {
  const player = feudOf(picture).players[placeOf(seat)];
  return player ? characterName(player) : told(`seat-${seat}`);
}
