import { expect, test } from "vitest";
import { textInMemory } from "../../../tests/support/text-in-memory.ts";
import { rememberCustomer } from "./remember-customer.ts";

const ASHA = "asha@example.com";
const RAVI = "ravi@example.com";
const PERSONAL = ["cartItems", "cartMessages", "checkoutForm", "checkoutAttempt", "lastOrder"];

/** A draft with a slot, and with Asha's texts on her cake and on a card. */
const DRAFT = {
  deliveryTime: "7 PM - 8 PM",
  message: "Forgive me",
  selectedAddons: [{ answer: "Your Asha" }],
};

/** A browser in which Asha has filled her cart, gone to checkout and ordered. */
function ashasBrowser() {
  const browser = textInMemory();
  const tab = textInMemory();
  rememberCustomer({ browser, tab }, ASHA);
  for (const name of ["cartItems", "cartMessages"]) browser.setItem(name, "hers");
  browser.setItem("orderDraft", JSON.stringify(DRAFT));
  for (const name of ["checkoutForm", "checkoutAttempt", "lastOrder"]) tab.setItem(name, "hers");
  return { browser, tab };
}

const left = ({ browser, tab }: ReturnType<typeof ashasBrowser>) =>
  PERSONAL.filter((name) => browser.texts.has(name) || tab.texts.has(name));

test("a reload keeps the data of a signed-in customer", () => {
  const stores = ashasBrowser();
  rememberCustomer(stores, ASHA);
  expect(left(stores)).toEqual(PERSONAL);
  expect(stores.browser.getItem("orderDraft")).toBe(JSON.stringify(DRAFT));
  expect(stores.browser.getItem("userEmail")).toBe(ASHA);
});

test("the end of the session removes cart, checkout, last order and texts; the slot stays", () => {
  const stores = ashasBrowser();
  rememberCustomer(stores, null);
  expect(left(stores)).toEqual([]);
  expect(stores.browser.getItem("userEmail")).toBeNull();
  expect(JSON.parse(stores.browser.getItem("orderDraft") ?? "")).toEqual({
    ...DRAFT,
    ...{ message: "", selectedAddons: [] },
  });
});

test("photos that a visitor chose stay after the sign-in, and are removed after the sign-out", () => {
  const stores = { browser: textInMemory(), tab: textInMemory() };
  rememberCustomer(stores, null);
  stores.browser.setItem("printPhotos", "hers");
  rememberCustomer(stores, null);
  rememberCustomer(stores, ASHA);
  expect(stores.browser.getItem("printPhotos")).toBe("hers");
  rememberCustomer(stores, null);
  expect(stores.browser.getItem("printPhotos")).toBeNull();
  rememberCustomer(stores, ASHA);
  stores.browser.setItem("printPhotos", "hers");
  rememberCustomer(stores, RAVI);
  expect(stores.browser.getItem("printPhotos")).toBeNull();
});

test("another customer's sign-in removes them, even without a sign-out", () => {
  const stores = ashasBrowser();
  rememberCustomer(stores, RAVI);
  expect(left(stores)).toEqual([]);
  expect(stores.browser.getItem("userEmail")).toBe(RAVI);
});

test("a second tab of the former customer removes them too", () => {
  const first = ashasBrowser();
  const second = { browser: first.browser, tab: textInMemory() };
  rememberCustomer(second, ASHA);
  second.tab.setItem("checkoutForm", "hers");
  rememberCustomer(first, null);
  rememberCustomer(first, RAVI);
  rememberCustomer(second, RAVI);
  expect(second.tab.texts.has("checkoutForm")).toBe(false);
});

test("input in a new tab is kept while its session is still unknown", () => {
  const tab = textInMemory();
  tab.setItem("checkoutForm", "hers");
  rememberCustomer({ browser: ashasBrowser().browser, tab }, ASHA);
  expect(tab.texts.has("checkoutForm")).toBe(true);
});

test("forbidden storage is not an error", () => {
  const forbid = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const store = { getItem: forbid, setItem: forbid, removeItem: forbid };
  expect(() => rememberCustomer({ browser: store, tab: store }, null)).not.toThrow();
});
