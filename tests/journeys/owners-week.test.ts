import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { addDays, dayOf, instant } from "../../src/shop/basics/india-time.ts";
import { collectErrors, expect, pageRuns, signInAs, test } from "../support/journey.ts";
import { doTask } from "../support/office-task.ts";
import { paidCake } from "../support/paid-cake.ts";
import { startShopAt } from "../support/shop-at.ts";

test.skip(({ isMobile }) => isMobile, "the owner sits at a desk");

const DAY = addDays(dayOf(new Date()), 1);
/** A morning, so that this day has free slots whenever the test runs, and no orders of the demo. */
const MORNING = instant(DAY, 10 * 60);
const TOMORROW = addDays(DAY, 1);
/** As shops write prices in a spreadsheet: MRP and price. */
const FORTY_PRICES = Array.from({ length: 40 }, (_, nth) => `2,999\t${2_500 + nth}`).join("\n");
/** A pincode of Delhi that the demo shop does not serve. */
const NEW_PINCODE = "110099";

test("an owner does the tasks of a week without help, each in few taps", {
  tag: ["@all", "@desktop"],
}, async ({ browser, complaints }) => {
  // Half a minute on a machine of its own; it has a shop of its own too.
  test.setTimeout(300_000);
  const shop = await startShopAt(MORNING.toISOString());
  const { number } = await paidCake(shop.url, "For Appa");
  for (const message of ["For Amma", "For Asha"]) await paidCake(shop.url, message);
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 1440, height: 900 } });
  await context.clock.install({ time: MORNING });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  collectErrors(page, complaints);
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  const pages = page.getByRole("navigation", { name: "Back office" });
  const main = page.getByRole("main");
  await signInAs(page, shop.url, "owner@example.com");

  await begin(page);
  await doTask(page, { name: "What was sold today?", mostTaps: 0 }, async () => {
    await expect(figure(page, "Orders today")).toContainText(/^Orders today3/);
    await expect(figure(page, "Sales today")).toContainText(/^Sales today₹[1-9]/);
  });

  await doTask(page, { name: "Accept the new orders", mostTaps: 8 }, async ({ click, press }) => {
    await click(pages.getByRole("link", { name: /^Orders/ }));
    const chosen = page.getByRole("region", { name: "Chosen orders" });
    await expect(main.getByRole("link", { name: number })).toBeVisible();
    await expect(page.getByText("all keys")).toBeVisible();
    await expect(async () => {
      // Leads to the first row however often it is pressed.
      await page.keyboard.press("k");
      await expect(main.locator("[data-list-row] a").first()).toBeFocused({ timeout: 500 });
    }).toPass();
    await press("x");
    await expect(chosen).toContainText("1 chosen");
    await page.keyboard.press("Escape");
    await expect(chosen).toHaveCount(0);
    await press("x");
    await press("j");
    await press("j");
    await press("Shift+X");
    await expect(chosen).toContainText("3 chosen");
    await click(chosen.getByRole("button", { name: "Accept the new ones" }));
    await expect(page.getByText("3 orders are accepted.")).toBeVisible();
  });

  await begin(page);
  await doTask(page, { name: "Change 40 prices", mostTaps: 6 }, async ({ click, press }) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), FORTY_PRICES);
    await click(pages.getByRole("link", { name: "Catalogue" }));
    await click(main.getByRole("link", { name: "Change prices" }));
    await click(page.locator("#price-0-0"));
    await press("ControlOrMeta+v");
    await click(page.getByRole("button", { name: "Review 40 changes" }));
    await click(page.getByRole("button", { name: "Save 40 changes" }));
    await expect(page.getByText("The prices of 40 SKUs are saved.")).toBeVisible();
    await expect(page.locator("#price-0-1")).toHaveText("2,500");
  });

  await begin(page);
  const product = "Belgian Chocolate Truffle Cake";
  await doTask(page, { name: "Take a cake off sale", mostTaps: 4 }, async ({ click, type }) => {
    await click(page.getByRole("searchbox", { name: /^Search/ }));
    await type("belgian choc");
    await click(page.getByRole("option", { name: new RegExp(`^${product} On sale$`) }));
    await click(page.getByRole("button", { name: "Take off sale" }));
    await expect(page.getByRole("button", { name: "Put on sale" })).toBeVisible();
    await expect.poll(async () => isOnSale(page, "BTC-500G-E")).toBe(false);
  });

  await begin(page);
  await doTask(page, { name: "Close tomorrow evening", mostTaps: 5 }, async ({ click, fill }) => {
    expect(await timesOn(page, TOMORROW)).toContain("6 PM - 9 PM");
    await click(pages.getByRole("link", { name: "Delivery" }));
    await fill(page.getByLabel("First day"), TOMORROW);
    await fill(page.getByLabel("From"), "18:00");
    await fill(page.getByLabel("Reason"), "The power is cut");
    await click(page.getByRole("button", { name: "Close these times" }));
    await expect(page.getByText("Nobody can order these times.")).toBeVisible();
    const times = await timesOn(page, TOMORROW);
    expect(times).not.toContain("6 PM - 9 PM");
    expect(times).toContain("3 PM - 6 PM");
  });

  await begin(page);
  await doTask(page, { name: "Deliver to one more pincode", mostTaps: 7 }, async (hand) => {
    const { click, fill, choose } = hand;
    await click(pages.getByRole("link", { name: "Delivery" }));
    await click(page.getByRole("link", { name: "Pincodes" }));
    const kitchen = page.getByRole("form", { name: "Choose the kitchen" }).getByLabel("Kitchen");
    const option = kitchen.getByRole("option", { name: /^Connaught Place/ });
    await choose(kitchen, (await option.textContent()) ?? "");
    await click(page.getByRole("button", { name: "Show" }));
    await expect(page.getByRole("heading", { name: "Connaught Place kitchen" })).toBeVisible();
    await fill(page.getByLabel(/^List for /), `${NEW_PINCODE}, New Colony`);
    await click(page.getByRole("button", { name: "Add all" }));
    await expect(page.getByRole("checkbox", { name: `${NEW_PINCODE} New Colony` })).toBeVisible();
    await expect
      .poll(async () => (await page.request.get(`/api/delivery/${NEW_PINCODE}`)).json())
      .toMatchObject({ success: true });
  });

  await begin(page);
  const total = await test.step("The total of an order that is found by its phone number", async () => {
    await doTask(page, { name: "Find an order by phone number", mostTaps: 2 }, async ({ click, type }) => {
      await click(page.getByRole("searchbox", { name: /^Search/ }));
      await type("98765 43210");
      await click(page.getByRole("option", { name: new RegExp(`^${number} `) }));
      await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
    });
    return amountOf(main.locator("dt", { hasText: /^Total$/ }).locator("+ dd"));
  });

  await begin(page);
  const call = { name: "Take an order on the phone", mostTaps: 13, mostSeconds: 90 };
  await doTask(page, call, async ({ click, fill }) => {
    await click(pages.getByRole("link", { name: /^Orders/ }));
    await click(main.getByRole("link", { name: "Phone order" }));
    await fill(page.getByLabel("Phone", { exact: true }).first(), "98860 55213");
    await fill(page.getByLabel("Name").first(), "Radhika Kamath");
    await fill(page.getByLabel("E-mail"), "radhika@example.com");
    await fill(page.getByLabel("Product or SKU"), "rasmalai");
    await click(page.getByRole("radio", { name: /Rasmalai.*1 kg.*Eggless/i }).first());
    await fill(page.getByLabel(/Message on the cake/), "Happy 60th, Appa");
    await fill(page.getByLabel("Pincode", { exact: true }), "110001");
    await fill(page.getByLabel("Day"), addDays(DAY, 2));
    await click(page.getByRole("radio", { name: /^3 PM to 6 PM/ }).first());
    await fill(page.getByLabel("Address"), "18, 3rd Cross, Domlur Layout");
    await click(page.getByRole("button", { name: "Create order and send link" }));
    await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue(/\/pay\//);
  });

  await begin(page);
  await doTask(page, { name: "Export the month for the accountant", mostTaps: 3 }, async ({ click }) => {
    await click(pages.getByRole("link", { name: "Accounts" }));
    await click(page.getByRole("link", { name: /^Month after: / }));
    await expect(page.getByText("which is not over")).toBeVisible();
    const download = page.waitForEvent("download");
    await click(page.getByRole("link", { name: "CSV of Invoices" }));
    const file = await download;
    expect(file.suggestedFilename()).toBe(`invoices-${DAY.slice(0, 7)}.csv`);
    const rows = (await readFile(await file.path(), "utf8")).split(/\r?\n/);
    expect(rows.filter((row) => row.endsWith(`,${total}`)).length).toBeGreaterThanOrEqual(3);
  });

  await context.close();
  await shop.stop();
});

/** The start page, where each task begins. */
async function begin(page: Page): Promise<void> {
  await page.goto("/admin");
  await pageRuns(page);
}

/** A key figure with its label. */
function figure(page: Page, label: string): Locator {
  return page.locator(".key-figures > div").filter({ has: page.getByText(label, { exact: true }) });
}

/** `719.00`: an amount on screen as files write it. */
async function amountOf(shown: Locator): Promise<string> {
  return Number(((await shown.textContent()) ?? "").replace(/[₹,]/g, "")).toFixed(2);
}

async function isOnSale(page: Page, sku: string): Promise<boolean> {
  const { data } = await (await page.request.get(`/api/cakes/cards?sku=${sku}`)).json();
  return data[0]?.Status === "Active";
}

/** The labels of the times that shoppers are offered on a day. */
async function timesOn(page: Page, day: string): Promise<string[]> {
  const { data } = await (await page.request.get(`/api/delivery/getSlots/110001?date=${day}`)).json();
  return JSON.stringify(data).match(/\d+ [AP]M - \d+ [AP]M/g) ?? [];
}
