import type { Page } from "@playwright/test";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";
import { orderOf, pay, signUp, standardSlots } from "../support/shopper.ts";

test.skip(({ isMobile }) => !isMobile, "the steps are the same at every width");

const EMAIL = () => `meera-${Date.now()}@example.com`;

/** A paid order for a receiver with the mobile 98765 43210. */
async function placedOrder(shop: string) {
  const shopper = await signUp(shop, EMAIL());
  const [slot] = await standardSlots(shop, 3, 1);
  if (!slot) throw new Error("no slot to order");
  const created = await shopper.post("/api/payment/create-order", orderOf(shopper, slot), {
    "idempotency-key": crypto.randomUUID(),
  });
  const paid = await pay(shop, shopper, created.body.data.razorpayOrder.id);
  const { uuid } = paid.body.data;
  const order = await shopper.get(`/orders/${uuid}/progress`);
  return { uuid: uuid as string, number: order.body.number as string, email: shopper.email };
}

const form = (page: Page) => ({
  order: page.getByLabel("Order Id"),
  contact: page.getByLabel("Email or mobile"),
  remember: page.getByLabel(/^Remember me/),
  send: page.getByRole("button", { name: "TRACK ORDER" }),
});

test("an order is found only by its number together with its e-mail", { tag: "@all" }, async ({
  page,
  shop,
}) => {
  const { uuid, number, email } = await placedOrder(shop.url);
  await page.goto("/track");
  await expect(page.getByRole("heading", { level: 1, name: "Track Your Order" })).toBeVisible();
  await expectAccessible(page);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  const { order, contact, remember, send } = form(page);

  await send.click();
  await expect(page.getByText("Please enter your Order Id.")).toBeVisible();
  await expect(page.getByText("Please enter the e-mail or mobile of the order.")).toBeVisible();
  await expect(order).toBeFocused();
  await expectAccessible(page);

  // The same sentence whether or not the order exists.
  const nothing = page.getByRole("alert").filter({ hasText: "We found no order with this Order Id" });
  for (const orderNumber of [number, "JM999999"]) {
    await order.fill(orderNumber);
    await contact.fill("somebody@example.com");
    await send.click();
    await expect(nothing).toBeVisible();
    await expect(order).toHaveValue(orderNumber);
  }

  await order.fill(number.toLowerCase());
  await contact.fill(email);
  await remember.check();
  await send.click();
  await expect(page).toHaveURL(new RegExp(`/orders/${uuid}\\?token=`));
  await expect(page.getByText(`Order id ${number}`)).toBeVisible();

  const invoice = page.waitForEvent("download");
  await page.getByRole("link", { name: "Invoice" }).click();
  expect((await invoice).suggestedFilename()).toMatch(/^invoice-J\d\d-\d{4}-\d{6}\.pdf$/);

  // This browser remembers the e-mail but not the order.
  await page.goto("/track");
  await expect(contact).toHaveValue(email);
  await expect(remember).toBeChecked();
  await expect(order).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(number);
  await remember.uncheck();
  await order.fill("JM999999");
  await send.click();
  await expect(nothing).toBeVisible();
  await page.reload();
  await expect(remember).not.toBeChecked();
  await expect(contact).toHaveValue("");
});

test("without script an order is found by its receiver's mobile", { tag: "@all" }, async ({
  browser,
  shop,
}) => {
  const { uuid, number } = await placedOrder(shop.url);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto("/track");
  const { order, contact, remember, send } = form(page);
  await expect(remember).toBeHidden();
  await order.fill(number);
  await contact.fill("12");
  await send.click();
  await expect(
    page.getByText("Please enter an e-mail address or a mobile number with ten digits."),
  ).toBeVisible();
  await expect(order).toHaveValue(number);
  await contact.fill("098765 43210");
  await send.click();
  await expect(page).toHaveURL(new RegExp(`/orders/${uuid}\\?token=`));
  await expect(page.getByText(`Order id ${number}`)).toBeVisible();
  await context.close();
});
