/** Who one is here: a walk-in gets a name at the door, and may take another. */
import { Refused, walkIn, whoAmI } from "../net/http.ts";
import type { Me } from "../net/messages.ts";
import { say } from "../words/words.svelte.ts";

const ANIMALS = ["badger", "carp", "cicada", "crane", "fox", "hare", "heron", "monkey", "otter", "owl", "tanuki", "turtle"];

let me = $state.raw<Me | null>(null);

export function myName(): string | null {
  return me?.nickname ?? null;
}

/** The login of one's account, if one has any. */
export function myLogin(): string | null {
  return me?.login ?? null;
}

/** Be somebody: who one was before, or a newcomer. */
export async function arrive(): Promise<void> {
  try {
    me = await whoAmI();
  } catch (why) {
    if (!(why instanceof Refused)) throw why;
    const animal = ANIMALS[Math.floor(Math.random() * ANIMALS.length)] ?? "fox";
    await rename(say(`guest-${animal}`));
  }
}

export async function rename(wanted: string): Promise<void> {
  const { nickname } = await walkIn(wanted);
  me = { nickname, login: myLogin() };
}
