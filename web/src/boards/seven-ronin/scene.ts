/** A day, event by event: how each event changes the village, how long it is shown, and what lights up. */
import { AREAS, type Events, FALLEN, IN_HAND, Step, type View as VillageRecord } from "../../made/seven-ronin.ts";
import type { Happening, View } from "../../net/messages.ts";
import type { Look, Scene } from "../../parts/beats.svelte.ts";
import { eventOf, type EventOf, viewOf } from "../../parts/typed.ts";
import { GREEN } from "./box.ts";
import { indexOf, roninOf } from "./village.ts";

type Event = EventOf<Events>;

export const scene: Scene = {
  apply: (view, happening) => {
    const next: View = structuredClone(view);
    happen(viewOf<VillageRecord>(next), eventOf<Events>(happening));
    return next;
  },
  look: (happening) => look(eventOf<Events>(happening)),
  opens: (happening: Happening) => happening.name === "screens-lifted",
};

const step = (name: Step): number => Step.indexOf(name);

/** Change the record as the event tells it. */
function happen(village: VillageRecord, event: Event): void {
  const add = (row: number[], place: number, count: number): void => {
    row[place] = (row[place] ?? 0) + count;
  };
  switch (event.name) {
    case "screens-lifted":
      village.step = step("ronin");
      village.planned.fill(0);
      break;
    case "ninja-arrive":
    case "infiltrated":
      add(village.ninja, indexOf(event.arguments.place), event.arguments.count);
      village.reserve -= event.arguments.count;
      break;
    case "ronin-arrives":
    case "ronin-stays":
      village.post[roninOf(event.arguments.ronin)] = indexOf(event.arguments.place);
      break;
    case "green-cleared":
      add(village.ninja, GREEN, -event.arguments.count);
      village.supply += event.arguments.count;
      break;
    case "musashi-strikes":
      add(village.ninja, indexOf(event.arguments.place), -1);
      village.supply += 1;
      break;
    case "yumi-shoots":
    case "hunger":
      village.supply += village.reserve - event.arguments.reserve;
      village.reserve = event.arguments.reserve;
      break;
    case "taiko-heals":
      add(village.wounds, roninOf(event.arguments.ronin), -1);
      village.supply += 1;
      break;
    case "hayai-rides":
      village.post[roninOf("ronin-hayai")] = indexOf(event.arguments.place);
      break;
    case "yobu-drives":
      add(village.ninja, indexOf(event.arguments.place), -1);
      add(village.ninja, indexOf(event.arguments.target), 1);
      break;
    case "wounded":
      hurt(village, roninOf(event.arguments.ronin), event.arguments.count);
      break;
    case "fell":
      fall(village, roninOf(event.arguments.ronin));
      break;
    case "watchtower-shoots":
    case "well-poisoned":
      village.step = step("areas");
      break;
    case "granary-looted":
      village.supply -= event.arguments.count;
      village.reserve += event.arguments.count;
      break;
    case "recalled":
      add(village.ninja, indexOf(event.arguments.place), -1);
      village.reserve += 1;
      break;
    case "penned":
      village.penned[roninOf(event.arguments.ronin)] = 1;
      break;
    case "cursed":
      village.marked[roninOf(event.arguments.ronin)] = 1;
      break;
    case "day-breaks":
      breakOfDay(village, event.arguments.day);
      break;
    default: // spies, plans and the end change nothing that lies on the board
  }
}

/** Ninja of the area become wounds; where there are none, as in step 3, the marker comes from the supply. */
function hurt(village: VillageRecord, ronin: number, count: number): void {
  village.wounds[ronin] = (village.wounds[ronin] ?? 0) + count;
  const place = village.post[ronin] ?? IN_HAND;
  const ninja = village.ninja[place] ?? 0;
  if (place < AREAS && ninja >= count) village.ninja[place] = ninja - count;
  else village.supply -= count;
}

function fall(village: VillageRecord, ronin: number): void {
  village.supply += village.wounds[ronin] ?? 0;
  village.wounds[ronin] = 0;
  village.post[ronin] = FALLEN;
  village.plan[ronin] = FALLEN;
  for (const row of [village.penned, village.held, village.marked, village.cursed]) row[ronin] = 0;
}

/** The board is cleared: ronin come back to hand, except those who must stay. */
function breakOfDay(village: VillageRecord, day: number): void {
  village.day = day;
  village.step = step("planning");
  village.held = village.penned;
  village.penned = village.penned.map(() => 0);
  village.cursed = village.marked;
  village.marked = village.marked.map(() => 0);
  village.acted = village.acted.map(() => 0);
  village.post = village.post.map((place, ronin) => (place === FALLEN || village.held[ronin] ? place : IN_HAND));
  village.plan = [...village.post];
  village.ready = [0, 0];
}

const bare = (name: string): string => name.replace(/^(place|ronin)-/, "");

function look(event: Event): Look {
  switch (event.name) {
    case "screens-lifted":
      return { time: 700 };
    case "ninja-arrive":
      return { time: 260, minor: true, lights: [bare(event.arguments.place)] };
    case "ronin-arrives":
    case "ronin-stays":
      return { time: 130, minor: event.arguments.ronin !== "ronin-yumi", lights: [bare(event.arguments.ronin)] };
    case "green-cleared":
      return { time: 600, lights: ["green", bare(event.arguments.ronin)] };
    case "musashi-strikes":
      return { time: 700, lights: ["musashi", bare(event.arguments.place)] };
    case "yumi-shoots":
      return { time: 700, lights: ["yumi"] };
    case "taiko-heals":
      return { time: 700, lights: ["taiko"], arc: ["taiko", bare(event.arguments.ronin)] };
    case "hayai-rides":
      return { time: 700, arc: ["hayai", bare(event.arguments.place)] };
    case "yobu-drives":
      return { time: 700, lights: ["yobu"], arc: [bare(event.arguments.place), bare(event.arguments.target)] };
    case "wounded":
      return {
        time: 620,
        lights: [bare(event.arguments.ronin)],
        arc: [`post-${bare(event.arguments.ronin)}`, bare(event.arguments.ronin)],
      };
    case "fell":
      return { time: 900, lights: [bare(event.arguments.ronin)] };
    case "occupied":
      return { time: 280, minor: true, lights: [bare(event.arguments.place)] };
    case "watchtower-shoots":
      return { time: 600, minor: true, lights: [bare(event.arguments.place)] };
    case "granary-looted":
      return { time: 600, lights: ["granary"] };
    case "well-poisoned":
      return { time: 500, minor: true, arc: ["well", bare(event.arguments.ronin)] };
    case "penned":
      return { time: 700, arc: ["animal-pen", bare(event.arguments.ronin)] };
    case "cursed":
      return { time: 700, arc: ["shrine", bare(event.arguments.ronin)] };
    case "recalled":
      return { time: 600, lights: [bare(event.arguments.place)] };
    case "infiltrated":
      return { time: 600, arc: ["passage", bare(event.arguments.place)] };
    case "inn-copies":
      return { time: 500, minor: true, arc: [bare(event.arguments.place), "inn"] };
    case "hunger":
      return { time: 600 };
    case "day-breaks":
      return { time: 500 };
    case "won":
      return { time: 600 };
    default: // spies, plans and who is ready
      return { time: 0 };
  }
}
