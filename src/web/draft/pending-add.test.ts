import { expect, test } from "vitest";
import { textInMemory } from "../../../tests/support/text-in-memory.ts";
import { storePendingAdd, takePendingAdd } from "./pending-add.ts";

test("what was pressed before the sign-in is added after it, once", () => {
  const tab = textInMemory();
  storePendingAdd(tab, "TRUF05");
  expect(takePendingAdd(tab, "TRUF05")).toBe(true);
  expect(takePendingAdd(tab, "TRUF05")).toBe(false);
});

test("a link that only says that something is to be added adds nothing", () => {
  expect(takePendingAdd(textInMemory(), "TRUF05")).toBe(false);
});

test("a wish for one cake does not add another, and is over then", () => {
  const tab = textInMemory();
  storePendingAdd(tab, "TRUF05");
  expect(takePendingAdd(tab, "ROSES12")).toBe(false);
  expect(takePendingAdd(tab, "TRUF05")).toBe(false);
});

test("where a browser keeps nothing, nothing is added without a press", () => {
  const forbidden = () => {
    throw new Error("denied");
  };
  const tab = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  storePendingAdd(tab, "TRUF05");
  expect(takePendingAdd(tab, "TRUF05")).toBe(false);
});
