/** The record as this board reads it, and what follows from it without a rule. */
import {
  Banner,
  BANNER_HONOUR,
  BANNERS_A_CLAN,
  Card,
  CARDS,
  Clan,
  Elite,
  ELITE_HONOUR,
  ELITE_VALUES,
  Envoy,
  ENVOYS,
  ENVOYS_A_CLAN,
  Foe,
  House,
  HOUSES,
  Mode,
  ON_OFFER,
  Price,
  PRICE_OF,
  Rumour,
  RUMOURS_A_TOPIC,
  Seat,
  SHURIKEN,
  Skill,
  Step,
  Token,
  Topic,
  Treasure,
  TREASURES,
  type View as Kyoto,
  Way,
  WAY_OF,
} from "../../made/ninjato.ts";
import type { View } from "../../net/messages.ts";

export type { Kyoto };

/** The generated type is written from the record that the server sends; here the general type becomes the game's own. */
export function kyotoOf(view: View): Kyoto {
  return view as unknown as Kyoto;
}

/** A number of a row; 0 where there is none. */
export function at(row: readonly number[] | undefined, place: number): number {
  return row?.[place] ?? 0;
}

export function sum(row: readonly number[]): number {
  return row.reduce((all, count) => all + Math.max(0, count), 0);
}

/** A member of an enumeration by its number. */
export function member<Name>(names: readonly Name[], place: number): Name {
  const name = names[place];
  if (name === undefined) throw new RangeError(String(place));
  return name;
}

export function stepOf(kyoto: Kyoto): Step {
  return member(Step, kyoto.step);
}

export function players(kyoto: Kyoto): number {
  return at(kyoto.options, 0);
}

/** The seats in turn order. */
export function orderOf(kyoto: Kyoto): Seat[] {
  return kyoto.order.slice(0, players(kyoto)).map((seat) => member(Seat, seat));
}

/** Shuriken that a seat has not placed yet this round. */
export function shurikenLeft(kyoto: Kyoto, seat: Seat): number {
  const place = orderOf(kyoto).indexOf(seat);
  return SHURIKEN - Math.max(0, Math.ceil((kyoto.placed - place) / players(kyoto)));
}

/** Who has trained this round, from the top of the stack down. */
export function stackOf(kyoto: Kyoto): Seat[] {
  const trained = Seat.filter((_, seat) => at(kyoto.stacked, seat) > 0);
  return trained.sort((one, other) => at(kyoto.stacked, Seat.indexOf(other)) - at(kyoto.stacked, Seat.indexOf(one)));
}

const RAIDING: Step[] = ["fight", "dare", "fetch", "keep", "claim"];
const SCORING: Step[] = ["disguise", "leaders", "seconds"];

export function isRaid(kyoto: Kyoto): boolean {
  return RAIDING.includes(stepOf(kyoto));
}

export function isScoring(kyoto: Kyoto): boolean {
  return SCORING.includes(stepOf(kyoto));
}

/** A count of each kind as a list: the kinds there are any of. */
export function kindsOf<Name>(names: readonly Name[], counts: readonly number[] | undefined): { name: Name; count: number }[] {
  return names.map((name, place) => ({ name, count: at(counts, place) })).filter(({ count }) => count > 0);
}

export interface TreasureToken {
  treasure: Treasure;
  red: boolean;
  token: Token;
}

/** Tokens one by one, in the order in which a house gives them up. */
export function tokensOf(light: readonly number[], red: readonly number[]): TreasureToken[] {
  const side = (counts: readonly number[], isRed: boolean): TreasureToken[] =>
    Treasure.flatMap((treasure, kind) =>
      Array.from({ length: Math.max(0, at(counts, kind)) }, () => ({
        treasure,
        red: isRed,
        token: member(Token, kind + (isRed ? TREASURES : 0)),
      })),
    );
  return [...side(light, false), ...side(red, true)];
}

export interface HouseOf {
  house: House;
  number: number; // from 1, as people count them
  banner: Banner;
  clan: Clan;
  honour: number;
  sentry: number | null; // its value; none while the house is closed
  tokens: TreasureToken[];
}

export function housesOf(kyoto: Kyoto): HouseOf[] {
  return House.map((house, place) => {
    const banner = at(kyoto.banner, place);
    const guard = at(kyoto.sentry, place);
    return {
      house,
      number: place + 1,
      banner: member(Banner, banner),
      clan: clanOfBanner(banner),
      honour: at(BANNER_HONOUR, banner),
      sentry: guard < 0 ? null : guardValue(guard),
      tokens: tokensOf(kyoto.light[place] ?? [], kyoto.red[place] ?? []),
    };
  });
}

export function clanOfBanner(banner: number): Clan {
  return member(Clan, Math.floor(banner / BANNERS_A_CLAN));
}

function guardValue(kind: number): number {
  return (kind % CARDS) + 1;
}

function hasAlarm(kind: number): boolean {
  return kind >= CARDS;
}

export interface FoeOf {
  kind: Foe;
  elite: Elite | null;
  alarm: boolean;
  honour: number; // that an elite gives at the end
  guards: { value: number; stands: boolean }[];
}

/** Who stands in the raider's way; nobody between two guards. */
export function foeOf(kyoto: Kyoto): FoeOf | null {
  const kind = member(Foe, kyoto.foe);
  if (kind === "nobody") return null;
  const elite = kind === "elite" ? member(Elite, kyoto.foe_kind) : null;
  const stands = (half: number): boolean => ((kyoto.standing >> half) & 1) === 1;
  const values = elite
    ? [0, 1].map((half) => at(ELITE_VALUES[kyoto.mode], kyoto.foe_kind * 2 + half)).filter((value) => value > 0)
    : [guardValue(kyoto.foe_kind)];
  return {
    kind,
    elite,
    alarm: kind === "guard" && hasAlarm(kyoto.foe_kind),
    honour: elite ? at(ELITE_HONOUR, kyoto.foe_kind) : 0,
    guards: values.map((value, half) => ({ value, stands: stands(half) })),
  };
}

export function modeOf(kyoto: Kyoto): Mode {
  return member(Mode, kyoto.mode);
}

export function clanOfEnvoy(envoy: Envoy): Clan {
  return member(Clan, Math.floor(Envoy.indexOf(envoy) / ENVOYS_A_CLAN));
}

export function topicOf(rumour: Rumour): Topic {
  return member(Topic, Math.floor(Rumour.indexOf(rumour) / RUMOURS_A_TOPIC));
}

export function wayOf(skill: Skill): Way {
  return member(Way, at(WAY_OF, Skill.indexOf(skill)));
}

export function envoysOf(kyoto: Kyoto, seat: Seat): Envoy[] {
  return Envoy.filter((_, envoy) => kyoto.envoy_at[envoy] === Seat.indexOf(seat));
}

/** The rumours of a seat that the viewer may see. */
function rumoursOf(kyoto: Kyoto, seat: Seat): Rumour[] {
  return Rumour.filter((_, rumour) => kyoto.rumour_at[rumour] === Seat.indexOf(seat));
}

/** The topics of those rumours, and how many there are of each. */
export function topicsOf(kyoto: Kyoto, seat: Seat): { name: Topic; count: number }[] {
  const found = rumoursOf(kyoto, seat).map(topicOf);
  return kindsOf(
    Topic,
    Topic.map((topic) => found.filter((each) => each === topic).length),
  );
}

/** An envoy or a rumour on offer, and what it would take from the viewer's purse (as the rules derive it). */
export interface Offer {
  ware: number; // as the rules count: envoys, then rumours
  envoy: Envoy | null;
  rumour: Rumour | null;
  price: Price;
  honour: number; // 0 if it cannot be paid now
  treasures: { name: Treasure; count: number }[]; // what is paid, or what is missing
}

export function offersOf(kyoto: Kyoto, derived: Record<string, number | number[] | number[][]>): Offer[] {
  const rows = tableOf(derived, "offers");
  const wares = [
    ...kyoto.envoy_at.map((place, envoy) => ({ place, ware: envoy })),
    ...kyoto.rumour_at.map((place, rumour) => ({ place, ware: ENVOYS + rumour })),
  ];
  const offers = wares
    .filter(({ place }) => place === ON_OFFER)
    .map(({ ware }) => {
      const row = rows.find(([each]) => each === ware) ?? [];
      return {
        ware,
        envoy: ware < ENVOYS ? member(Envoy, ware) : null,
        rumour: ware < ENVOYS ? null : member(Rumour, ware - ENVOYS),
        price: member(Price, at(PRICE_OF, ware)),
        honour: at(row, 1),
        treasures: kindsOf(Treasure, row.slice(2)),
      };
    });
  return offers.sort((one, other) => other.honour - one.honour || one.ware - other.ware);
}

/** A table among the derived numbers; empty where the viewer gets none. */
function tableOf(derived: Record<string, number | number[] | number[][]>, name: string): number[][] {
  const found = derived[name];
  return Array.isArray(found) ? found.filter((row): row is number[] => Array.isArray(row)) : [];
}

/** A row among the derived numbers. */
export function rowOf(derived: Record<string, number | number[] | number[][]>, name: string): number[] {
  const found = derived[name];
  return Array.isArray(found) ? found.filter((each): each is number => typeof each === "number") : [];
}

export interface Odds {
  sentry: boolean; // whether the guard in the way is beaten
  beaten: number; // of those who may come next
  next: number;
}

/** The chance to beat who comes next, in percent. */
export function percent(odds: Odds | null): number {
  return odds?.next ? Math.round((100 * odds.beaten) / odds.next) : 0;
}

export function oddsOf(row: readonly number[] | undefined): Odds | null {
  return row?.length ? { sentry: at(row, 0) === 1, beaten: at(row, 1), next: at(row, 2) } : null;
}

/** The odds at each gate, by house and mode. */
export function gateOdds(derived: Record<string, number | number[] | number[][]>, house: House, mode: Mode): Odds | null {
  return oddsOf(tableOf(derived, "gates")[House.indexOf(house) * Mode.length + Mode.indexOf(mode)]);
}

export interface ClanOf {
  clan: Clan;
  reward: number;
  influence: { seat: Seat; count: number }[];
  leader: Seat | null;
  second: Seat | null;
}

export function clansOf(kyoto: Kyoto, derived: Record<string, number | number[] | number[][]>): ClanOf[] {
  const seatAt = (name: string, clan: number): Seat | null => Seat[rowOf(derived, name)[clan] ?? -1] ?? null;
  return Clan.map((clan, place) => ({
    clan,
    reward: at(rowOf(derived, "rewards"), place),
    influence: Seat.slice(0, players(kyoto)).map((seat, n) => ({ seat, count: at(tableOf(derived, "influence")[place], n) })),
    leader: seatAt("leaders", place),
    second: seatAt("seconds", place),
  }));
}

/** Clan tokens that lie on no house. */
export function freeBanners(kyoto: Kyoto): Banner[] {
  return Banner.filter((_, banner) => !kyoto.banner.slice(0, HOUSES).includes(banner));
}

/** The cards of a seat: how many of each value; hidden ones are not listed. */
export function handOf(kyoto: Kyoto, seat: Seat): { name: Card; count: number }[] {
  return kindsOf(Card, kyoto.hand[Seat.indexOf(seat)]);
}
