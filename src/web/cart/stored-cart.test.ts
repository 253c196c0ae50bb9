import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textInMemory } from "../../../tests/support/text-in-memory.ts";
import { readCartMessages, storeCartMessage } from "../draft/cart-messages.ts";
import { loadCart } from "./stored-cart.ts";

const ASHA = "asha@example.com";
const store = textInMemory();
const apiFetch = vi.hoisted(() => vi.fn());
vi.mock("../session/api-fetch.ts", () => ({ apiFetch }));

beforeEach(() => {
  vi.stubGlobal("localStorage", store);
  // Without locks, so that a load has ended when it resolves.
  vi.stubGlobal("navigator", {});
});
afterEach(() => {
  store.texts.clear();
  vi.unstubAllGlobals();
});

const cartOf = (...skus: string[]) => ({
  ok: true,
  data: {
    cart: JSON.stringify(skus),
    rows: skus.map((skuid) => ({ skuid })),
    items: 0,
    delivery: 0,
    fees: [],
  },
});

test("the message of a cake removed on another device is not used for the next cake", async () => {
  storeCartMessage(store, ASHA, "TRUF05", "Happy 30th, Meera");
  storeCartMessage(store, ASHA, "PHOTO10", "For Dad");
  apiFetch.mockResolvedValue(cartOf("PHOTO10"));
  await loadCart(ASHA);
  expect(readCartMessages(store, ASHA)).toEqual({ PHOTO10: "For Dad" });
});

test("the messages of its pieces stay with a cake in the cart", async () => {
  storeCartMessage(store, ASHA, "PHOTO10", "For Dad");
  storeCartMessage(store, ASHA, "PHOTO10#2", "For Mum");
  storeCartMessage(store, ASHA, "TRUF05#2", "For Mum");
  apiFetch.mockResolvedValue(cartOf("PHOTO10"));
  await loadCart(ASHA);
  expect(readCartMessages(store, ASHA)).toEqual({ PHOTO10: "For Dad", "PHOTO10#2": "For Mum" });
});

test("a cake added while the cart loads keeps its message", async () => {
  apiFetch.mockImplementation(async () => {
    storeCartMessage(store, ASHA, "TRUF05", "Happy 30th, Meera");
    return cartOf();
  });
  await loadCart(ASHA);
  expect(readCartMessages(store, ASHA)).toEqual({ TRUF05: "Happy 30th, Meera" });
});
