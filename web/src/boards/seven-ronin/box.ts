/** How what is in the box is drawn; what is in it comes from the rules. */
import { AREAS, CASUALTIES, Place, type Ronin } from "../../made/seven-ronin.ts";

export const GREEN = AREAS; // the green comes after the areas
export const FIRST_HUNGRY_DAY = CASUALTIES.indexOf(1);

export function placeOf(number: number): Place {
  return Place[number] ?? "green";
}

export const EMBLEMS: Record<Place, string> = {
  watchtower: "塔",
  inn: "宿",
  "burial-grounds": "墓",
  shrine: "社",
  "animal-pen": "牧",
  well: "井",
  granary: "倉",
  "fields-2": "畑",
  passage: "路",
  "fields-3": "畑",
  green: "広",
};

export const CRESTS: Record<Ronin, string> = {
  hayai: "速",
  kabe: "壁",
  musashi: "武",
  taiko: "鼓",
  tasuke: "助",
  yobu: "呼",
  yumi: "弓",
};

/** What a held area does, as a drawing of 24 by 24. */
export const POWERS: Partial<Record<Place, string>> = {
  watchtower: "M12 12H3M6 8L2 12L6 16M12 12H21M18 8L22 12L18 16", // arrows to both sides
  inn: "M4 8H16V20H4ZM8 8V4H20V16H16", // one sheet and its copy
  "burial-grounds": "M20 18V12A6 6 0 0 0 8 12V16M4 12L8 17L12 12", // back to the reserve
  shrine: "M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM6 6L18 18", // struck out
  "animal-pen": "M4 5V20M12 5V20M20 5V20M2 9H22M2 15H22", // a fence
  well: "M12 3Q19 12 17 16A5 5 0 0 1 7 16Q5 12 12 3Z", // a drop
  granary: "M12 5V19M5 12H19", // more of them
  "fields-2": "M4 19V12M10 19V8M16 19V12M22 19V8M2 21H24", // ears of rice
  passage: "M14 4H20V20H14M3 12H14M10 8L14 12L10 16", // in through a door
  "fields-3": "M4 19V12M10 19V8M16 19V12M22 19V8M2 21H24",
};

/** A spy's eye, drawn likewise. */
export const EYE = "M2 12Q12 2 22 12Q12 22 2 12ZM12 8.500A3.500 3.500 0 1 0 12 15.500A3.500 3.500 0 1 0 12 8.500Z";
