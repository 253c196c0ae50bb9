import type { Slot } from "../../../../contract/delivery.ts";
import { showMoney } from "../../../../shop/basics/money.ts";
import type { DeliveryOption } from "../../../../shop/delivery/rules/options.ts";
import type { OptionView } from "../../../delivery/delivery-calls.ts";

/** A delivery slot of any type, as the board compares them. */
export type Hour = Slot & {
  option: DeliveryOption;
  /** Short name of the option. */
  kind: string;
  fee: string;
};

/** In order of speed; hourly slots last, because there are many. Pickup is left out. */
const KINDS: Record<Exclude<DeliveryOption, "pickup">, string> = {
  express: "Express",
  standard: "Standard",
  midnight: "Midnight",
  "fixed-time": "Fixed hour",
};

/** The delivery slots of a day, full ones included, closed ones left out. */
export function hoursOf(options: OptionView[]): Hour[] {
  return Object.entries(KINDS).flatMap(([option, kind]) => {
    const offer = options.find((candidate) => candidate.option === option);
    if (!offer) return [];
    return offer.slots
      .filter(({ state }) => state !== "closed")
      .map((slot) => ({ ...slot, option: offer.option, kind, fee: feeOf(offer) }));
  });
}

/** Whether any of these slots is available. */
export function isAnyOpen(hours: Hour[]): boolean {
  return hours.some(({ state }) => state === "open");
}

function feeOf({ feePaise, freeFromPaise }: OptionView): string {
  if (feePaise === 0) return "Free";
  return freeFromPaise === null ? showMoney(feePaise) : `Free from ${showMoney(freeFromPaise)}`;
}
