import { type Day, dayOf } from "../../basics/india-time.ts";
import type { Paise } from "../../basics/money.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import { getKitchenNeeds, type Piece } from "../../catalogue/catalogue.reads.ts";
import type { Work } from "../../catalogue/rules/work.ts";
import type { Services } from "../../services.ts";
import type { Kitchen } from "../delivery.reads.ts";
import { isBookable } from "../rules/bookable.ts";
import { isInBookingRange } from "../rules/booking-range.ts";
import type { DeliveryOption } from "../rules/options.ts";
import { windowLabel } from "../rules/windows.ts";
import { loadCapacity } from "./load-capacity.ts";
import { loadOffer } from "./load-offer.ts";

/** A window on a day: `closed` is past its cut-off, `full` has no room left for this order. */
type SlotOffer = {
  label: string;
  startMinute: number;
  endMinute: number;
  /** Orders of the same work that have room. Of a full slot, places for smaller orders: it is full for this one only. */
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

type WindowsQuery = {
  pincode: string;
  date: Day;
  pieces: Piece[];
  /** The work of an order that exists, as it was reserved; without it, that of the pieces. */
  reserved?: Work;
};

/** All options of a pincode on a day, with their windows, for an order of these pieces. */
export async function listWindows(
  services: Services,
  { pincode, date, pieces, reserved }: WindowsQuery,
): Promise<Outcome<DayWindows, "pincode-not-served" | "date-out-of-range" | "unknown-sku">> {
  const now = services.clock();
  if (!isInBookingRange(date, dayOf(now))) return refuse("date-out-of-range");
  const [offer, needs] = await Promise.all([loadOffer(services, pincode), getKitchenNeeds(services, pieces)]);
  if (!offer.ok) return offer;
  if (!needs.ok) return needs;
  const { kitchen } = offer.value;
  const placesOf = await loadCapacity(services, kitchen.id, { from: date, to: date });
  const work = reserved ?? needs.value.work;
  const order = { on: date, now, leadHours: needs.value.leadHours };
  return ok({
    kitchen,
    options: offer.value.options.map((offered) => ({
      option: offered.option,
      name: offered.name,
      feePaise: offered.feePaise,
      freeFromPaise: offered.freeFromPaise,
      slots: offered.windows.map((window) => {
        const { startMinute, endMinute } = window;
        const places = placesOf({ on: date, window, option: offered, work });
        const room = places.placesLeft > 0 ? "open" : "full";
        const state = isBookable(window, order) ? room : "closed";
        const isForOrder = state === "full" && pieces.length > 0;
        const placesLeft = isForOrder ? places.placesFree : places.placesLeft;
        const { capacity } = places;
        return { label: windowLabel(window, date), startMinute, endMinute, placesLeft, capacity, state };
      }),
    })),
  });
}
