import { DELIVERY_OPTIONS, type DeliveryOption, OPTION_NAMES } from "./options.ts";

/** Finds an option by the name that a program sent, ignoring spaces and case; null if unknown. */
export function parseOptionName(name: string): DeliveryOption | null {
  const normalised = name.trim().replace(/\s+/g, " ").toLowerCase();
  return DELIVERY_OPTIONS.find((option) => OPTION_NAMES[option].toLowerCase() === normalised) ?? null;
}
