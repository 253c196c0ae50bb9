import type { Day } from "../../basics/india-time.ts";
import { type Outcome, ok } from "../../basics/outcome.ts";
import type { Piece } from "../../catalogue/catalogue.reads.ts";
import type { Services } from "../../services.ts";
import { type DeliveryOption, OPTION_NAMES } from "../rules/options.ts";
import { windowLabel } from "../rules/windows.ts";
import { listWindows } from "./list-windows.ts";
import { loadOffer } from "./load-offer.ts";

/** Slots in the contract's form: each row is an option's name, followed by its labels. */
export type SlotRows = string[][];

/**
 * The slots of a pincode, Standard Delivery first. With a date, only open slots with room for these pieces; without
 * one, all.
 */
export async function listSlots(
  services: Services,
  { pincode, date, pieces }: { pincode: string; date: Day | null; pieces: Piece[] },
): Promise<Outcome<SlotRows, "pincode-not-served" | "date-out-of-range" | "unknown-sku">> {
  if (date === null) {
    const offer = await loadOffer(services, pincode);
    if (!offer.ok) return offer;
    const labelled = offer.value.options.map(({ option, windows }) => ({
      option,
      labels: windows.map((window) => windowLabel(window)),
    }));
    return ok(standardFirst(labelled));
  }
  const offers = await listWindows(services, { pincode, date, pieces });
  if (!offers.ok) return offers;
  const labelled = offers.value.options.map(({ option, slots }) => ({
    option,
    labels: slots.filter((slot) => slot.state === "open").map((slot) => slot.label),
  }));
  return ok(standardFirst(labelled));
}

/** The contract expects Standard Delivery in the first row, even if it is empty. */
function standardFirst(labelled: { option: DeliveryOption; labels: string[] }[]): SlotRows {
  const standard = labelled.find(({ option }) => option === "standard") ?? { option: "standard", labels: [] };
  const others = labelled.filter(({ option }) => option !== "standard");
  return [standard, ...others].map(({ option, labels }) => [OPTION_NAMES[option], ...labels]);
}
