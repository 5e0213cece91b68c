/** Who one is here: a walk-in gets a name at the door, and may take another. */
import { Refused, walkIn, whoAmI } from "../net/http.ts";
import type { Me } from "../net/messages.ts";
import { say } from "../words/words.svelte.ts";

const ANIMALS = ["badger", "carp", "cicada", "crane", "fox", "hare", "heron", "monkey", "otter", "owl", "tanuki", "turtle"];

/** Whoever was here before has chosen a language, if only by coming; asking for a newcomer's name would be refused. */
const cameBefore = typeof localStorage !== "undefined" && localStorage.getItem("tatami-language") !== null;

let me = $state.raw<Me | null>(null);

export function myName(): string | null {
  return me?.nickname ?? null;
}

/** The login of one's account, if one has any. */
export function myLogin(): string | null {
  return me?.login ?? null;
}

/** Take up the name one had before, or a new one. */
export async function arrive(): Promise<void> {
  me = cameBefore || me ? await known() : null;
  if (me) return;
  const animal = ANIMALS[Math.floor(Math.random() * ANIMALS.length)] ?? "fox";
  await rename(say(`guest-${animal}`));
}

/** Who the server takes one for; null if it does not know. */
async function known(): Promise<Me | null> {
  try {
    return await whoAmI();
  } catch (why) {
    if (why instanceof Refused) return null;
    throw why;
  }
}

export async function rename(wanted: string): Promise<void> {
  const { nickname } = await walkIn(wanted);
  me = { nickname, login: myLogin() };
}
