import type { TextStore } from "../../../draft/text-store.ts";

const NAME = "wishToAdd";

/** Records in this tab that the shopper pressed the add button of this SKU before signing in. */
export function storePendingAdd(store: TextStore, sku: string): void {
  try {
    store.setItem(NAME, sku);
  } catch {
    // Storage is full or forbidden: the shopper presses the button again after signing in.
  }
}

/**
 * Whether the add button of this SKU was pressed in this tab before the sign-in. True once. Without it, any link could
 * add to a cart when opened.
 */
export function takePendingAdd(store: TextStore, sku: string): boolean {
  try {
    const wished = store.getItem(NAME) === sku;
    store.removeItem(NAME);
    return wished;
  } catch {
    return false;
  }
}
