import type { Browser, BrowserContext, Page } from "@playwright/test";
import { codeOf } from "../support/delivered-order.ts";
import { dueToday } from "../support/due-today.ts";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";
import { type OrderWish, orderOf, pay, type Shopper, signUp, standardSlots } from "../support/shopper.ts";

/** In ms, sooner than polling would notice: that is every 30 s, or 120 s beside an event stream. */
const PROMPTLY = 20_000;

test.skip(({ isMobile }) => !isMobile, "the steps are the same at every width");

/** A paid order for four days ahead, and the link in its mail. */
async function placedOrder(shop: string): Promise<{ shopper: Shopper; uuid: string; link: string }> {
  const shopper = await signUp(shop, `live-${Date.now()}@example.com`);
  const [slot] = (await standardSlots(shop, 4, 1)) as [OrderWish];
  const created = await shopper.post("/api/payment/create-order", orderOf(shopper, slot), {
    "idempotency-key": crypto.randomUUID(),
  });
  const { uuid } = (await pay(shop, shopper, created.body.data.razorpayOrder.id)).body.data;
  let link = "";
  await expect(async () => {
    const mails = await (await fetch(`${shop}/dev/mail?to=${shopper.email}`)).text();
    link = new RegExp(`/orders/${uuid}\\?token=[\\w%-]+`).exec(mails)?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return { shopper, uuid, link };
}

/** A second browser with a member of staff signed in. */
async function staff(browser: Browser, shop: string, email: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL: shop });
  const data = { email, password: "demo-password" };
  const signedIn = await context.request.post("/api/auth/sign-in/email", { data, headers: { origin: shop } });
  expect(signedIn.ok()).toBe(true);
  return context.newPage();
}

const status = (page: Page) => page.getByRole("region", { name: "Status" });

test("changes by kitchen and rider appear on a guest's open page by themselves", { tag: "@all" }, async ({
  page,
  browser,
  shop,
}) => {
  const { shopper, uuid, link } = await placedOrder(shop.url);
  await shop.inDatabase(({ db }) => dueToday(db, uuid));
  const listening = page.waitForResponse((reply) => reply.url().includes(`/api/orders/${uuid}/events`));
  await page.goto(link);
  expect((await listening).status()).toBe(200);
  await expect(page.getByText("Your item is being prepared")).toBeVisible();
  await expect(status(page)).toContainText("has your order");
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await expectAccessible(page);

  const kitchen = await staff(browser, shop.url, "kitchen@example.com");
  await kitchen.goto(`/admin/orders/${uuid}`);
  await kitchen.getByRole("button", { name: "Start making it" }).click();
  await expect(status(page)).toContainText("is making it now", { timeout: PROMPTLY });
  await kitchen.getByRole("button", { name: "It is ready" }).click();
  await expect(status(page)).toContainText("It is ready and packed", { timeout: PROMPTLY });
  await kitchen.context().close();

  const rider = await staff(browser, shop.url, "rider@example.com");
  await rider.goto(`/admin/orders/${uuid}`);
  await rider.getByRole("button", { name: "Hand it to the rider" }).click();
  const steps = page.getByRole("list", { name: "Progress" });
  await expect(steps.getByRole("listitem").filter({ hasText: "Shipped" })).toHaveAttribute(
    "aria-current",
    "step",
    { timeout: PROMPTLY },
  );
  await rider.getByLabel("The customer’s code").fill(await codeOf(shopper, uuid));
  await rider.getByRole("button", { name: "Delivered", exact: true }).click();
  await expect(page.getByText("Your item has been delivered")).toBeVisible({ timeout: PROMPTLY });
  await expect(status(page)).toContainText("Last update: today,");
  await rider.context().close();
});

test("a hidden page closes its stream, and catches up when it is shown again", { tag: "@all" }, async ({
  page,
  browser,
  shop,
}) => {
  const { uuid, link } = await placedOrder(shop.url);
  const isStream = (of: { url(): string }) => of.url().includes(`/api/orders/${uuid}/events`);
  const listening = page.waitForResponse(isStream);
  await page.goto(link);
  await listening;
  const look = (state: "hidden" | "visible") =>
    page.evaluate((now) => {
      Object.defineProperty(document, "visibilityState", { value: now, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  const ended = page.waitForEvent("requestfailed", isStream);
  await look("hidden");
  await ended;
  const kitchen = await staff(browser, shop.url, "kitchen@example.com");
  await kitchen.goto(`/admin/orders/${uuid}`);
  await kitchen.getByRole("button", { name: "Start making it" }).click();
  await expect(kitchen.getByText(/now stands at “Being made”/)).toBeVisible();
  await kitchen.context().close();
  await expect(status(page)).toContainText("has your order");
  await look("visible");
  await expect(status(page)).toContainText("is making it now", { timeout: PROMPTLY });
});

test("without an event stream the page polls", { tag: "@all" }, async ({
  page,
  browser,
  shop,
  complaints,
}) => {
  const { uuid, link } = await placedOrder(shop.url);
  await page.clock.install();
  await page.route("**/events*", (route) => route.abort());
  await page.goto(link);
  await expect(status(page)).toContainText("has your order");
  const kitchen = await staff(browser, shop.url, "kitchen@example.com");
  await kitchen.goto(`/admin/orders/${uuid}`);
  await kitchen.getByRole("button", { name: "Start making it" }).click();
  await expect(kitchen.getByText(/now stands at “Being made”/)).toBeVisible();
  await kitchen.context().close();
  await page.clock.runFor(31_000);
  await expect(status(page)).toContainText("is making it now");
  await page.goto("about:blank");
  const [first, ...rest] = new Set(complaints.splice(0));
  expect([first, rest]).toEqual([
    expect.stringContaining("/events?token="),
    [expect.stringContaining("ERR_FAILED")],
  ]);
});
