/** What a touch means: the things that each move goes through, and the move that one would have meant. */
import { Card, Envoy, House, Mode, type Moves, Rumour, Sign, Skill, Token, Treasure } from "../../made/ninjato.ts";
import type { Legal } from "../../net/messages.ts";
import { moveOf } from "../../parts/typed.ts";
import { knows, tell } from "../../words/words.svelte.ts";
import { GAME } from "./box.ts";
import { at, type Kyoto, stepOf } from "./kyoto.ts";

/** Two guards stand, so that a play must say which one it is against. */
function pairStands(kyoto: Kyoto): boolean {
  return kyoto.standing === 3;
}

export function pathOf(legal: Legal, kyoto: Kyoto): string[] {
  const move = moveOf<Moves>(legal);
  const against = (half: string): string[] => (pairStands(kyoto) ? [`half-${half}`] : []);
  switch (move.kind) {
    case "dojo":
    case "banzai":
    case "leave":
    case "fail":
    case "honour":
      return [move.kind];
    case "draw":
      return ["deck"];
    case "learn":
      return [`teach-${move.arguments.skill}`];
    case "raid":
      return [`gate-${move.arguments.house}-${move.arguments.mode}`];
    case "bribe":
      return [`envoy-${move.arguments.envoy}`];
    case "spread":
      return [`rumour-${move.arguments.rumour}`];
    case "take":
      return [`open-${move.arguments.card}`];
    case "discard":
      return [`hand-${move.arguments.card}`];
    case "pay":
      return [`purse-${move.arguments.treasure}`];
    case "gild":
      return ["purse-gold", `as-${move.arguments.treasure}`];
    case "strike":
      return [`hand-${move.arguments.card}`, ...against(move.arguments.half)];
    case "support":
      return [`support-${move.arguments.sign}`];
    case "taijutsu":
      return ["tile-taijutsu", `sign-${move.arguments.sign}`];
    case "boryaku":
      return ["tile-boryaku", `bluff-${move.arguments.bluff}`, ...against(move.arguments.half)];
    case "chocho":
      return ["tile-chocho", `loot-${move.arguments.token}`];
    case "fetch":
      return [`inside-${move.arguments.token}`];
    case "kuji-kiri":
      return ["tile-kuji-kiri", `tile-${move.arguments.skill}`];
    case "keep":
      return [`loot-${lootToken(kyoto, move.arguments.treasure)}`];
    case "claim":
      return [`banner-${move.arguments.banner}`];
    case "disguise":
      return [`own-${move.arguments.envoy}`];
    case "settle":
    case "done":
      return [];
    default:
      return [`tile-${move.kind}`]; // the skills that need nothing else
  }
}

/** The token on the shuriken that is touched to keep a treasure. */
function lootToken(kyoto: Kyoto, treasure: Treasure): Token {
  const light: Token = `light-${treasure}`;
  return at(kyoto.loot_light, Treasure.indexOf(treasure)) > 0 ? light : `red-${treasure}`;
}

const HOUSE_GATES = House.flatMap((house) => Mode.map((mode) => ({ house, mode })));

const after = <Name extends string>(thing: string, prefix: string, names: readonly Name[]): Name | undefined =>
  names.find((name) => thing === `${prefix}-${name}`);

/** The move that a touch would mean if it were legal: the rules say why it is not. */
export function meantBy(kyoto: Kyoto, steps: string[], thing: string): string | null {
  const step = stepOf(kyoto);
  const card = after(thing, "hand", Card);
  if (card) return step === "fight" ? `strike ${card} first` : `discard ${card}`;
  const open = after(thing, "open", Card);
  if (open) return `take ${open}`;
  const taught = after(thing, "teach", Skill);
  if (taught) return `learn ${taught}`;
  const envoy = after(thing, "envoy", Envoy);
  if (envoy) return `bribe ${envoy}`;
  const own = after(thing, "own", Envoy);
  if (own) return `disguise ${own}`;
  const rumour = after(thing, "rumour", Rumour);
  if (rumour) return `spread ${rumour}`;
  const paid = after(thing, "purse", Treasure);
  if (paid) return `pay ${paid}`;
  const gate = HOUSE_GATES.find(({ house, mode }) => thing === `gate-${house}-${mode}`);
  if (gate) return `raid ${gate.house} ${gate.mode}`;
  const loot = after(thing, "loot", Token);
  if (loot) return steps.includes("tile-chocho") ? `chocho ${loot}` : `keep ${loot.replace(/^(light|red)-/, "")}`;
  const inside = after(thing, "inside", Token);
  if (inside) return `fetch ${inside}`;
  const tile = after(thing, "tile", Skill);
  if (tile) return steps.includes("tile-kuji-kiri") ? `kuji-kiri ${tile}` : useOf(tile);
  if (thing === "support-up" || thing === "support-down") return thing.replace("-", " ");
  return { dojo: "dojo", deck: "draw", banzai: "banzai", leave: "leave", fail: "fail" }[thing] ?? null;
}

/** Some use of a skill, so that the rules can say why there is none. */
function useOf(skill: Skill): string | null {
  const arguments_: Partial<Record<Skill, string>> = {
    taijutsu: "taijutsu up",
    boryaku: "boryaku four first",
    chocho: "chocho light-fan",
    "kuji-kiri": "kuji-kiri taijutsu",
  };
  return skill === "hensojutsu" ? null : (arguments_[skill] ?? skill);
}

const NAMED: Record<string, string> = {
  hand: "card",
  open: "card",
  tile: "skill",
  teach: "skill",
  purse: "treasure",
  as: "treasure",
  loot: "token",
  inside: "token",
  own: "envoy",
};

/** The name of a thing, for the dock and the peek. */
export function nameOf(thing: string): string {
  const gate = HOUSE_GATES.find(({ house, mode }) => thing === `gate-${house}-${mode}`);
  if (gate) return tell(GAME, "move-raid", { house: tell(GAME, `house-${gate.house}`), mode: tell(GAME, `mode-${gate.mode}`) });
  const sign = after(thing, "support", Sign);
  if (sign) return tell(GAME, "move-support", { sign: tell(GAME, `sign-${sign}`) });
  const [prefix = "", ...rest] = thing.split("-");
  const messages = [`${NAMED[prefix] ?? prefix}-${rest.join("-")}`, `move-${thing}`, `garden-${thing}`, `board-${thing}`];
  const message = messages.find((each) => knows(GAME, each));
  return message ? tell(GAME, message) : thing;
}
