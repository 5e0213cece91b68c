/** The guided first game: what to know, when it matters. */
import { SCORES, Seat, type Step } from "../../made/ninjato.ts";
import type { Picture } from "../../net/socket.svelte.ts";
import type { Lesson } from "../boards.ts";
import { at, envoysOf, foeOf, type Kyoto, kyotoOf, stepOf, sum, tokensOf } from "./kyoto.ts";

type When = (kyoto: Kyoto, seat: Seat, picture: Picture) => boolean;

function lesson(name: string, when: When): Lesson {
  return {
    name: `ninjato-${name}`,
    when: (picture, sitting) => {
      const seat = Seat.find((each) => each === sitting);
      return seat !== undefined && when(kyotoOf(picture.view), seat, picture);
    },
  };
}

/** It is the pupil's turn, in this step. */
const asked =
  (...steps: Step[]): When =>
  (kyoto, seat, picture) =>
    picture.actors.includes(seat) && steps.includes(stepOf(kyoto));
const places = asked("place");
const lootSize = (kyoto: Kyoto): number => tokensOf(kyoto.loot_light, kyoto.loot_red).length;
const purseOf = (kyoto: Kyoto, seat: Seat): number => sum(kyoto.purse[Seat.indexOf(seat)] ?? []);
const tilesOf = (kyoto: Kyoto, seat: Seat): number => sum(kyoto.tiles[Seat.indexOf(seat)] ?? []);

export const lessons: Lesson[] = [
  lesson("aim", places),
  lesson("gates", places),
  lesson("fight", asked("fight")),
  lesson("support", (kyoto, seat, picture) => asked("fight")(kyoto, seat, picture) && at(kyoto.hand[Seat.indexOf(seat)], 2) > 0),
  lesson("dare", asked("dare")),
  lesson("alarm", (kyoto) => foeOf(kyoto)?.alarm ?? false),
  lesson("elite", (kyoto, seat, picture) => asked("fight")(kyoto, seat, picture) && foeOf(kyoto)?.kind === "elite"),
  lesson("keep", (kyoto, seat, picture) => asked("keep")(kyoto, seat, picture) && lootSize(kyoto) > 1),
  lesson("claim", asked("claim")),
  lesson("spend", (kyoto, seat, picture) => places(kyoto, seat, picture) && purseOf(kyoto, seat) > 0),
  lesson("pay", asked("pay")),
  lesson("dojo", asked("train")),
  lesson("sensei", (kyoto, seat, picture) => places(kyoto, seat, picture) && kyoto.round_number >= 2 && tilesOf(kyoto, seat) === 0),
  lesson(
    "clans",
    (kyoto, seat, picture) => places(kyoto, seat, picture) && (envoysOf(kyoto, seat).length > 0 || at(SCORES, kyoto.round_number) === 1),
  ),
  lesson("leaders", asked("leaders", "seconds")),
  lesson("disguise", asked("disguise")),
  lesson("last", (kyoto, seat, picture) => places(kyoto, seat, picture) && kyoto.round_number === 7),
  lesson("over", (kyoto) => stepOf(kyoto) === "over"),
];
