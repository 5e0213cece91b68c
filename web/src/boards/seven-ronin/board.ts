import type { Picture } from "../../net/socket.svelte.ts";
import Board from "./Village.svelte";
import { scene } from "./scene.ts";
import { villageOf } from "./village.ts";

export { Board, scene };

/** The rules are told step by step. */
export function passage(picture: Picture): string {
  return `step-${villageOf(picture.view).step}`;
}

export const signs: Record<string, string> = {
  "day-breaks": "日",
  "spy-asks": "忍",
  "spy-answered": "答",
  "spy-sees-ninja": "忍",
  "spy-sees-ronin": "侍",
  "ninja-planned": "謀",
  "ronin-planned": "謀",
  ready: "了",
  "screens-lifted": "開",
  "ninja-arrive": "忍",
  "ronin-arrives": "侍",
  "ronin-stays": "侍",
  "green-cleared": "広",
  "musashi-strikes": "武",
  "yumi-shoots": "弓",
  "taiko-heals": "鼓",
  "hayai-rides": "速",
  "yobu-drives": "呼",
  wounded: "傷",
  fell: "死",
  occupied: "占",
  "watchtower-shoots": "塔",
  "granary-looted": "倉",
  "well-poisoned": "井",
  penned: "牧",
  cursed: "社",
  recalled: "墓",
  infiltrated: "路",
  "inn-copies": "宿",
  hunger: "飢",
  won: "終",
};
