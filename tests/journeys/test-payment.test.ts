import { expect, expectAccessible, test } from "../support/journey.ts";

test.skip(({ isMobile }) => !isMobile, "the steps are the same at every width");

test("a test payment of one rupee succeeds, is declined, and can be cancelled", { tag: "@all" }, async ({
  page,
  complaints,
}) => {
  await page.goto("/testPayment");
  await expect(page).toHaveTitle("Test Payment · Jamun");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "Sign in to pay" }).click();
  await page.getByLabel(/e-?mail/i).fill("customer@example.com");
  await page.getByLabel("Password").fill("demo-password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/testPayment$/);
  const pay = page.getByRole("main").getByRole("button");
  await expect(pay).toHaveText("Pay ₹1");
  await expectAccessible(page);

  const window = page.getByRole("dialog", { name: /Pay Jamun/ });
  await pay.click();
  await expect(window.getByText("₹1", { exact: true })).toBeVisible();
  await expect(pay).toHaveText("Processing...");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Nothing was paid: the window was closed.",
  );

  await pay.click();
  await window.getByRole("button", { name: "I have paid" }).click();
  await expect(page.getByText(/Paid and verified: pay_\w+, upi/)).toBeVisible();
  await expectAccessible(page);
  complaints.splice(0);
});
