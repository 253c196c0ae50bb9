import { expect, test } from "vitest";
import { forgetCartMessages, keepCartMessage, readCartMessages } from "./cart-messages.ts";

function aStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

test("a message goes along with its cake into the cart, until it is ordered", () => {
  const store = aStore();
  keepCartMessage(store, "TRUF05", "Happy 30th, Meera");
  keepCartMessage(store, "PHOTO10", "For Dad");
  keepCartMessage(store, "TRUF05", " ");
  expect(readCartMessages(store)).toEqual({ TRUF05: "Happy 30th, Meera", PHOTO10: "For Dad" });
  forgetCartMessages(store);
  expect(readCartMessages(store)).toEqual({});
});

test.each(["", "{", "7", '{"TRUF05":7}'])("a broken storage (%s) holds none", (text) => {
  const store = aStore();
  store.setItem("cartMessages", text);
  expect(readCartMessages(store)).toEqual({});
});
