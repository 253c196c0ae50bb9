import type { BrowserContext, Page } from "@playwright/test";
import { addDays, dayOf, showDay } from "../../src/shop/basics/india-time.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { type OrderWish, orderOf, pay, signUp, standardSlots } from "../support/shopper.ts";

test.skip(({ isMobile }) => !isMobile, "the pages are the same on every screen");

const scriptless: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of scriptless.splice(0)) await context.close();
});

test("without script an order gets another receiver and another time, and is cancelled with the exact refund", {
  tag: "@all",
}, async ({ page, browser, shop }) => {
  const shopper = await signUp(shop.url, `plain-${Date.now()}@example.com`);
  const [slot] = (await standardSlots(shop.url, 4, 1)) as [OrderWish];
  const created = await shopper.post("/api/payment/create-order", orderOf(shopper, slot), {
    "idempotency-key": crypto.randomUUID(),
  });
  const { uuid } = (await pay(shop.url, shopper, created.body.data.razorpayOrder.id)).body.data;
  const total = `₹${Number(created.body.data.summary.total).toLocaleString("en-IN")}`;
  const credentials = { email: shopper.email, password: "a-long-password" };
  const signIn = (context: BrowserContext) =>
    context.request.post("/api/auth/sign-in/email", { data: credentials, headers: { origin: shop.url } });

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  scriptless.push(context);
  expect((await signIn(context)).ok()).toBe(true);
  const plain: Page = await context.newPage();
  await plain.goto(`/orders/${uuid}`);
  await plain.getByRole("button", { name: "Edit delivery details" }).click();
  await expect(plain.getByRole("heading", { level: 1, name: "Edit delivery details" })).toBeVisible();
  const address = plain.getByLabel("Address", { exact: true });
  await address.fill("MG Road, Bengaluru 560001");
  await plain.getByLabel("Phone", { exact: true }).fill("12");
  await plain.getByRole("button", { name: "Save changes" }).click();
  await expect(plain.getByText("Please enter a valid phone number.")).toBeVisible();
  await plain.getByLabel("Phone", { exact: true }).fill("98450 12345");
  await plain.getByRole("button", { name: "Save changes" }).click();
  await expect(plain.getByText(/^This address has another pincode\./)).toBeVisible();
  await address.fill("3rd floor, Rose House, Janpath");
  await plain.getByLabel("Name").fill("Meera Iyer");
  await plain.getByRole("button", { name: "Save changes" }).click();
  const details = plain.getByRole("region", { name: "Delivery details" });
  await expect(details).toContainText("Meera Iyer");
  await expect(details).toContainText("+91 98450 12345");
  await expect(details).toContainText("Rose House, Janpath");
  const status = plain.getByRole("region", { name: "Status" });
  await expect(status).toContainText("Delivery details changed: name, phone, address.");

  const day = addDays(dayOf(new Date()), 6);
  await plain.getByRole("button", { name: "Reschedule" }).click();
  await plain.getByLabel("Day", { exact: true }).fill(day);
  await plain.getByRole("button", { name: "See the times" }).click();
  await plain.getByRole("radio", { name: /^6 PM to 9 PM/ }).check();
  await plain.getByRole("button", { name: "Move it here" }).click();
  await expect(plain.getByText("6 PM to 9 PM", { exact: true })).toBeVisible();
  await expect(status).toContainText(`to ${showDay(day)}, 6 PM - 9 PM.`);

  // The same pages in a browser with script, where axe can run.
  expect((await signIn(page.context())).ok()).toBe(true);
  for (const path of ["receiver", "cancel", "reschedule", `reschedule?date=${day}`]) {
    await page.goto(`/orders/${uuid}/${path}`);
    await expectAccessible(page);
  }

  await plain.getByRole("button", { name: "Cancel order" }).click();
  await expect(plain.getByText(/^You get all of it back until /)).toBeVisible();
  await expect(plain.getByText(total)).toHaveCount(2);
  await plain.getByRole("button", { name: "Cancel the order" }).click();
  await expect(plain.getByText("This order was cancelled")).toBeVisible();
  await expect(plain.getByText(`${total} back by UPI`)).toBeVisible();
  await expect(plain.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
  await plain.goto(`/orders/${uuid}/cancel`);
  await expect(plain.getByText("There is nothing left to cancel.")).toBeVisible();

  // Paying needs script. The checkout says so, shows what is in it, and waits for nothing.
  await shopper.post("/api/user/addTocart", {
    email: shopper.email,
    SKU: [{ skuid: slot.sku, quantity: 1 }],
  });
  for (const [path, back] of [
    ["/payment/cart", "/AllCakes"],
    [`/payment/${slot.sku}`, `/cake/${slot.sku}`],
  ] as const) {
    await plain.goto(path);
    // By class: Playwright takes no role or text from inside a `noscript`.
    const says = plain.locator(".pay-main .note");
    await expect(says).toBeVisible();
    await expect(says.locator("h2")).toHaveText("Paying needs JavaScript");
    await expect(says.locator("a", { hasText: /^Call / })).toHaveAttribute("href", /^tel:\+?\d+$/);
    await expect(says.locator("a", { hasText: "Load this page again" })).toHaveAttribute("href", path);
    await expect(says.locator(`a[href="${back}"]`)).toBeVisible();
    await expect(plain.getByRole("region", { name: "Order summary" }).getByText("₹").first()).toBeVisible();
    await expect(plain.getByText("Loading details...")).toBeHidden();
    await expect(plain.getByRole("button", { name: "Proceed to Pay" })).toHaveCount(0);
  }
});
