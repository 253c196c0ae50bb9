import type { Page } from "@playwright/test";
import { expect, signInAs, test } from "../support/journey.ts";
import { layoutFaults } from "../support/layout-faults.ts";
import { type OrderWish, orderOf, PASSWORD, pay, signUp, standardSlots } from "../support/shopper.ts";

test.skip(({ isMobile }) => !isMobile, "only a narrow screen is too narrow for a name");

/** As long as some names of Andhra are, 60 letters. */
const NAME = "Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekharan Iy";
const FIRST_NAME = "Venkatanarasimharajuvaripeta";

async function expectToFit(page: Page): Promise<void> {
  expect(await layoutFaults(page)).toEqual([]);
  // A phone widens its page to what does not fit, so nothing scrolls then.
  expect(await page.evaluate(() => innerWidth)).toBe(page.viewportSize()?.width);
}

test("a name of 60 letters fits the order, the receiver's page of a gift, and the checkout", {
  tag: "@all",
}, async ({ page, shop }) => {
  const shopper = await signUp(shop.url, `long-name-${Date.now()}@example.com`, NAME);
  const [slot] = (await standardSlots(shop.url, 6, 1)) as [OrderWish];
  const created = await shopper.post("/api/payment/create-order", {
    ...orderOf(shopper, slot),
    name: NAME,
    gift: {
      from: NAME.slice(0, 40),
      card: "Congratulations".repeat(13),
      surprise: true,
      callPhone: "98111 22233",
    },
  });
  const { uuid } = (await pay(shop.url, shopper, created.body.data.razorpayOrder.id)).body.data;
  await signInAs(page, shop.url, shopper.email, PASSWORD);

  await page.goto(`/orders/${uuid}`);
  await expect(page.getByRole("button", { name: `Copy the link for ${FIRST_NAME}` })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Quick links" }).getByText(FIRST_NAME)).toBeVisible();
  await expectToFit(page);

  const link = /\/gift\/[\w.-]+/.exec(await (await page.request.get(`/orders/${uuid}.data`)).text())?.[0];
  await page.goto(link ?? "");
  await expect(page.getByRole("heading", { level: 1, name: `A gift for ${FIRST_NAME}` })).toBeVisible();
  await expectToFit(page);

  await shopper.post("/api/user/addTocart", {
    email: shopper.email,
    SKU: [{ skuid: slot.sku, quantity: 1 }],
  });
  await page.goto("/payment/cart");
  await page.getByRole("button", { name: "Order for Someone Else" }).click();
  await page.getByLabel("Name", { exact: true }).fill(NAME);
  await page.getByRole("button", { name: "Write a card" }).click();
  await expect(page.getByText(`Tell ${FIRST_NAME}`)).toBeVisible();
  await expectToFit(page);
});
