import type { Slot } from "../../contract/delivery.ts";
import { type Paise, showMoney } from "../../shop/basics/money.ts";
import { deliveryCharge } from "../../shop/delivery/rules/fee.ts";
import { DELIVERY_OPTIONS, OPTION_NAMES } from "../../shop/delivery/rules/options.ts";
import { expressBy } from "../../shop/orders/rules/promised-hours.ts";
import type { OptionView } from "../delivery/delivery-calls.ts";

/** A delivery type on offer. If it is blocked, `about` holds the reason. */
export type TypeOffer = { name: string; fee: string; about: string; blocked: boolean };

const ABOUT: Record<string, string> = {
  standard: "Three-hour windows",
  "fixed-time": "One-hour windows; can’t be cancelled",
  midnight: "The night before",
};

/** The four delivery types; unavailable ones carry the reason. */
export function typesFor(
  options: OptionView[],
  { isToday, goods, now }: { isToday: boolean; goods: Paise; now: Date },
): TypeOffer[] {
  return DELIVERY_OPTIONS.filter((option) => option !== "pickup").map((option) => {
    const name = OPTION_NAMES[option];
    const offered = options.find((candidate) => candidate.option === option);
    if (!offered) return { name, fee: "", about: "Not offered for this pincode", blocked: true };
    const charge = deliveryCharge(offered, goods);
    const fee = charge === 0 ? "Free" : showMoney(charge);
    const why = whyNot(offered, isToday);
    return { name, fee, about: why ?? aboutOf(offered, now), blocked: why !== null };
  });
}

function whyNot({ option, slots }: OptionView, isToday: boolean): string | null {
  if (slots.some((slot) => slot.state === "open")) return null;
  if (slots.some((slot) => slot.state === "full")) return "Fully booked on this day";
  if (option === "express" && !isToday) return "Today only, 10 AM to 8 PM";
  return isToday ? "Too late for today" : "Too late for this day";
}

function aboutOf({ option, slots }: OptionView, now: Date): string {
  if (option === "express") return `${expressBy(now)}, if you pay now`;
  return option === "midnight" ? (slots[0]?.label ?? "") : (ABOUT[option] ?? "");
}

export type Daypart = "From now" | "Morning" | "Afternoon" | "Evening";

const NOON = 12 * 60;
const EVENING = 17 * 60;

/**
 * Open and full slots by the part of the day in which they start; closed ones are left out. Express has no parts: it
 * counts from the time of the order.
 */
export function byDaypart({ option, slots }: Pick<OptionView, "option" | "slots">) {
  const parts: Record<Daypart, Slot[]> = { "From now": [], Morning: [], Afternoon: [], Evening: [] };
  for (const slot of slots) {
    if (slot.state !== "closed") parts[option === "express" ? "From now" : daypartOf(slot)].push(slot);
  }
  const shown = Object.entries(parts) as [Daypart, Slot[]][];
  return shown
    .filter(([, slotsOfPart]) => slotsOfPart.length > 0)
    .map(([part, slotsOfPart]) => ({ part, slots: slotsOfPart }));
}

function daypartOf({ startMinute }: Slot): Daypart {
  if (startMinute < NOON) return "Morning";
  return startMinute < EVENING ? "Afternoon" : "Evening";
}
