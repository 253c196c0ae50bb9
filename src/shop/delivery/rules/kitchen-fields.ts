/** The fields of a kitchen that staff enter. */
export type KitchenFields = {
  name: string;
  /** Building and street, without city and pincode. */
  address: string;
  city: string;
  pincode: string;
  /** GST state code, two digits. */
  stateCode: string;
  /** Empty if there is none. */
  phone: string;
  /** Empty if the shop's licence holds for it. */
  fssai: string;
};

/** A kitchen as the log records it. */
export type RecordedKitchen = KitchenFields & { isOpen: boolean };

/** The fields of a kitchen with their labels. */
export const KITCHEN_WORDS: Record<keyof RecordedKitchen, string> = {
  name: "Name",
  address: "Address",
  city: "City",
  pincode: "PIN code",
  stateCode: "State",
  phone: "Phone",
  fssai: "FSSAI licence",
  isOpen: "Takes orders",
};

export const KITCHEN_FIELDS = ["name", "address", "city", "pincode", "stateCode", "phone", "fssai"] as const;

/** Kitchens that a shop may have, closed ones included: pages and locks read all of them. */
export const MOST_KITCHENS = 200;

/** 14 digits: a licence begins with 1, a registration with 2. */
export const FSSAI_OR_NONE = /^([12]\d{13})?$/;

/** Does this change need a kitchen without open orders? They must be made there, and are taxed by its state. */
export function needsNoOrders(before: RecordedKitchen, after: RecordedKitchen): boolean {
  return (before.isOpen && !after.isOpen) || before.stateCode !== after.stateCode;
}

/** The id of a kitchen of this name: `Hauz Khas kitchen` becomes `hauz-khas-kitchen`, or the first free `-2`. */
export function kitchenId(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_ID)
    .replace(/^-|-$/g, "");
  const id = words === "" ? "kitchen" : words;
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/** Leaves room for a number within the 40 characters that forms accept. */
const LONGEST_ID = 34;
