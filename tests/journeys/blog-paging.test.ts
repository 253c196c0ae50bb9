import type { Page } from "@playwright/test";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";

test.skip(({ isMobile }) => !isMobile, "the steps are the same at every width");

const cards = (page: Page) => page.locator("main article");
const viewMore = (page: Page) => page.getByRole("link", { name: "View More" });
const close = (page: Page) => page.getByRole("link", { name: "Close All" });

/** Ten articles: four, eight, all, and four again. */
async function pageThrough(page: Page): Promise<void> {
  await expect(cards(page)).toHaveCount(4);
  await expect(close(page)).toHaveCount(0);
  await viewMore(page).click();
  await expect(cards(page)).toHaveCount(8);
  await viewMore(page).click();
  await expect(cards(page)).toHaveCount(10);
  await expect(viewMore(page)).toHaveCount(0);
  await close(page).click();
  await expect(cards(page)).toHaveCount(4);
  await expect(viewMore(page)).toBeVisible();
}

test("View More shows four more articles, Close All shows the first four again", async ({ page }) => {
  await page.goto("/blogs");
  await expect(page).toHaveTitle("Blogs · Jamun");
  await expect(page.getByRole("heading", { level: 1, name: "Blogs" })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/Blogs$/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /plain words/);
  await expectAccessible(page);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await pageThrough(page);
});

test("View More by keyboard moves the focus to the first new article", { tag: "@all" }, async ({ page }) => {
  await page.goto("/Blogs");
  await viewMore(page).press("Enter");
  await expect(cards(page)).toHaveCount(8);
  await expect(cards(page).nth(4).getByRole("link")).toBeFocused();
  await expect(page.getByText("8 of 10 articles")).toBeVisible();
});

test("going back from an article shows as many as before", { tag: "@all" }, async ({ page }) => {
  await page.goto("/Blogs");
  await viewMore(page).click();
  await expect(cards(page)).toHaveCount(8);
  await cards(page).nth(5).getByRole("link").click();
  await expect(page.locator("main h1")).toHaveText(/Flowers in summer/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(8);
});

test("an article has one heading, structured data, and links to further articles", async ({ page }) => {
  await page.goto("/Blogs/eggless-explained");
  await expect(page).toHaveTitle("Eggless, explained without fuss · Jamun");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/Blogs\/eggless-explained$/);
  await expect(page.getByRole("heading", { level: 2, name: "What an egg does in a cake" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Blogs", exact: true }).first()).toHaveAttribute(
    "href",
    "/Blogs",
  );
  const goesWith = page.getByRole("region", { name: "Goes well with this" });
  await expect(goesWith.getByRole("article")).toHaveCount(4);
  await expect(page.getByRole("region", { name: "Read next" }).getByRole("article")).toHaveCount(3);
  const things = await page.locator('script[type="application/ld+json"]').allTextContents();
  const posting = things.map((text) => JSON.parse(text)).find((thing) => thing["@type"] === "BlogPosting");
  expect(posting).toMatchObject({
    headline: "Eggless, explained without fuss",
    author: { name: "Meera Kulkarni" },
    datePublished: "2026-11-07",
  });
  await expectAccessible(page);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test("an unknown article is a helpful page with status 404", { tag: "@all" }, async ({ request }) => {
  const missing = await request.get("/Blogs/how-to-fly");
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain("There is no such page");
});

test.describe("without script", { tag: "@all" }, () => {
  test.use({ javaScriptEnabled: false });

  test("View More and Close All are links that do the same", async ({ page, complaints }) => {
    await page.goto("/Blogs");
    await pageThrough(page);
    // The browser reports each blocked script.
    complaints.splice(0);
  });
});
