import { ADDRESS_TYPES } from "../../../shop/accounts/rules/address-types.ts";
import type { TextStore } from "../../draft/text-store.ts";
import { type GiftForm, readGift } from "./gift/gift-form.ts";
import type { Account, ReceiverField, ReceiverForm } from "./receiver/receiver-form.ts";

/** The entries of a checkout, stored so that a reload does not lose them. */
export type StoredCheckout = {
  receiver: ReceiverForm;
  useCoins: boolean;
  gift: GiftForm;
};

const NAME = "checkoutForm";
const FIELDS: ReceiverField[] = ["name", "phone", "email", "altPhone", "flat", "street", "landmark"];

/** Stores it for this tab and this customer only: it holds an address and a phone number. */
export function storeCheckout(store: TextStore, email: string, checkout: StoredCheckout): void {
  try {
    const { problem: _, ...receiver } = checkout.receiver;
    store.setItem(NAME, JSON.stringify({ email, ...checkout, receiver }));
  } catch {
    // Storage is full or forbidden: a reload asks again.
  }
}

export function clearCheckout(store: TextStore): void {
  try {
    store.removeItem(NAME);
  } catch {
    // Storage is forbidden: nothing is stored.
  }
}

/** Reads the entries of this customer; null if nothing readable is stored. */
export function readCheckout(store: TextStore, account: Account): StoredCheckout | null {
  try {
    const stored = asObject(JSON.parse(store.getItem(NAME) ?? "null"));
    if (stored.email !== account.email) return null;
    const receiver = readReceiver(asObject(stored.receiver));
    const gift = readGift(asObject(stored.gift), account);
    return receiver && { receiver, useCoins: stored.useCoins === true, gift };
  } catch {
    return null;
  }
}

function readReceiver(raw: Record<string, unknown>): ReceiverForm | null {
  const written = asObject(raw.fields);
  const text = (value: unknown) => (typeof value === "string" ? value.slice(0, 300) : "");
  if (typeof raw.pincode !== "string") return null;
  if (!FIELDS.every((field) => typeof written[field] === "string")) return null;
  const entries = FIELDS.map((field) => [field, text(written[field])]);
  return {
    pincode: raw.pincode.slice(0, 6),
    orderFor: raw.orderFor === "someone else" ? "someone else" : "self",
    mode: raw.mode === "manual" ? "manual" : "saved",
    fields: Object.fromEntries(entries) as ReceiverForm["fields"],
    savedAddress: text(raw.savedAddress),
    savedType: ADDRESS_TYPES.find((type) => type === raw.savedType) ?? "",
    addressType: ADDRESS_TYPES.find((type) => type === raw.addressType) ?? "Home",
    typedElsewhere: raw.typedElsewhere === true,
    confirmed: raw.confirmed === true,
    updating: raw.updating === true,
    problem: null,
  };
}

function asObject(raw: unknown): Record<string, unknown> {
  return typeof raw === "object" && raw !== null ? (raw as Record<string, unknown>) : {};
}
