import { paise } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectOffer } from "./delivery.queries.ts";
import type { LastOrder } from "./rules/bookable.ts";
import type { Fee } from "./rules/fee.ts";
import { DELIVERY_OPTIONS, type DeliveryOption, OPTION_NAMES } from "./rules/options.ts";
import { isPincode, typedPincode } from "./rules/pincode.ts";
import type { Window } from "./rules/windows.ts";

/** An option as offered at a pincode. */
export type OfferedOption = Fee & {
  option: DeliveryOption;
  name: string;
  /** Capacity of each window, unless a slot has its own. */
  capacity: number;
  windows: (Window & LastOrder)[];
};

/** The offer at a pincode: area, kitchen, and options in the shop's order. */
export type Offer = {
  pincode: string;
  area: string;
  city: string;
  kitchenId: string;
  options: OfferedOption[];
};

/** Everything the shop offers at a pincode, with fees and windows, whatever the date. */
export async function loadOffer(
  services: Services,
  pincode: string,
): Promise<Outcome<Offer, "pincode-not-served">> {
  const normalisedPincode = typedPincode(pincode);
  const rows =
    normalisedPincode && isPincode(normalisedPincode)
      ? await selectOffer(services.db, normalisedPincode)
      : [];
  const place = rows[0]?.place;
  if (!place) return refuse("pincode-not-served");
  const isOffered: Record<DeliveryOption, boolean> = {
    standard: place.standard,
    express: place.express,
    "fixed-time": place.fixedTime,
    midnight: place.midnight,
    pickup: place.pickup,
  };
  const options = new Map<DeliveryOption, OfferedOption>();
  for (const row of rows) {
    const option = DELIVERY_OPTIONS.find((knownOption) => knownOption === row.option.option);
    if (!option || !isOffered[option]) continue;
    const { feePaise, freeFromPaise, capacity, lastOrderMinutes, lastOrderAtMinute } = row.option;
    const offered: OfferedOption = options.get(option) ?? {
      option,
      name: OPTION_NAMES[option],
      feePaise: paise(feePaise),
      freeFromPaise: freeFromPaise === null ? null : paise(freeFromPaise),
      capacity,
      windows: [],
    };
    const { startMinute, endMinute } = row.window;
    offered.windows.push({ option, startMinute, endMinute, lastOrderMinutes, lastOrderAtMinute });
    options.set(option, offered);
  }
  const { area, city, kitchenId } = place;
  return ok({ pincode: place.pincode, area, city, kitchenId, options: [...options.values()] });
}
