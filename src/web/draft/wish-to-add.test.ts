import { expect, test } from "vitest";
import { noteWishToAdd, takeWishToAdd } from "./wish-to-add.ts";

function aTab() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

test("what was pressed before the sign-in is added after it, once", () => {
  const tab = aTab();
  noteWishToAdd(tab, "TRUF05");
  expect(takeWishToAdd(tab, "TRUF05")).toBe(true);
  expect(takeWishToAdd(tab, "TRUF05")).toBe(false);
});

test("a link that only says that something is to be added adds nothing", () => {
  expect(takeWishToAdd(aTab(), "TRUF05")).toBe(false);
});

test("a wish for one cake does not add another, and is over then", () => {
  const tab = aTab();
  noteWishToAdd(tab, "TRUF05");
  expect(takeWishToAdd(tab, "ROSES12")).toBe(false);
  expect(takeWishToAdd(tab, "TRUF05")).toBe(false);
});

test("where a browser keeps nothing, nothing is added without a press", () => {
  const forbidden = () => {
    throw new Error("denied");
  };
  const tab = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  noteWishToAdd(tab, "TRUF05");
  expect(takeWishToAdd(tab, "TRUF05")).toBe(false);
});
