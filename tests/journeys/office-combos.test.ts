import { expect, expectAccessible, layoutShift, signInAs, test } from "../support/journey.ts";

test("a manager offers a combo on a cake's page by keyboard, shoppers see it, and the log undoes it", {
  tag: "@all",
}, async ({ page, shop }) => {
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/catalogue/products/RVC");
  const cake = async () => (await page.request.get("/cake/RVC-500G-E")).text();
  const link = page.getByRole("link", { name: /^(Add a combo|Change combos)$/ });
  await link.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Combos of");
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Add a combo" })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);

  await page.getByRole("button", { name: "Add a combo" }).press("Enter");
  const sku = page.getByLabel("SKU").last();
  await expect(sku).toBeFocused();
  await sku.fill("BTCR-500G-E");
  await page.getByLabel("What it adds").last().fill("With roses for Amma");
  await page.getByLabel("What it adds").last().press("Enter");
  await page.getByRole("button", { name: "Move With roses for Amma up" }).press("Enter");
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  await expectAccessible(page);
  expect(await cake()).not.toContain("With roses for Amma");
  await page.getByRole("button", { name: "Save the combos" }).press("Enter");
  await expect(page.getByText("Saved. Shoppers see it now.")).toBeInViewport();
  await expect.poll(cake).toContain("With roses for Amma");

  await page.goto("/admin/log");
  await page
    .getByRole("link", { name: /^Undo / })
    .first()
    .click();
  await page.getByRole("button", { name: "Undo this change" }).click();
  await expect(page.getByText("It is undone.")).toBeVisible();
  await expect.poll(cake).not.toContain("With roses for Amma");
});
