/** What is said of gates and offers: to screen readers, and to whoever peeks at them. */
import { type House, Mode } from "../../made/ninjato.ts";
import { tell } from "../../words/words.svelte.ts";
import { GAME } from "./box.ts";
import { type HouseOf, type Odds, type Offer, percent } from "./kyoto.ts";

export function gateStory(here: HouseOf, mode: Mode, odds: Odds | null): string {
  const what = tell(GAME, "garden-gate", { number: here.number, "mode-key": mode, value: here.sentry ?? 0 });
  if (!odds) return what;
  const chance = tell(GAME, "garden-gate-odds", { "sentry-key": odds.sentry ? "yes" : "no", next: odds.next, rate: percent(odds) });
  return `${what} ${chance}`;
}

export function thingOfOffer(offer: Offer): string {
  return offer.envoy ? `envoy-${offer.envoy}` : `rumour-${offer.rumour ?? ""}`;
}

/** The price, and what the viewer would pay or lacks. */
export function offerStory(offer: Offer, seated: boolean): string {
  const treasures = offer.treasures.map(({ name, count }) => tell(GAME, `some-${name}`, { count })).join(", ");
  const price = tell(GAME, "garden-costs", { price: tell(GAME, `price-${offer.price}`) });
  if (!seated) return price;
  return `${price} ${tell(GAME, offer.honour ? "garden-you-pay" : "garden-you-lack", { treasures, honour: offer.honour })}`;
}

/** More about a thing than its name and its rule. */
export function storyOf(
  thing: string,
  houses: HouseOf[],
  odds: (house: House, mode: Mode) => Odds | null,
  offers: Offer[],
  seated: boolean,
): string {
  for (const here of houses) {
    const mode = Mode.find((each) => thing === `gate-${here.house}-${each}`);
    if (mode) return gateStory(here, mode, odds(here.house, mode));
  }
  const offer = offers.find((each) => thing === thingOfOffer(each));
  return offer ? offerStory(offer, seated) : "";
}
