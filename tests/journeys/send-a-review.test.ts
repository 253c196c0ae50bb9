import type { Page } from "@playwright/test";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";
import { signInDemo } from "../support/shopper.ts";

test.skip(({ isMobile }) => !isMobile, "the steps are the same at every width");

const WORDS = "The hour was kept to the minute.\n\nThe candles were missing, though.";

/** Approves the one waiting review as a manager. */
async function approveTheReview(shop: string): Promise<void> {
  const manager = await signInDemo(shop, "manager@example.com");
  const { body } = await manager.get("/api/admin/reviews");
  expect(body.data.reviews).toHaveLength(1);
  const [{ id }] = body.data.reviews;
  expect((await manager.post(`/api/admin/reviews/${id}/approve`, { photos: [] })).status).toBe(200);
}

const send = (page: Page) => page.getByRole("button", { name: "SUBMIT" });

test("a review is sent, read by the shop, and shown", { tag: "@all" }, async ({ page, shop }) => {
  test.setTimeout(180_000);
  await page.goto("/reviews");
  await expect(page.getByRole("heading", { level: 1, name: "Client Review" })).toBeVisible();
  await expect(page.getByText("Demo data").first()).toBeVisible();
  await expectAccessible(page);
  expect(await layoutShift(page)).toBeLessThan(0.02);

  await page.getByLabel("Message").fill(WORDS);
  await send(page).click();
  await expect(page.getByText("Please enter your name.")).toBeVisible();
  await expect(page.getByText("Please enter your contact number.")).toBeVisible();
  await expect(page.getByText("Please enter an e-mail address, such as asha@example.com.")).toBeVisible();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Message")).toHaveValue(WORDS);
  await expectAccessible(page);

  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await page.getByLabel("Name").fill("Meera Iyer");
  await page.getByLabel("Email").fill("meera@example.com");
  await page.getByLabel("Contact number").fill("098450 12345");
  await send(page).dblclick();
  await expect(page.getByRole("heading", { name: "Thank you, Meera Iyer." })).toBeFocused();
  await expectAccessible(page);

  // Not before it is approved.
  await page.goto("/reviews");
  await expect(page.getByText("The candles were missing")).toHaveCount(0);
  await approveTheReview(shop.url);
  const shown = page.getByRole("article").filter({ hasText: "The candles were missing" });
  // The running shop reads its reviews again.
  await expect(async () => {
    await page.goto("/reviews");
    await expect(shown).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(shown.getByText("Meera Iyer")).toBeVisible();
  await expect(shown.getByRole("img", { name: "4 of 5 stars" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("meera@example.com");

  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/\/reviews\?page=2/);
  await expect(page.getByText("Fresh flowers, still good after six days.")).toBeVisible();
});

test("only customers who received a product can review it; without script too", { tag: "@all" }, async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto("/reviews?sku=RVC-500G-E");
  await expect(page.getByRole("heading", { name: "Red Velvet Cream Cheese Cake" })).toBeVisible();
  await page.getByLabel("Name").fill("Meera");
  await page.getByLabel("Email").fill("meera@example.com");
  await page.getByLabel("Contact number").fill("9845012345");
  await page.getByLabel("Message").fill("Never had it.");
  await send(page).click();
  await expect(page.getByText("Please choose one to five stars.")).toBeVisible();
  await page.getByRole("radio", { name: "1 star," }).check({ force: true });
  await send(page).click();
  await expect(page.getByRole("alert")).toContainText("A product is reviewed by those who had it.");
  await expect(page.getByLabel("Message")).toHaveValue("Never had it.");
  await context.close();
});
