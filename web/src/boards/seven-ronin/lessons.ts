/** The guided first game, from each side: what to know, when it matters. */
import { AREAS } from "../../made/seven-ronin.ts";
import type { Picture } from "../../net/socket.svelte.ts";
import type { Lesson } from "../boards.ts";

import { minimumForce, type Village, villageOf } from "./village.ts";

type When = (village: Village, picture: Picture) => boolean;

function lesson(seat: string, name: string, when: When): Lesson {
  return {
    name: `${seat}-${name}`,
    when: (picture, sitting) => sitting === seat && when(villageOf(picture.view), picture),
  };
}

const plans = (village: Village): boolean => village.step === "planning";
const placed = (village: Village): number => village.planned.slice(0, AREAS).reduce((sum, count) => sum + Math.max(0, count), 0);
const posted = (village: Village): number => village.plan.filter((place) => place >= 0).length;
const fought = (village: Village): boolean => village.day > 1 || village.step === "areas" || village.step === "wounds";

export const lessons: Lesson[] = [
  lesson("attacker", "aim", (village) => plans(village) && village.day === 1),
  lesson("attacker", "send", (village) => plans(village) && village.day === 1),
  lesson("attacker", "limits", (village) => plans(village) && placed(village) > 0),
  lesson("attacker", "ready", (village) => plans(village) && placed(village) >= minimumForce(village)),
  lesson("attacker", "fight", fought),
  lesson("attacker", "areas", (village) => village.step === "areas"),
  lesson("attacker", "green", (village) => plans(village) && village.day === 2),
  lesson("attacker", "hunger", (village) => village.day >= 4),
  lesson("attacker", "over", (village) => village.step === "over"),
  lesson("defender", "aim", (village) => plans(village) && village.day === 1),
  lesson("defender", "post", (village) => plans(village) && village.day === 1),
  lesson("defender", "tasuke", (village) => plans(village) && posted(village) > 0),
  lesson("defender", "abilities", (village) => village.step === "ronin"),
  lesson("defender", "wounds", fought),
  lesson("defender", "green", (village) => plans(village) && (village.ninja[AREAS] ?? 0) > 0),
  lesson("defender", "hold", (village) => village.day >= 3),
  lesson("defender", "over", (village) => village.step === "over"),
];
