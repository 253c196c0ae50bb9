import type { Locator, Page } from "@playwright/test";
import { payButton } from "../support/checkout-steps.ts";
import { expect, signInAs, test } from "../support/journey.ts";
import { PASSWORD, signUp } from "../support/shopper.ts";

test.skip(({ isMobile }) => !isMobile, "taps are counted on a phone");

/** Counts taps. A key of the phone's keyboard that submits counts as one; typing does not. */
function tapper(page: Page) {
  let taps = 0;
  return {
    count: () => taps,
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

test("a birthday cake for tomorrow evening, eggless, 1 kg, with message and candles, takes at most 16 taps", async ({
  page,
  shop,
}) => {
  const shopper = await signUp(shop.url, `taps-${Date.now()}@example.com`);
  const saved = await shopper.post("/api/user/addAddress", {
    email: shopper.email,
    ...{ name: "Asha Rao", phone: "98765 43210", address: "4B, Lotus Court, 12 Janpath" },
    ...{ pinCode: "110001", addressType: "Home" },
  });
  expect(saved.status).toBe(200);
  await signInAs(page, shop.url, shopper.email, PASSWORD);
  const { tap, enter, count } = tapper(page);
  await page.goto("/");
  await tap(page.getByRole("searchbox").or(page.getByRole("combobox")));
  await page.keyboard.type("eggless birthday cake 1 kg tomorrow 110001");
  await enter();
  const main = page.getByRole("main");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(main.getByText("By tomorrow, 110001")).toBeVisible();
  // The pincode that was searched for is where it is delivered to.
  await expect(page.getByText("110001 Connaught Place").first()).toBeVisible();
  await tap(main.getByRole("article").first().getByRole("link").first());
  await tap(page.getByRole("button", { name: /^Tomorrow/ }).first());
  const times = page.getByRole("dialog", { name: "Select Delivery Time" });
  await tap(times.getByText("6 PM to 9 PM"));
  await tap(times.getByRole("button", { name: "Choose 6 PM to 9 PM" }));
  await tap(page.getByLabel(/^Message on cake/));
  await page.keyboard.type("Happy 60th, Papa");
  await tap(page.getByRole("button", { name: "ORDER NOW" }).filter({ visible: true }));
  const addOns = page.getByRole("dialog", { name: "Make It Extra Special" });
  await tap(addOns.getByRole("button", { name: "Add Number candle" }));
  await expect(addOns.getByLabel("Number candle: Which number?")).toBeFocused();
  await page.keyboard.type("60");
  await tap(addOns.getByRole("button", { name: "Continue" }));
  await expect(page.getByText("Number: 60")).toBeVisible();
  await tap(payButton(page));
  await tap(page.getByRole("dialog", { name: /Pay Jamun/ }).getByRole("button", { name: "I have paid" }));
  await expect(page.getByText("Your item is being prepared")).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText("Message: Happy 60th, Papa")).toBeVisible();
  await expect(page.getByText("1 kg").first()).toBeVisible();
  expect(count()).toBeLessThanOrEqual(16);
  test.info().annotations.push({ type: "taps", description: `${count()}` });
});
