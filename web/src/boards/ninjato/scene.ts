/** How what happens is shown, event by event: raids guard by guard, scorings clan by clan, bonuses counted up. */
import type { Events } from "../../made/ninjato.ts";
import type { Happening } from "../../net/messages.ts";
import type { Look, Scene } from "../../parts/beats.svelte.ts";
import { type EventOf, eventOf } from "../../parts/typed.ts";
import { apply } from "./changes.ts";

type Told = EventOf<Events>;

/** Milliseconds; what is not named is shown with what follows it. */
const TIMES: Partial<Record<keyof Events, number>> = {
  "goes-first": 700,
  "sentry-stands": 650,
  "guard-appears": 700,
  "elite-appears": 1000,
  "turned-red": 800,
  "mode-changed": 600,
  exchanged: 800,
  "treasure-won": 550,
  failed: 800,
  kept: 600,
  left: 600,
  claimed: 900,
  "tile-learnt": 700,
  bribed: 900,
  "rumour-bought": 900,
  "rumour-bought-unseen": 900,
  scoring: 1000,
  disguised: 900,
  honoured: 1200,
  "rumour-given": 1000,
  "rumour-given-unseen": 1000,
  "rumour-bonus": 900,
  "elite-bonus": 700,
  "final-score": 700,
};

/** Short moments, which a still picture shows together with the next. */
const MINOR: Partial<Record<keyof Events, number>> = {
  "to-the-dojo": 350,
  "card-taken": 250,
  "card-drawn-unseen": 250,
  "card-discarded": 350,
  supported: 400,
  "skill-used": 450,
  "turned-up": 400,
  "guard-beaten": 550,
  "treasure-added": 350,
};

function look(happening: Happening): Look {
  const event = eventOf<Events>(happening);
  const minor = MINOR[event.name];
  return { time: TIMES[event.name] ?? minor ?? 0, minor: minor !== undefined, lights: lightsOf(event) };
}

/** The things that an event is about. */
function lightsOf(event: Told): string[] {
  const by = "seat" in event.arguments ? [event.arguments.seat] : [];
  switch (event.name) {
    case "to-the-dojo":
      return [...by, "dojo"];
    case "card-taken":
      return [...by, event.arguments.card.replace("card", "open")];
    case "card-drawn-unseen":
      return [...by, "deck"];
    case "tile-learnt":
      return [...by, event.arguments.skill.replace("skill", "teach")];
    case "bribed":
      return [...by, event.arguments.envoy];
    case "raid-begins":
      return [...by, event.arguments.house.replace("house-", "place-")];
    case "claimed":
      return [...by, event.arguments.house.replace("house-", "place-"), "claimed"];
    case "guard-appears":
    case "elite-appears":
    case "sentry-stands":
      return ["foe"];
    case "turned-red":
      return ["alarm"];
    case "honoured":
      return [...by, event.arguments.clan, "reward-honour"];
    case "rumour-given":
    case "rumour-given-unseen":
      return [...by, event.arguments.clan, "reward-rumour"];
    case "rumour-bonus":
      return [...by, event.arguments.topic];
    case "treasure-bonus":
      return [...by, "treasures"];
    case "elite-bonus":
      return [...by, "elites"];
    default:
      return by;
  }
}

/** The value that was played against a guard, if these events tell of a play. */
export function playedIn(events: Happening[]): number | null {
  for (const happening of events) {
    const event = eventOf<Events>(happening);
    if (event.name === "struck" || event.name === "bluffed") return event.arguments.total;
  }
  return null;
}

export const scene: Scene = {
  apply,
  look,
  opens: (happening) => ["raid-begins", "scoring", "rumour-bonus"].includes(happening.name),
};
