/** What happens, event by event: how each changes the table, how long it is looked at, and what lights up. */
import type { Happening, View as Fields } from "../../net/messages.ts";
import {
  AT_HOME,
  Bonus,
  CASTLE_ON_HORSE_HEAD,
  Character,
  City,
  EMPTY,
  type Events,
  Good,
  Mission,
  Payment,
  Region,
  Seat,
  Shelf,
  SHOGUN,
  ShogunCard,
  Space,
  Spot,
  type View,
} from "../../made/ronin.ts";
import type { Look, Scene } from "../../parts/beats.svelte.ts";
import { type EventOf, eventOf } from "../../parts/typed.ts";
import { thing } from "./choices.ts";
import { isSolo, viewOf } from "./japan.ts";

type Told = EventOf<Events>;

/** `city-mito` is the city of this name: its number, and the thing on the table. */
const bare = (name: string): string => name.slice(name.indexOf("-") + 1);
const among = (names: readonly string[], name: string): number => names.indexOf(bare(name));
const seat = (name: string): number => among(Seat, name);
const region = (name: string): number => among(Region, name);
const good = (name: string): number => among(Good, name);
const mission = (name: string): number => among(Mission, name);

const set = (row: number[], place: number, value: number): number[] => row.map((each, other) => (other === place ? value : each));
const add = (row: number[], place: number, more: number): number[] => set(row, place, (row[place] ?? 0) + more);
const cell = (rows: number[][], one: number, change: (row: number[]) => number[]): number[][] =>
  rows.map((row, other) => (other === one ? change(row) : row));

/** The view after an event, as far as a board shows it. */
export function after(view: View, event: Told): View {
  switch (event.name) {
    case "round-begins":
      return { ...view, round_number: event.arguments.round, shogun_card: EMPTY, post: view.post.map((row) => row.map(() => AT_HOME)) };
    case "shogun-reveals":
      return { ...view, shogun_card: among(ShogunCard, event.arguments.card) };
    case "shogun-builds":
      return shogunBuilds(view, region(event.arguments.region));
    case "mission-returned":
      return { ...view, mission_at: set(view.mission_at, mission(event.arguments.mission), Spot.discarded) };
    case "mission-offered":
      return { ...view, mission_at: set(view.mission_at, mission(event.arguments.mission), Spot.display) };
    case "card-shown":
      return { ...view, mission_at: set(view.mission_at, mission(event.arguments.mission), Spot.shown) };
    case "placed":
      return stands(view, seat(event.arguments.seat), among(Space, event.arguments.space), among(City, event.arguments.city));
    case "companion-sent":
      return stands(view, seat(event.arguments.seat), Space.indexOf("fifth"), among(City, event.arguments.city));
    case "travelled":
      return stands(view, seat(event.arguments.seat), travellerOf(view, seat(event.arguments.seat)), among(City, event.arguments.city));
    case "scored":
      return { ...view, points: add(view.points, seat(event.arguments.seat), event.arguments.points) };
    case "tokens-gained":
      return { ...view, tokens: add(view.tokens, seat(event.arguments.seat), event.arguments.count) };
    case "tokens-discarded":
      return { ...view, tokens: add(view.tokens, seat(event.arguments.seat), -event.arguments.count) };
    case "tea-drunk":
      return { ...view, tea: set(view.tea, seat(event.arguments.seat), event.arguments.space) };
    case "shogun-drinks":
      return { ...view, tea: set(view.tea, SHOGUN, event.arguments.space) };
    case "good-gained":
      return receives(view, seat(event.arguments.seat), good(event.arguments.good), 1);
    case "good-discarded":
      return receives(view, seat(event.arguments.seat), good(event.arguments.good), -1);
    case "good-taken":
      return receives(
        leaves(view, region(event.arguments.region), good(event.arguments.good)),
        seat(event.arguments.seat),
        good(event.arguments.good),
        1,
      );
    case "shogun-takes":
    case "good-leaves":
      return { ...view, horse: set(view.horse, region(event.arguments.region), EMPTY) };
    case "refilled":
      return { ...view, goods: cell(view.goods, region(event.arguments.region), (row) => add(row, good(event.arguments.good), 1)) };
    case "turned-up":
      return {
        ...view,
        horse: set(view.horse, region(event.arguments.region), good(event.arguments.good)),
        buried: set(view.buried, region(event.arguments.region), EMPTY),
      };
    case "built":
    case "covered":
      return builds(view, seat(event.arguments.seat), region(event.arguments.region), event.name === "covered");
    case "flag-flown":
      return { ...view, banners: set(view.banners, seat(event.arguments.seat), event.arguments.count) };
    case "hired":
      return {
        ...view,
        crew: cell(view.crew, seat(event.arguments.seat), (row) =>
          set(row, among(Space, event.arguments.space), among(Character, event.arguments.character)),
        ),
        offer: add(view.offer, among(Character, event.arguments.character), -1),
      };
    case "character-offered":
      return { ...view, offer: add(view.offer, among(Character, event.arguments.character), 1) };
    case "mission-taken":
      return { ...view, mission_at: set(view.mission_at, mission(event.arguments.mission), Spot.held + seat(event.arguments.seat)) };
    case "tile-turned": {
      const city = among(City, event.arguments.city);
      return { ...view, side: set(view.side, city, 1 - (view.side[city] ?? 0)) };
    }
    case "traded":
      return receives(
        receives(view, seat(event.arguments.seat), good(event.arguments.given), -1),
        seat(event.arguments.seat),
        good(event.arguments.good),
        1,
      );
    case "paid":
      return pays(view, seat(event.arguments.seat), mission(event.arguments.mission), bare(event.arguments.payment));
    case "completed": {
      const card = mission(event.arguments.mission);
      return {
        ...view,
        mission_at: set(view.mission_at, card, Spot.completed + seat(event.arguments.seat)),
        paid: cell(view.paid, card, (row) => row.map(() => 0)),
      };
    }
    case "claimed":
      return {
        ...view,
        bonus_at: set(view.bonus_at, among(Bonus, event.arguments.bonus), Shelf.indexOf("owned") + seat(event.arguments.seat)),
      };
    case "bonus-offered":
      return { ...view, bonus_at: set(view.bonus_at, among(Bonus, event.arguments.bonus), Shelf.indexOf("display")) };
    case "first-player":
      return { ...view, first: seat(event.arguments.seat) };
    default:
      return view;
  }
}

function stands(view: View, who: number, space: number, city: number): View {
  return { ...view, post: cell(view.post, who, (row) => set(row, space, city)) };
}

function travellerOf(view: View, who: number): number {
  return (view.crew[who] ?? []).indexOf(Character.indexOf("traveller"));
}

function receives(view: View, who: number, kind: number, count: number): View {
  return { ...view, purse: cell(view.purse, who, (row) => add(row, kind, count)) };
}

/** A good leaves a normal space, or the horse-head space if none lies on those. */
function leaves(view: View, where: number, kind: number): View {
  if ((view.goods[where]?.[kind] ?? 0) > 0) return { ...view, goods: cell(view.goods, where, (row) => add(row, kind, -1)) };
  return { ...view, horse: set(view.horse, where, EMPTY) };
}

function builds(view: View, party: number, where: number, both: boolean): View {
  const first = view.site[where]?.indexOf(EMPTY) ?? 0;
  return { ...view, site: cell(view.site, where, (row) => (both ? row.map(() => party) : set(row, first, party))) };
}

function shogunBuilds(view: View, where: number): View {
  if (isSolo(view)) return builds(view, SHOGUN, where, false);
  return { ...view, horse: set(view.horse, where, CASTLE_ON_HORSE_HEAD), buried: set(view.buried, where, EMPTY) };
}

function pays(view: View, who: number, card: number, payment: string): View {
  const kind = Payment.findIndex((each) => each === payment);
  const laid = { ...view, paid: cell(view.paid, card, (row) => add(row, kind, 1)) };
  return payment === "token" ? { ...laid, tokens: add(view.tokens, who, -1) } : receives(laid, who, kind, -1);
}

const named = (kind: string, name: string): string => thing(kind, bare(name));

/** How an event is looked at; what only follows from another is shown together with the next. */
export function look(event: Told): Look {
  switch (event.name) {
    case "round-begins":
      return { time: 700, lights: ["rounds"] };
    case "shogun-reveals":
      return { time: 900, lights: ["shogun", named("region", event.arguments.region)] };
    case "shogun-stands":
      return { time: 220, lights: [named("city", event.arguments.city)] };
    case "shogun-builds":
    case "shogun-cannot-build":
      return { time: 650, lights: [named("region", event.arguments.region)] };
    case "card-shown":
      return { time: 320, lights: [named("mission", event.arguments.mission)] };
    case "placed":
    case "companion-sent":
    case "travelled":
    case "rode":
      return { time: 650, lights: [named("city", event.arguments.city)] };
    case "tea-drunk":
      return { time: 380, lights: ["tea"] };
    case "tokens-gained":
    case "flag-flown":
    case "good-gained":
      return { time: 420, lights: [named("party", event.arguments.seat)] };
    case "good-taken":
    case "shogun-takes":
      return { time: 480, lights: [named("region", event.arguments.region)] };
    case "built":
    case "covered":
      return { time: 600, lights: [named("region", event.arguments.region)] };
    case "hired":
      return { time: 600, lights: [named("party", event.arguments.seat), named("character", event.arguments.character)] };
    case "mission-taken":
      return { time: 550, lights: [named("party", event.arguments.seat), named("mission", event.arguments.mission)] };
    case "paid":
      return { time: 260, lights: [named("mission", event.arguments.mission)] };
    case "completed":
      return { time: 850, lights: [named("mission", event.arguments.mission), named("party", event.arguments.seat)] };
    case "claimed":
      return { time: 700, lights: [named("bonus", event.arguments.bonus), named("party", event.arguments.seat)] };
    case "scout-looks":
      return { time: 500, lights: ["pile"] };
    case "shogun-drinks":
      return { time: 380, lights: ["tea"] };
    default:
      return { time: 0 };
  }
}

export const scene: Scene = {
  apply: (view, event) => fieldsOf(after(viewOf(view), eventOf<Events>(event))),
  look: (event: Happening) => look(eventOf<Events>(event)),
};

function fieldsOf(view: View): Fields {
  return { ...view };
}
