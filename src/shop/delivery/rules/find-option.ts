import { DELIVERY_OPTIONS, type DeliveryOption } from "./options.ts";

/** Returns the option with this code; undefined for any other text. */
export function findOption(code: string | undefined): DeliveryOption | undefined {
  return DELIVERY_OPTIONS.find((option) => option === code);
}
