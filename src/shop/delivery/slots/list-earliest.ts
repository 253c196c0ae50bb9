import { type Day, dayOf } from "../../basics/india-time.ts";
import type { Paise } from "../../basics/money.ts";
import { type Outcome, ok } from "../../basics/outcome.ts";
import { listKitchenNeeds } from "../../catalogue/catalogue.reads.ts";
import type { KitchenNeeds } from "../../catalogue/products/kitchen-needs.ts";
import { NO_WORK, type Work } from "../../catalogue/rules/work.ts";
import type { Services } from "../../services.ts";
import { bookingRange, isInBookingRange } from "../rules/booking-range.ts";
import { firstArrival, longestLead } from "../rules/first-arrival.ts";
import { parseOptionName } from "../rules/parse-option-name.ts";
import { ordersThatFit } from "../rules/room.ts";
import { isLabelOf, windowLabel } from "../rules/windows.ts";
import { loadCapacity, type SlotCapacity } from "./load-capacity.ts";
import { loadOffer, type OfferedOption } from "./load-offer.ts";

/** The earliest slot at a pincode for products with this lead time. */
export type Earliest = Omit<SlotCapacity, "placesFree"> & {
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
  /** By lead time, ascending; those without a free slot in the whole calendar are left out. Without pickup. */
  earliest: Earliest[];
  earliestPickup: Earliest[];
  /** The longest lead time, in hours, that still makes the requested slot; null if none does. */
  longestLeadHours: number | null;
};

/** The earliest slot per lead time at a pincode, and the longest lead time that still makes a requested slot. */
export async function listEarliest(
  services: Services,
  { pincode, wished }: { pincode: string; wished: WishedSlot | null },
): Promise<Outcome<EarliestOffer, "pincode-not-served">> {
  const now = services.clock();
  const [offer, needs] = await Promise.all([loadOffer(services, pincode), listKitchenNeeds(services)]);
  if (!offer.ok) return offer;
  const days = bookingRange(dayOf(now));
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) throw new Error("the calendar has no day");
  const placesOf = await loadCapacity(services, offer.value.kitchen.id, { from, to });
  const windows = offer.value.options.flatMap((option) =>
    option.windows.map((window) => ({ ...window, offered: option })),
  );
  type Offered = (typeof windows)[number];
  const works = worksByLead(needs, offer.value.options);
  const leads = [...works.keys()].sort((a, b) => a - b);
  const placesFor = (on: Day, window: Offered, leadHours: number) =>
    placesOf({ on, window, option: window.offered, work: works.get(leadHours) ?? NO_WORK });
  const hasRoom = (on: Day, window: Offered, leadHours: number) =>
    placesFor(on, window, leadHours).placesLeft > 0;

  const earliestOf = (choice: Offered[]) =>
    leads.flatMap((leadHours): Earliest[] => {
      const first = firstArrival(choice, days, { now, leadHours }, hasRoom);
      if (!first) return [];
      const { on, window, startsAt } = first;
      const { option, startMinute, endMinute } = window;
      const label = windowLabel(window, on);
      const slot = { date: on, arrivesOn: dayOf(startsAt), option, label, startMinute, endMinute };
      const { feePaise } = window.offered;
      const { capacity, placesLeft } = placesFor(on, window, leadHours);
      return [{ leadHours, ...slot, capacity, placesLeft, feePaise }];
    });
  const earliest = earliestOf(windows.filter(({ option }) => option !== "pickup"));
  const earliestPickup = earliestOf(windows.filter(({ option }) => option === "pickup"));
  const request = wished && isInBookingRange(wished.date, dayOf(now)) ? wished : null;
  const requestedWindows = request ? windows.filter((window) => isWished(window, request)) : [];
  const longestLeadHours = request && longestLead(requestedWindows, request.date, { now, leads }, hasRoom);
  return ok({ area: offer.value.area, earliest, earliestPickup, longestLeadHours });
}

/**
 * The work of any product with a lead time, by that, so that its earliest slot has room for each of them. Products that
 * no window can ever take are left out, and the most work of those that fit no window together.
 */
function worksByLead(needs: KitchenNeeds[], options: OfferedOption[]): Map<number, Work> {
  const fitsSomewhere = (work: Work) =>
    options.some(({ ovenMinutes, decoratorMinutes }) =>
      ordersThatFit({ places: 1, ovenMinutes, decoratorMinutes }, work),
    );
  const works = new Map<number, Work>();
  const minutes = ({ ovenMinutes, decoratorMinutes }: Work) => ovenMinutes + decoratorMinutes;
  for (const { leadHours, work } of needs.toSorted((one, other) => minutes(one.work) - minutes(other.work))) {
    const most = works.get(leadHours) ?? NO_WORK;
    const together = {
      ovenMinutes: Math.max(most.ovenMinutes, work.ovenMinutes),
      decoratorMinutes: Math.max(most.decoratorMinutes, work.decoratorMinutes),
    };
    if (fitsSomewhere(together)) works.set(leadHours, together);
  }
  return works;
}

function isWished(
  window: OfferedOption["windows"][number],
  { date, type = "", time = "" }: WishedSlot,
): boolean {
  if (type === "") return window.option !== "pickup";
  return window.option === parseOptionName(type) && (time === "" || isLabelOf(time, window, date));
}
