import { expect, test } from "vitest";
import { z } from "zod";
import { readJsonField } from "./read-json-field.ts";

const Names = z.array(z.string());

test("a hidden field is read if it has the expected shape", () => {
  expect(readJsonField(Names, '["Rasmalai"]', 20)).toEqual(["Rasmalai"]);
});

test.each([
  ["no JSON", '["Rasmalai"'],
  ["another shape", "[1]"],
  ["longer than allowed", '["Rasmalai, Mango"]'],
])("a hidden field with %s is refused", (_reason, text) => {
  expect(readJsonField(Names, text, 15)).toBeNull();
});
