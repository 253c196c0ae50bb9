import type { Page } from "@playwright/test";
import { and, count, eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import { deliveryReports } from "../../src/shop/orders/handover/delivery-reports.tables.ts";
import { orders } from "../../src/shop/orders/orders.tables.ts";
import { runStops } from "../../src/shop/runs/runs.tables.ts";
import { codeOf } from "../support/delivered-order.ts";
import { expect, expectAccessible, type JourneyShop, signInAs, test } from "../support/journey.ts";
import { runOfCopies } from "../support/run-of-copies.ts";
import { type OrderWish, orderOf, pay, type Shopper, signUp, standardSlots } from "../support/shopper.ts";

test.skip(({ isMobile }) => !isMobile, "riders have phones");

/** A run of this many stops for the demo's rider, all of one customer. */
async function runOf(shop: JourneyShop, stops: number) {
  const shopper = await signUp(shop.url, `stops-${Date.now()}@example.com`, "Meera Iyer");
  const [slot] = (await standardSlots(shop.url, 6, 1)) as [OrderWish];
  const key = { "idempotency-key": crypto.randomUUID() };
  const created = await shopper.post("/api/payment/create-order", orderOf(shopper, slot), key);
  const { uuid } = (await pay(shop.url, shopper, created.body.data.razorpayOrder.id)).body.data;
  let run = { runId: "", orderIds: [] as string[] };
  await shop.inDatabase(async ({ db }) => {
    run = await runOfCopies(db, { of: uuid, count: stops, now: new Date() });
  });
  return { ...run, address: `/admin/run/${run.runId}`, shopper };
}

/** Opens a run, and waits until the phone can open it without a connection. */
async function openRun(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => caches.match(location.pathname).then(Boolean))).toBe(true);
}

/** Takes a photo at the door of the open stop. */
async function takePhoto(page: Page, buffer: Buffer): Promise<void> {
  await page.locator("input[type=file]").setInputFiles({ name: "door.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByRole("img", { name: "What you took at the door" })).toBeVisible();
}

const door = () => {
  const create = { width: 800, height: 600, channels: 3 as const, background: "#7a4a2b" };
  return sharp({ create }).jpeg().toBuffer();
};

const delivered = (page: Page) => page.getByRole("button", { name: "Delivered" });

/** Returns the stored state of these orders: the open ones, the proofs of each, and the sequence of the stops. */
async function proofsOf(page: Page, shop: JourneyShop, orderIds: string[]) {
  // An open page would miss the shop while it is closed.
  await page.goto("about:blank");
  let proofs: { id: string; proof: string | null; photo: string | null; at: Date }[] = [];
  let open = 0;
  let driven: string[] = [];
  await shop.inDatabase(async ({ db }) => {
    const rows = await db.select().from(deliveryReports).where(inArray(deliveryReports.orderId, orderIds));
    proofs = rows.map(({ orderId, proof, photoFile, tappedAt }) => ({
      ...{ id: orderId, proof, photo: photoFile, at: tappedAt },
    }));
    const done = and(inArray(orders.id, orderIds), eq(orders.status, "delivered"));
    const [row] = await db.select({ many: count() }).from(orders).where(done);
    open = orderIds.length - (row?.many ?? 0);
    const stops = await db.select().from(runStops).where(inArray(runStops.orderId, orderIds));
    driven = stops.sort((a, b) => a.position - b.position).map(({ orderId }) => orderId);
  });
  return { proofs: proofs.sort((a, b) => a.at.getTime() - b.at.getTime()), open, driven };
}

/** Removes what the browser reports of requests without a connection, even once it has one again. */
function forgiveOffline(complaints: string[]): void {
  const others = complaints.splice(0).filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"));
  complaints.push(...others);
}

const STOPS = 40;

test("forty stops in four hours without a connection: forty proofs reach the shop, once each", {
  tag: "@all",
}, async ({ page, shop, context, complaints }) => {
  test.setTimeout(240_000);
  const { address, orderIds, shopper } = await runOf(shop, STOPS);
  const codes = await codesOf(shopper, orderIds.slice(0, STOPS / 2));
  await page.clock.install();
  await signInAs(page, shop.url, "rider@example.com");
  await openRun(page, address);
  await context.setOffline(true);
  // The rider drives the second stop first, and closes the page.
  await page.getByRole("button", { name: "Move Stop 2 up" }).click();
  await expect(page.locator("#next")).toHaveText("Stop 2");
  await page.reload();
  await expect(page.locator("#next")).toHaveText("Stop 2");
  const photo = await door();
  for (const [index, id] of orderIds.entries()) {
    await page.goto(`${address}#${id}`);
    if (index < codes.length) await page.getByLabel(/^4 digits/).fill(codes[index] ?? "");
    await takePhoto(page, photo);
    await delivered(page).click();
    await expect(page.getByText(`${index + 1} of ${STOPS} delivered`)).toBeVisible();
    if (index === 10 || index === 30) await page.reload();
    await page.clock.fastForward("06:00");
  }
  await expect(page.getByText(`No connection. ${STOPS} reports wait on this phone.`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "All stops are done" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: /^Waiting to send/ })).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByText(`${STOPS} of ${STOPS} delivered`)).toBeVisible();
  forgiveOffline(complaints);
  const { proofs, open, driven } = await proofsOf(page, shop, orderIds);
  expect(open).toBe(0);
  expect(proofs.map(({ id }) => id).sort()).toEqual([...orderIds].sort());
  const byCode = proofs.filter(({ proof }) => proof === "code").map(({ id }) => id);
  expect(byCode.sort()).toEqual(orderIds.slice(0, codes.length).sort());
  expect(driven.slice(0, 3)).toEqual([orderIds[1], orderIds[0], orderIds[2]]);
  const photos = proofs.filter(({ proof }) => proof === "photo").map(({ photo }) => photo);
  expect(new Set(photos).size).toBe(STOPS - codes.length);
});

async function codesOf(shopper: Shopper, orderIds: string[]): Promise<string[]> {
  const codes: string[] = [];
  for (const id of orderIds) codes.push(await codeOf(shopper, id));
  return codes;
}

test("a rider who was signed out while offline is told what waits, and loses nothing, even if a manager signs in first", {
  tag: "@all",
}, async ({ page, shop, context, complaints }) => {
  const { address, orderIds, shopper } = await runOf(shop, 2);
  const [first = "", second = ""] = orderIds;
  await signInAs(page, shop.url, "rider@example.com");
  await openRun(page, address);
  await page.goto(`${address}#${first}`);
  await page.getByLabel(/^4 digits/).fill(await codeOf(shopper, first));
  await delivered(page).click();
  await expect(page.getByText("1 of 2 delivered")).toBeVisible();
  await expect.poll(() => storedPage(page)).toMatch(/1(<!-- -->)? of (<!-- -->)?2(<!-- -->)? delivered/);

  await context.setOffline(true);
  await page.reload();
  // An order that was delivered before does not open again.
  await expect(page.getByText("1 of 2 delivered")).toBeVisible();
  await page.goto(`${address}#${second}`);
  await takePhoto(page, await largePhoto());
  await delivered(page).click();
  await expect(page.getByText("No connection. 1 report waits on this phone.")).toBeVisible();
  await context.clearCookies();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
  await expect(page.getByText("1 report is saved on this phone")).toBeVisible();
  await expect(page.getByText("Lotus Court")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL(/\/accounts\?returnTo=/);

  await signInAs(page, shop.url, "manager@example.com");
  await page.goto(address);
  await expect(page.getByText("1 report of another rider waits on this phone.")).toBeVisible();
  await expectAccessible(page);
  await signInAs(page, shop.url, "rider@example.com");
  await page.goto(address);
  await expect(page.getByText("2 of 2 delivered")).toBeVisible();
  await expect(page.getByText(/waits on this phone/)).toHaveCount(0);
  // The browser reports the 401.
  complaints.splice(0);
  const { proofs, open } = await proofsOf(page, shop, orderIds);
  expect([open, proofs.map(({ proof }) => proof)]).toEqual([0, ["code", "photo"]]);
});

const RUN_CHANGED = { success: false, code: "run-changed", message: "This run has changed meanwhile." };

test("two phones with the same run: the first proof counts, and the other rider reads that nothing is left to do", {
  tag: "@all",
}, async ({ page, shop, context, browser, complaints }) => {
  const { address, orderIds, shopper } = await runOf(shop, 2);
  const [stop = ""] = orderIds;
  await signInAs(page, shop.url, "rider@example.com");
  await openRun(page, address);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Move Stop 2 up" }).click();
  await expect(page.locator("#next")).toHaveText("Stop 2");
  await page.goto(`${address}#${stop}`);
  await takePhoto(page, await door());
  await delivered(page).click();
  await expect(page.getByText("No connection. 1 report waits on this phone.")).toBeVisible();
  const other = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await signInAs(other, shop.url, "rider@example.com");
  await other.goto(`${address}#${stop}`);
  await other.getByLabel(/^4 digits/).fill(await codeOf(shopper, stop));
  await delivered(other).click();
  await expect(other.getByText("1 of 2 delivered")).toBeVisible();
  await other.context().close();
  // As if the shop had taken a stop off the run meanwhile: the refused move holds up nothing. Only now, as the answer of a
  // test comes without a connection too.
  await page.route("**/api/admin/run/reports", (route) =>
    route.request().postDataJSON().kind === "moved"
      ? route.fulfill({ status: 409, json: RUN_CHANGED })
      : route.fallback(),
  );
  await context.setOffline(false);
  await expect(page.getByText(RUN_CHANGED.message)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Not accepted 1" })).toBeVisible();
  await expect(page.getByText(/The shop had closed this order as delivered before/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Got it" }).click();
  await expect(page.getByRole("heading", { name: /^Not accepted/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("1 of 2 delivered")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Not accepted/ })).toHaveCount(0);
  // The browser reports the 409.
  complaints.splice(0);
  const { proofs } = await proofsOf(page, shop, orderIds);
  expect(proofs.map(({ proof }) => proof)).toEqual(["code"]);
});

test("a phone without room says so, keeps the photo on its page, and sends it once the shop can be reached", {
  tag: "@all",
}, async ({ page, shop, context, complaints }) => {
  const { address, orderIds } = await runOf(shop, 1);
  await signInAs(page, shop.url, "rider@example.com");
  await openRun(page, address);
  await context.setOffline(true);
  await page.goto(`${address}#${orderIds[0]}`);
  await takePhoto(page, await door());
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("The disk is full.", "QuotaExceededError");
    };
  });
  await delivered(page).click();
  await expect(page.getByText(/This phone is full, and the shop cannot be reached/)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("img", { name: "What you took at the door" })).toBeVisible();
  await context.setOffline(false);
  await delivered(page).click();
  await expect(page.getByText("1 of 1 delivered")).toBeVisible();
  forgiveOffline(complaints);
  const { proofs } = await proofsOf(page, shop, orderIds);
  expect(proofs.map(({ proof }) => proof)).toEqual(["photo"]);
});

/** The run's page as the phone opens it without a connection. */
function storedPage(page: Page): Promise<string> {
  return page.evaluate(async () => (await caches.match(location.pathname))?.text() ?? "");
}

/** Larger than the shop takes: 19 MB of noise. In more megapixels, drawing it takes seconds. */
function largePhoto(): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 120, sigma: 60 };
  const create = { width: 2_600, height: 2_600, channels: 3 as const, background: "#7a4a2b", noise };
  return sharp({ create }).jpeg({ quality: 100, chromaSubsampling: "4:4:4" }).toBuffer();
}
