import type { Page } from "@playwright/test";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { approveReview } from "../../src/shop/reviews/approve-review.ts";
import { reviews } from "../../src/shop/reviews/reviews.tables.ts";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";
import { staff } from "../support/paid-order.ts";
import { testServices } from "../support/test-services.ts";

test.skip(({ isMobile }) => !isMobile, "the steps are the same at every width");

const WORDS = "The hour was kept to the minute.\n\nThe candles were missing, though.";

/** Approves the one waiting review as staff, in the database of a stopped shop. */
async function approveTheReview({ db }: OpenDatabase): Promise<void> {
  const waiting = (await db.select().from(reviews)).filter(({ status }) => status === "pending");
  expect(waiting).toHaveLength(1);
  const now = () => new Date();
  await approveReview(testServices(db, now), { id: waiting[0]?.id ?? "", staff: staff("manager") });
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
  // An open page would go on requesting the session and report errors.
  await page.goto("about:blank");
  await shop.whileClosed(approveTheReview);
  await page.goto("/reviews");
  const shown = page.getByRole("article").filter({ hasText: "The candles were missing" });
  await expect(shown).toHaveCount(1);
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
