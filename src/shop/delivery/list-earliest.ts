import { type Day, dayOf } from "../basics/india-time.ts";
import type { Paise } from "../basics/money.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import { listLeadHours } from "../catalogue/catalogue.reads.ts";
import type { Services } from "../services.ts";
import { loadCapacity, type SlotCapacity } from "./load-capacity.ts";
import { loadOffer, type OfferedOption } from "./load-offer.ts";
import { bookingRange, isInBookingRange } from "./rules/booking-range.ts";
import { firstArrival, longestLead } from "./rules/first-arrival.ts";
import { optionNamed } from "./rules/options.ts";
import { isLabelOf, windowLabel } from "./rules/windows.ts";

/** The earliest slot at a pincode for products with this lead time. */
export type Earliest = SlotCapacity & {
  leadHours: number;
  date: Day;
  /** Day of delivery: for Midnight the evening before its date. */
  arrivesOn: Day;
  option: OfferedOption["option"];
  label: string;
  startMinute: number;
  endMinute: number;
  feePaise: Paise;
};

/** A requested day, optionally with option and window, by their display names. */
export type WishedSlot = { date: Day; type?: string | undefined; time?: string | undefined };

export type EarliestOffer = {
  /** Name of the area with the pincode. */
  area: string;
  /** By lead time; those without a free slot in the whole calendar are left out. */
  earliest: Earliest[];
  /** The longest lead time, in hours, that still makes the requested slot; null if none does. */
  longestLeadHours: number | null;
};

/** The earliest slot per lead time at a pincode, and the longest lead time that still makes a requested slot. */
export async function listEarliest(
  services: Services,
  { pincode, wished }: { pincode: string; wished: WishedSlot | null },
): Promise<Outcome<EarliestOffer, "pincode-not-served">> {
  const now = services.clock();
  const [offer, leads] = await Promise.all([loadOffer(services, pincode), listLeadHours(services)]);
  if (!offer.ok) return offer;
  const days = bookingRange(dayOf(now));
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) throw new Error("the calendar has no day");
  const placesOf = await loadCapacity(services, offer.value.kitchen.id, { from, to });
  const windows = offer.value.options.flatMap((option) =>
    option.windows.map((window) => ({ ...window, offered: option })),
  );
  type Offered = (typeof windows)[number];
  const hasRoom = (on: Day, window: Offered) => placesOf(on, window, window.offered).placesLeft > 0;

  const earliest = leads.flatMap((leadHours): Earliest[] => {
    const first = firstArrival(windows, days, { now, leadHours }, hasRoom);
    if (!first) return [];
    const { on, window, startsAt } = first;
    const { option, startMinute, endMinute } = window;
    const label = windowLabel(window, on);
    const slot = { date: on, arrivesOn: dayOf(startsAt), option, label, startMinute, endMinute };
    const { feePaise } = window.offered;
    return [{ leadHours, ...slot, ...placesOf(on, window, window.offered), feePaise }];
  });
  const request = wished && isInBookingRange(wished.date, dayOf(now)) ? wished : null;
  const requestedWindows = request ? windows.filter((window) => isWished(window, request)) : [];
  const longestLeadHours = request && longestLead(requestedWindows, request.date, { now, leads }, hasRoom);
  return ok({ area: offer.value.area, earliest, longestLeadHours });
}

function isWished(
  window: OfferedOption["windows"][number],
  { date, type = "", time = "" }: WishedSlot,
): boolean {
  if (type === "") return window.option !== "pickup";
  return window.option === optionNamed(type) && (time === "" || isLabelOf(time, window, date));
}
