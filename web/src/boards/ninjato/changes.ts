/** What each event changes on the table, as far as all who are told of it can see. */
import {
  Banner,
  Card,
  CARDS,
  Elite,
  Envoy,
  type Events,
  Foe,
  House,
  Mode,
  NONE,
  NOT_SET,
  ON_OFFER,
  Rumour,
  Seat,
  SET_HIGH,
  SET_LOW,
  Skill,
  Step,
  Token,
  Treasure,
  TREASURES,
} from "../../made/ninjato.ts";
import type { Happening, View } from "../../net/messages.ts";
import { type EventOf, eventOf } from "../../parts/typed.ts";
import { at, type Kyoto, kyotoOf } from "./kyoto.ts";

type Told = EventOf<Events>;

/** A member's number from its name on the wire: `seat-black`. */
function number(names: readonly string[], prefix: string, name: string): number {
  return names.indexOf(name.slice(prefix.length + 1));
}

function add(row: number[] | undefined, place: number, count: number): void {
  if (row && at(row, place) + count >= 0) row[place] = at(row, place) + count;
}

export function apply(view: View, happening: Happening): View {
  const after = structuredClone(view);
  change(kyotoOf(after), eventOf<Events>(happening));
  return after;
}

/** What an event changes on the table, as far as all who are told of it can see. */
function change(kyoto: Kyoto, event: Told): void {
  const seat = "seat" in event.arguments ? number(Seat, "seat", event.arguments.seat) : kyoto.turn;
  switch (event.name) {
    case "round-begins":
      kyoto.round_number = event.arguments.number;
      kyoto.placed = 0;
      kyoto.stacked.fill(0);
      kyoto.step = Step.indexOf("place");
      break;
    case "goes-first":
      kyoto.turn = seat;
      break;
    case "to-the-dojo":
      kyoto.placed += 1;
      kyoto.stacked[seat] = kyoto.placed;
      kyoto.turn = seat;
      kyoto.step = Step.indexOf("train");
      break;
    case "card-taken":
      add(kyoto.face_up, number(Card, "card", event.arguments.card), -1);
      add(kyoto.known[seat], number(Card, "card", event.arguments.card), 1);
      receive(kyoto, seat, number(Card, "card", event.arguments.card));
      break;
    case "card-drawn":
      receive(kyoto, seat, number(Card, "card", event.arguments.card));
      kyoto.deck_left = Math.max(0, kyoto.deck_left - 1);
      break;
    case "card-drawn-unseen":
      add(kyoto.held, seat, 1);
      kyoto.deck_left = Math.max(0, kyoto.deck_left - 1);
      break;
    case "card-discarded":
      lose(kyoto, seat, number(Card, "card", event.arguments.card));
      break;
    case "tile-learnt": {
      const skill = number(Skill, "skill", event.arguments.skill);
      add(kyoto.sensei, skill, -1);
      add(kyoto.tiles[seat], skill, 1);
      add(kyoto.ready[seat], skill, 1);
      break;
    }
    case "tiles-shown":
      kyoto.sensei[number(Skill, "skill", event.arguments.skill)] = event.arguments.count;
      break;
    case "bribed":
      kyoto.envoy_at[number(Envoy, "envoy", event.arguments.envoy)] = seat;
      add(kyoto.honour, seat, event.arguments.honour);
      break;
    case "rumour-bought":
      kyoto.rumour_at[number(Rumour, "rumour", event.arguments.rumour)] = seat;
      add(kyoto.rumours_held, seat, 1);
      add(kyoto.honour, seat, event.arguments.honour);
      break;
    case "rumour-given":
      kyoto.rumour_at[number(Rumour, "rumour", event.arguments.rumour)] = seat;
      add(kyoto.rumours_held, seat, 1);
      break;
    case "rumour-bought-unseen":
      add(kyoto.rumours_held, seat, 1);
      add(kyoto.honour, seat, event.arguments.honour);
      break;
    case "rumour-given-unseen":
      add(kyoto.rumours_held, seat, 1);
      break;
    case "paid":
      add(kyoto.purse[seat], event.arguments.gold ? Treasure.indexOf("gold") : number(Treasure, "treasure", event.arguments.treasure), -1);
      break;
    case "envoy-arrives":
      kyoto.envoy_at[number(Envoy, "envoy", event.arguments.envoy)] = ON_OFFER;
      break;
    case "rumour-arrives":
      kyoto.rumour_at[number(Rumour, "rumour", event.arguments.rumour)] = ON_OFFER;
      break;
    case "scoring":
      kyoto.step = Step.indexOf("disguise");
      kyoto.placed = 0;
      break;
    case "disguised":
      kyoto.disguised[number(Envoy, "envoy", event.arguments.envoy)] = 1;
      break;
    case "honoured":
    case "rumour-bonus":
    case "treasure-bonus":
    case "elite-bonus":
      add(kyoto.honour, seat, event.arguments.honour);
      if (event.name !== "honoured") kyoto.step = Step.indexOf("over");
      break;
    case "final-score":
      kyoto.honour[seat] = event.arguments.honour;
      break;
    default:
      changeRaid(kyoto, event, seat);
  }
}

function changeRaid(kyoto: Kyoto, event: Told, seat: number): void {
  switch (event.name) {
    case "raid-begins":
      kyoto.placed += 1;
      kyoto.turn = seat;
      kyoto.house = number(House, "house", event.arguments.house);
      kyoto.mode = number(Mode, "mode", event.arguments.mode);
      face(kyoto, "sentry", at(kyoto.sentry, kyoto.house), 1);
      break;
    case "guard-appears":
      face(kyoto, "guard", event.arguments.guard - 1, 1);
      break;
    case "elite-appears": {
      const elite = number(Elite, "elite", event.arguments.elite);
      face(kyoto, "elite", elite, elite >= Elite.indexOf("menuki") ? 3 : 1);
      break;
    }
    case "alarm":
      kyoto.foe_kind = (kyoto.foe_kind % CARDS) + CARDS;
      add(kyoto.light[kyoto.house], number(Treasure, "treasure", event.arguments.treasure), 1);
      break;
    case "turned-red": {
      const treasure = number(Treasure, "treasure", event.arguments.treasure);
      add(kyoto.light[kyoto.house], treasure, -1);
      add(kyoto.red[kyoto.house], treasure, 1);
      break;
    }
    case "supported":
      lose(kyoto, seat, Card.indexOf("three"));
      kyoto.prepared += 1;
      kyoto.swing += event.arguments.sign === "sign-up" ? 1 : -1;
      break;
    case "skill-used":
      use(kyoto, seat, number(Skill, "skill", event.arguments.skill));
      break;
    case "turned-up":
      add(kyoto.ready[seat], number(Skill, "skill", event.arguments.skill), 1);
      break;
    case "struck":
      lose(kyoto, seat, number(Card, "card", event.arguments.card));
      break;
    case "guard-beaten":
      kyoto.standing = kyoto.standing === 3 ? 1 : 0;
      kyoto.prepared = 0;
      kyoto.swing = 0;
      kyoto.setting = NOT_SET;
      break;
    case "treasure-won":
      win(kyoto, number(Treasure, "treasure", event.arguments.treasure));
      break;
    case "elite-kept":
      add(kyoto.beaten[seat], number(Elite, "elite", event.arguments.elite), 1);
      break;
    case "mode-changed":
      kyoto.mode = number(Mode, "mode", event.arguments.mode);
      break;
    case "exchanged":
      exchange(kyoto, number(Token, "token", event.arguments.given), number(Token, "token", event.arguments.token));
      break;
    case "failed":
      kyoto.step = Step.indexOf("keep");
      break;
    case "kept":
      add(kyoto.purse[seat], number(Treasure, "treasure", event.arguments.treasure), 1);
      kyoto.loot_light.fill(0);
      kyoto.loot_red.fill(0);
      break;
    case "left":
      carryOff(kyoto, seat);
      break;
    case "cleared":
      carryOff(kyoto, seat);
      kyoto.sentry[kyoto.house] = NONE;
      kyoto.step = Step.indexOf("claim");
      break;
    case "claimed":
      kyoto.banner[kyoto.house] = number(Banner, "banner", event.arguments.banner);
      break;
    case "treasure-added":
      add(kyoto.light[number(House, "house", event.arguments.house)], number(Treasure, "treasure", event.arguments.treasure), 1);
      break;
    case "house-refilled":
      kyoto.sentry[number(House, "house", event.arguments.house)] = event.arguments.guard - 1;
      break;
    default: // told in words only
  }
}

function face(kyoto: Kyoto, foe: Foe, kind: number, standing: number): void {
  kyoto.foe = Foe.indexOf(foe);
  kyoto.foe_kind = kind;
  kyoto.standing = standing;
  kyoto.setting = NOT_SET;
  kyoto.step = Step.indexOf("fight");
}

/** Hands that the viewer may not see stay hidden: only their size changes. */
function receive(kyoto: Kyoto, seat: number, card: number): void {
  add(kyoto.held, seat, 1);
  add(kyoto.hand[seat], card, 1);
}

function lose(kyoto: Kyoto, seat: number, card: number): void {
  add(kyoto.held, seat, -1);
  add(kyoto.hand[seat], card, -1);
  add(kyoto.known[seat], card, -1);
}

function use(kyoto: Kyoto, seat: number, skill: number): void {
  add(kyoto.ready[seat], skill, -1);
  const swing: Partial<Record<Skill, number>> = { "shinobi-iri": -2, kayakujutsu: 2 };
  const setting: Partial<Record<Skill, number>> = { intonjutsu: SET_LOW, kenjutsu: SET_HIGH };
  const name = Skill[skill];
  if (!name) return;
  kyoto.swing += swing[name] ?? 0;
  kyoto.setting = setting[name] ?? kyoto.setting;
  if (name in swing || name in setting) kyoto.prepared += 1;
}

function win(kyoto: Kyoto, treasure: number): void {
  const red = at(kyoto.light[kyoto.house], treasure) === 0;
  add(red ? kyoto.red[kyoto.house] : kyoto.light[kyoto.house], treasure, -1);
  add(red ? kyoto.loot_red : kyoto.loot_light, treasure, 1);
  kyoto.foe = Foe.indexOf("nobody");
  kyoto.standing = 0;
  kyoto.step = Step.indexOf("dare");
}

function exchange(kyoto: Kyoto, given: number, token: number): void {
  const side = (place: number, light: number[] | undefined, red: number[] | undefined): number[] | undefined =>
    place >= TREASURES ? red : light;
  add(side(given, kyoto.loot_light, kyoto.loot_red), given % TREASURES, -1);
  add(side(token, kyoto.light[kyoto.house], kyoto.red[kyoto.house]), token % TREASURES, -1);
  add(side(token, kyoto.loot_light, kyoto.loot_red), token % TREASURES, 1);
  const red = token >= TREASURES && given >= TREASURES;
  add(red ? kyoto.red[kyoto.house] : kyoto.light[kyoto.house], given % TREASURES, 1);
}

function carryOff(kyoto: Kyoto, seat: number): void {
  Treasure.forEach((_, treasure) => add(kyoto.purse[seat], treasure, at(kyoto.loot_light, treasure) + at(kyoto.loot_red, treasure)));
  kyoto.loot_light.fill(0);
  kyoto.loot_red.fill(0);
  kyoto.foe = Foe.indexOf("nobody");
}
