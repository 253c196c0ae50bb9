import { expect, test } from "vitest";
import { textInMemory } from "../../../tests/support/text-in-memory.ts";
import { pieceKey, readCartMessages, removeCartMessages, storeCartMessage } from "./cart-messages.ts";

const ASHA = "asha@example.com";

test("a message is kept with its cake until that cake is ordered or removed", () => {
  const store = textInMemory();
  storeCartMessage(store, ASHA, "TRUF05", "Happy 30th, Meera");
  storeCartMessage(store, ASHA, "PHOTO10", "For Dad");
  expect(readCartMessages(store, ASHA)).toEqual({ TRUF05: "Happy 30th, Meera", PHOTO10: "For Dad" });
  removeCartMessages(store, ASHA, ["TRUF05", "ROSES12"]);
  expect(readCartMessages(store, ASHA)).toEqual({ PHOTO10: "For Dad" });
  removeCartMessages(store, ASHA, ["PHOTO10"]);
  expect(store.getItem("cartMessages")).toBeNull();
});

test("the latest message counts, even if it is empty", () => {
  const store = textInMemory();
  storeCartMessage(store, ASHA, "TRUF05", "Happy 30th, Meera");
  storeCartMessage(store, ASHA, "TRUF05", "Happy 31st, Meera");
  expect(readCartMessages(store, ASHA)).toEqual({ TRUF05: "Happy 31st, Meera" });
  storeCartMessage(store, ASHA, "TRUF05", " ");
  expect(readCartMessages(store, ASHA)).toEqual({});
});

test("a further piece may have no message, and leaves with its cake", () => {
  const store = textInMemory();
  storeCartMessage(store, ASHA, "TRUF05", "For Dad");
  storeCartMessage(store, ASHA, pieceKey("TRUF05", 1), "");
  storeCartMessage(store, ASHA, pieceKey("TRUF05", 2), "For Mum");
  storeCartMessage(store, ASHA, "TRUF050", "For Meera");
  expect(readCartMessages(store, ASHA)).toEqual({
    ...{ TRUF05: "For Dad", "TRUF05#2": "", "TRUF05#3": "For Mum", TRUF050: "For Meera" },
  });
  storeCartMessage(store, ASHA, pieceKey("TRUF05", 2), null);
  expect(readCartMessages(store, ASHA)).not.toHaveProperty("TRUF05#3");
  removeCartMessages(store, ASHA, ["TRUF05"]);
  expect(readCartMessages(store, ASHA)).toEqual({ TRUF050: "For Meera" });
});

test("another customer of the same browser gets no messages, and the former ones do not return", () => {
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
])("broken stored data (%s) has no messages", (text) => {
  const store = textInMemory();
  store.setItem("cartMessages", text);
  expect(readCartMessages(store, ASHA)).toEqual({});
});
