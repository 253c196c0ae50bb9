/** The five delivery options, in display order. */
export const DELIVERY_OPTIONS = ["standard", "express", "fixed-time", "midnight", "pickup"] as const;

export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number];

export function isDeliveryOption(code: string): code is DeliveryOption {
  return DELIVERY_OPTIONS.some((option) => option === code);
}

/** The names that people read and that the contract's calls use. */
export const OPTION_NAMES: Record<DeliveryOption, string> = {
  standard: "Standard Delivery",
  express: "Express Delivery",
  "fixed-time": "Fixed Time Delivery",
  midnight: "Midnight Delivery",
  pickup: "Pickup",
};

/** The name of a chosen option; empty while none is chosen. */
export function optionName(option: DeliveryOption | ""): string {
  return option && OPTION_NAMES[option];
}

/** `Standard` for `Standard Delivery`, where it is clear that deliveries are meant. */
export function shortOptionName(option: DeliveryOption): string {
  return OPTION_NAMES[option].replace(" Delivery", "");
}

/** Finds an option by its exact name; empty if there is none. */
export function optionNamed(name: unknown): DeliveryOption | "" {
  return DELIVERY_OPTIONS.find((option) => OPTION_NAMES[option] === name) ?? "";
}
