import type { Locator } from "@playwright/test";
import { expectWithin } from "../support/expect-within.ts";
import { expect, expectAccessible, layoutShift, signInAs, test } from "../support/journey.ts";
import { column, countNotes, ticket } from "../support/kitchen-board.ts";
import { paidCake } from "../support/paid-cake.ts";
import { findSmallTargets } from "../support/small-targets.ts";

test.skip(({ isMobile }) => isMobile, "the board is made for a tablet on the wall");
test.use({ viewport: { width: 1180, height: 820 } });

test("an order arrives on the open board, moves on by one tap, is undone, and is labelled in two taps", async ({
  page,
  shop,
}) => {
  await signInAs(page, shop.url, "kitchen@example.com");
  await page.goto("/admin/kitchen");
  await expect(page.getByRole("heading", { name: "Which kitchen?" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Connaught Place kitchen/ }).click();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();

  const { number, email } = await paidCake(shop.url, "60 & Fabulous");
  const fresh = ticket(page, number);
  // The payment is answered.
  await expectWithin(2_000, "order on the board", () => fresh.waitFor());
  await expect(fresh).toContainText("New");
  await expect(fresh).toContainText("0.5 kg");
  await expect(fresh.getByText("60 & Fabulous", { exact: true })).toBeVisible();
  await expect(page.getByText("₹")).toHaveCount(0);
  expect(await page.content()).not.toContain(email);
  await expectAccessible(page);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  expect(await findSmallTargets(page)).toEqual([]);

  await fresh.getByRole("button", { name: `Start: order ${number}` }).click();
  await expect(column(page, "Being made").getByText("60 & Fabulous")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(column(page, "To start").getByText("60 & Fabulous")).toBeVisible();

  // Marking a total does not wait for the shop: the board has all orders already. What is of another base dims.
  const other = await paidCake(shop.url, "Of another base", "BTC-500G-E");
  await expect(ticket(page, other.number)).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route(/kitchen.data\?.*bake=/, (route) => held.promise.then(() => route.continue()));
  const total = page.getByRole("contentinfo").getByRole("link", { name: /Red Velvet/i });
  await total.click();
  await expect(total).toHaveAttribute("aria-current", "true");
  await expect(ticket(page, other.number)).toHaveClass(/is-dim/);
  await expect(fresh).not.toHaveClass(/is-dim/);
  held.resolve();
  await page.unrouteAll({ behavior: "wait" });

  await page.getByRole("link", { name: `Open order ${number}` }).click();
  await expect(page.getByText("Write on the cake")).toBeVisible();
  await expect(page.getByText("Undone: it was not “Being made” yet.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Label" }).click();
  const label = page.getByRole("article", { name: "Box 1/1" });
  await expect(label).toContainText("60 & Fabulous");
  await expect(label).toContainText("FSSAI");
  await expect(label).toContainText(/Best before \w{3}, \d+ \w{3}, .* Batch \d{6}-JM\d+/);
  await expect(label).not.toContainText("Iyer");
  await expect.poll(() => cutHeight(label)).toBe(0);
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole("link", { name: "Slip" }).click();
  const slip = page.getByRole("article", { name: `Ticket ${number}` });
  await expect(slip).toContainText("60 & Fabulous");
  expect(await slip.evaluate((article) => article.getBoundingClientRect().width)).toBeCloseTo(inPx(80), 0);
  const [size] = (
    await slip.locator(".slip-write p").evaluate((text) => getComputedStyle(text).fontSize)
  ).split("px");
  expect(Number(size), "7 mm").toBeCloseTo(inPx(7), 1);
  await expectAccessible(page);
});

/** Millimetres in CSS pixels. */
const inPx = (mm: number) => (mm / 25.4) * 96;

/** How much of a label's text is cut off below, in px. */
function cutHeight(label: Locator): Promise<number> {
  return label.locator(".parcel-body").evaluate((body) => Math.max(0, body.scrollHeight - body.clientHeight));
}

test("a box label shrinks a long address and many add-ons, says what does not fit, and never cuts its foot", {
  tag: "@all",
}, async ({ page, shop }) => {
  const gifts = [
    { SKU: "ADD-SPARKLER", price: 49 },
    { SKU: "ADD-TOPPER", price: 89 },
    { SKU: "ADD-KNIFE", price: 49 },
    { SKU: "ADD-CHOCOLATES", price: 249 },
  ];
  const cards = ["Asha", "Babu", "Charu", "Divya", "Ekta", "Firoz"].map((name) => ({
    ...{ SKU: "ADD-CARD", price: 79 },
    answer: `${"Many happy returns of the day to you both. ".repeat(4)}${name}`,
  }));
  const address = "Flat 4B, third floor, Lotus Court, behind the old post office, 12th Main. ";
  const long = await paidCake(shop.url, "Sixty", undefined, { address: address.repeat(2), addOns: gifts });
  const tooLong = await paidCake(shop.url, "W".repeat(20), undefined, {
    ...{ address: address.repeat(4), addOns: [...gifts, ...cards] },
  });
  // Sees the address, which the kitchen does not.
  await signInAs(page, shop.url, "manager@example.com");
  const open = async ({ uuid }: { uuid: string }) => {
    await page.goto(`/admin/kitchen/${uuid}/label`);
    const label = page.getByRole("article", { name: "Box 1/1" });
    await expect(label).toContainText("behind the old post office");
    await expect(label.locator(".parcel-body")).toHaveAttribute("style", /--fit: 0\.\d+/);
    await expect(label.getByText("Allergens:")).toBeInViewport({ ratio: 0.9 });
    await expect(label.getByText(/FSSAI/)).toBeInViewport({ ratio: 0.9 });
    return label;
  };
  const label = await open(long);
  await expect(label.getByText("More is on the ticket.")).toHaveCount(0);
  await expect.poll(() => cutHeight(label)).toBe(0);
  const cut = await open(tooLong);
  await expect(cut.getByText("More is on the ticket.")).toBeInViewport({ ratio: 0.9 });
  expect(await cutHeight(cut)).toBeGreaterThan(0);

  // The ticket is cut after its content, however long it is.
  await page.goto(`/admin/kitchen/${tooLong.uuid}/slip`);
  const slip = page.getByRole("article", { name: `Ticket ${tooLong.number}` });
  await expect(slip).toContainText("Firoz");
  // Wide letters get smaller instead of leaving the paper, also once their font has loaded.
  await page.evaluate(() => document.fonts.ready);
  expect(await slip.locator(".piped").evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  expect(await slip.evaluate((article) => article.getBoundingClientRect().height)).toBeGreaterThan(inPx(200));
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(paper.match(/\/Type \/Page\b/g), "pages").toHaveLength(1);
});

test("with sound on, a new order and a cancelled one ring; the cancelled one stays until somebody has seen it", {
  tag: "@all",
}, async ({ page, browser, shop }) => {
  const notes = await countNotes(page);
  await signInAs(page, shop.url, "kitchen@example.com");
  await page.goto("/admin/kitchen?kitchen=delhi-cp");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const silent = await paidCake(shop.url, "Without a sound");
  await expect(ticket(page, silent.number)).toContainText("New");
  expect(await notes()).toBe(0);
  await page.getByRole("button", { name: "Sound off" }).click();
  await expect(page.getByRole("button", { name: "Sound on" })).toBeVisible();
  await expect.poll(notes, "a sample of it").toBe(2);

  const { number, uuid } = await paidCake(shop.url, "In the oven");
  await expect(ticket(page, number)).toContainText("New");
  await expect.poll(notes).toBe(4);
  await ticket(page, number)
    .getByRole("button", { name: `Start: order ${number}` })
    .click();
  const making = column(page, "Being made");
  await expect(making.getByRole("button", { name: `Ready: order ${number}` })).toBeVisible();
  const office = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await signInAs(office, shop.url, "manager@example.com");
  await office.goto(`/admin/orders/${uuid}?cancel=shop`);
  await office.getByLabel("Why?").fill("The oven is broken");
  await office.getByRole("button", { name: "Cancel the order" }).click();
  const cancelled = making.getByRole("listitem").filter({ hasText: number.slice(-4) });
  await expect(cancelled).toContainText("Cancelled");
  await expect(cancelled).toContainText("Stop making it.");
  await expect(cancelled).toContainText("In the oven");
  await expect(page.getByRole("status").filter({ hasText: `${number.slice(-4)}: Cancelled` })).toHaveCount(1);
  await expect.poll(notes).toBe(6);
  await expectAccessible(page);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole("button", { name: `Seen: order ${number}` }).click();
  await expect(cancelled).toHaveCount(0);
  await office.goto("/admin/log");
  const entry = office.getByRole("main").getByRole("listitem").filter({ hasText: number });
  await expect(entry.filter({ hasText: "Seen in the kitchen: it was cancelled." })).toHaveCount(1);
  await office.context().close();

  await page.getByRole("button", { name: "Sound on" }).click();
  const late = await paidCake(shop.url, "Silent again");
  await expect(ticket(page, late.number)).toContainText("New");
  expect(await notes()).toBe(6);
});

test.describe("without script", { tag: "@all" }, () => {
  test.use({ javaScriptEnabled: false, waits: false });

  test("a tap moves an order on, and undo takes it back", async ({ page, shop }) => {
    const { number } = await paidCake(shop.url, "No script");
    await signInAs(page, shop.url, "kitchen@example.com");
    await page.goto("/admin/kitchen?kitchen=delhi-cp");
    await page.getByRole("link", { name: new RegExp(`order ${number}`) }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByText(/moved to “Being made”/)).toBeVisible();
    await page.getByRole("button", { name: "Back to To start" }).click();
    await expect(page.getByText(/is back at “Order placed”/)).toBeVisible();
  });
});
