import { expect, test } from "vitest";
import { isCustomised, type PersonalizationName } from "./customised.ts";

test.each<[string, number, PersonalizationName[], boolean]>([
  ["a cake from the day's menu", 2, [], false],
  ["one with a message", 2, ["Message"], false],
  ["one with a photo", 3, ["Photo", "Message"], true],
  ["one that takes a day", 24, ["Message"], true],
])("%s: customised or not", (_what, leadHours, personalization, customised) => {
  expect(isCustomised({ leadHours, personalization })).toBe(customised);
});
