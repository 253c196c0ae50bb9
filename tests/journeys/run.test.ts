import sharp from "sharp";
import { dayOf } from "../../src/shop/basics/india-time.ts";
import { codeOf } from "../support/delivered-order.ts";
import { dueToday } from "../support/due-today.ts";
import { expect, expectAccessible, press, signInAs, test } from "../support/journey.ts";
import { putOnRun } from "../support/put-on-run.ts";
import { type OrderWish, orderOf, pay, signUp, standardSlots } from "../support/shopper.ts";
import { findSmallTargets } from "../support/small-targets.ts";

test.skip(({ isMobile }) => !isMobile, "riders have phones");

test("a manager plans a run; its rider delivers one order with the code, and one offline with a photo", async ({
  page,
  shop,
  context,
  complaints,
}) => {
  test.setTimeout(240_000);
  const shopper = await signUp(shop.url, `run-${Date.now()}@example.com`, "Meera Iyer");
  const [slot] = (await standardSlots(shop.url, 6, 1)) as [OrderWish];
  const uuids: string[] = [];
  for (const name of ["Meera Iyer", "Dev Patil"]) {
    const created = await shopper.post(
      "/api/payment/create-order",
      { ...orderOf(shopper, slot), name },
      {
        "idempotency-key": crypto.randomUUID(),
      },
    );
    uuids.push((await pay(shop.url, shopper, created.body.data.razorpayOrder.id)).body.data.uuid);
  }
  const [first = "", second = ""] = uuids;
  // One day for the whole test, which may run over midnight in India.
  const now = new Date();
  await shop.inDatabase(async ({ db }) => {
    for (const uuid of uuids) await dueToday(db, uuid, now);
  });
  await signInAs(page, shop.url, "manager@example.com");
  for (const uuid of uuids) {
    await page.goto(`/admin/orders/${uuid}`);
    for (const button of ["Start making it", "It is ready"]) await press(page, button);
    await expect(page.getByText(/now stands at “Ready”/)).toBeVisible();
  }
  await page.goto(`/admin/run?on=${dayOf(now)}`);
  await expectAccessible(page);
  await putOnRun(page, ...uuids);
  // A person who plans stays with the runs of the day.
  const done = page.getByText(/^2 orders are on run \d+ of /);
  await expect(done).toBeVisible();
  const nth = (await done.textContent())?.match(/run (\d+) of/)?.[1];
  await page.getByRole("link", { name: new RegExp(`^Run ${nth}\\b`) }).click();
  await expect(page.getByRole("heading", { name: /^Run \d+$/ })).toBeVisible();
  const address = page.url().split("#")[0] ?? "";
  await page.goto(`${address}/sheet`);
  await expect(page.getByRole("img", { name: /^QR code of/ })).toBeVisible();
  await expectAccessible(page);

  await signInAs(page, shop.url, "rider@example.com");
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Boxes to pick up" })).toBeVisible();
  await expectAccessible(page);
  expect(await findSmallTargets(page)).toEqual([]);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: /^Picked up/ }).click();
  await expect(page.getByText(/^Next · stop 1 of 2$/)).toBeVisible();
  await expectAccessible(page);
  expect(await findSmallTargets(page)).toEqual([]);
  await expect(page.getByRole("link", { name: "Call", exact: true })).toHaveAttribute(
    "href",
    "tel:+919876543210",
  );
  await expect(page.getByRole("link", { name: "Map" })).toHaveAttribute(
    "href",
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Flat%204B%2C%20Lotus%20Court/,
  );
  // The rider drives the other stop first, and then not.
  const next = page.locator("#next");
  const planned = (await next.textContent()) ?? "";
  const other = planned === "Dev Patil" ? "Meera Iyer" : "Dev Patil";
  for (const [moved, waiting] of [
    [other, planned],
    [planned, other],
  ] as const) {
    await page.getByRole("button", { name: `Move ${moved} up` }).click();
    await expect(next).toHaveText(moved);
    await expect(page.getByRole("button", { name: `Move ${waiting} up` })).toBeVisible();
  }

  await page.goto(`${address}#${first}`);
  const code = await codeOf(shopper, first);
  await page.getByLabel(/^4 digits/).fill(code === "0000" ? "0001" : "0000");
  await page.getByRole("button", { name: "Delivered" }).click();
  await expect(page.getByText(/This is not the code/)).toBeVisible();
  // The browser reports the 422.
  complaints.splice(0);
  await page.getByLabel(/^4 digits/).fill(code);
  await expectAccessible(page);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole("button", { name: "Delivered" }).click();
  await expect(page.getByText("1 of 2 delivered")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Done/ })).toBeVisible();

  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => caches.match(location.pathname).then(Boolean))).toBe(true);
  await context.setOffline(true);
  await page.goto(`${address}#${second}`);
  await page.reload();
  const door = { width: 800, height: 600, channels: 3 as const, background: "#7a4a2b" };
  const buffer = await sharp({ create: door }).jpeg().toBuffer();
  await page.locator("input[type=file]").setInputFiles({ name: "door.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Delivered" }).click();
  await expect(page.getByRole("heading", { name: /^Waiting to send/ })).toBeVisible();
  await expect(page.getByText("No connection. 1 report waits on this phone.")).toBeVisible();
  await expectAccessible(page);
  // A closed page keeps what waits.
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Waiting to send/ })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("2 of 2 delivered")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Waiting to send/ })).toHaveCount(0, { timeout: 30_000 });
  // The browser reports what failed without a connection, even when it has one again.
  const others = complaints.splice(0).filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"));
  expect(others).toEqual([]);

  const order = await shopper.get(`/api/delivery/orderdetailsUUID/${second}`);
  expect(order.body.data.status).toBe("delivered");
});

test("a box that the kitchen marks as ready appears on the rider's open page", { tag: "@all" }, async ({
  page,
  shop,
  browser,
}) => {
  const shopper = await signUp(shop.url, `ready-${Date.now()}@example.com`, "Meera Iyer");
  const [slot] = (await standardSlots(shop.url, 6, 1)) as [OrderWish];
  const created = await shopper.post("/api/payment/create-order", orderOf(shopper, slot), {
    "idempotency-key": crypto.randomUUID(),
  });
  const { uuid } = (await pay(shop.url, shopper, created.body.data.razorpayOrder.id)).body.data;
  const now = new Date();
  await shop.inDatabase(({ db }) => dueToday(db, uuid, now));
  const office = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await signInAs(office, shop.url, "manager@example.com");
  await office.goto(`/admin/run?on=${dayOf(now)}`);
  await putOnRun(office, uuid);
  const planned = await office.getByText(/^1 order is on run \d+ of /).textContent();
  const [, nth] = /run (\d+)/.exec(planned ?? "") ?? [];
  await office.getByRole("link", { name: new RegExp(`^Run ${nth}\\b`) }).click();
  // Its address is the page's only once it is open.
  await expect(office.getByRole("heading", { name: `Run ${nth}`, exact: true })).toBeVisible();
  await signInAs(page, shop.url, "rider@example.com");
  await page.goto(office.url().split("#")[0] ?? "");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(page.getByText("No box is ready yet.")).toBeVisible();
  await page.getByRole("link", { name: "Show the stops" }).click();
  await page.getByRole("link", { name: "1 still in the kitchen" }).click();
  await office.goto(`/admin/orders/${uuid}`);
  for (const button of ["Start making it", "It is ready"]) await press(office, button);
  await expect(page.getByRole("checkbox")).toHaveCount(1);
  await page.getByRole("link", { name: "Show the stops" }).click();
  await expect(page.getByRole("link", { name: "Pick up 1 order" })).toBeVisible();
  await office.context().close();
});
