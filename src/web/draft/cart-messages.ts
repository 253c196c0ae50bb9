import { fitMessage } from "../../shop/checkout/rules/cake-message.ts";
import type { TextStore } from "./text-store.ts";

const NAME = "cartMessages";

/** By SKU, the messages for cakes in this customer's cart. Empty for another customer's. */
export function readCartMessages(store: TextStore, email: string): Record<string, string> {
  try {
    const stored = asObject(JSON.parse(store.getItem(NAME) ?? "null"));
    if (stored.email !== email) return {};
    const entries = Object.entries(asObject(stored.messages));
    const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === "string");
    return Object.fromEntries(texts.map(([sku, text]) => [sku, fitMessage(text).text]));
  } catch {
    return {};
  }
}

/** Stores the latest message of a cake in the cart; an empty one removes it. */
export function storeCartMessage(store: TextStore, email: string, sku: string, message: string): void {
  const { [sku]: _, ...others } = readCartMessages(store, email);
  write(store, email, message.trim() === "" ? others : { ...others, [sku]: message });
}

/** Removes the messages of cakes that were ordered or have left the cart. */
export function removeCartMessages(store: TextStore, email: string, skus: string[]): void {
  const messages = Object.entries(readCartMessages(store, email));
  const remaining = messages.filter(([sku]) => !skus.includes(sku));
  if (remaining.length < messages.length) write(store, email, Object.fromEntries(remaining));
}

function write(store: TextStore, email: string, messages: Record<string, string>): void {
  try {
    if (Object.keys(messages).length === 0) store.removeItem(NAME);
    else store.setItem(NAME, JSON.stringify({ email, messages }));
  } catch {
    // Storage is full or forbidden: a message lives as long as its page.
  }
}

function asObject(raw: unknown): Record<string, unknown> {
  return typeof raw === "object" && raw !== null ? (raw as Record<string, unknown>) : {};
}
