import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { addDays, dayOf, instant } from "../../src/shop/basics/india-time.ts";
import { enterPincode, orderNow, payButton, pickDay, signUpInPlace } from "../support/checkout-steps.ts";
import { expectWithin } from "../support/expect-within.ts";
import { collectErrors, expect, signInAs, test } from "../support/journey.ts";
import { putOnRun } from "../support/put-on-run.ts";
import { startShopAt } from "../support/shop-at.ts";

const DAY = addDays(dayOf(new Date()), 1);
/** A morning, so that today has free slots whenever this test runs. */
const MORNING = instant(DAY, 10 * 60);

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
const TABLET: BrowserContextOptions = { viewport: { width: 1180, height: 820 }, hasTouch: true };
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

test.skip(({ isMobile }) => !isMobile, "each of the five has a screen of their own");

/** Reads an amount: 1234.5 from "₹1,234.50". */
function rupeesOf(shown: string): number {
  return Number(shown.replaceAll(/[₹,]/g, ""));
}

/** The browser of one of the five. What its console reports fails the test. */
async function open(
  browser: Browser,
  { shop, complaints, ...options }: { shop: string; complaints: string[] } & BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop, ...options });
  await context.clock.install({ time: MORNING });
  const page = await context.newPage();
  collectErrors(page, complaints);
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  return page;
}

test("a customer, the kitchen, a manager, a rider and the accountant see one order from the payment to the books", {
  tag: "@all",
}, async ({ browser, complaints }) => {
  const shop = await startShopAt(MORNING.toISOString());
  const at = { shop: shop.url, complaints };
  const [customer, kitchen, manager, rider, accountant] = await Promise.all([
    open(browser, { ...at, ...PHONE }),
    open(browser, { ...at, ...TABLET }),
    open(browser, { ...at, ...DESK }),
    open(browser, { ...at, ...PHONE }),
    open(browser, { ...at, ...DESK }),
  ]);
  await Promise.all([
    signInAs(kitchen, shop.url, "kitchen@example.com"),
    signInAs(manager, shop.url, "manager@example.com"),
    signInAs(rider, shop.url, "rider@example.com"),
    signInAs(accountant, shop.url, "accountant@example.com"),
  ]);
  await kitchen.goto("/admin/kitchen?kitchen=delhi-cp");
  await expect(kitchen.getByText("Live", { exact: true })).toBeVisible();

  // The customer orders for today, and pays.
  const total = await orderForToday(customer);
  const verified = customer.waitForResponse(/\/api\/payment\/verify-payment$/);
  const docket = kitchen.getByRole("listitem").filter({ hasText: "Happy 60th, Amma" });
  await customer
    .getByRole("dialog", { name: /Pay Jamun/ })
    .getByRole("button", { name: "I have paid" })
    .click();
  await (await verified).finished();
  await expectWithin(2_000, "order on the board", () => docket.waitFor());
  await expect(customer.getByText("Your item is being prepared")).toBeVisible();
  await customer.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const status = customer.getByRole("region", { name: "Status" });
  await expect(status).toContainText("has your order");
  const number = (await customer.getByText(/^Order id JM\d+/).textContent())?.replace("Order id ", "") ?? "";
  const uuid = await docket.locator('input[name="id"]').inputValue();

  // The kitchen bakes it and sends a photo; the customer answers.
  await docket.getByRole("button", { name: `Start: order ${number}` }).click();
  await expect(status).toContainText("is making it now");
  const photo = customer.getByRole("region", { name: "Photo from the kitchen" });
  const uploaded = kitchen.waitForResponse(/\/api\/photos$/);
  await docket
    .getByLabel(`Photo of order ${number} for the customer`)
    .setInputFiles(await picture("#a04030"));
  await (await uploaded).finished();
  await expectWithin(5_000, "photo on the open page", () => photo.getByRole("img").waitFor());
  await photo.getByRole("button", { name: "It is right" }).click();
  await expect(docket).toContainText("The customer says it is right");
  await docket.getByRole("button", { name: `Ready: order ${number}` }).click();
  await expect(status).toContainText("It is ready and packed");
  const code = (await status.locator(".order-code").textContent()) ?? "";

  // The manager puts it on a run.
  const ready = kitchen.getByRole("region", { name: "Ready" });
  await expect(ready.getByRole("heading", { name: "No rider yet 1" })).toBeVisible();
  await manager.goto("/admin/run");
  await putOnRun(manager, uuid);
  await expect(manager.getByText(/^1 order is on run 1 of /)).toBeVisible();
  await expect(ready.getByRole("heading", { name: /, run 1, leaves by \d+:?\d* [AP]M 1$/ })).toBeVisible();

  // The rider drives it, and closes the stop with the code.
  await rider.goto("/admin/run");
  await rider.getByRole("link", { name: /^Run 1/ }).click();
  await rider.getByRole("checkbox").check();
  await rider.getByRole("button", { name: /^Picked up/ }).click();
  await expect(step(customer, "Out For Delivery")).toHaveAttribute("aria-current", "step");
  await rider.getByRole("link", { name: "I am here" }).click();
  await expect(rider.getByText("opposite the temple")).toBeVisible();
  await rider.getByLabel(/^4 digits/).fill(code);
  await rider.getByRole("button", { name: "Delivered" }).click();
  await expect(rider.getByText("1 of 1 delivered")).toBeVisible();
  await expect(customer.getByText("Your item has been delivered")).toBeVisible();
  expect(await customer.evaluate(() => "isSameDocument" in window)).toBe(true);

  // The accountant finds it in the figures and in the books.
  await accountant.goto(`/admin/figures?from=${DAY}&to=${DAY}`);
  await expect(figure(accountant, "Orders")).toContainText(/^Orders1/);
  await expect(figure(accountant, "Sales")).toContainText(total);
  await expect(accountant.getByRole("region", { name: "On time", exact: true })).toContainText("100");
  await accountant.goto(`/admin/accounts?month=${DAY.slice(0, 7)}`);
  await expect(figure(accountant, "Invoices").first()).toContainText(total);
  const rows = (nth: number) =>
    accountant.getByRole("region", { name: new RegExp(`^Table ${nth}:`) }).getByRole("row");
  await expect(rows(13)).toHaveCount(2);
  await expect(rows(12).filter({ hasText: /^All/ }).getByRole("cell").last()).toHaveText(total);
  const inDelhi = rows(7).filter({ hasText: "07 Delhi" });
  const sold = await inDelhi.evaluateAll((elements) =>
    elements.map((row) => row.lastElementChild?.textContent),
  );
  expect(sold.reduce((sum, amount) => sum + rupeesOf(amount ?? ""), 0)).toBeCloseTo(rupeesOf(total), 2);

  // The manager reads the log and the story of the order.
  await manager.goto("/admin/log");
  const log = manager.getByRole("main").getByRole("listitem");
  for (const [who, change] of [
    ["kitchen", /Order placed.*Being made$/],
    ["kitchen", /Sent the customer a photo/],
    ["kitchen", /Being made.*Ready$/],
    ["manager", new RegExp(`Stops added: ${number}$`)],
    ["rider", /Ready.*Shipped$/],
    ["rider", /Shipped.*Out for delivery$/],
    ["rider", /Delivered: Closed with the customer’s code/],
  ] as const)
    await expect(log.filter({ hasText: `, ${who}` }).filter({ hasText: change })).toHaveCount(1);
  await manager.goto(`/admin/orders/${uuid}`);
  const story = manager.getByRole("region", { name: "Timeline" }).getByRole("listitem");
  for (const line of STORY) await expect(story.filter({ hasText: line })).not.toHaveCount(0);
  await expect(manager.getByText("opposite the temple").first()).toBeVisible();
  for (const page of [customer, kitchen, manager, rider, accountant]) await page.context().close();
  await shop.stop();
});

/** The entries that the order's timeline must have. */
const STORY = [
  /Ordered.*The customer/,
  /^.*Paid ₹/,
  /Being made.*kitchen/,
  /Photo sent to the customer/,
  /The photo is right.*The customer/,
  /Ready.*kitchen/,
  /Shipped.*rider/,
  /Out for delivery.*rider/,
  /Delivered.*rider.*Closed with the customer’s code/,
  /\+\d+ coins/,
];

/** Orders a cake for today as a new customer, up to the payment window. Returns the total, as `₹1,234`. */
async function orderForToday(page: Page): Promise<string> {
  await page.goto("/cake/BTC-500G-E");
  await enterPincode(page);
  await page.getByRole("button", { name: "Select Delivery Date" }).click();
  const dates = page.getByRole("dialog", { name: "Select Delivery Date" });
  await pickDay(dates, DAY);
  const times = page.getByRole("dialog", { name: "Select Delivery Time" });
  await times.getByText("Delivery", { exact: true }).click();
  await times.getByText("Express Delivery").click();
  // The hours follow the paint that marks the type.
  await expect(times.locator(".slot")).toHaveCount(1);
  await times.locator(".slot").click();
  await times.getByRole("button", { name: /^Choose / }).click();
  await page.getByLabel("Message on cake").fill("Happy 60th, Amma");
  await orderNow(page).click();
  await signUpInPlace(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Enter Manually" }).click();
  await page.getByLabel("Phone", { exact: true }).fill("98765 43210");
  await page.getByLabel("Flat").fill("4B, Lotus Court");
  await page.getByLabel("Street").fill("12 Janpath");
  await page.getByLabel("Landmark").fill("opposite the temple");
  await page.getByRole("group", { name: "Address type" }).getByText("Home", { exact: true }).click();
  await page.getByRole("button", { name: "Save & Deliver Here" }).click();
  const pay = payButton(page);
  const total = /₹[\d,]+/.exec(
    (await page.getByRole("main").getByText(/^₹/).last().textContent()) ?? "",
  )?.[0];
  await pay.click();
  return total ?? "";
}

function step(page: Page, name: string): Locator {
  return page.getByRole("list", { name: "Progress" }).getByRole("listitem").filter({ hasText: name });
}

/** A key figure with its label. */
function figure(page: Page, label: string): Locator {
  return page.locator(".key-figures > div").filter({ has: page.getByText(label, { exact: true }) });
}

async function picture(background: string) {
  const canvas = { width: 1_600, height: 1_200, channels: 3 as const, background };
  const buffer = await sharp({ create: canvas }).jpeg().toBuffer();
  return { name: "cake.jpg", mimeType: "image/jpeg", buffer };
}
