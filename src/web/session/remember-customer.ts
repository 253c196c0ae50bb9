import type { TextStore } from "../draft/text-store.ts";

/** The contract's client keeps the e-mail in local storage while the customer is signed in. */
export const OWNER_KEY = "userEmail";

/** Stored data of one customer, by store. Removed before the next customer uses the browser. */
const OF_A_BROWSER = ["cartItems", "cartMessages"];
const OF_A_TAB = ["checkoutForm", "checkoutAttempt", "lastOrder"];
/** Choices that visitors make before they sign in, and keep afterwards. */
const OF_VISITORS_TOO = ["printPhotos"];

const DRAFT = "orderDraft";

type Stores = { browser: TextStore; tab: TextStore };

/**
 * Records who is signed in (null: a visitor) and removes the stored data of all others: from the browser as soon as one
 * tab knows, from a tab when that tab knows.
 */
export function rememberCustomer({ browser, tab }: Stores, email: string | null): void {
  handOver(browser, OF_A_BROWSER, email);
  handOver(tab, OF_A_TAB, email);
}

function handOver(store: TextStore, names: string[], email: string | null): void {
  try {
    const owner = store.getItem(OWNER_KEY);
    // Without a recorded owner, the data was entered on a page that already knew its customer.
    const isOthers = owner !== null && owner !== email;
    if (email === null || isOthers) for (const name of names) store.removeItem(name);
    if (isOthers) for (const name of OF_VISITORS_TOO) store.removeItem(name);
    if (isOthers) removeWords(store);
    if (email === null) store.removeItem(OWNER_KEY);
    else store.setItem(OWNER_KEY, email);
  } catch {
    // Storage may be forbidden; then it holds no data of another customer.
  }
}

/** Removes typed texts from the draft: the message on the cake, and answers to add-ons. Day and slot stay. */
function removeWords(store: TextStore): void {
  const draft = store.getItem(DRAFT);
  if (draft === null) return;
  try {
    store.setItem(DRAFT, JSON.stringify({ ...JSON.parse(draft), message: "", selectedAddons: [] }));
  } catch {
    store.removeItem(DRAFT);
  }
}
