import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";

test.skip(({ isMobile }) => !isMobile, "the steps are the same at every width");

test("viewed products of a signed-in customer appear on the next cake's page, newest first", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/cake/RRB-12S");
  await expect(page.getByRole("heading", { name: "Products Viewed Recently" })).toHaveCount(0);

  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill("customer@example.com");
  await page.getByLabel("Password").fill("demo-password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);

  for (const sku of ["BTC-500G-E", "RRB-12S", "BTC-1KG-E"]) {
    const written = page.waitForResponse(/addRecentViewed/);
    await page.goto(`/cake/${sku}`);
    expect((await written).status()).toBe(200);
  }
  await page.goto("/cake/RVC-500G-E");
  const shelf = page.getByRole("region", { name: "Products Viewed Recently" });
  // The last viewed weight represents its cake. What was viewed before the sign-in is not included.
  await expect(shelf.getByRole("article").getByRole("heading")).toHaveText([
    /belgian chocolate truffle cake/i,
    /red roses|rose/i,
  ]);
  await expect(shelf.getByRole("link").first()).toHaveAttribute("href", "/cake/BTC-1KG-E");
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await expectAccessible(page);

  await shelf.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Belgian Chocolate Truffle Cake, 1 kg");
  await expect(shelf.getByRole("link").first()).toHaveAttribute("href", "/cake/RVC-500G-E");
});
