import { fitMessage } from "../../shop/checkout/rules/cake-message.ts";
import type { TextStore } from "./text-store.ts";

const NAME = "cartMessages";

/**
 * The key of a piece of this SKU, counted from 0, among messages and photos. The first has the key of the SKU, which all
 * pieces share until the second has a message too, even an empty one.
 */
export const pieceKey = (sku: string, index: number) => (index === 0 ? sku : `${sku}#${index + 1}`);

/**
 * The key of the photos of a piece in the cart. Unlike `pieceKey` it always has a `#`: the photos on a product's page have
 * the product's id as their key, and it may be the same text as a SKU.
 */
export const photoKey = (sku: string, index: number) => `${sku}#${index + 1}`;

/** The SKU of such keys: no SKU has a `#`. */
export const skuOfKey = (key: string) => key.split("#")[0] ?? key;

/** By SKU, or key of a piece, the messages for cakes in this customer's cart. Empty for another customer's. */
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

/**
 * Stores the latest message of a cake in the cart; null removes it. An empty one of a further piece stays, because
 * that piece has none while others have.
 */
export function storeCartMessage(store: TextStore, email: string, key: string, message: string | null): void {
  const { [key]: _, ...others } = readCartMessages(store, email);
  const isNone = message === null || (message.trim() === "" && key === skuOfKey(key));
  write(store, email, isNone ? others : { ...others, [key]: message });
}

/** Removes the messages of cakes that were ordered or have left the cart. */
export function removeCartMessages(store: TextStore, email: string, skus: string[]): void {
  const messages = Object.entries(readCartMessages(store, email));
  const remaining = messages.filter(([key]) => !skus.includes(skuOfKey(key)));
  if (remaining.length < messages.length) write(store, email, Object.fromEntries(remaining));
}

function write(store: TextStore, email: string, messages: Record<string, string>): void {
  try {
    if (Object.keys(messages).length === 0) store.removeItem(NAME);
    else store.setItem(NAME, JSON.stringify({ email, messages }));
  } catch {
    // Storage is full or disabled: the message is lost on reload.
  }
}

function asObject(raw: unknown): Record<string, unknown> {
  return typeof raw === "object" && raw !== null ? (raw as Record<string, unknown>) : {};
}
