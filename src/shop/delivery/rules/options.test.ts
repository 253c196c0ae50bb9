import { expect, test } from "vitest";
import { optionNamed } from "./options.ts";

test("an option is found by its name in any spelling", () => {
  expect(optionNamed(" fixed  time delivery ")).toBe("fixed-time");
  expect(optionNamed("Teleport")).toBeNull();
});
