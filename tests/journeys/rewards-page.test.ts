import type { Page } from "@playwright/test";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";

test.skip(({ isMobile }) => !isMobile, "the steps are the same at every width");

async function signInAsDemoCustomer(page: Page): Promise<void> {
  await page.goto("/accounts?returnTo=%2Frewards");
  await page.getByLabel(/e-?mail/i).fill("customer@example.com");
  await page.getByLabel("Password").fill("demo-password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/rewards$/);
}

test("the rewards page says what earns how many points, and what a coin is worth", async ({ page }) => {
  await page.goto("/rewards");
  await expect(page).toHaveTitle("Reward Point System · Jamun");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reward Point System");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/rewards$/);
  const ways = page.getByRole("region", { name: "Four ways to earn" }).getByRole("listitem");
  await expect(ways).toHaveCount(4);
  for (const [name, points] of [
    ["Sign-up bonus", "50 points"],
    ["Every order", "1 point for every 10 rupees spent"],
    ["Refer a friend", "200 points"],
    ["Review a product", "200 points"],
  ] as const) {
    await expect(ways.filter({ hasText: name }).getByText(points, { exact: true })).toBeVisible();
  }
  const spend = page.getByRole("region", { name: "One coin, one rupee" });
  await expect(spend.getByText("60 coins per order, at ₹1 a coin")).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Your coins" }).getByRole("link", { name: "Sign in" }),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test("a customer sees their coins line by line, without layout shift", async ({ page }) => {
  await signInAsDemoCustomer(page);
  await page.goto("/rewards");
  const mine = page.getByRole("region", { name: "Your coins", exact: true });
  await expect(mine.getByText("120", { exact: true })).toBeVisible();
  await expect(mine.getByRole("listitem").filter({ hasText: "Sign-up bonus" })).toContainText("+50");
  await expect(mine.getByRole("button", { name: "Copy your link for friends" })).toBeVisible();
  await expectAccessible(page);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test("a ledger that failed to load says so, and can be retried", { tag: "@all" }, async ({
  page,
  complaints,
}) => {
  await signInAsDemoCustomer(page);
  await page.route("**/api/rewards", (route) => route.fulfill({ status: 503, json: { success: false } }));
  await page.goto("/rewards");
  const mine = page.getByRole("region", { name: "Your coins", exact: true });
  await expect(mine.getByRole("alert")).toHaveText("Where they came from could not be loaded.");
  await page.unroute("**/api/rewards");
  await mine.getByRole("button", { name: "Try again" }).click();
  await expect(mine.getByText("Sign-up bonus")).toBeVisible();
  // The browser reports the 503.
  complaints.splice(0);
});
