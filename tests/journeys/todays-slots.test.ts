import type { Page } from "@playwright/test";
import { enterAddress, enterPincode, orderNow, payButton, payOnScreen } from "../support/checkout-steps.ts";
import { expect, expectAccessible, signInAs } from "../support/journey.ts";
import { journeyAt } from "../support/journey-at.ts";

const TODAY = "Sat, 5 Dec 2026";

/** With a browser whose time zone is already a day ahead or behind: slots follow India's time. */
const test = journeyAt.extend({ timezoneId: "Pacific/Kiritimati" });

test.skip(({ isMobile }) => !isMobile, "the steps are the same at every width");

// A test may start a shop.
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
    // The only type that has hours left.
    await expect(times.getByRole("radio", { name: /Express Delivery/ })).toBeChecked();
    await times.locator(".slot").first().click();
    await times.getByRole("button", { name: /^Choose / }).click();
    await expect(page.getByRole("region", { name: "Delivery" }).getByText("Sat, 5 Dec")).toBeVisible();
  });
});

test.describe("at 11 PM", { tag: "@all" }, () => {
  test.use({ at: "2026-12-05T17:30:00Z" });

  test("the gift finder says that nothing arrives today, and leads to tomorrow", async ({ page }) => {
    await page.goto("/gift-finder?for=partner&day=any&budget=1000&when=today");
    await expect(page.getByRole("heading", { name: "Nothing can arrive today any more." })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "See what comes tomorrow" }).click();
    await expect(page.locator(".card")).toHaveCount(6);
  });

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

test.describe("at 10:30 AM, on a phone whose clock is a day late", { tag: "@all" }, () => {
  test.use({ at: "2026-12-05T05:00:00Z" });

  test("an order for today is said to be final, before the hour is chosen and before it is paid", async ({
    page,
    baseURL,
  }) => {
    await page.clock.setFixedTime("2026-12-04T05:00:00Z");
    await signInAs(page, baseURL ?? "", "customer@example.com");
    await page.goto("/cake/BTC-500G-E");
    await enterPincode(page);
    const today = page.getByRole("button", { name: /^Today (From|By)/ });
    await today.click();
    const times = page.getByRole("dialog", { name: "Select Delivery Time" });
    await times.getByText("Standard Delivery").click();
    await expect(times.getByText("An order for the same day can’t be cancelled")).toBeVisible();
    await times.locator(".slot").last().click();
    await times.getByRole("button", { name: /^Choose / }).click();
    await page.getByRole("button", { name: "ORDER NOW" }).filter({ visible: true }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("An order for the same day can’t be cancelled")).toBeVisible();
  });
});

test.describe("at 10:30 AM, on a phone that is 15 hours ahead", { tag: "@all" }, () => {
  test.use({ at: "2026-12-05T05:00:00Z" });

  test("today, the hours of Express and the order's latest news follow the shop's clock", async ({
    page,
    baseURL,
  }) => {
    await page.clock.setFixedTime("2026-12-05T20:00:00Z");
    await signInAs(page, baseURL ?? "", "customer@example.com");
    await page.goto("/cake/BTC-500G-E");
    await enterPincode(page);
    await page.getByRole("button", { name: /^Today By 12:3\d PM/ }).click();
    const times = page.getByRole("dialog", { name: "Select Delivery Time" });
    await times.getByText("Express Delivery").click();
    await expect(times.locator(".type.is-on")).toContainText(/by 12:3\d PM, if you pay now/);
    // The hours follow the paint that marks the type.
    await expect(times.locator(".slot")).toHaveCount(1);
    await times.locator(".slot").click();
    await times.getByRole("button", { name: /^Choose by 12:3\d PM/ }).click();

    await page.reload();
    await expect(page.getByRole("button", { name: /^Today By 12:3\d PM/, pressed: true })).toBeVisible();
    await expect(page.getByText("The day that you had chosen has passed")).toBeHidden();

    await orderNow(page).click();
    await page.getByRole("button", { name: "Continue" }).click();
    const hours = page.getByText(/by 12:3\d PM, if you pay now/).filter({ visible: true });
    await expect(hours.first()).toBeVisible();
    await enterAddress(page);
    await payButton(page).click();
    await payOnScreen(page);
    await expect(page.getByRole("region", { name: "Status" })).toContainText(/Last update: today, 10:3\d AM/);
    await page.goto("/AllCakes");
    await expect(page.locator("earliest-slot").first()).toContainText(/./);
    const words = () =>
      page
        .locator("earliest-slot")
        .evaluateAll((all) => all.map((each) => each.shadowRoot?.textContent ?? ""));
    await expect.poll(words).toContainEqual(expect.stringMatching(/^Today, by 12:3\d PM$/));
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
