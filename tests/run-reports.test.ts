import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { randomUuid } from "../src/shop/basics/ids.ts";
import { addDays, instant } from "../src/shop/basics/india-time.ts";
import { deliveryCode } from "../src/shop/orders/handover/delivery-code.ts";
import { deliveryReports } from "../src/shop/orders/handover/delivery-reports.tables.ts";
import { orderEvents, orders } from "../src/shop/orders/orders.tables.ts";
import { reportStop } from "../src/shop/runs/report-stop.ts";
import { runStops } from "../src/shop/runs/runs.tables.ts";
import { setRider } from "../src/shop/runs/set-rider.ts";
import { memoryStore } from "../src/web/office/queue/memory-store.ts";
import type { QueuedReport } from "../src/web/office/run/queue/queued-report.ts";
import { sendReports } from "../src/web/office/run/queue/send-reports.ts";
import { changeOrderStatus } from "./support/change-order-status.ts";
import { staff } from "./support/paid-order.ts";
import { DAY, manager, openRunsFor, otherRider, rider, thirdRider } from "./support/runs.ts";
import type { TestApp } from "./support/test-app.ts";

let testApp: TestApp;
let uuid = "";
const { dueOrder, runOf, stopsOf, report } = openRunsFor((opened, order) => {
  testApp = opened;
  uuid = order;
});

test("a stop is picked up, driven and closed with the code by its rider; others report nothing of it", async () => {
  await runOf(rider.userId, uuid);
  await changeOrderStatus(testApp.services, { id: uuid }, "preparing", "ready");
  testApp.setClock(instant(DAY, 600));
  expect(await report({ kind: "picked up" }, otherRider)).toMatchObject({ code: "stop-of-another-rider" });
  expect(await report({ kind: "picked up" }, staff("kitchen"))).toMatchObject({ code: "unknown-order" });
  for (const _ of [1, 2]) {
    expect(await report({ kind: "picked up" })).toMatchObject({ value: { status: "shipped" } });
  }
  for (const _ of [1, 2])
    expect(await report({ kind: "set out" })).toMatchObject({ value: { status: "out for delivery" } });
  expect(await report({ kind: "picked up" })).toMatchObject({ value: { status: "out for delivery" } });
  const code = deliveryCode(testApp.services, uuid);
  expect(await report({ kind: "delivered", code }, otherRider)).toMatchObject({
    code: "stop-of-another-rider",
  });
  expect(await report({ kind: "delivered", code })).toMatchObject({ value: { status: "delivered" } });
});

test("a run of a later day can be picked up the evening before, and does not set out", async () => {
  await runOf(rider.userId, uuid);
  await changeOrderStatus(testApp.services, { id: uuid }, "preparing", "ready");
  testApp.setClock(instant(addDays(DAY, -1), 20 * 60));
  expect(await report({ kind: "picked up" })).toMatchObject({ value: { status: "shipped" } });
  expect(await report({ kind: "set out" })).toMatchObject({ code: "setting-out-too-early" });
  testApp.setClock(instant(DAY, 0));
  expect(await report({ kind: "set out" })).toMatchObject({ value: { status: "out for delivery" } });
});

test("a failed stop tells its reason and is tried again", async () => {
  const id = await runOf(rider.userId, uuid);
  await changeOrderStatus(
    testApp.services,
    { id: uuid },
    "preparing",
    "ready",
    "shipped",
    "out for delivery",
  );
  testApp.setClock(instant(DAY, 600));
  expect(await report({ kind: "failed", reason: "wrong address" })).toMatchObject({ ok: true });
  expect(await stopsOf(id)).toMatchObject([{ failure: "wrong address", status: "undeliverable" }]);
  expect(await report({ kind: "set out" })).toMatchObject({ value: { status: "out for delivery" } });
  expect(await stopsOf(id)).toMatchObject([{ failure: null }]);
});

test("a failure or delivery whose answer was lost gets it after the stop has gone to another rider or off its run", async () => {
  const first = await runOf(rider.userId, uuid);
  await changeOrderStatus(testApp.services, { id: uuid }, "preparing", "ready", "shipped");
  testApp.setClock(instant(DAY, 600));
  const failed = { id: randomUuid(), kind: "failed", reason: "no answer" } as const;
  const lost = await report(failed);
  expect(lost).toMatchObject({ value: { status: "undeliverable" } });
  const right = deliveryCode(testApp.services, uuid);
  const wrong = { id: randomUuid(), kind: "delivered", code: right === "0000" ? "1111" : "0000" } as const;
  await changeOrderStatus(testApp.services, { id: uuid }, "out for delivery");
  expect(await report(wrong)).toMatchObject({ code: "delivery-code-wrong" });

  const give = { runId: first, riderId: otherRider.userId, seen: rider.userId, staff: manager };
  expect(await setRider(testApp.services, give)).toMatchObject({ ok: true });
  expect(await report(failed)).toEqual(lost);
  expect(await report(wrong)).toMatchObject({ code: "delivery-code-wrong" });
  expect(await report({ ...failed, id: randomUuid() })).toMatchObject({ code: "stop-of-another-rider" });
  expect(await report(failed, thirdRider)).toMatchObject({ code: "stop-of-another-rider" });

  const delivered = { id: randomUuid(), kind: "delivered", code: right } as const;
  expect(await report(delivered, otherRider)).toMatchObject({ value: { status: "delivered" } });
  await testApp.db.delete(runStops).where(eq(runStops.orderId, uuid));
  expect(await report(delivered, otherRider)).toMatchObject({ value: { status: "delivered" } });
  expect(await report(failed)).toEqual(lost);
  const stored = await testApp.db.select().from(deliveryReports).where(eq(deliveryReports.orderId, uuid));
  expect(stored.filter(({ result }) => result !== "wrong code")).toHaveLength(2);
});

test("the report of one rider is not taken from the session of another person on the same phone", async () => {
  await runOf(rider.userId, uuid);
  testApp.setClock(instant(DAY, 9 * 60));
  await changeOrderStatus(testApp.services, { id: uuid }, "preparing", "ready");
  const ofRider = { kind: "picked up", userId: rider.userId } as const;
  expect(await report(ofRider, manager)).toMatchObject({ code: "not-your-move" });
  expect(await report(ofRider, otherRider)).toMatchObject({ code: "not-your-move" });
  expect(await report(ofRider)).toMatchObject({ ok: true });
});

test("steps and a delivery that are sent hours later have the times of their taps, and a late repeat does nothing", async () => {
  await runOf(rider.userId, uuid);
  testApp.setClock(instant(DAY, 9 * 60));
  await changeOrderStatus(testApp.services, { id: uuid }, "preparing", "ready");
  const tap = (minute: number) => ({ at: instant(DAY, minute).toISOString() });
  testApp.setClock(instant(DAY, 14 * 60));
  expect(await report({ kind: "picked up", ...tap(600) })).toMatchObject({ ok: true });
  expect(await report({ kind: "set out", ...tap(605) })).toMatchObject({ ok: true });
  expect(await report({ kind: "failed", reason: "no answer", ...tap(620) })).toMatchObject({ ok: true });
  expect(await report({ kind: "set out", ...tap(605) })).toMatchObject({ code: "order-moved-on" });
  testApp.setClock(instant(DAY, 15 * 60));
  expect(await report({ kind: "set out", ...tap(850) })).toMatchObject({ ok: true });
  const code = deliveryCode(testApp.services, uuid);
  expect(await report({ kind: "delivered", code, ...tap(870) })).toMatchObject({ ok: true });
  const events = await testApp.db.select().from(orderEvents).where(eq(orderEvents.orderId, uuid));
  const ofRider = events.filter(({ by }) => by === "rider").sort((a, b) => a.id - b.id);
  expect(ofRider.map(({ status, at }) => [status, at])).toEqual([
    ["shipped", instant(DAY, 600)],
    ["out for delivery", instant(DAY, 605)],
    ["undeliverable", instant(DAY, 14 * 60)],
    ["out for delivery", instant(DAY, 850)],
    ["delivered", instant(DAY, 870)],
  ]);
});

test("forty stops offline for four hours: forty proofs once each, with the time of the tap, though every third answer is lost", async () => {
  const ids = [uuid];
  // A slot takes few orders, so they are booked on several days and made due on one.
  while (ids.length < 40) ids.push(await dueOrder(addDays(DAY, 1 + (ids.length % 20))));
  await testApp.db.update(orders).set({ deliveryOn: DAY }).where(inArray(orders.id, ids));
  await runOf(rider.userId, ...ids);
  for (const id of ids) await changeOrderStatus(testApp.services, { id }, "preparing", "ready", "shipped");
  testApp.setClock(instant(DAY, 10 * 60));
  const tapOf = (nth: number) => new Date(instant(DAY, 10 * 60).getTime() + nth * 6 * 60_000);
  const store = memoryStore(
    ids.map((orderId, nth): QueuedReport => {
      const code = deliveryCode(testApp.services, orderId);
      const facts = {
        id: randomUuid(),
        userId: rider.userId,
        runId: "",
        orderId,
        at: tapOf(nth).toISOString(),
        nth: 0,
        refusal: "",
      };
      return { ...facts, kind: "delivered", code, photo: null, photoId: "" };
    }),
  );
  testApp.setClock(instant(DAY, 14 * 60));
  let calls = 0;
  const post = async (queued: QueuedReport) => {
    if (queued.kind !== "delivered") throw new Error("only deliveries wait");
    const { id, orderId, at, code } = queued;
    const answer = await reportStop(testApp.services, {
      report: { id, orderId, at, kind: "delivered", code, photo: "" },
      staff: rider,
    });
    calls += 1;
    if (calls % 3 === 0) return { is: "later", why: "unreachable" } as const;
    return answer.ok ? ({ is: "taken" } as const) : ({ is: "refused", message: answer.code } as const);
  };
  const sendPhoto = async () => ({ is: "later", why: "unreachable" }) as const;
  for (let tries = 0; (await store.list()).length > 0 && tries < 60; tries += 1)
    await sendReports(store, { post, sendPhoto }, rider.userId);
  const stored = await testApp.db.select().from(deliveryReports).where(inArray(deliveryReports.orderId, ids));
  const events = await testApp.db.select().from(orderEvents).where(inArray(orderEvents.orderId, ids));
  const rows = await testApp.db.select().from(orders).where(inArray(orders.id, ids));
  expect(calls).toBeGreaterThan(40);
  expect(stored).toHaveLength(40);
  expect(events.filter(({ status }) => status === "delivered")).toHaveLength(40);
  expect(rows.every(({ status }) => status === "delivered")).toBe(true);
  expect(new Map(stored.map(({ orderId, tappedAt }) => [orderId, tappedAt]))).toEqual(
    new Map(ids.map((id, nth) => [id, tapOf(nth)])),
  );
});
