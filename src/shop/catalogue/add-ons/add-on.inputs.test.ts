import { expect, test } from "vitest";
import { recordOf } from "../../basics/record-of.ts";
import { ALLERGENS } from "../rules/allergens.ts";
import { AddOnForm, AddOnSku, NewAddOnCode } from "./add-on.inputs.ts";

const form = {
  name: "Card",
  pricePaise: "79",
  taxClass: "toys",
  pictureId: "",
  forCakes: false,
  isFood: false,
  ...recordOf(ALLERGENS, () => ""),
  otherAllergens: "",
  active: true,
};
const asks = (kind: string, limit: string) => AddOnForm.safeParse({ ...form, kind, limit });

test("a question has a limit that fits its kind, in the digits of any script", () => {
  expect(asks("digits", "३").data).toMatchObject({ question: "digits 3", pricePaise: 7_900 });
  expect(asks("", "").data).toMatchObject({ question: null });
  // Left behind from a question that was removed.
  expect(asks("", "200").data).toMatchObject({ question: null });
});

test.each([
  ["digits", "5", "limit", "Please enter a number from 1 to 4."],
  ["digits", "", "limit", "Please enter a number from 1 to 4."],
  ["text", "301", "limit", "Please enter a number from 1 to 300."],
  ["letter", "2", "limit", "One letter has 1 character."],
  ["name", "0", "limit", "Please enter a number from 1 to 30."],
  ["name", "1.5", "limit", "Please enter a whole number."],
  ["name", "-3", "limit", "Please enter a whole number."],
  ["poem", "3", "kind", "Please choose one."],
  ["constructor", "3", "kind", "Please choose one."],
])("a question for %s with a limit of %j is refused", (kind, limit, field, message) => {
  expect(asks(kind, limit).error?.issues[0]).toMatchObject({ path: [field], message });
});

test.each([
  ["name", " ", "Please name it."],
  ["name", "x".repeat(10_000), "Please use at most 80 characters."],
  ["pricePaise", "free", "Please enter rupees, such as 699."],
  ["pricePaise", "0", "Please enter more than ₹0."],
  ["pricePaise", "-5", "Please enter rupees, such as 699."],
  ["taxClass", "", "Please choose one."],
])("%s %j is refused at its field", (field, text, message) => {
  const wrong = AddOnForm.safeParse({ ...form, kind: "", limit: "", [field]: text });
  expect(wrong.error?.issues[0]).toMatchObject({ path: [field], message });
});

test("what is eaten answers for each allergen; what is not is asked nothing", () => {
  const food = { ...form, kind: "", limit: "", isFood: true, ...recordOf(ALLERGENS, () => "free") };
  expect(AddOnForm.safeParse({ ...food, milk: "contains", nuts: "may" }).data).toMatchObject({
    ...{ isFood: true, contains: ["milk"], mayContain: ["nuts"] },
  });
  expect(AddOnForm.safeParse({ ...food, milk: "" }).error?.issues).toMatchObject([
    { path: ["milk"], message: "Please choose one." },
  ]);
  expect(AddOnForm.safeParse({ ...form, kind: "", limit: "" }).success).toBe(true);
});

test("codes are capitals, figures and hyphens", () => {
  expect([NewAddOnCode.parse(" add-hat "), NewAddOnCode.parse("")]).toEqual(["ADD-HAT", null]);
  for (const wrong of ["ADD HAT", "ADD/HAT", "<b>", "X"])
    expect(NewAddOnCode.safeParse(wrong).success).toBe(false);
  for (const wrong of ["..", "add", "A'B", "A".repeat(41)])
    expect(AddOnSku.safeParse(wrong).success).toBe(false);
});
