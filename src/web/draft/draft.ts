import { type Day, parseDay } from "../../shop/basics/india-time.ts";
import { isInBookingRange } from "../../shop/delivery/rules/booking-range.ts";
import { type DeliveryOption, optionNamed } from "../../shop/delivery/rules/options.ts";
import { TYPED_PINCODE_LENGTH, typedPincode } from "../../shop/delivery/rules/pincode.ts";

export type DeliveryMode = "Delivery" | "Pickup";

/** `sku` of a draft for the whole cart. No SKU can have this name: it is a path of checkout. */
export const CART_KEY = "cart";

/**
 * A shopper's choices, stored in this browser across sign-in, reloads and tabs. An empty string means not chosen. The
 * field names are the specification's.
 */
export type Draft = {
  /** The cake that message and add-ons belong to, or `CART_KEY`. */
  sku: string;
  /** The pincode. */
  location: string;
  /** The area's name: `Indiranagar`. Empty until the shop has confirmed it. */
  area: string;
  /** Kitchen and address for Pickup orders. Empty until the shop has named it. */
  collectAt: string;
  mode: DeliveryMode;
  /** Delivery day, `YYYY-MM-DD`; never a past one. */
  deliveryDate: Day | "";
  /** Stored by its name, as the specification says: `Standard Delivery`, `Pickup`, and so on. */
  selectedDeliveryType: DeliveryOption | "";
  /** Label of the slot: `7 PM - 8 PM`. Only set together with a date and a type. */
  deliveryTime: string;
  /** As stored. `contentsOf` parses them: only the pages that order need that code. */
  message: unknown;
  selectedAddons: unknown;
  /** Whether the chosen date has passed. Computed when the draft is read, not stored. */
  isDayOver: boolean;
};

export const EMPTY_DRAFT: Draft = Object.freeze({
  sku: "",
  location: "",
  area: "",
  collectAt: "",
  mode: "Delivery",
  deliveryDate: "",
  selectedDeliveryType: "",
  deliveryTime: "",
  message: "",
  selectedAddons: [],
  isDayOver: false,
});

/**
 * Parses a stored draft, whatever it contains, except its contents. Drops what is unreadable and a date that has passed,
 * with its time: neither may break a page or reach checkout.
 */
export function parseDraft(stored: string | null, today: Day): Draft {
  const raw = readObject(stored);
  const date = parseDay(text(raw.deliveryDate, 10));
  const isOpen = date !== null && isInBookingRange(date, today);
  const option = isOpen ? optionNamed(raw.selectedDeliveryType) : "";
  return {
    sku: text(raw.sku, 80),
    location: typedPincode(text(raw.location, TYPED_PINCODE_LENGTH)) ?? "",
    area: text(raw.area, 80),
    collectAt: text(raw.collectAt, 300),
    mode: raw.mode === "Pickup" ? "Pickup" : "Delivery",
    deliveryDate: isOpen ? date : "",
    selectedDeliveryType: option,
    deliveryTime: option === "" ? "" : text(raw.deliveryTime, 60),
    message: typeof raw.message === "string" ? raw.message : "",
    selectedAddons: Array.isArray(raw.selectedAddons) ? raw.selectedAddons : [],
    isDayOver: date !== null && !isOpen,
  };
}

function readObject(stored: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(stored ?? "null");
    return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A string up to this length; anything else becomes an empty string. */
function text(raw: unknown, most: number): string {
  return typeof raw === "string" && raw.length <= most ? raw : "";
}
