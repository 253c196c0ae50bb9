import type { Slot } from "../../contract/delivery.ts";
import { addDays, type Day, instant, minuteOf, showDay } from "../../shop/basics/india-time.ts";
import { type Paise, showMoney } from "../../shop/basics/money.ts";
import { deliveryFee } from "../../shop/delivery/rules/fee.ts";
import { DELIVERY_OPTIONS, type DeliveryOption, OPTION_NAMES } from "../../shop/delivery/rules/options.ts";
import { EXPRESS_MINUTES, showMinute } from "../../shop/delivery/rules/windows.ts";
import { expressBy } from "../../shop/orders/rules/promised-hours.ts";
import type { OptionView } from "../delivery/delivery-calls.ts";
import type { DeliveryMode } from "../draft/draft.ts";

/** A delivery type on offer. If it is blocked, `about` holds the reason. */
export type TypeOffer = {
  option: DeliveryOption;
  name: string;
  fee: string;
  about: string;
  blocked: boolean;
};

const NOT_NOW = "Not possible at this time";

/** No usual cut-off is earlier: that of Midnight is 5 PM, for 11 PM. */
const USUAL_CUT_OFF_HOURS = 6;

type OfferQuery = {
  on: Day;
  today: Day;
  now: Date;
  goods: Paise;
  /** Hours that it takes to make the goods. */
  leadHours: number;
};

/** The four delivery types; unavailable ones carry the reason. */
export function typesFor(options: OptionView[], query: OfferQuery): TypeOffer[] {
  const { goods, now } = query;
  return DELIVERY_OPTIONS.filter((option) => option !== "pickup").map((option) => {
    const name = OPTION_NAMES[option];
    const offered = options.find((candidate) => candidate.option === option);
    if (!offered) return { option, name, fee: "", about: "Not offered for this pincode", blocked: true };
    const feePaise = deliveryFee(offered, goods);
    const fee = feePaise === 0 ? "Free" : showMoney(feePaise);
    const why = whyNot(offered, query);
    return { option, name, fee, about: why ?? aboutOf(offered, now), blocked: why !== null };
  });
}

function whyNot({ option, slots }: OptionView, query: OfferQuery): string | null {
  if (slots.some((slot) => slot.state === "open")) return null;
  if (slots.some((slot) => slot.state === "full")) return "Fully booked on this day";
  if (option === "express") return whyNoExpress(slots, query);
  const { on, today } = query;
  if (isEarly(option, slots, query)) return NOT_NOW;
  if (option === "midnight" && on === today) return "Comes the night before: too late for today";
  if (option === "midnight" && on === addDays(today, 1)) return "Too late for tonight";
  return on === today ? "Too late for today" : "Too late for this day";
}

/**
 * Is the last slot still so far ahead that only a blackout can have closed it? The cut-off itself is not in the reply
 * of the shop.
 */
function isEarly(option: DeliveryOption, slots: Slot[], { on, now, leadHours }: OfferQuery): boolean {
  if (slots.length === 0) return false;
  const startMinute = Math.max(...slots.map((slot) => slot.startMinute));
  const start = instant(option === "midnight" ? addDays(on, -1) : on, startMinute);
  return start.getTime() - now.getTime() >= Math.max(leadHours, USUAL_CUT_OFF_HOURS) * 3_600_000;
}

function whyNoExpress([slot]: Slot[], { on, today, now, leadHours }: OfferQuery): string {
  if (leadHours * 60 > EXPRESS_MINUTES) return `Not possible: takes ${leadHours} hours to make`;
  if (on !== today)
    return slot
      ? `Today only, ${showMinute(slot.startMinute)} to ${showMinute(slot.endMinute)}`
      : "Today only";
  // Orders open two hours before the first arrivals.
  const opens = slot && slot.startMinute - EXPRESS_MINUTES;
  if (slot && opens !== undefined && minuteOf(now) < opens)
    return `From ${showMinute(slot.startMinute)} today. Order from ${showMinute(opens)}`;
  if (slot && minuteOf(now) + EXPRESS_MINUTES < slot.endMinute) return NOT_NOW;
  return "Too late for today";
}

function aboutOf({ option, slots }: OptionView, now: Date): string {
  switch (option) {
    case "standard":
      return "Three-hour windows";
    case "express":
      return `${expressBy(now)}, if you pay now`;
    case "fixed-time":
      return "One-hour windows; can’t be cancelled";
    case "midnight":
      return slots[0]?.label ?? "";
    case "pickup":
      return "";
  }
}

/** Explains a day without an hour, in the chosen mode. The types of delivery say more, each for itself. */
export function noHoursWords(
  options: OptionView[],
  { mode, date, today }: { mode: DeliveryMode; date: Day | ""; today: Day },
): { title: string; why: string } {
  const isToday = date === "" || date === today;
  const isCollectable = options.some(
    ({ option, slots }) => option === "pickup" && slots.some((slot) => slot.state === "open"),
  );
  const had = mode === "Pickup" ? "collected" : "delivered";
  return {
    title: isToday ? "No valid slots for today." : `Nothing can be ${had} on ${showDay(date)}.`,
    why:
      mode === "Delivery" && isCollectable
        ? "It can be collected on this day: choose Pickup."
        : "Each hour is over, full, closed, or too soon for this order.",
  };
}

/**
 * The hour that the open dialog marks before the shopper has chosen one: the only one of its type, and today the
 * earliest. On other days it is unknown.
 */
export function proposedSlot({ slots }: Pick<OptionView, "slots">, isToday: boolean): Slot | null {
  const open = slots.filter((slot) => slot.state === "open");
  return isToday || open.length === 1 ? (open[0] ?? null) : null;
}

export type Daypart = "From now" | "Morning" | "Afternoon" | "Evening" | "Night";

/** Null for the options whose slots have a part of the day each. */
const PART_OF_OPTION: Record<DeliveryOption, Daypart | null> = {
  standard: null,
  express: "From now",
  "fixed-time": null,
  midnight: "Night",
  pickup: null,
};
const NOON = 12 * 60;
const EVENING = 17 * 60;

/**
 * Open and full slots by the part of the day in which they start; closed ones are left out. Express has no parts: it
 * counts from the time of the order. Midnight comes the night before.
 */
export function byDaypart({ option, slots }: Pick<OptionView, "option" | "slots">) {
  const parts: Record<Daypart, Slot[]> = {
    "From now": [],
    Morning: [],
    Afternoon: [],
    Evening: [],
    Night: [],
  };
  for (const slot of slots) {
    if (slot.state !== "closed") parts[PART_OF_OPTION[option] ?? daypartOf(slot)].push(slot);
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
