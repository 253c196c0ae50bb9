import { expect, expectAccessible, signInAs, test } from "../support/journey.ts";
import { layoutFaults } from "../support/layout-faults.ts";

test.skip(({ isMobile }) => isMobile, "the tests set their own widths");

test("at the width of a phone, a tablet and a desktop the navigation names the page, and nothing is cut off", async ({
  page,
  shop,
}) => {
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
