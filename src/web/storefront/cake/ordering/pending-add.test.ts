import { expect, test } from "vitest";
import { textInMemory } from "../../../../../tests/support/text-in-memory.ts";
import { storePendingAdd, takePendingAdd } from "./pending-add.ts";

test("a cake added before signing in is added once afterwards", () => {
  const tab = textInMemory();
  storePendingAdd(tab, "TRUF05");
  expect(takePendingAdd(tab, "TRUF05")).toBe(true);
  expect(takePendingAdd(tab, "TRUF05")).toBe(false);
});

test("a link alone adds nothing to the cart", () => {
  expect(takePendingAdd(textInMemory(), "TRUF05")).toBe(false);
});

test("a pending cake does not add another one, and another one drops it", () => {
  const tab = textInMemory();
  storePendingAdd(tab, "TRUF05");
  expect(takePendingAdd(tab, "ROSES12")).toBe(false);
  expect(takePendingAdd(tab, "TRUF05")).toBe(false);
});

test("with forbidden storage nothing is added without a press", () => {
  const forbidden = () => {
    throw new Error("denied");
  };
  const tab = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  storePendingAdd(tab, "TRUF05");
  expect(takePendingAdd(tab, "TRUF05")).toBe(false);
});
