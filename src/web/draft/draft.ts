import { cleanText } from "../../shop/basics/clean-text.ts";
import { type Day, dayOf, parseDay } from "../../shop/basics/india-time.ts";
import { hasEmoji, isShortEnough } from "../../shop/checkout/rules/cake-message.ts";
import { isInBookingRange } from "../../shop/delivery/rules/booking-range.ts";
import { TYPED_PINCODE_LENGTH, typedPincode } from "../../shop/delivery/rules/pincode.ts";

export type DeliveryMode = "Delivery" | "Pickup";

/** An add-on as it goes to checkout. `price` is in rupees, as the contract has it. */
export type SelectedAddon = { SKU: string; name: string; price: number; quantity: number; image: string };

/**
 * What a shopper has chosen so far, kept in this browser while signing in, over a reload and in a second tab.
 * An empty text means: not chosen. The names are the specification's.
 */
export type Draft = {
  /** The cake that message and add-ons belong to. */
  sku: string;
  /** The pincode. */
  location: string;
  /** Where that is, for people: `Indiranagar`. Empty until the shop has confirmed it. */
  area: string;
  /** Kitchen and address where an order from there is picked up. Empty until the shop has told it. */
  collectAt: string;
  mode: DeliveryMode;
  /** Day of delivery, `YYYY-MM-DD`; never a past one. */
  deliveryDate: Day | "";
  /** Name of the option: `Standard Delivery`, `Pickup`, and so on. */
  selectedDeliveryType: string;
  /** Label of the window: `7 PM - 8 PM`. Only set together with a date and a type. */
  deliveryTime: string;
  /** To be iced on the cake. */
  message: string;
  selectedAddons: SelectedAddon[];
  /** A date was chosen and has passed since. Told when the draft is read, not kept. */
  hasLapsed: boolean;
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
  hasLapsed: false,
});

/** More of one add-on than this is a broken storage, not a wish. */
const MOST_OF_ONE = 99;

/**
 * The draft out of stored text, whatever is in there. What can't be read is left out, and so is a date that has
 * passed, with its time: neither may break a page or reach checkout.
 */
export function parseDraft(stored: string | null, now: Date): Draft {
  const raw = readObject(stored);
  const date = parseDay(text(raw.deliveryDate, 10));
  const isOpen = date !== null && isInBookingRange(date, dayOf(now));
  const type = isOpen ? text(raw.selectedDeliveryType, 60) : "";
  return {
    sku: text(raw.sku, 80),
    location: typedPincode(text(raw.location, TYPED_PINCODE_LENGTH)) ?? "",
    area: text(raw.area, 80),
    collectAt: text(raw.collectAt, 300),
    mode: raw.mode === "Pickup" ? "Pickup" : "Delivery",
    deliveryDate: isOpen ? date : "",
    selectedDeliveryType: type,
    deliveryTime: type === "" ? "" : text(raw.deliveryTime, 60),
    message:
      typeof raw.message === "string" && isShortEnough(raw.message) && !hasEmoji(raw.message)
        ? cleanText(raw.message)
        : "",
    selectedAddons: Array.isArray(raw.selectedAddons) ? raw.selectedAddons.flatMap(parseAddon) : [],
    hasLapsed: date !== null && !isOpen,
  };
}

function parseAddon(raw: unknown): SelectedAddon[] {
  if (typeof raw !== "object" || raw === null) return [];
  const { SKU, name, price, quantity, image } = raw as Record<string, unknown>;
  const isWhole = typeof quantity === "number" && Number.isInteger(quantity);
  if (typeof SKU !== "string" || typeof name !== "string" || SKU === "") return [];
  if (typeof price !== "number" || !(price >= 0) || !isWhole || quantity < 1) return [];
  return [
    {
      SKU,
      name,
      price,
      quantity: Math.min(quantity, MOST_OF_ONE),
      image: typeof image === "string" ? image : "",
    },
  ];
}

function readObject(stored: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(stored ?? "null");
    return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A text of at most so many characters; anything else is as good as nothing. */
function text(raw: unknown, most: number): string {
  return typeof raw === "string" && raw.length <= most ? raw : "";
}
