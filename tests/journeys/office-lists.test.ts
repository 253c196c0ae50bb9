import { expect, expectAccessible, layoutShift, signInAs, test } from "../support/journey.ts";

test("a manager filters the log, saves the filter as a view of their own, and removes it", async ({
  page,
  shop,
}) => {
  const name = `Settings ${Date.now() % 100_000}`;
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/log");
  await page.getByRole("combobox", { name: /about:catalogue/ }).fill("about:settings to:yesterday");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Remove About is Settings" })).toBeVisible();
  await expect(page).toHaveURL("/admin/log?about=settings&to=yesterday");
  await page.getByText("Save as a view").click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`“${name}” is saved.`)).toBeVisible();
  await expect(page.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);
  await page.getByRole("button", { name: `Remove the view “${name}”` }).click();
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
});

test("keys move through the customers, open one, and go to the filter", { tag: "@desktop" }, async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(isMobile, "phones have no keys");
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/customers");
  const rows = page.getByRole("main").getByRole("listitem").filter({ hasText: "Since" });
  await expect(rows.first()).toBeVisible();
  await expect(page.getByText("all keys")).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(rows.first().getByRole("link")).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: /beginning of a name/ })).toBeFocused();
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await rows.first().getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/customers\/.+/);
});

test("each list can be taken as CSV and Excel by those who may", async ({ page, shop }) => {
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/customers");
  const link = page.getByRole("link", { name: "Export as CSV" });
  await expect(link).toHaveAttribute("href", "/admin/customers/export?format=csv");
  const download = page.waitForEvent("download");
  await link.click();
  expect((await download).suggestedFilename()).toMatch(/^customers-.+\.csv$/);

  await signInAs(page, shop.url, "care@example.com");
  await page.goto("/admin/customers");
  await expect(page.getByRole("heading", { level: 1, name: "Customers" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Export as CSV" })).toHaveCount(0);
});
