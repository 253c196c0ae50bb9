import { DELIVERY_OPTIONS, type DeliveryOption } from "./options.ts";

/** Finds an option by its code, in a text that may hold anything. */
export function findOption(code: string | undefined): DeliveryOption | undefined {
  return DELIVERY_OPTIONS.find((option) => option === code);
}
