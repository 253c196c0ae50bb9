import type { Slot } from "../../contract/delivery.ts";
import { showMoney } from "../../shop/basics/money.ts";
import type { OptionView } from "./delivery-calls.ts";

/** An hour in which something can be brought: what a shopper compares. */
export type Hour = Slot & {
  /** Name of the option, as the draft keeps it. */
  type: string;
  /** The same in a word. */
  kind: string;
  fee: string;
};

/** Soonest promise first; hour by hour last, because there are many. Collecting is no delivery. */
const KINDS: Record<string, string> = {
  express: "Express",
  standard: "Standard",
  midnight: "Midnight",
  "fixed-time": "Fixed hour",
};

/** What a day still offers by delivery, full hours among them; those that have closed are left out. */
export function hoursOf(options: OptionView[]): Hour[] {
  return Object.entries(KINDS).flatMap(([option, kind]) => {
    const offer = options.find((one) => one.option === option);
    if (!offer) return [];
    return offer.slots
      .filter(({ state }) => state !== "closed")
      .map((slot) => ({ ...slot, type: offer.name, kind, fee: feeOf(offer) }));
  });
}

/** Can any of these be had? */
export function isAnyOpen(hours: Hour[]): boolean {
  return hours.some(({ state }) => state === "open");
}

function feeOf({ feePaise, freeFromPaise }: OptionView): string {
  if (feePaise === 0) return "Free";
  return freeFromPaise === null ? showMoney(feePaise) : `Free from ${showMoney(freeFromPaise)}`;
}
