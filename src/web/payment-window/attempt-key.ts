import type { TextStore } from "../draft/text-store.ts";

const NAME = "checkoutAttempt";

/**
 * The Idempotency-Key of this order. The same order keeps its key, so that a double click, a reload or a retry after a
 * closed payment window continue one order. Any change makes a new key.
 */
export function attemptKey(store: TextStore, content: unknown): string {
  const text = JSON.stringify(content);
  const stored = read(store);
  if (stored?.text === text) return stored.key;
  const key = crypto.randomUUID();
  write(store, { text, key });
  return key;
}

/** Ends the attempt: the order was paid or released. Ordering the same again makes a new order. */
export function clearAttempt(store: TextStore): void {
  try {
    store.removeItem(NAME);
  } catch {
    // Storage is forbidden: nothing is stored.
  }
}

function read(store: TextStore): { text: string; key: string } | null {
  try {
    const stored: unknown = JSON.parse(store.getItem(NAME) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const { text, key } = stored as Record<string, unknown>;
    return typeof text === "string" && typeof key === "string" ? { text, key } : null;
  } catch {
    return null;
  }
}

function write(store: TextStore, attempt: { text: string; key: string }): void {
  try {
    store.setItem(NAME, JSON.stringify(attempt));
  } catch {
    // Storage is full or forbidden: the key lives for this click only. The server still checks for duplicates.
  }
}
