/** Who one is here: a walk-in gets a name at the door, and may take another. */
import { Refused, walkIn, whoAmI } from "../net/http.ts";
import { say } from "../words/words.svelte.ts";

const ANIMALS = ["badger", "carp", "cicada", "crane", "fox", "hare", "heron", "monkey", "otter", "owl", "tanuki", "turtle"];

let nickname = $state<string | null>(null);

export function myName(): string | null {
  return nickname;
}

/** Be somebody: who one was before, or a newcomer. */
export async function arrive(): Promise<void> {
  try {
    nickname = (await whoAmI()).nickname;
  } catch (why) {
    if (!(why instanceof Refused)) throw why;
    const animal = ANIMALS[Math.floor(Math.random() * ANIMALS.length)] ?? "fox";
    nickname = (await walkIn(say(`guest-${animal}`))).nickname;
  }
}

export async function rename(wanted: string): Promise<void> {
  nickname = (await walkIn(wanted)).nickname;
}
