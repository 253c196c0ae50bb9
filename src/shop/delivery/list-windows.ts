import { type Day, dayOf } from "../basics/india-time.ts";
import type { Paise } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { getLeadHours } from "../catalogue/catalogue.reads.ts";
import type { Services } from "../services.ts";
import type { Kitchen } from "./delivery.reads.ts";
import { loadCapacity } from "./load-capacity.ts";
import { loadOffer } from "./load-offer.ts";
import { isBookable } from "./rules/bookable.ts";
import { isInBookingRange } from "./rules/booking-range.ts";
import type { DeliveryOption } from "./rules/options.ts";
import { windowLabel } from "./rules/windows.ts";

/** A window on a day: `closed` is past its cut-off, `full` has no capacity left. */
type SlotOffer = {
  label: string;
  startMinute: number;
  endMinute: number;
  placesLeft: number;
  capacity: number;
  state: "open" | "full" | "closed";
};

export type OptionOffer = {
  option: DeliveryOption;
  name: string;
  feePaise: Paise;
  /** Goods value from which delivery is free; null for never. */
  freeFromPaise: Paise | null;
  slots: SlotOffer[];
};

/** The offer of a day at a pincode, with the kitchen that delivers or hands over. */
export type DayWindows = { kitchen: Kitchen; options: OptionOffer[] };

/** All options of a pincode on a day, with their windows, for these SKUs. */
export async function listWindows(
  services: Services,
  { pincode, date, skus }: { pincode: string; date: Day; skus: string[] },
): Promise<Outcome<DayWindows, "pincode-not-served" | "date-out-of-range" | "unknown-sku">> {
  const now = services.clock();
  if (!isInBookingRange(date, dayOf(now))) return refuse("date-out-of-range");
  const [offer, lead] = await Promise.all([loadOffer(services, pincode), getLeadHours(services, skus)]);
  if (!offer.ok) return offer;
  if (!lead.ok) return lead;
  const { kitchen } = offer.value;
  const placesOf = await loadCapacity(services, kitchen.id, { from: date, to: date });
  const order = { on: date, now, leadHours: lead.value };
  return ok({
    kitchen,
    options: offer.value.options.map((offered) => ({
      option: offered.option,
      name: offered.name,
      feePaise: offered.feePaise,
      freeFromPaise: offered.freeFromPaise,
      slots: offered.windows.map((window) => {
        const { startMinute, endMinute } = window;
        const { placesLeft, capacity } = placesOf(date, window, offered);
        const room = placesLeft > 0 ? "open" : "full";
        const state = isBookable(window, order) ? room : "closed";
        return { label: windowLabel(window, date), startMinute, endMinute, placesLeft, capacity, state };
      }),
    })),
  });
}
