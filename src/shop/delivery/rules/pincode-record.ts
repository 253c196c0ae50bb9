import type { Fields, FieldValue } from "../../audit/rules/changed-record.ts";
import { DELIVERY_OPTIONS, type DeliveryOption, shortOptionName } from "./options.ts";

/** A pincode as it is stored: who serves it, and with what. */
export type ServedPincode = {
  area: string;
  city: string;
  kitchenId: string;
  standard: boolean;
  express: boolean;
  fixedTime: boolean;
  midnight: boolean;
  pickup: boolean;
};

/** A pincode as the log records it. All fields are null if no kitchen serves it. */
export type RecordedPincode = {
  kitchenId: string | null;
  area: string | null;
  city: string | null;
  options: DeliveryOption[] | null;
};

export const NOT_SERVED: RecordedPincode = { kitchenId: null, area: null, city: null, options: null };

/** The options that a pincode is offered, in the shop's order. */
export function optionsOf({
  standard,
  express,
  fixedTime,
  midnight,
  pickup,
}: ServedPincode): DeliveryOption[] {
  const isOffered = { standard, express, "fixed-time": fixedTime, midnight, pickup };
  return DELIVERY_OPTIONS.filter((option) => isOffered[option]);
}

/** The columns of these options. */
export function offered(options: readonly DeliveryOption[]) {
  return {
    ...{ standard: options.includes("standard"), express: options.includes("express") },
    ...{ fixedTime: options.includes("fixed-time"), midnight: options.includes("midnight") },
    pickup: options.includes("pickup"),
  };
}

export function recordedPincode(row: ServedPincode | undefined): RecordedPincode {
  if (!row) return NOT_SERVED;
  const { kitchenId, area, city } = row;
  return { kitchenId, area, city, options: optionsOf(row) };
}

/** The row of a recorded pincode; null if no kitchen serves it. */
export function servedPincode({ kitchenId, area, city, options }: RecordedPincode): ServedPincode | null {
  if (kitchenId === null || area === null || city === null || options === null) return null;
  return { kitchenId, area, city, ...offered(options) };
}

/** Describes how a pincode is served: `Saket, by delhi-saket: Standard, Express`. */
export function pincodeWords(fields: Readonly<Fields>, isKitchenNamed: boolean): string {
  const { kitchenId = null, area = null, options = null } = fields;
  if (kitchenId === null) return "Not served";
  const by = isKitchenNamed ? `, by ${kitchenId}` : "";
  return `${area}${by}: ${optionWords(options)}`;
}

export function optionWords(options: FieldValue): string {
  const offers = DELIVERY_OPTIONS.filter((option) => Array.isArray(options) && options.includes(option));
  return offers.map(shortOptionName).join(", ");
}
