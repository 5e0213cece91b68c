/** Things of the table in words: for screen readers, for the dock, and for who asks what a thing is. */
import type { City, Good, Payment, Region, View } from "../../made/ronin.ts";
import { tell } from "../../words/words.svelte.ts";
import { GAME, type Party } from "./box.ts";
import { partsOf } from "./choices.ts";
import {
  asked,
  cityName,
  deedsOf,
  type Forecast,
  citiesOfMission,
  goodsIn,
  missionOf,
  partyOf,
  regionName,
  roninOf,
  sitesOf,
  standingIn,
} from "./japan.ts";

type Values = Record<string, string | number>;

export const word = (name: string, values: Values = {}): string => tell(GAME, name, values);
export const tellCity = (city: City): string => word(`city-${city}`);
export const tellRegion = (region: Region): string => word(`region-${region}`);
export const tellGood = (good: Good | Payment): string => word(`payment-${good}`);
export const tellParty = (party: Party): string => (party === "shogun" ? word("the-shogun") : word(`seat-${party}`));

/** `rice, rice, iron` as words; or that there is nothing. */
export const listed = (names: string[]): string => names.join(word("list-comma")) || word("list-empty");

export const deedWords = (view: View, city: number): string => listed(deedsOf(view, city).map((deed) => word(`deed-${deed}`)));

export function roadWords(mission: number): string {
  const [one, other] = citiesOfMission(mission);
  return word("road", { one: tellCity(cityName(one)), other: tellCity(cityName(other)) });
}

export function missionWords(mission: number, points: string): string {
  return word("mission-is", { road: roadWords(mission), goods: listed(asked(mission).map(tellGood)), points });
}

export function influenceWords(forecast: Forecast, region: number): string {
  const order = forecast.order[region] ?? [];
  return listed(
    order.map((party) => word("influence-of", { who: tellParty(partyOf(party)), count: forecast.influence[region]?.[party] ?? 0 })),
  );
}

export function regionWords(view: View, forecast: Forecast, region: number): string {
  const castles = sitesOf(view, region).flatMap((party) => (party ? [tellParty(party)] : []));
  return word("region-is", {
    number: region + 1,
    region: tellRegion(regionName(region)),
    goods: listed(goodsIn(view, region).map((lying) => tellGood(lying.good))),
    influence: influenceWords(forecast, region),
    castles: listed([...new Set(castles)]),
  });
}

export function cityWords(view: View, city: number): string {
  return word("city-is", {
    city: tellCity(cityName(city)),
    deeds: deedWords(view, city),
    ronin: listed(standingIn(view, city).map((ronin) => tellParty(ronin.party))),
  });
}

export function roninWords(view: View, seat: number, space: number): string {
  const ronin = roninOf(view, seat)[space];
  if (!ronin) return "";
  return word("ronin-is", {
    ronin: word(`space-${["first", "second", "third", "fourth", "fifth"][space] ?? "first"}`),
    character: ronin.character ? word(`character-${ronin.character}`) : word("no-character"),
    city: ronin.city < 0 ? word("at-home") : tellCity(cityName(ronin.city)),
    asleep: ronin.asleep ? "yes" : "no",
  });
}

/** The name of a thing, for the dock. */
export function nameOf(id: string): string {
  const { kind, name, more } = partsOf(id);
  if (kind === "mission") return roadWords(missionOf(name));
  if (kind === "good") return word(`pick-${more}`);
  if (kind === "purse" || kind === "reserve") return word(`payment-${name}`);
  if (kind === "ronin") return word(`space-${name}`);
  if (kind === "pile") return word("the-pile");
  return word(`${kind}-${name}`);
}
