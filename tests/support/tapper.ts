import type { Locator, Page } from "@playwright/test";
import { test } from "./journey.ts";

/** Counts taps. A key of the phone's keyboard that submits counts as one; typing does not. */
export function tapper(page: Page) {
  let taps = 0;
  const began = Date.now();
  return {
    /** How many so far; the report of the test names them too, and how long this machine took. */
    count: () => {
      const seconds = Math.round((Date.now() - began) / 1000);
      test.info().annotations.push({ type: "taps", description: `${taps} in ${seconds} s` });
      return taps;
    },
    tap: async (target: Locator) => {
      taps += 1;
      await target.tap();
    },
    enter: async () => {
      taps += 1;
      await page.keyboard.press("Enter");
    },
  };
}
