import type { Page } from "@playwright/test";
import { addDays, dayOf, showDay } from "../../src/shop/basics/india-time.ts";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";

/** From the home page to the paid order, as a shopper who has never been here does it. */
test("a new shopper orders a cake from the home page, pays by UPI and follows the order", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "POPULAR PRODUCTS" })).toBeVisible();
  await expectAccessible(page);
  expect(await layoutShift(page)).toBeLessThan(0.02);

  await page
    .getByRole("link", { name: /red velvet cream cheese cake/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /Red Velvet Cream Cheese Cake/ })).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Enter your PIN code to check availability" }),
  ).toBeDisabled();
  await expectAccessible(page);

  await chooseSlot(page);
  const total = await totalOf(page);
  await page.getByLabel("Message on cake").fill("Happy 30th, Meera");

  // Signed out: the draft is kept while signing up, and is there again afterwards.
  await orderNow(page).click();
  await signUp(page);
  await expect(page.getByRole("heading", { level: 1, name: /Red Velvet Cream Cheese Cake/ })).toBeVisible();
  await expect(page.getByLabel("Message on cake")).toHaveValue("Happy 30th, Meera");
  expect(await totalOf(page)).toBe(total);

  await orderNow(page).click();
  const addOns = page.getByRole("dialog", { name: "Make It Extra Special" });
  await addOns.getByRole("button", { name: /^Add / }).first().click();
  await expectAccessible(page);
  await addOns.getByRole("button", { name: "Continue" }).click();

  await expect(page).toHaveURL(/\/payment\//);
  await expect(page.getByText("Happy 30th, Meera")).toBeVisible();
  await expect(page.getByText("You have: 50 coins")).toBeVisible();
  await page.getByLabel("Use Coins").check();
  await enterAddress(page);
  await expectAccessible(page);
  await payButton(page).click();

  const window = page.getByRole("dialog", { name: /Pay Jamun/ });
  await expect(window.getByText("SANDBOX", { exact: false }).first()).toBeVisible();
  await window.getByRole("button", { name: "I have paid" }).click();

  await expect(page).toHaveURL(/\/TrackProgressPage/, { timeout: 20_000 });
  await expect(page.getByText("Your item is being prepared")).toBeVisible();
  await expect(page.getByText(/Order id JM\d+/)).toBeVisible();
  await expect(page.getByText("Coins Applied (₹1/coin)")).toBeVisible();
  await expect(page.getByText("Payment Method")).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText("Your item is being prepared")).toBeVisible();
});

test("a declined payment can be tried again, and the place is still kept", async ({ page, complaints }) => {
  await page.goto("/cake/RVC-500G-E");
  await chooseSlot(page);
  await orderNow(page).click();
  await signUp(page);
  await orderNow(page).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await enterAddress(page);
  await payButton(page).click();
  const window = page.getByRole("dialog", { name: /Pay Jamun/ });
  await window.getByLabel("UPI id").fill("failure@razorpay");
  await window.getByRole("button", { name: /^Pay ₹/ }).click();
  await expect(window.getByText(/declined/)).toBeVisible();
  // The browser itself writes down that the bank answered 400.
  complaints.splice(0);
  await window.getByRole("button", { name: "Try again" }).click();
  await window.getByLabel("UPI id").fill("success@razorpay");
  await window.getByRole("button", { name: /^Pay ₹/ }).click();
  await expect(page.getByText("Your item is being prepared")).toBeVisible({ timeout: 20_000 });
});

/** Pincode, the day after tomorrow, a standard slot. */
async function chooseSlot(page: Page): Promise<void> {
  await page.getByLabel("Delivery pincode").fill("110001");
  await expect(page.getByText("Delivery available for this pincode.")).toBeVisible();
  await page.getByRole("button", { name: "Select Delivery Date" }).click();
  const dates = page.getByRole("dialog", { name: "Select Delivery Date" });
  await expect(dates.getByRole("gridcell").first()).toBeVisible();
  await expectAccessible(page);
  await dates.getByRole("button", { name: dayInTwoDays() }).click();
  const times = page.getByRole("dialog", { name: "Select Delivery Time" });
  await times.getByText("Standard Delivery").click();
  await times.getByText("12 PM to 3 PM").click();
  await expectAccessible(page);
  await times.getByRole("button", { name: "Keep 12 PM to 3 PM" }).click();
  await expect(page.getByText(/\d+ places left/).first()).toBeVisible();
}

/** How the calendar's button for that day begins, in India's calendar. */
function dayInTwoDays(): RegExp {
  return new RegExp(`^${showDay(addDays(dayOf(new Date()), 2), true)}`);
}

async function totalOf(page: Page): Promise<string> {
  const bill = page.getByRole("region", { name: "Delivery" });
  return (
    (await bill.getByText("Total", { exact: true }).locator("xpath=following-sibling::dd").textContent()) ??
    ""
  );
}

function orderNow(page: Page) {
  return page.getByRole("button", { name: "ORDER NOW" }).filter({ visible: true });
}

function payButton(page: Page) {
  return page.getByRole("button", { name: "Proceed to Pay" }).filter({ visible: true });
}

let shoppers = 0;

async function signUp(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/accounts/);
  await expectAccessible(page);
  await page.getByRole("link", { name: /create/i }).click();
  shoppers += 1;
  await page.getByLabel("Name").fill("Asha Rao");
  await page.getByLabel("E-mail").fill(`asha-${Date.now()}-${shoppers}@example.com`);
  await page.getByLabel("Password").fill("a-long-password");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/cake\//);
}

async function enterAddress(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Enter Manually" }).click();
  await page.getByLabel("Phone", { exact: true }).fill("98765 43210");
  await page.getByLabel("Flat").fill("4B, Lotus Court");
  await page.getByLabel("Street").fill("12 Janpath");
  await page.getByRole("button", { name: "Save & Deliver Here" }).click();
  await expect(page.getByRole("button", { name: "Edit Address" })).toBeVisible();
}
