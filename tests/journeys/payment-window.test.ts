import { expect, type Page, test } from "@playwright/test";
import { paise } from "../../src/shop/basics/money.ts";
import { testDatabase } from "../support/database.ts";
import { expectAccessible } from "../support/journey.ts";
import { startSandbox } from "../support/sandbox.ts";

/** As strict as the shop's pages about scripts, and stricter about styles. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'";
const PAGE = `<!doctype html><html lang="en"><title>A shop</title><meta name="viewport" content="width=device-width">
<main><h1>Your order</h1><button>Pay</button></main><script src="/sandbox/razorpay/checkout.js"></script></html>`;

let database: Awaited<ReturnType<typeof testDatabase>>;
let provider: Awaited<ReturnType<typeof startSandbox>>;

test.beforeAll(async () => {
  database = await testDatabase();
  provider = await startSandbox(database.db);
});
test.afterAll(async () => {
  await provider?.close();
  await database?.close();
});

/** A shop's page with the payment window open for a new order; its callbacks are collected in `callbacks`. */
async function openWindow(page: Page, options: Record<string, unknown> = {}) {
  const { origin } = new URL(provider.url);
  await page.route(`${origin}/`, (route) =>
    route.fulfill({ contentType: "text/html", headers: { "content-security-policy": POLICY }, body: PAGE }),
  );
  const order = await provider.gateway.createOrder({ amount: paise(147_700), receipt: "r", notes: {} });
  const callbacks: [string, unknown][] = [];
  await page.exposeFunction("tell", (event: string, what: unknown) => callbacks.push([event, what]));
  await page.goto(origin);
  await page.getByRole("button", { name: "Pay" }).focus();
  await page.evaluate(
    ([order_id, extraOptions]) => {
      type Shop = { tell(event: string, what?: unknown): void };
      type Checkout = { on(event: string, listen: (what: unknown) => void): void; open(): void };
      const { tell, Razorpay } = window as unknown as Shop & { Razorpay: new (options: unknown) => Checkout };
      const checkout = new Razorpay({
        key: "rzp_test_shop",
        order_id,
        amount: 147_700,
        currency: "INR",
        name: "Jamun",
        description: "Belgian Chocolate Truffle Cake, 1 kg",
        theme: { color: "#63003c" },
        handler: (signedPayment: unknown) => tell("paid", signedPayment),
        modal: { ondismiss: () => tell("dismissed") },
        ...(extraOptions as object),
      });
      checkout.on("payment.failed", (failure) => tell("failed", failure));
      checkout.open();
    },
    [order.id, options] as const,
  );
  const dialog = page.getByRole("dialog", { name: "Pay Jamun" });
  await expect(dialog).toBeVisible();
  return { order, callbacks, dialog };
}

test("the window says that it is a sandbox, and what is paid to whom", { tag: "@all" }, async ({ page }) => {
  const { dialog } = await openWindow(page, { timeout: 840 });
  await expect(dialog.getByText("SANDBOX")).toBeVisible();
  await expect(dialog.getByText("₹1,477", { exact: true })).toBeVisible();
  await expect(dialog.getByText(/left to pay/)).toBeVisible();
  const qrCode = dialog.getByRole("img", { name: /QR code/ });
  await expect(qrCode).toBeVisible();
  await expect
    .poll(() => qrCode.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);
});

test("a phone offers its UPI app and an id before the QR code, a desktop the code first", {
  tag: "@desktop",
}, async ({ page, isMobile }) => {
  const { callbacks, dialog } = await openWindow(page);
  const tops = await Promise.all(
    [dialog.getByLabel("UPI id"), dialog.getByRole("img", { name: /QR code/ })].map(async (part) => {
      await expect(part).toBeVisible();
      return (await part.boundingBox())?.y ?? 0;
    }),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => (isMobile ? a - b : b - a)));
  const app = dialog.getByRole("button", { name: "Pay with a UPI app" });
  await expect(app).toHaveCount(isMobile ? 1 : 0);
  await (isMobile ? app : dialog.getByRole("button", { name: "I have paid" })).click();
  await expect.poll(() => callbacks.map(([event]) => event)).toEqual(["paid"]);
});

test("paying by the QR code hands the shop a signed payment", { tag: "@one-width" }, async ({ page }) => {
  const { order, callbacks, dialog } = await openWindow(page);
  await dialog.getByRole("button", { name: "I have paid" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => callbacks.length).toBe(1);
  const [event, signedPayment] = callbacks[0] as [string, Record<string, string>];
  expect(event).toBe("paid");
  expect(signedPayment.razorpay_signature).toBe(
    provider.sign(`${order.id}|${signedPayment.razorpay_payment_id}`),
  );
  await expect(page.getByRole("button", { name: "Pay" })).toBeFocused();
});

test("a declined UPI id says why, and a card with its OTP then pays", async ({ page }) => {
  const { callbacks, dialog } = await openWindow(page);
  const payButton = dialog.getByRole("button", { name: "Pay ₹1,477" });
  await dialog.getByLabel("UPI id").fill("nobody");
  await payButton.click();
  await expect(dialog.getByText("Enter a UPI id")).toBeVisible();
  await dialog.getByLabel("UPI id").fill("failure@razorpay");
  await payButton.click();
  await expect(dialog.getByRole("alert").getByText("Payment failed")).toBeVisible();
  await expectAccessible(page);
  expect(callbacks.map(([event]) => event)).toEqual(["failed"]);

  await dialog.getByRole("button", { name: "Try again" }).click();
  await dialog.getByRole("tab", { name: "UPI" }).press("ArrowRight");
  await expect(dialog.getByRole("tab", { name: "Card" })).toBeFocused();
  await dialog.getByLabel("Card number").pressSequentially("4111111111111111");
  await expect(dialog.getByLabel("Card number")).toHaveValue("4111 1111 1111 1111");
  await dialog.getByLabel("Expiry").pressSequentially("1230");
  await dialog.getByLabel("CVV").fill("123");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByLabel("One-time password").fill("123456");
  await expectAccessible(page);
  await payButton.click();
  await expect.poll(() => callbacks.map(([event]) => event)).toEqual(["failed", "paid"]);
});

test("Escape closes the window without paying", { tag: ["@all", "@one-width"] }, async ({ page }) => {
  const { order, callbacks, dialog } = await openWindow(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(() => callbacks).toEqual([["dismissed", undefined]]);
  expect(await provider.gateway.fetchOrderPayments(order.id)).toEqual([]);
});

const goBack = (page: Page) => page.evaluate(() => history.back());

test("Back closes the window and stays on the page; the next Back leaves it", { tag: "@one-width" }, async ({
  page,
}) => {
  const { order, callbacks, dialog } = await openWindow(page);
  const url = page.url();
  await goBack(page);
  await expect(dialog).toBeHidden();
  await expect.poll(() => callbacks).toEqual([["dismissed", undefined]]);
  expect(page.url()).toBe(url);
  expect(await provider.gateway.fetchOrderPayments(order.id)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("closing the window by hand leaves no history entry", { tag: ["@all", "@one-width"] }, async ({
  page,
}) => {
  const { callbacks, dialog } = await openWindow(page);
  await dialog.getByRole("button", { name: "Close the payment window" }).click();
  await expect.poll(() => callbacks).toEqual([["dismissed", undefined]]);
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("Back does nothing while the bank processes the payment", { tag: ["@all", "@one-width"] }, async ({
  page,
}) => {
  const { callbacks, dialog } = await openWindow(page);
  let answer = () => {};
  const bankAnswers = new Promise<void>((go) => {
    answer = go;
  });
  await page.route("**/v1/checkout/pay", async (route) => {
    await bankAnswers;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "I have paid" }).click();
  await expect(dialog.getByText("Waiting for your UPI app").first()).toBeVisible();
  const url = page.url();
  // The window catches the step back and adds its history entry again.
  await page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: EventTarget };
    const heldAgain = new Promise<void>((done) => {
      navigation.addEventListener("currententrychange", (event) => {
        if ((event as Event & { navigationType: string }).navigationType === "push") done();
      });
    });
    history.back();
    return heldAgain;
  });
  await expect(dialog).toBeVisible();
  expect(page.url()).toBe(url);
  answer();
  await expect.poll(() => callbacks.map(([event]) => event)).toEqual(["paid"]);
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("a shop can leave Back to the browser", { tag: ["@all", "@one-width"] }, async ({ page }) => {
  await openWindow(page, { modal: { handleback: false } });
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("the payment window closes by itself when its time is over", { tag: ["@all", "@one-width"] }, async ({
  page,
}) => {
  const { callbacks } = await openWindow(page, { timeout: 2 });
  await expect.poll(() => callbacks.map(([event]) => event)).toEqual(["dismissed"]);
});
