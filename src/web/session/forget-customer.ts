import type { TextStore } from "../draft/text-store.ts";

/** The contract's client keeps the e-mail in local storage while its owner is signed in. */
export const OWNER_KEY = "userEmail";

/** What a browser keeps of one customer, by the store that it is in. The next one may find none of it. */
const OF_A_BROWSER = ["cartItems", "cartMessages"];
const OF_A_TAB = ["checkoutForm", "checkoutAttempt", "lastOrder"];

type Stores = { browser: TextStore; tab: TextStore };

/**
 * Writes down who is signed in (null: nobody). What is kept of anybody else is forgotten: of a browser as soon
 * as one of its tabs knows, of a tab when that tab does.
 */
export function rememberCustomer({ browser, tab }: Stores, email: string | null): void {
  handOver(browser, OF_A_BROWSER, email);
  handOver(tab, OF_A_TAB, email);
}

function handOver(store: TextStore, names: string[], email: string | null): void {
  try {
    const owner = store.getItem(OWNER_KEY);
    // Of nobody yet: then what is there was entered since, on a page that knew its customer before we did.
    const isOthers = owner !== null && owner !== email;
    if (email === null || isOthers) for (const name of names) store.removeItem(name);
    if (email === null) store.removeItem(OWNER_KEY);
    else store.setItem(OWNER_KEY, email);
  } catch {
    // Storage may be forbidden; then it keeps nothing of anybody.
  }
}
