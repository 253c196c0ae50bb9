import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { skus } from "../catalogue/catalogue.tables.ts";
import { mails } from "../mail/mail.tables.ts";
import { changeAlertEmail } from "./change-alert-email.ts";
import { eraseStockAlerts } from "./erase-stock-alerts.ts";
import { expireStockAlerts } from "./expire-stock-alerts.ts";
import { leaveStockAlerts } from "./leave-stock-alerts.ts";
import { requestStockAlert } from "./request-stock-alert.ts";
import { sendStockAlerts } from "./send-stock-alerts.ts";
import { exportStockAlerts } from "./stock-alerts.reads.ts";
import { stockAlerts } from "./stock-alerts.tables.ts";

/** Sold out in the small shop. */
const GONE = "TRUF20";
const ASHA = "asha@example.com";
const MEERA = "meera@example.com";
const DAY = 24 * 60;

let testApp: TestApp;
openTestAppFor((opened) => {
  testApp = opened;
});
beforeEach(async () => {
  await testApp.db.delete(stockAlerts);
  await testApp.db.delete(mails);
  testApp.mails.length = 0;
  testApp.pass(120);
  await sell(GONE, false);
});

async function sell(sku: string, active = true) {
  await testApp.db.update(skus).set({ active }).where(eq(skus.sku, sku));
}
const ask = (email = ASHA, { sku = GONE, from = "10.0.0.1" } = {}) =>
  requestStockAlert(testApp.services, { email, sku, from });
const run = async () => {
  const { mailed } = await sendStockAlerts(testApp.services);
  await testApp.work();
  return mailed;
};
const left = () => testApp.db.$count(stockAlerts);

test("each requester gets one mail, when the SKU is sold again and not before", async () => {
  expect((await ask()).ok).toBe(true);
  expect(await run()).toBe(0);
  await sell(GONE);
  expect(await run()).toBe(1);
  expect(testApp.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [ASHA, expect.stringMatching(/^It is back: .*Truffle/)],
  ]);
  expect(testApp.mails[0]?.text).toContain("No more of these mails:");
  expect(testApp.mails[0]?.text).toContain(`http://localhost:3000/cake/${GONE}`);
  expect(await left()).toBe(0);
  expect(await run()).toBe(0);
});

test("asking twice is one request, and it can be asked again after the mail", async () => {
  await Promise.all([ask(), ask()]);
  expect(await left()).toBe(1);
  await sell(GONE);
  await run();
  await sell(GONE, false);
  await ask();
  await sell(GONE);
  expect(await run()).toBe(1);
  expect(testApp.mails).toHaveLength(2);
});

test("two runs at once mail once, and a mail that cannot be written loses no request", async () => {
  await ask();
  await sell(GONE);
  const { services } = testApp;
  const renderMail = () => Promise.reject(new Error("no memory"));
  await expect(sendStockAlerts({ ...services, renderMail })).rejects.toThrow("no memory");
  expect(await left()).toBe(1);
  const runs = await Promise.all([sendStockAlerts(services), sendStockAlerts(services)]);
  expect(runs.map(({ mailed }) => mailed).toSorted()).toEqual([0, 1]);
  await testApp.work();
  expect(testApp.mails).toHaveLength(1);
});

test("no alert is sent for a SKU that can be ordered, or that the shop does not know", async () => {
  expect(await ask(ASHA, { sku: "TRUF05" })).toMatchObject({ code: "sold-again" });
  expect(await ask(ASHA, { sku: "NOPE" })).toMatchObject({ code: "unknown-sku" });
  expect(await left()).toBe(0);
  for (let nth = 2; nth < 30; nth += 1) await ask(ASHA, { sku: "NOPE" });
  expect(await ask(ASHA, { sku: "NOPE" })).toMatchObject({ code: "too-many-tries" });
});

test("the link in a mail ends all requests of its reader and no others; a forged one ends none", async () => {
  await ask();
  await ask(MEERA);
  await sell(GONE);
  await run();
  await sell(GONE, false);
  await ask();
  await ask(MEERA);
  const { leaveUrl = "" } = testApp.mails.find(({ to }) => to === ASHA) ?? {};
  expect(leaveUrl).not.toContain("asha");
  const token = new URL(leaveUrl).searchParams.get("token") ?? "";
  for (const wrong of ["", "alerts.", `${token}x`, token.replace(/.$/, ""), `alerts.x.${token}`])
    expect(await leaveStockAlerts(testApp.services, { token: wrong })).toMatchObject({
      code: "stock-alert-link-old",
    });
  expect(await left()).toBe(2);
  for (let press = 0; press < 2; press += 1)
    expect((await leaveStockAlerts(testApp.services, { token })).ok).toBe(true);
  expect(await testApp.db.select({ email: stockAlerts.email }).from(stockAlerts)).toEqual([{ email: MEERA }]);
});

test("one network asks thirty times an hour, and one e-mail gets into twenty requests a day", async () => {
  for (let i = 0; i < 30; i += 1) await ask(`reader-${i}@example.com`, { from: "10.0.0.2" });
  expect(await ask(ASHA, { from: "10.0.0.2" })).toMatchObject({ code: "too-many-tries" });
  expect((await ask(ASHA, { from: "10.0.0.3" })).ok).toBe(true);
  for (let i = 0; i < 20; i += 1) await ask(MEERA, { from: `10.0.1.${i}` });
  expect(await ask(MEERA, { from: "10.0.2.1" })).toMatchObject({ code: "too-many-tries" });
});

test("a request is erased after half a year", async () => {
  await ask();
  testApp.pass(179 * DAY);
  expect(await expireStockAlerts(testApp.services)).toEqual({ erased: 0 });
  testApp.pass(2 * DAY);
  expect(await expireStockAlerts(testApp.services)).toEqual({ erased: 1 });
});

test("requests are exported, move to a new e-mail, and are erased, each without touching another's", async () => {
  await ask();
  await ask(MEERA);
  const { services, db } = testApp;
  expect(await exportStockAlerts(services, { email: ASHA })).toMatchObject([{ sku: GONE }]);
  const to = "new.asha@example.com";
  await ask(to);
  await db.transaction((tx) => changeAlertEmail(services, tx, { from: ASHA, to }));
  expect(await exportStockAlerts(services, { email: ASHA })).toEqual([]);
  expect(await exportStockAlerts(services, { email: to })).toHaveLength(1);
  await db.transaction((tx) => eraseStockAlerts(services, tx, { email: to }));
  expect(await db.select({ email: stockAlerts.email }).from(stockAlerts)).toEqual([{ email: MEERA }]);
});
