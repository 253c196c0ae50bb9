import { type Day, dayOf } from "../../basics/india-time.ts";
import { type Outcome, ok } from "../../basics/outcome.ts";
import { getKitchenNeeds, type Piece } from "../../catalogue/catalogue.reads.ts";
import type { Services } from "../../services.ts";
import { isBookable } from "../rules/bookable.ts";
import { bookingRange } from "../rules/booking-range.ts";
import { loadCapacity } from "./load-capacity.ts";
import { loadOffer } from "./load-offer.ts";

/** A day of the calendar: `full` if every window still open for orders is reserved. */
export type DayOffer = {
  date: Day;
  state: "open" | "full" | "closed";
  /** Windows that can be ordered, of all options together. */
  slotsLeft: number;
};

/** All bookable days, from today, for an order of these pieces at this pincode. */
export async function listDays(
  services: Services,
  { pincode, pieces }: { pincode: string; pieces: Piece[] },
): Promise<Outcome<DayOffer[], "pincode-not-served" | "unknown-sku">> {
  const now = services.clock();
  const [offer, needs] = await Promise.all([loadOffer(services, pincode), getKitchenNeeds(services, pieces)]);
  if (!offer.ok) return offer;
  if (!needs.ok) return needs;
  const { leadHours, work } = needs.value;
  const days = bookingRange(dayOf(now));
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) throw new Error("the calendar has no day");
  const placesOf = await loadCapacity(services, offer.value.kitchen.id, { from, to });
  return ok(
    days.map((date) => {
      const order = { on: date, now, leadHours };
      let bookable = 0;
      let slotsLeft = 0;
      for (const option of offer.value.options) {
        for (const window of option.windows) {
          if (!isBookable(window, order)) continue;
          bookable += 1;
          if (placesOf({ on: date, window, option, work }).placesLeft > 0) slotsLeft += 1;
        }
      }
      const state = slotsLeft > 0 ? "open" : bookable > 0 ? "full" : "closed";
      return { date, state, slotsLeft };
    }),
  );
}
