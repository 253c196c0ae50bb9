import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("four taps lead to six gifts, and an answer can be changed", async ({ page }) => {
    await page.goto("/gift-finder");
    for (const answer of ["Partner", "Anniversary", "₹500 to ₹1,000", "Tomorrow"])
      await page.getByRole("main").getByRole("link", { name: answer }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Gifts for a partner, for an anniversary",
    );
    await expect(page.locator(".card")).toHaveCount(6);
    await page.getByRole("main").getByRole("link", { name: "Partner" }).click();
    await page.getByRole("main").getByRole("link", { name: "Parents" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gifts for parents, for an anniversary");
  });
});

test("gifts in the price range are shown, each with its reason", { tag: "@all" }, async ({ page }) => {
  await page.goto("/gift-finder?for=child&day=birthday&budget=1000&when=any");
  await expect(page.locator(".card")).toHaveCount(6);
  const prices = await page.locator(".card .price b").allTextContents();
  for (const price of prices)
    expect(Number(/₹([\d,]+)/.exec(price)?.[1]?.replace(",", ""))).toBeLessThanOrEqual(1000);
  const reasons = await page.locator(".finder-reason").allTextContents();
  expect(reasons[0]).toContain("For a birthday, for a child. ");
  expect(reasons.some((reason) => reason.endsWith("The lowest price of these"))).toBe(true);
  expect(new Set(reasons).size).toBe(6);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await expectAccessible(page);
});
