import type { Page } from "@playwright/test";
import { chooseSlot, enterAddress, orderNow, payButton, signUpInPlace } from "../support/checkout-steps.ts";
import { expect, test } from "../support/journey.ts";
import { readPdf } from "../support/pdf-text.ts";
import { payInWindow } from "../support/shopper.ts";

test.skip(({ isMobile }) => !isMobile, "the steps are the same at every width");

type Created = {
  uuid: string;
  orderNumber: string;
  razorpayOrder: { id: string };
  summary: { total: number };
};

/** A new shopper with slot and address, at the open payment window. Returns the created order. */
async function openWindow(page: Page): Promise<Created> {
  await page.goto("/cake/RVC-500G-E");
  await chooseSlot(page);
  await orderNow(page).click();
  await signUpInPlace(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await enterAddress(page);
  const ordered = createdOrder(page);
  await payButton(page).click();
  const created = await ordered;
  await expect(paymentWindow(page)).toBeVisible();
  return created;
}

const paymentWindow = (page: Page) => page.getByRole("dialog", { name: /Pay Jamun/ });

async function createdOrder(page: Page): Promise<Created> {
  const reply = await page.waitForResponse((response) =>
    response.url().endsWith("/api/payment/create-order"),
  );
  return (await reply.json()).data;
}

test("a window that was closed by mistake is opened again: the same order, and then it is paid", {
  tag: "@all",
}, async ({ page }) => {
  const first = await openWindow(page);
  await paymentWindow(page).getByRole("button", { name: /close/i }).click();
  await expect(page.getByText("You closed the payment window. Nothing was paid.")).toBeVisible();

  const ordered = createdOrder(page);
  await payButton(page).click();
  expect((await ordered).uuid).toBe(first.uuid);
  await paymentWindow(page).getByRole("button", { name: "I have paid" }).click();
  await expect(page.getByText("Your item is being prepared")).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText(`Order id ${first.orderNumber}`)).toBeVisible();
});

test("a shopper who closes the tab and pays on the phone gets the order, its mail, and an invoice with the amount", async ({
  page,
  browser,
  shop,
}) => {
  const { uuid, orderNumber, razorpayOrder, summary } = await openWindow(page);
  const email = (await (await page.request.get("/api/me")).json()).data.email;
  await page.close();
  // The customer does not return to the shop: only the provider's webhook reports the payment.
  expect(await payInWindow(shop.url, razorpayOrder.id)).not.toBeNull();

  // The mail's link, in a browser without a session.
  const guest = await (await browser.newContext({ baseURL: shop.url })).newPage();
  let link = "";
  await expect(async () => {
    await guest.goto(`/dev/mail?to=${email}`);
    const mails = await guest.content();
    link = new RegExp(`/orders/${uuid}\\?token=[\\w%-]+`).exec(mails)?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  await guest.goto(link);
  await expect(guest.getByText("Your item is being prepared")).toBeVisible();
  await expect(guest.getByText(`Order id ${orderNumber}`)).toBeVisible();
  const bill = guest.getByRole("group").filter({ hasText: "Ordered Price" });
  const total = `₹${summary.total.toLocaleString("en-IN")}`;
  await expect(bill).toContainText(`Total Order${total}`);
  await expect(bill).toContainText("Payment MethodUPI");

  const href = await guest.getByRole("link", { name: "Invoice" }).getAttribute("href");
  const invoice = await guest.request.get(href ?? "");
  const { says } = readPdf(await invoice.body());
  expect([says("TAX INVOICE"), says(orderNumber), says(total)]).toEqual([true, true, true]);
  await guest.context().close();
});
