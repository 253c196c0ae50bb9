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
  ["Made in a kitchen that handles nuts. Contains milk, egg.", ["milk", "egg"], ["nuts"], ""],
  ["May contain nuts; contains wheat and coconut", ["gluten"], ["nuts"], "coconut"],
  ["Made in a kitchen that handles nuts, contains milk", ["milk"], ["nuts"], ""],
  ["Contains milk, may contain traces of soy and fish", ["milk"], ["soy", "fish"], ""],
  ["Milk. May contain mustard and nuts.", ["milk"], ["nuts"], "may contain mustard"],
  ["May contain mustard. Contains milk, coconut.", ["milk"], [], "coconut, may contain mustard"],
  ["May contain soy, free from egg and contains nuts", ["nuts"], ["soy"], ""],
  ["Made in a kitchen that handles lupin", [], [], "may contain lupin"],
  ["Milk. Free from egg and nuts.", ["milk"], [], ""],
  ["Egg free, milk, gluten-free", ["milk"], [], ""],
  ["Does not contain egg, contains no soy, milk", ["milk"], [], ""],
  ["Free from egg but contains milk", ["milk"], [], "but"],
  ["Free range eggs, lactose free milk", ["milk", "egg"], [], ""],
  ["Cannot be guaranteed nut free", ["nuts"], [], ""],
  ["May contain no more than 1% nuts", [], ["nuts"], ""],
])("%j keeps its meaning as structured fields", (text, contains, mayContain, otherAllergens) => {
  const facts = readAllergens(text);
  expect(facts).toEqual({ contains, mayContain, otherAllergens });
  expect(readAllergens(allergenText(facts))).toEqual(facts);
});

test("neither coconut nor peanut is a tree nut", () => {
  expect(readAllergens("Peanuts, coconut")).toEqual({
    ...{ contains: ["peanuts"], mayContain: [], otherAllergens: "coconut" },
  });
});

test("the label names what it contains first, then traces", () => {
  const facts = { contains: ["gluten", "milk"], mayContain: ["nuts"], otherAllergens: "coconut" } as const;
  const mutable = { ...facts, contains: [...facts.contains], mayContain: [...facts.mayContain] };
  expect(allergenText(mutable)).toBe("Wheat (gluten), milk, coconut. May contain nuts.");
});
