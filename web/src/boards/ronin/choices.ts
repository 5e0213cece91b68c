/** What a touch means: the things that a legal move goes through, or the move that one would have meant. */
import type { Legal } from "../../net/messages.ts";
import { AT_HOME, type Moves, Space, type View } from "../../made/ronin.ts";
import { type MoveOf, moveOf } from "../../parts/typed.ts";
import { asked, missionOf, spacesOf, stageOf, standInFor } from "./japan.ts";

/** The name of a thing on the table; a good of a region has two names: `good:kanto:coin`. */
export const thing = (kind: string, ...names: string[]): string => [kind, ...names].join(":");

export function partsOf(name: string): { kind: string; name: string; more: string } {
  const [kind = "", first = "", more = ""] = name.split(":");
  return { kind, name: first, more };
}

/** The things that are touched to play a move; where fingers touch, a city is touched once to look and once more to go. */
export function pathOf(legal: Legal, twice: boolean): string[] {
  const move: MoveOf<Moves> = moveOf<Moves>(legal);
  const to = (city: string): string[] => (twice ? [thing("city", city), thing("city", city)] : [thing("city", city)]);
  switch (move.kind) {
    case "place":
      return [thing("ronin", move.arguments.space), ...to(move.arguments.city)];
    case "send":
    case "travel":
      return to(move.arguments.city);
    case "ride":
      return [thing("city", move.arguments.city)];
    case "return":
    case "take":
    case "give":
    case "bury":
    case "complete":
      return [thing("mission", move.arguments.mission)];
    case "draw":
      return ["pile"];
    case "hire":
      return [thing("character", move.arguments.character), thing("ronin", move.arguments.space)];
    case "build":
      return [thing("region", move.arguments.region)];
    case "raise":
      return [thing("region", move.arguments.region), thing("purse", move.arguments.payment)];
    case "collect":
      return [thing("good", move.arguments.region, move.arguments.pick)];
    case "gain":
      return [thing("reserve", move.arguments.good)];
    case "trade":
      return [thing("purse", move.arguments.given), thing("reserve", move.arguments.good)];
    case "pay":
      return [thing("mission", move.arguments.mission), thing("purse", move.arguments.payment)];
    case "claim":
      return [thing("bonus", move.arguments.bonus)];
    case "discard":
      return [thing("purse", move.arguments.good)];
    case "drink":
    case "fly":
    case "meditate":
    case "pass":
    case "done":
      return [];
  }
}

/** The move that a touch would mean if it were legal: the rules say why it is not. */
export function meant(view: View, steps: string[], touched: string): string | null {
  const { kind, name, more } = partsOf(touched);
  const held = partsOf(steps[0] ?? "");
  switch (stageOf(view)) {
    case "keep":
      return kind === "mission" ? `return ${name}` : null;
    case "place":
      if (kind === "city") return held.kind === "ronin" ? `place ${held.name} ${name}` : null;
      return kind === "ronin" ? `place ${name} edo` : null;
    case "act":
      return deedMeant(kind, name, held.name);
    case "raise":
      return kind === "region" ? `raise ${name} token` : kind === "purse" && held.kind === "region" ? `raise ${held.name} ${name}` : null;
    case "swap":
      return kind === "mission" ? `give ${name}` : null;
    case "swap-for":
      return kind === "mission" ? `take ${name}` : null;
    case "bury":
      return kind === "mission" ? `bury ${name}` : null;
    case "send":
      return kind === "city" ? `send ${name}` : null;
    case "travel":
      return kind === "city" ? `travel ${name}` : null;
    case "collect":
    case "steal":
      return kind === "good" ? `collect ${name} ${more}` : null;
    case "gain":
      return kind === "reserve" ? `gain ${name}` : null;
    case "missions":
      return missionMeant(kind, name, held);
    case "limits":
      return kind === "purse" && name !== "token" ? `discard ${name}` : null;
    default:
      return null;
  }
}

function deedMeant(kind: string, name: string, held: string): string | null {
  if (kind === "mission") return `take ${name}`;
  if (kind === "pile") return "draw";
  if (kind === "character") return `hire ${name} first`;
  if (kind === "ronin" && held) return `hire ${held} ${name}`;
  if (kind === "region") return `build ${name}`;
  return kind === "city" ? `ride ${name}` : null;
}

function missionMeant(kind: string, name: string, held: { kind: string; name: string }): string | null {
  if (kind === "mission") return `pay ${name} ${asked(missionOf(name))[0] ?? "coin"}`;
  if (kind === "purse" && held.kind === "mission") return `pay ${held.name} ${name}`;
  if (kind === "reserve" && held.kind === "purse") return `trade ${held.name} ${name}`;
  if (kind === "purse" && name !== "token") return `trade ${name} ${name === "coin" ? "rice" : "coin"}`;
  return kind === "bonus" ? `claim ${name} honour` : null;
}

/** The one ronin that a city touched first would mean: there is no choice if all that are at home are alike. */
export function onlyRonin(view: View, seat: number): string | null {
  const home = Space.flatMap((_, space) => (space < spacesOf(view) && view.post[seat]?.[space] === AT_HOME ? [space] : []));
  const kinds = new Set(home.map((space) => standInFor(view, seat, space)));
  const [first] = home;
  return kinds.size === 1 && first !== undefined ? thing("ronin", Space[first] ?? "first") : null;
}
