import { expect, test } from "vitest";
import { holdsNumber, readNameAndPhone } from "./name-and-phone.ts";

test.each([
  ["Usha Rao, 98860 55213", "Usha Rao", "98860 55213"],
  ["Usha Rao +91 98860-55213", "Usha Rao", "+91 98860-55213"],
  ["98860 55213 Usha Rao", "Usha Rao", "98860 55213"],
  ["Usha Rao", "Usha Rao", ""],
  ["Dr. K. Usha-Rao", "Dr. K. Usha-Rao", ""],
  ["98860 55213", "", "98860 55213"],
  ["(022) 4000 1234", "", "(022) 4000 1234"],
  ["उषा राव ९८८६०५५२१३", "उषा राव", "९८८६०५५२१३"],
  ["  ", "", ""],
  ["Usha, 9886", "Usha", "9886"],
])("of “%s”, “%s” is the name and “%s” the phone number", (text, name, phone) => {
  expect(readNameAndPhone(text)).toEqual({ name, phone });
});

test("a text that is too long is not split, so that it is refused as a name", () => {
  const text = `Usha ${"9".repeat(400)}`;
  expect(readNameAndPhone(text)).toEqual({ name: text, phone: "" });
});

test.each([
  ["Usha Rao, 98860 55213 (sister)", true],
  ["Usha 98860 55213 / 99001 12345", true],
  ["Usha 9-8 8 (sister)", true],
  ["उषा ९८८६०५५२१३ राव", true],
  ["Usha Rao, 98860 55213", false],
  ["Usha Rao 2nd, 98860 55213", false],
])("whether the name in “%s” still holds a number: %s", (text, isHeld) => {
  expect(holdsNumber(readNameAndPhone(text).name)).toBe(isHeld);
});
