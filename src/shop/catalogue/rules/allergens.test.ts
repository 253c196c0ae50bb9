import { expect, test } from "vitest";
import { allergenText, readAllergens } from "./allergens.ts";

test.each([
  ["Milk, wheat, soy. May hold traces of nuts.", ["gluten", "milk", "soy"], ["nuts"], ""],
  ["Milk, wheat, nuts", ["gluten", "milk", "nuts"], [], ""],
  [
    "Wheat, soy, coconut. Made in a kitchen that uses milk and nuts.",
    ["gluten", "soy"],
    ["milk", "nuts"],
    "coconut",
  ],
  ["", [], [], ""],
])("%j keeps its meaning as structured fields", (text, contains, mayContain, otherAllergens) => {
  const facts = readAllergens(text);
  expect(facts).toEqual({ contains, mayContain, otherAllergens });
  expect(readAllergens(allergenText(facts))).toEqual(facts);
});

test("a coconut is no tree nut, and a peanut neither", () => {
  expect(readAllergens("Peanuts, coconut")).toEqual({
    ...{ contains: ["peanuts"], mayContain: [], otherAllergens: "coconut" },
  });
});

test("the label names what it contains first, then traces", () => {
  const facts = { contains: ["gluten", "milk"], mayContain: ["nuts"], otherAllergens: "coconut" } as const;
  const mutable = { ...facts, contains: [...facts.contains], mayContain: [...facts.mayContain] };
  expect(allergenText(mutable)).toBe("Wheat (gluten), milk, coconut. May contain nuts.");
});
