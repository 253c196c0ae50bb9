import { expect, test } from "vitest";
import { parseOptionName } from "./parse-option-name.ts";

test("an option is found by its name in any spelling", () => {
  expect(parseOptionName(" fixed  time delivery ")).toBe("fixed-time");
  expect(parseOptionName("Teleport")).toBeNull();
});
