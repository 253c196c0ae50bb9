import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { orders } from "../../src/shop/orders/orders.tables.ts";
import { chooseSlot, enterAddress, orderNow, payButton, signUpInPlace } from "../support/checkout-steps.ts";
import { expect, expectAccessible, holdScripts, test } from "../support/journey.ts";

test.skip(({ isMobile }) => !isMobile, "the steps are the same at every width");

const paymentWindow = (page: Page) => page.getByRole("dialog", { name: /Pay Jamun/ });

/** A new shopper who has closed the payment window at checkout. Returns the order's uuid. */
async function closePaymentWindow(page: Page): Promise<string> {
  await page.goto("/cake/RVC-500G-E");
  await chooseSlot(page);
  await orderNow(page).click();
  await signUpInPlace(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await enterAddress(page);
  const created = page.waitForResponse((reply) => reply.url().endsWith("/api/payment/create-order"));
  await payButton(page).click();
  const { uuid } = (await (await created).json()).data;
  await paymentWindow(page).getByRole("button", { name: "Close the payment window" }).click();
  return uuid;
}

/** Waits until the page has not scrolled for 20 frames. */
function stopsMoving(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        let [last, still] = [window.scrollY, 0];
        const look = () => {
          still = window.scrollY === last ? still + 1 : 0;
          last = window.scrollY;
          if (still === 20) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

test("after closing the payment window a shopper sees until when the slot is held, and pays from the order's page", async ({
  page,
}) => {
  const uuid = await closePaymentWindow(page);
  const alert = page.getByRole("alert").filter({ hasText: "Not paid yet." });
  await expect(alert).toContainText(/Your place is kept until \d+:\d\d [AP]M/);
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(alert.locator("xpath=..")).toBeFocused();
  // It stays there: the browser has restored its own scroll position meanwhile.
  await stopsMoving(page);
  await expect(alert).toBeInViewport({ ratio: 1 });

  // Until its code has loaded, the button does not vanish, also if the order is loaded again, and a press is not lost.
  const goOn = await holdScripts(page, "unpaid");
  const loadedAgain = page.waitForResponse((reply) => reply.url().endsWith("/progress"));
  await page.goto(`/orders/${uuid}`);
  await loadedAgain;
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await goOn();
  await paymentWindow(page).getByRole("button", { name: "Close the payment window" }).click();
  await expect(page.getByRole("heading", { name: "Not paid yet" })).toBeVisible();
  await expect(page.getByText(/^We hold 12 PM to 3 PM on .+ for you until \d+:\d\d [AP]M\.$/)).toBeVisible();
  await expect(page.getByText("We have not heard from your bank")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await paymentWindow(page).getByRole("button", { name: "Close the payment window" }).click();
  await expect(page.getByText("You closed the payment window. Nothing was paid.")).toBeInViewport();
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await paymentWindow(page).getByRole("button", { name: "I have paid" }).click();
  await expect(page.getByText("Your item is being prepared")).toBeVisible({ timeout: 45_000 });
});

test("an order that was not paid in time leads back to its cake, to choose another time", {
  tag: "@all",
}, async ({ page, shop }) => {
  const uuid = await closePaymentWindow(page);
  await expect(page.getByRole("alert").filter({ hasText: "Not paid yet." })).toBeVisible();
  // An open page would go on with requests and report errors.
  await page.goto("about:blank");
  await shop.inDatabase(async ({ db }) => {
    const createdAt = new Date(Date.now() - 16 * 60_000);
    await db.update(orders).set({ createdAt }).where(eq(orders.id, uuid));
  });
  await page.goto(`/orders/${uuid}`);
  await expect(page.getByRole("heading", { name: "Not paid. The slot is free again" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pay ₹/ })).toHaveCount(0);
  await expectAccessible(page);
  // The hour that was held is free again, and so the first to be offered.
  const times = page.getByRole("region", { name: /^Choose a new time/ });
  const first = times.getByRole("link").first();
  await expect(first).toHaveText(/12 PM to 3 PM.*Costs the same/);
  await expect(times.getByText(/^₹\d+ more$/).first()).toBeVisible();
  await first.click();
  await expect(page).toHaveURL("/cake/RVC-500G-E#delivery");
  await expect(page.getByText("12 PM to 3 PM").first()).toBeVisible();
});

test("on an order's page that is older than the shop, a payment that cannot open says to reload it", async ({
  page,
  complaints,
}) => {
  const uuid = await closePaymentWindow(page);
  // A newer version of the shop does not have the old files.
  await page.route("**/assets/pay-again-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`/orders/${uuid}`);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  const alert = page.getByRole("alert").filter({ hasText: "Nothing was paid." });
  await expect(alert).toContainText("reload this page and try again");
  await page.unroute("**/assets/pay-again-*.js");
  await page.reload();
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await expect(paymentWindow(page)).toBeVisible();
  // The browser reports the missing file.
  complaints.splice(0);
});

test("a shopper who is offline when they press Proceed to Pay is told so, and pays once they are online", async ({
  page,
  context,
  complaints,
}) => {
  await page.goto("/cake/RVC-500G-E");
  await chooseSlot(page);
  await orderNow(page).click();
  await signUpInPlace(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await enterAddress(page);
  await context.setOffline(true);
  await payButton(page).click();
  const alert = page.getByRole("alert").filter({ hasText: "We could not be reached. Nothing was paid." });
  await expect(alert).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await payButton(page).click();
  await expect(paymentWindow(page)).toBeVisible();
  // The browser reports what the test has cut off.
  complaints.splice(0);
});
