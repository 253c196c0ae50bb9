import { expect, test } from "vitest";
import type { AddOnQuestion } from "../../shop/catalogue/rules/add-on-question.ts";
import { leftOutOf } from "./left-out.ts";

test.each<[AddOnQuestion["kind"], string, string]>([
  ["name", "Happy 60th, Papa 60", "6 0 ,"],
  ["name", "Zoë D'Souza", ""],
  ["name", "क्‍षमा", ""],
  ["text", "Hi 🎂🎂", "🎂"],
  ["digits", "६0 a", "a"],
  ["digits", "abcdefghijklmnop", "a b c d e f g h i j"],
  ["letter", "m", ""],
])("names what a %s leaves out of “%s”, each character once", (kind, typed, leftOut) => {
  expect(leftOutOf({ kind, limit: 10 }, typed)).toBe(leftOut);
});

test("what was left out stays named while more is typed, until the field is empty", () => {
  const question = { kind: "name", limit: 10 } as const;
  const first = leftOutOf(question, "Papa 6");
  expect(first).toBe("6");
  expect(leftOutOf(question, "Papa J", first)).toBe("6");
  expect(leftOutOf(question, "Papa J0", first)).toBe("6 0");
  expect(leftOutOf(question, "", first)).toBe("");
});
