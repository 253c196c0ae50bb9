import { fitMessage } from "../../shop/checkout/rules/cake-message.ts";
import type { TextStore } from "./text-store.ts";

const NAME = "cartMessages";

/** By SKU, what was to be iced on the cakes that this browser has put into the cart. */
export function readCartMessages(store: TextStore): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(store.getItem(NAME) ?? "{}");
    const entries = Object.entries(typeof kept === "object" && kept !== null ? kept : {});
    const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === "string");
    return Object.fromEntries(texts.map(([sku, text]) => [sku, fitMessage(text).text]));
  } catch {
    return {};
  }
}

/** Keeps the message of a cake that was put into the cart; checkout starts from it. None leaves the last one. */
export function keepCartMessage(store: TextStore, sku: string, message: string): void {
  if (message.trim() === "") return;
  try {
    store.setItem(NAME, JSON.stringify({ ...readCartMessages(store), [sku]: message }));
  } catch {
    // Storage is full or forbidden: then checkout asks for the message.
  }
}

/** Forgets the messages of what has been paid for. */
export function forgetCartMessages(store: TextStore): void {
  try {
    store.removeItem(NAME);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
