import type { Picture } from "../../net/socket.svelte.ts";
import Board from "./Japan.svelte";
import { stageOf, viewOf } from "./japan.ts";
import { scene } from "./scene.ts";

export { Board, scene };

/** The rules are told stage by stage. */
export function passage(picture: Picture): string {
  return `step-${stageOf(viewOf(picture.view))}`;
}

export const signs: Record<string, string> = {
  "mission-returned": "命",
  "mission-offered": "命",
  "round-begins": "巡",
  "shogun-reveals": "将",
  "shogun-stands": "将",
  "shogun-builds": "城",
  "shogun-cannot-build": "将",
  "good-leaves": "失",
  "pile-shuffled": "混",
  "card-shown": "札",
  "card-dead": "札",
  "choice-is-free": "札",
  placed: "浪",
  scored: "点",
  "tokens-gained": "禅",
  "tea-drunk": "茶",
  "good-gained": "得",
  "good-taken": "得",
  "shogun-takes": "将",
  built: "城",
  covered: "城",
  "flag-flown": "旗",
  hired: "雇",
  dismissed: "去",
  "character-offered": "雇",
  "mission-taken": "命",
  rode: "騎",
  "tile-turned": "返",
  "scout-looks": "斥",
  "scout-sees": "斥",
  "mission-given": "命",
  "card-buried": "札",
  "companion-sent": "兄",
  travelled: "旅",
  traded: "商",
  paid: "払",
  completed: "成",
  claimed: "賞",
  "bonus-offered": "賞",
  "good-discarded": "返",
  "tokens-discarded": "返",
  refilled: "補",
  "turned-up": "現",
  "first-player": "先",
  "shogun-drinks": "茶",
  "solo-ended": "終",
  won: "終",
  "shogun-won": "終",
  "raise-paid": "匠",
};
