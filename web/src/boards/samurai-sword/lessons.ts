/** The guided first game: one's role and aim, then each kind of thing when it first matters. */
import { Property, Weapon } from "../../made/samurai-sword.ts";
import type { Picture } from "../../net/socket.svelte.ts";
import type { Lesson } from "../boards.ts";
import { type Feud, feudOf, handOf, placeOf, type Player } from "./feud.ts";

interface Moment {
  feud: Feud;
  me: Player;
  acts: boolean;
}

/** A lesson is named as its text in the catalogue. */
function lesson(name: string, when: (moment: Moment) => boolean): Lesson {
  return {
    name: `sword-${name}`,
    when: (picture, seat) => {
      const moment = momentOf(picture, seat);
      return moment !== null && when(moment);
    },
  };
}

function momentOf(picture: Picture, seat: string): Moment | null {
  const feud = feudOf(picture);
  const me = feud.players[placeOf(seat)];
  return me ? { feud, me, acts: picture.actors.includes(seat) } : null;
}

const plays = ({ feud, acts }: Moment): boolean => feud.step === "play" && acts;
const holds = ({ feud, me }: Moment, from: number, to: number): boolean =>
  handOf(feud, me.place).some((held) => held.number >= from && held.number < to);
const FIRST_ACTION = Weapon.length + Property.length;

export const lessons: Lesson[] = [
  lesson("shogun", ({ me }) => me.role === "shogun"),
  lesson("samurai", ({ me }) => me.role === "samurai"),
  lesson("ninja", ({ me }) => me.role?.startsWith("ninja") ?? false),
  lesson("ronin", ({ me }) => me.role === "ronin"),
  lesson("table", () => true),
  lesson("parry", ({ feud, me, acts }) => acts && feud.step === "parry" && feud.asked === me.place),
  lesson("call", ({ feud, acts }) => acts && (feud.step === "cry" || feud.step === "jujutsu")),
  lesson("bushido", ({ feud, acts }) => acts && feud.step === "bushido"),
  lesson("weapon", (moment) => plays(moment) && holds(moment, 0, Weapon.length)),
  lesson("property", (moment) => plays(moment) && holds(moment, Weapon.length, FIRST_ACTION)),
  lesson("action", (moment) => plays(moment) && holds(moment, FIRST_ACTION + 1, FIRST_ACTION + 8)),
  lesson("done", plays),
  lesson("harmless", ({ feud }) => feud.players.some((player) => player.harmless)),
  lesson("notebook", ({ feud }) => feud.players.length > 3 && feud.deeds.some((row) => row.some((deed) => deed !== 0))),
  lesson("honour", ({ feud }) => feud.players.some((player) => player.honour === 1)),
  lesson("over", ({ feud }) => feud.step === "over"),
];
