import type { TextStore } from "../../draft/text-store.ts";

const NAME = "checkoutAttempt";

/**
 * The Idempotency-Key of this order. The same order gets the same key, so that a double click, a reload or a
 * second try after a closed payment window continue one order; any change of it gets a new key.
 */
export function attemptKey(store: TextStore, content: unknown): string {
  const text = JSON.stringify(content);
  const kept = read(store);
  if (kept?.text === text) return kept.key;
  const key = crypto.randomUUID();
  write(store, { text, key });
  return key;
}

/** Ends the attempt: it was paid, or the shop let it go. Ordering the same again is then a new order. */
export function forgetAttempt(store: TextStore): void {
  try {
    store.removeItem(NAME);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function read(store: TextStore): { text: string; key: string } | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(NAME) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { text, key } = kept as Record<string, unknown>;
    return typeof text === "string" && typeof key === "string" ? { text, key } : null;
  } catch {
    return null;
  }
}

function write(store: TextStore, attempt: { text: string; key: string }): void {
  try {
    store.setItem(NAME, JSON.stringify(attempt));
  } catch {
    // Storage is full or forbidden: the key then lives for this click only, and the server still checks it.
  }
}
