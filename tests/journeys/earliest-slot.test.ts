import type { Page } from "@playwright/test";
import { addDays, dayOf, showDay } from "../../src/shop/basics/india-time.ts";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";

test.skip(({ isMobile }) => !isMobile, "the steps are the same at every width");

const DAY_AFTER_TOMORROW = addDays(dayOf(new Date()), 2);
const HOUR =
  /^(Today|Tomorrow|\w{3}, \d{1,2} \w{3}), (by \d{1,2}:\d\d [AP]M|\d{1,2} [AP]M to \d{1,2} [AP]M)$/;

/** The choice on the home page's board, as stored in this browser. */
async function hasChosen(page: Page, draft: object): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem("orderDraft", text), JSON.stringify(draft));
}

const hourOf = (page: Page, card: number) =>
  page
    .locator("earliest-slot")
    .nth(card)
    .evaluate((element) => {
      return element.shadowRoot?.textContent ?? "";
    });

test("without a pincode every visitor sees the same delivery time on cards", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/birthday-cakes");
  await expect(page.getByRole("article").first()).toContainText("Same day");
});

test("with a pincode every card shows its earliest slot there, without layout shift", async ({ page }) => {
  await hasChosen(page, { location: "110001", area: "Connaught Deployment" });
  await page.goto("/birthday-cakes");
  await expect.poll(() => hourOf(page, 0)).toMatch(HOUR);
  await expect.poll(() => hourOf(page, 23)).toMatch(HOUR);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await expectAccessible(page);

  // The server-rendered cake page shows it too.
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "What You Might Like" })).toBeVisible();
  await expect.poll(() => hourOf(page, 0)).toMatch(HOUR);
});

test("a listing is filtered to products available at the chosen slot", { tag: "@all" }, async ({ page }) => {
  await hasChosen(page, {
    location: "110001",
    deliveryDate: DAY_AFTER_TOMORROW,
    selectedDeliveryType: "Standard Delivery",
    deliveryTime: "3 PM - 6 PM",
  });
  await page.goto("/AllCakes");
  const reaches = `Reaches ${showDay(DAY_AFTER_TOMORROW)}, 3 PM to 6 PM`;
  await page.getByRole("link", { name: reaches }).click();
  await expect(page).toHaveURL(/\/AllCakes\?ready=(24|48)$/);
  await expect(page.getByRole("link", { name: `Remove ${reaches}` })).toBeVisible();
  await expectAccessible(page);
});
