import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { type StoredClosing, selectOffer } from "../delivery.queries.ts";
import type { Kitchen } from "../delivery.reads.ts";
import type { BookableWindow, Closing } from "../rules/bookable.ts";
import type { Fee } from "../rules/fee.ts";
import { findOption } from "../rules/find-option.ts";
import { type DeliveryOption, OPTION_NAMES } from "../rules/options.ts";
import { isPincode, typedPincode } from "../rules/pincode.ts";
import type { Window } from "../rules/windows.ts";

/** An option as offered at a pincode. */
export type OfferedOption = Fee & {
  option: DeliveryOption;
  name: string;
  /** Capacity of each window, unless a slot has its own. */
  capacity: number;
  /** Minutes that a kitchen has for each window; null for no limit. */
  ovenMinutes: number | null;
  decoratorMinutes: number | null;
  windows: BookableWindow[];
};

/** The offer at a pincode: area, kitchen, and options in the shop's order. */
export type Offer = {
  pincode: string;
  area: string;
  city: string;
  kitchen: Kitchen;
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
      ? await selectOffer(services.db, { pincode: normalisedPincode, now: services.clock() })
      : [];
  const [first] = rows;
  if (!first) return refuse("pincode-not-served");
  const { place, kitchen } = first;
  const isOffered: Record<DeliveryOption, boolean> = {
    standard: place.standard,
    express: place.express,
    "fixed-time": place.fixedTime,
    midnight: place.midnight,
    pickup: place.pickup,
  };
  const options = rows.flatMap((row): OfferedOption[] => {
    const option = findOption(row.option.option);
    if (!option || !isOffered[option]) return [];
    const { feePaise, freeFromPaise, capacity, lastOrderMinutes, lastOrderAtMinute } = row.option;
    const { ovenMinutes, decoratorMinutes } = row.option;
    return [
      {
        option,
        name: OPTION_NAMES[option],
        feePaise,
        freeFromPaise,
        ...{ capacity, ovenMinutes, decoratorMinutes },
        windows: row.windows.map((window) => ({
          ...{ option, ...window, lastOrderMinutes, lastOrderAtMinute },
          closings: closingsOf(row.closings, { option, ...window }),
        })),
      },
    ];
  });
  const { pincode: servedPincode, area, city } = place;
  return ok({ pincode: servedPincode, area, city, kitchen, options });
}

/** The blackouts that concern this window. */
function closingsOf(stored: StoredClosing[] | null, window: Window): Closing[] {
  return (stored ?? [])
    .filter(({ option }) => option === null || option === window.option)
    .filter(({ startMinute }) => startMinute === null || startMinute === window.startMinute)
    .map(({ startsAt, endsAt }) => ({
      startsAt: new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
    }));
}
