import { expect, expectAccessible, press, signInAs, test } from "../support/journey.ts";

test.skip(({ isMobile }) => !isMobile, "wider screens show the navigation at the side");

test("on a phone the menu fills the screen, and closes by its button, by Esc, and with the next page", async ({
  page,
  shop,
}) => {
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/orders");
  const menu = page.getByRole("navigation", { name: "Back office" });
  await expect(menu).toBeHidden();
  await press(page, "Menu");
  await expect(menu).toBeVisible();
  expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expectAccessible(page);
  await press(page, "Close menu");
  await expect(menu).toBeHidden();
  await press(page, "Menu");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await press(page, "Menu");
  await menu.getByRole("link", { name: "Complaints" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Complaints" })).toBeVisible();
  await expect(menu).toBeHidden();
});

test.describe("without script", { tag: "@all" }, () => {
  test.use({ javaScriptEnabled: false, waits: false });
  test("the menu of a phone opens, and leads on", async ({ page, shop }) => {
    await signInAs(page, shop.url, "manager@example.com");
    await page.goto("/admin/orders");
    await press(page, "Menu");
    await page.getByRole("link", { name: "Log", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Log" })).toBeVisible();
  });
});
