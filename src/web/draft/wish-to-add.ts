import type { TextStore } from "./text-store.ts";

const NAME = "wishToAdd";

/** Notes in this tab that the shopper pressed the button to add this SKU, before the way to the sign-in. */
export function noteWishToAdd(store: TextStore, sku: string): void {
  try {
    store.setItem(NAME, sku);
  } catch {
    // Storage is full or forbidden: then the button is pressed once more after the sign-in.
  }
}

/**
 * Was the button of this SKU pressed in this tab before the sign-in? True once. Without it, a link of somebody else's
 * making would put things into carts by being opened.
 */
export function takeWishToAdd(store: TextStore, sku: string): boolean {
  try {
    const wished = store.getItem(NAME) === sku;
    store.removeItem(NAME);
    return wished;
  } catch {
    return false;
  }
}
