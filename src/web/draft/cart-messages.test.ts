import { expect, test } from "vitest";
import { textInMemory } from "../../../tests/support/text-in-memory.ts";
import { readCartMessages, removeCartMessages, storeCartMessage } from "./cart-messages.ts";

const ASHA = "asha@example.com";

test("a message goes along with its cake into the cart, until that cake is ordered or removed", () => {
  const store = textInMemory();
  storeCartMessage(store, ASHA, "TRUF05", "Happy 30th, Meera");
  storeCartMessage(store, ASHA, "PHOTO10", "For Dad");
  expect(readCartMessages(store, ASHA)).toEqual({ TRUF05: "Happy 30th, Meera", PHOTO10: "For Dad" });
  removeCartMessages(store, ASHA, ["TRUF05", "ROSES12"]);
  expect(readCartMessages(store, ASHA)).toEqual({ PHOTO10: "For Dad" });
  removeCartMessages(store, ASHA, ["PHOTO10"]);
  expect(store.getItem("cartMessages")).toBeNull();
});

test("the message that was written last is the one that is iced, and that can be none", () => {
  const store = textInMemory();
  storeCartMessage(store, ASHA, "TRUF05", "Happy 30th, Meera");
  storeCartMessage(store, ASHA, "TRUF05", "Happy 31st, Meera");
  expect(readCartMessages(store, ASHA)).toEqual({ TRUF05: "Happy 31st, Meera" });
  storeCartMessage(store, ASHA, "TRUF05", " ");
  expect(readCartMessages(store, ASHA)).toEqual({});
});

test("another customer of the same browser finds none, and nothing of the former one comes back", () => {
  const store = textInMemory();
  storeCartMessage(store, ASHA, "TRUF05", "Happy 30th, Meera");
  expect(readCartMessages(store, "ravi@example.com")).toEqual({});
  storeCartMessage(store, "ravi@example.com", "PHOTO10", "For Dad");
  expect(readCartMessages(store, "ravi@example.com")).toEqual({ PHOTO10: "For Dad" });
  expect(readCartMessages(store, ASHA)).toEqual({});
});

test.each([
  "",
  "{",
  "7",
  "null",
  '{"TRUF05":"Happy 30th, Meera"}',
  '{"email":"asha@example.com","messages":{"TRUF05":7}}',
])("a broken storage (%s) holds none", (text) => {
  const store = textInMemory();
  store.setItem("cartMessages", text);
  expect(readCartMessages(store, ASHA)).toEqual({});
});
