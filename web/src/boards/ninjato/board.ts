import type { Picture } from "../../net/socket.svelte.ts";
import Board from "./Garden.svelte";
import { kyotoOf, stepOf } from "./kyoto.ts";
import { scene } from "./scene.ts";

export { Board, scene };

/** The rules are told step by step. */
export function passage(picture: Picture): string {
  return `step-${stepOf(kyotoOf(picture.view))}`;
}

export const signs: Record<string, string> = {
  "round-begins": "夜",
  "goes-first": "先",
  "to-the-dojo": "道",
  "card-taken": "札",
  "card-drawn": "札",
  "card-drawn-unseen": "札",
  "card-discarded": "捨",
  "tile-learnt": "師",
  "tiles-shown": "師",
  "raid-begins": "忍",
  "sentry-stands": "番",
  "guard-appears": "衛",
  "elite-appears": "侍",
  alarm: "鐘",
  "turned-red": "赤",
  supported: "添",
  "skill-used": "術",
  struck: "打",
  bluffed: "謀",
  "guard-beaten": "破",
  "treasure-won": "宝",
  "elite-kept": "首",
  "mode-changed": "転",
  exchanged: "換",
  "turned-up": "起",
  failed: "失",
  kept: "残",
  left: "去",
  cleared: "空",
  claimed: "旗",
  "treasure-added": "宝",
  "house-refilled": "家",
  paid: "払",
  bribed: "使",
  "rumour-bought": "噂",
  "rumour-bought-unseen": "噂",
  "rumour-given": "噂",
  "rumour-given-unseen": "噂",
  "envoy-arrives": "宮",
  "rumour-arrives": "亭",
  scoring: "秤",
  disguised: "変",
  honoured: "誉",
  "rumour-bonus": "噂",
  "treasure-bonus": "宝",
  "elite-bonus": "首",
  "final-score": "終",
};
