import { expect, test } from "vitest";
import { paise } from "../../basics/money.ts";
import { apportion } from "./apportion.ts";

test("a remainder goes to the parts that rounding cut most", () => {
  expect(apportion(paise(100), [paise(100), paise(100), paise(100)])).toEqual([34, 33, 33]);
  expect(apportion(paise(6_000), [paise(71_900), paise(0), paise(4_900)])).toEqual([5_617, 0, 383]);
  expect(() => apportion(paise(2), [paise(1)])).toThrow();
});
