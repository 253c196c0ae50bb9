import type { Locator, Page } from "@playwright/test";
import { addDays, type Day, dayOf, showDay } from "../../src/shop/basics/india-time.ts";
import { expect } from "./journey.ts";

/**
 * Chooses pincode, the day after tomorrow, and a slot, on a cake's page or at the checkout.
 * @param look gets the page while each of the two dialogs is open
 */
export async function chooseSlot(
  page: Page,
  { look = async (_page: Page) => {}, type = "Standard Delivery", hours = "12 PM to 3 PM" } = {},
): Promise<void> {
  await enterPincode(page);
  await page.getByRole("button", { name: "Select Delivery Date" }).click();
  const dates = page.getByRole("dialog", { name: "Select Delivery Date" });
  await expect(dates.getByRole("gridcell").first()).toBeVisible();
  await look(page);
  await pickDay(dates, addDays(dayOf(new Date()), 2));
  const times = page.getByRole("dialog", { name: "Select Delivery Time" });
  await times.getByText(type).click();
  await times.getByText(hours).click();
  await look(page);
  await times.getByRole("button", { name: `Choose ${hours}` }).click();
}

/** Enters a pincode that the shop delivers to. Repeats it if the page's script did not run yet. */
export async function enterPincode(page: Page, pincode = "110001"): Promise<void> {
  await expect(async () => {
    await page.getByLabel("Delivery pincode").fill("");
    await page.getByLabel("Delivery pincode").fill(pincode);
    await expect(page.getByText("Delivery available for this pincode.")).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

/**
 * Picks a day in the open calendar, which begins with the month of the chosen day or of today, and shows no days of the
 * next one.
 * @param press taps in place of clicks, if they are counted
 */
export async function pickDay(
  calendar: Locator,
  on: Day,
  { press = (target: Locator) => target.click() } = {},
): Promise<void> {
  await expect(calendar.getByRole("gridcell").first()).toBeVisible();
  const day = calendar.getByRole("button", { name: new RegExp(`^${showDay(on, true)}`) });
  if ((await day.count()) === 0) await press(calendar.getByRole("button", { name: "Next month" }));
  await press(day);
}

export function orderNow(page: Page) {
  return page.getByRole("button", { name: "ORDER NOW" }).filter({ visible: true });
}

export function payButton(page: Page) {
  return page.getByRole("button", { name: "Proceed to Pay" }).filter({ visible: true });
}

/** Pays in the open window of the sandbox, and waits until the order's page says that it is paid. */
export async function payOnScreen(page: Page): Promise<void> {
  await page
    .getByRole("dialog", { name: /Pay Jamun/ })
    .getByRole("button", { name: "I have paid" })
    .click();
  await expect(page.getByText("Your item is being prepared")).toBeVisible({ timeout: 45_000 });
}

export async function enterAddress(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Enter Manually" }).click();
  await page.getByLabel("Phone", { exact: true }).fill("98765 43210");
  await page.getByLabel("Flat").fill("4B, Lotus Court");
  await page.getByLabel("Street").fill("12 Janpath");
  await page.getByRole("button", { name: "Save & Deliver Here" }).click();
  await expect(page.getByRole("button", { name: "Edit Address" })).toBeVisible();
}

let shoppers = 0;

/** Signs up in the dialog that opens for signed-out shoppers. */
export async function signUpInPlace(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Please login to add items to cart" });
  await dialog.getByRole("button", { name: "Create an account" }).click();
  shoppers += 1;
  await dialog.getByLabel("Name").fill("Asha Rao");
  await dialog.getByLabel("E-mail").fill(`asha-${Date.now()}-${shoppers}@example.com`);
  await dialog.getByLabel("Password").fill("a-long-password");
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(dialog).toBeHidden();
}
