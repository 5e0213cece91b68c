/** Paying a mission: what would be paid, good by good, and what of it may be changed. */
import { Good, type Payment, type View } from "../../made/ronin.ts";
import { asked, paidOn } from "./japan.ts";

/** One piece that a mission still lacks, and what is put there: the good, a token for it, or nothing yet. */
export interface Slot {
  good: Good;
  with: Payment | null;
}

/** The goods that a mission shows and that do not lie on it yet; a token on it stands for any one of them. */
export function lacking(view: View, mission: number): Good[] {
  const missing = asked(mission);
  for (const piece of paidOn(view, mission)) {
    const place = missing.findIndex((good) => good === piece);
    if (place >= 0) missing.splice(place, 1);
  }
  return missing;
}

/** As much as one can pay: goods first, tokens for the rest. `left` is what the rules ask for, which may be less. */
export function proposed(view: View, seat: number, mission: number, left: number): Slot[] {
  const purse = [...(view.purse[seat] ?? [])];
  let tokens = view.tokens[seat] ?? 0;
  const slots = lacking(view, mission).map((good): Slot => {
    const kind = Good.indexOf(good);
    if ((purse[kind] ?? 0) === 0) return { good, with: null };
    purse[kind] = (purse[kind] ?? 0) - 1;
    return { good, with: good };
  });
  // What need not be paid is what one has not.
  const kept = [...slots.filter((slot) => slot.with), ...slots.filter((slot) => !slot.with)].slice(0, left);
  return kept.map((slot) => {
    if (slot.with || tokens === 0) return slot;
    tokens -= 1;
    return { ...slot, with: "token" };
  });
}

/** What a slot may hold instead, in turn: its good, a token, nothing. */
export function turned(slots: Slot[], place: number, view: View, seat: number): Slot[] {
  const slot = slots[place];
  if (!slot) return slots;
  const others = slots.filter((_, other) => other !== place);
  const spent = (payment: Payment): number => others.filter((other) => other.with === payment).length;
  const canGood = (view.purse[seat]?.[Good.indexOf(slot.good)] ?? 0) > spent(slot.good);
  const canToken = (view.tokens[seat] ?? 0) > spent("token");
  const ways: (Payment | null)[] = [...(canGood ? [slot.good] : []), ...(canToken ? ["token" as const] : []), null];
  const next = ways[(ways.indexOf(slot.with) + 1) % ways.length] ?? null;
  return slots.map((each, other) => (other === place ? { ...slot, with: next } : each));
}

/** The moves that pay it. */
export function payments(mission: string, slots: Slot[]): string[] {
  return slots.flatMap((slot) => (slot.with ? [`pay ${mission} ${slot.with}`] : []));
}
