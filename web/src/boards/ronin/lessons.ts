/** The guided first game, alone and as a duel: what to know, when it matters. */
import type { View } from "../../made/ronin.ts";
import type { Lesson } from "../boards.ts";
import { playersOf, stageOf, viewOf } from "./japan.ts";

const MANY = 3; // players without a shogun

function lesson(name: string, when: (view: View, mine: boolean) => boolean): Lesson {
  return {
    name: `ronin-${name}`,
    when: (picture, seat) => when(viewOf(picture.view), picture.actors.includes(seat)),
  };
}

const solo = (view: View): boolean => playersOf(view) === 1;
const duel = (view: View): boolean => playersOf(view) === 2;
const at = (view: View, stage: string, round = 1): boolean => stageOf(view) === stage && view.round_number >= round;

export const lessons: Lesson[] = [
  lesson("solo-aim", solo),
  lesson("duel-aim", duel),
  lesson("many-aim", (view) => playersOf(view) >= MANY),
  lesson("keep", (view, mine) => mine && stageOf(view) === "keep"),
  lesson("solo-shogun", (view, mine) => mine && solo(view) && at(view, "place")),
  lesson("duel-shogun", (view, mine) => mine && duel(view) && at(view, "place")),
  lesson("solo-place", (view, mine) => mine && solo(view) && at(view, "place")),
  lesson("place", (view, mine) => mine && !solo(view) && at(view, "place")),
  lesson("act", (view, mine) => mine && at(view, "act")),
  lesson("collect", (view, mine) => mine && at(view, "collect")),
  lesson("missions", (view, mine) => mine && at(view, "missions")),
  lesson("limits", (view, mine) => mine && at(view, "limits")),
  lesson("tea", (view, mine) => mine && at(view, "place", 2)),
  lesson("bonus", (view, mine) => mine && at(view, "missions", 2)),
  lesson("last", (view, mine) => mine && at(view, "place", 4)),
  lesson("over", (view) => stageOf(view) === "over"),
];
