import { expect, test } from "vitest";
import { isSameSecret } from "./is-same-secret.ts";

test.each([
  ["abc", "abc", true],
  ["abc", "abd", false],
  ["abc", "abcd", false],
  ["abc", "", false],
  // Another length in bytes than in characters.
  ["é", "ee", false],
])("%j and %j: %s", (expected, received, isSame) => expect(isSameSecret(expected, received)).toBe(isSame));
