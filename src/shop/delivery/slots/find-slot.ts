import { type Day, dayOf } from "../../basics/india-time.ts";
import type { Paise } from "../../basics/money.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import type { DeliveryRefusal } from "../refusals.ts";
import { isBookable } from "../rules/bookable.ts";
import { isInBookingRange } from "../rules/booking-range.ts";
import type { DeliveryOption } from "../rules/options.ts";
import { parseOptionName } from "../rules/parse-option-name.ts";
import { arrival, isLabelOf, windowLabel } from "../rules/windows.ts";
import { loadOffer } from "./load-offer.ts";

/** A slot that a shopper chose: offered there, and still open. `holdSlot` checks its capacity. */
export type ChosenSlot = {
  kitchenId: string;
  pincode: string;
  onDate: Day;
  option: DeliveryOption;
  /** The option in people's words: `Standard Delivery`. */
  typeName: string;
  startMinute: number;
  endMinute: number;
  label: string;
  startsAt: Date;
  endsAt: Date;
  feePaise: Paise;
  /** Goods value from which delivery is free; null for never. */
  freeFromPaise: Paise | null;
};

export type SlotChoice = {
  pincode: string;
  date: Day;
  /** Name of the delivery option. */
  type: string;
  /** Label of the window. */
  time: string;
  /** The longest lead time in the order. */
  leadHours: number;
};

/** Finds the slot that a shopper named by pincode, day, option and label, if it can still be ordered. */
export async function findSlot(
  services: Services,
  choice: SlotChoice,
): Promise<Outcome<ChosenSlot, Exclude<DeliveryRefusal, "slot-full">>> {
  const offer = await loadOffer(services, choice.pincode);
  if (!offer.ok) return offer;
  const option = parseOptionName(choice.type);
  const offered = offer.value.options.find((candidate) => candidate.option === option);
  if (!offered) return refuse("option-not-offered");
  const now = services.clock();
  const on = choice.date;
  if (!isInBookingRange(on, dayOf(now))) return refuse("date-out-of-range");
  const window = offered.windows.find((candidate) => isLabelOf(choice.time, candidate, on));
  if (!window) return refuse("unknown-slot");
  if (!isBookable(window, { on, now, leadHours: choice.leadHours })) return refuse("slot-closed");
  return ok({
    kitchenId: offer.value.kitchen.id,
    pincode: offer.value.pincode,
    onDate: on,
    option: offered.option,
    typeName: offered.name,
    startMinute: window.startMinute,
    endMinute: window.endMinute,
    label: windowLabel(window, on),
    ...arrival(window, on, now),
    feePaise: offered.feePaise,
    freeFromPaise: offered.freeFromPaise,
  });
}
