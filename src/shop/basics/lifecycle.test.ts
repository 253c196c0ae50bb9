import { expect, test } from "vitest";
import { lifecycle } from "./lifecycle.ts";

test("a map of moves lists the states from which each state is reached", () => {
  const door = lifecycle("shut", { shut: ["open"], open: ["shut", "gone"], gone: [] });
  expect(door.before("gone")).toEqual(["open"]);
  expect(door.may("open", "shut")).toBe(true);
  expect(door.may("gone", "open")).toBe(false);
  expect(door.may("no state at all", "open")).toBe(false);
});

test.each<[string, Record<string, string[]>, RegExp]>([
  ["leads to a state that is not there", { shut: ["ajar"] }, /no state ajar/],
  ["holds a state that nothing leads to", { shut: [], open: ["shut"] }, /never reached from shut: open/],
])("a map that %s stops the start", (_fault, moves, message) => {
  expect(() => lifecycle("shut", moves)).toThrow(message);
});
