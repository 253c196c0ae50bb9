import type { Page } from "@playwright/test";
import { enterPincode } from "../support/checkout-steps.ts";
import { demoDeployment, JOURNEYS_ON } from "../support/demo-deployment.ts";
import { expect, expectAccessible, test as journey } from "../support/journey.ts";
import { startShop } from "../support/shop.ts";

const TODAY = "Sat, 5 Dec 2026";

/**
 * Sets the shop's clock, with a browser whose time zone is already a day ahead or behind: slots follow India's time.
 */
const test = journey.extend<{ at: string }>({
  timezoneId: "Pacific/Kiritimati",
  at: ["", { option: true }],
  baseURL: async ({ at }, use) => {
    const { directory, env, remove } = await demoDeployment(JOURNEYS_ON);
    const shop = await startShop({
      command: [process.execPath, "--import", "./tests/support/shop-clock.ts", "src/server/main.ts"],
      directory,
      env: { ...env, SHOP_NOW: at },
    });
    await use(shop.url);
    await shop.stop();
    await remove();
  },
  page: async ({ page, at }, use) => {
    await page.clock.setFixedTime(at);
    await use(page);
  },
});

test.skip(({ isMobile }) => !isMobile, "the steps are the same at every width");

// Each test starts its own shop.
test.describe.configure({ timeout: 180_000 });

test.describe("at 4:20 PM", { tag: "@all" }, () => {
  test.use({ at: "2026-12-05T10:50:00Z" });

  test("today offers the slots that can still be delivered, and none that has begun", async ({ page }) => {
    const times = await openToday(page);
    await times.getByText("Pickup", { exact: true }).click();
    await expect(times.getByText(/^collect at|collect at/)).toBeVisible();
    await expect(times.locator(".slot b")).toHaveText(["7 PM to 8 PM", "8 PM to 9 PM"]);
    await expectAccessible(page);

    await times.getByText("Delivery", { exact: true }).click();
    await expect(times.getByRole("radio", { name: /Standard Delivery/ })).toBeDisabled();
    await expect(times.getByText("Too late for today").first()).toBeVisible();
    await times.getByText("Express Delivery").click();
    await times.locator(".slot").first().click();
    await times.getByRole("button", { name: /^Choose / }).click();
    await expect(page.getByRole("region", { name: "Delivery" }).getByText("Sat, 5 Dec")).toBeVisible();
  });
});

test.describe("at 11 PM", { tag: "@all" }, () => {
  test.use({ at: "2026-12-05T17:30:00Z" });

  test("today can be picked, has no valid slots, and links back to the calendar", async ({ page }) => {
    const times = await openToday(page);
    await expect(times.getByRole("heading", { name: "No valid slots for today." })).toBeVisible();
    await expectAccessible(page);
    await times.getByText("Pickup", { exact: true }).click();
    await expect(times.getByRole("heading", { name: "No valid slots for today." })).toBeVisible();
    await times.getByRole("button", { name: "Choose another day" }).click();
    const dates = page.getByRole("dialog", { name: "Select Delivery Date" });
    await dates.getByRole("button", { name: /^Sun, 6 Dec 2026/ }).click();
    await expect(
      page.getByRole("dialog", { name: "Select Delivery Time" }).locator(".slot b"),
    ).not.toHaveCount(0);
  });
});

/** Enters a pincode and chooses India's current day, which differs from the browser's. */
async function openToday(page: Page) {
  await page.goto("/cake/BTC-500G-E");
  await enterPincode(page);
  await page.getByRole("button", { name: "Select Delivery Date" }).click();
  const dates = page.getByRole("dialog", { name: "Select Delivery Date" });
  await expect(dates.locator("thead th").first()).toHaveText("Sun");
  await expect(dates.getByRole("button", { name: /^Fri, 4 Dec 2026/ })).toBeDisabled();
  const today = dates.getByRole("button", { name: new RegExp(`^${TODAY}.*Today`) });
  await expect(today).toBeEnabled();
  await today.click();
  const times = page.getByRole("dialog", { name: "Select Delivery Time" });
  await expect(times).toBeVisible();
  return times;
}
