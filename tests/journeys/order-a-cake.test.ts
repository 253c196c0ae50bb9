import type { Page } from "@playwright/test";
import { chooseSlot, enterAddress, orderNow, payButton, signUpInPlace } from "../support/checkout-steps.ts";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";

/** From the home page to the paid order, as a new shopper. */
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

  await chooseSlot(page, { look: expectAccessible });
  await expect(page.getByText(/\d+ places left/).first()).toBeVisible();
  const total = await totalOf(page);
  await page.getByLabel("Message on cake").fill("Happy 30th, Meera");

  // Signing up happens in place, and the order keeps all choices.
  await orderNow(page).click();
  await signUpInPlace(page);
  const addOns = page.getByRole("dialog", { name: "Make It Extra Special" });
  await expect(addOns.getByText(total, { exact: true })).toBeVisible();
  await addOns.getByRole("button", { name: /^Add / }).first().click();
  await expectAccessible(page);
  await addOns.getByRole("button", { name: "Continue" }).click();

  await expect(page).toHaveURL(/\/payment\//);
  await expect(page.getByText("Message on Cake")).toBeVisible();
  await expect(page.getByText("Happy 30th, Meera")).toBeVisible();
  await expect(page.getByText("You have: 50 coins")).toBeVisible();
  await page.getByLabel("Use Coins").check();
  await enterAddress(page);
  await expectAccessible(page);
  await payButton(page).click();

  const window = page.getByRole("dialog", { name: /Pay Jamun/ });
  await expect(window.getByText("SANDBOX", { exact: false }).first()).toBeVisible();
  await window.getByRole("button", { name: "I have paid" }).click();

  await expect(page).toHaveURL(/\/TrackProgressPage/, { timeout: 45_000 });
  await expect(page.getByText("Your item is being prepared")).toBeVisible();
  await expect(page.getByText(/Order id JM\d+/)).toBeVisible();
  await expect(page.getByText("Coins Applied (₹1/coin)")).toBeVisible();
  await expect(page.getByText("Payment Method")).toBeVisible();
  await expectAccessible(page);

  await expect(page.getByText(/^Thank you, \w+\.$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText("Your item is being prepared")).toBeVisible();
  await expect(page.getByText(/^Thank you/)).toHaveCount(0);
});

test("a declined payment can be retried, and the slot stays reserved", { tag: "@all" }, async ({
  page,
  complaints,
}) => {
  await page.goto("/cake/RVC-500G-E");
  await chooseSlot(page);
  await orderNow(page).click();
  await signUpInPlace(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await enterAddress(page);
  await payButton(page).click();
  const window = page.getByRole("dialog", { name: /Pay Jamun/ });
  await expect(window).toBeVisible();
  // Back closes the payment window like its own button; the checkout keeps its input.
  await page.evaluate(() => history.back());
  await expect(window).toBeHidden();
  await expect(page.getByText("You closed the payment window. Nothing was paid.")).toBeVisible();
  await expect(page).toHaveURL(/\/payment\/RVC-500G-E/);
  await expect(page.getByRole("button", { name: "Edit Address" })).toBeVisible();
  await payButton(page).click();
  await window.getByLabel("UPI id").fill("failure@razorpay");
  await window.getByRole("button", { name: /^Pay ₹/ }).click();
  await expect(window.getByText(/declined/)).toBeVisible();
  // The browser reports the bank's 400.
  complaints.splice(0);
  await window.getByRole("button", { name: "Try again" }).click();
  await window.getByLabel("UPI id").fill("success@razorpay");
  await window.getByRole("button", { name: /^Pay ₹/ }).click();
  await expect(page.getByText("Your item is being prepared")).toBeVisible({ timeout: 45_000 });
});

async function totalOf(page: Page): Promise<string> {
  const bill = page.getByRole("region", { name: "Delivery" });
  return (
    (await bill.getByText("Total", { exact: true }).locator("xpath=following-sibling::dd").textContent()) ??
    ""
  );
}
