import { expect, expectAccessible, signInAs, test } from "../support/journey.ts";
import { layoutFaults } from "../support/layout-faults.ts";

test.skip(({ isMobile }) => isMobile, "the tests set their own widths");

test("at the width of a phone, a tablet and a desktop the navigation names the page, and nothing is cut off", {
  tag: "@all",
}, async ({ page, shop }) => {
  await signInAs(page, shop.url, "manager@example.com");
  for (const path of ["orders", "complaints", "reviews", "alarms", "log"]) {
    await page.goto(`/admin/${path}`);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([path, width, await layoutFaults(page)]).toEqual([path, width, []]);
    }
    const current = page.getByRole("navigation", { name: "Back office" }).locator("[aria-current=page]");
    await expect(current).toHaveAttribute("href", `/admin/${path}`);
    await expectAccessible(page);
  }
});

test("a link of the shop leads into the office, whose routes its pages do not know", async ({
  page,
  shop,
}) => {
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/account/orders");
  expect(await page.evaluate(() => JSON.stringify(Object(window).__reactRouterManifest))).not.toContain(
    "office",
  );
  await page.getByRole("link", { name: "Back office" }).click();
  await expect(page.getByRole("navigation", { name: "Back office" })).toBeVisible();
});

/** The browser complains of the page that is refused, and of nothing else. */
function takeNotFound(complaints: string[]) {
  expect(complaints.splice(0)).toEqual([expect.stringContaining("404")]);
}

test("the board, the runs and a page without permission lead to the other pages of the office", async ({
  page,
  shop,
  complaints,
}) => {
  await signInAs(page, shop.url, "kitchen@example.com");
  await page.goto("/admin/kitchen?kitchen=delhi-cp");
  const button = page.getByRole("button", { name: "Back office" });
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button.press("Enter");
  const menu = page.getByRole("navigation", { name: "Back office" });
  await expectAccessible(page);
  await menu.getByRole("link", { name: "Orders" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();

  const reply = await page.goto("/admin/figures");
  expect(reply?.status()).toBe(404);
  takeNotFound(complaints);
  await expect(page.getByRole("heading", { level: 1, name: "You may not see this" })).toBeVisible();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await layoutFaults(page)]).toEqual([width, []]);
  }
  await expectAccessible(page);
  await menu.getByRole("link", { name: "Orders" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();

  await page.context().clearCookies();
  await signInAs(page, shop.url, "rider@example.com");
  await page.goto("/admin/run");
  await expect(page.getByRole("heading", { level: 1, name: "Runs" })).toBeVisible();
  await button.press("Enter");
  await menu.getByRole("link", { name: "Orders" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
});

test.describe("without script", { tag: "@all" }, () => {
  test.use({ javaScriptEnabled: false, waits: false });
  test("a page without permission leads to the other pages of the office", async ({
    page,
    shop,
    complaints,
  }) => {
    await signInAs(page, shop.url, "kitchen@example.com");
    await page.goto("/admin/figures");
    takeNotFound(complaints);
    await expect(page.getByRole("heading", { level: 1, name: "You may not see this" })).toBeVisible();
    await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Orders" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  });
});
