import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { userRoles, users } from "../src/shop/accounts/accounts.tables.ts";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { randomUuid } from "../src/shop/basics/ids.ts";
import { addDays, type Day, instant } from "../src/shop/basics/india-time.ts";
import { deliveryCode } from "../src/shop/orders/handover/delivery-code.ts";
import { deliveryReports } from "../src/shop/orders/handover/delivery-reports.tables.ts";
import { orderEvents, orders } from "../src/shop/orders/orders.tables.ts";
import { kitchenTopic } from "../src/shop/orders/publish-order.ts";
import { changeStops } from "../src/shop/runs/change-stops.ts";
import { createRun } from "../src/shop/runs/create-run.ts";
import { getRun } from "../src/shop/runs/get-run.ts";
import { listRuns, listRunWork } from "../src/shop/runs/list-runs.ts";
import { listRunsOf } from "../src/shop/runs/list-runs-of.ts";
import { moveStop } from "../src/shop/runs/move-stop.ts";
import { planRun } from "../src/shop/runs/plan-run.ts";
import { reportStop } from "../src/shop/runs/report-stop.ts";
import type { StopReport } from "../src/shop/runs/runs.inputs.ts";
import { runs } from "../src/shop/runs/runs.tables.ts";
import { setRider } from "../src/shop/runs/set-rider.ts";
import { memoryStore } from "../src/web/office/queue/memory-store.ts";
import type { QueuedReport } from "../src/web/office/run/queue/queued-report.ts";
import { sendReports } from "../src/web/office/run/queue/send-reports.ts";
import { moveOrder } from "./support/move-order.ts";
import { openTestAppFor } from "./support/open-test-app-for.ts";
import { paidOrder, staff } from "./support/paid-order.ts";
import { SATURDAY_MORNING } from "./support/small-shop.ts";
import type { TestApp } from "./support/test-app.ts";

const DAY = "2026-11-24" as Day;

let testApp: TestApp;
let people = 0;
let uuid = "";

const manager = staff("manager");
const rider = staff("rider");
const other = { ...rider, userId: "the-other-rider" };
const third = { ...rider, userId: "the-third-rider" };

openTestAppFor(async (opened) => {
  testApp = opened;
  for (const { userId } of [rider, other, third]) {
    await testApp.db.insert(users).values({ id: userId, email: `${userId}@example.com`, name: userId });
    await testApp.db.insert(userRoles).values({ userId, role: "rider" });
  }
});
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  // A slot takes few orders, so each is booked on a day of its own and made due on one.
  uuid = await dueOrder(addDays(DAY, 1 + (people % 20)));
  await testApp.db.update(orders).set({ deliveryOn: DAY }).where(eq(orders.id, uuid));
});

async function dueOrder(deliveryDate = DAY, fields: Record<string, unknown> = {}): Promise<string> {
  people += 1;
  return paidOrder(testApp, await testApp.customer(`asha${people}`), { deliveryDate, ...fields });
}

async function runOf(riderId: string, ...add: string[]): Promise<string> {
  const run = await createRun(testApp.services, { day: DAY, riderId, staff: manager });
  if (!run.ok) throw new Error(run.code);
  const { id } = run.value;
  if (add.length > 0)
    expect(await changeStops(testApp.services, { runId: id, change: { add }, staff: manager })).toMatchObject(
      { ok: true },
    );
  return id;
}

const freeNow = async () =>
  (await listRunWork(testApp.services, { day: DAY })).free.map((order) => order.uuid);
const stopsOf = async (id: string, who = rider) => {
  const run = await getRun(testApp.services, { id, staff: who });
  return run.ok ? run.value.stops : run.code;
};
const report = (fields: Partial<StopReport> & Pick<StopReport, "kind">, who = rider) =>
  reportStop(testApp.services, {
    report: {
      id: randomUuid(),
      orderId: uuid,
      at: testApp.services.clock().toISOString(),
      code: "",
      photo: "",
      ...fields,
    } as StopReport,
    staff: who,
  });

test("a manager plans a run; its orders are free for no other; the log names them", async () => {
  expect(await freeNow()).toContain(uuid);
  const id = await runOf(rider.userId, uuid);
  expect(await freeNow()).not.toContain(uuid);
  const second = await runOf(other.userId);
  const twice = { runId: second, change: { add: [uuid] }, staff: manager };
  expect(await changeStops(testApp.services, twice)).toMatchObject({ code: "stop-not-free" });
  const log = await testApp.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(log.map(({ after }) => after)).toEqual(["created", "stops added"]);
  expect(
    await changeStops(testApp.services, { runId: id, change: { remove: uuid }, staff: manager }),
  ).toMatchObject({ ok: true });
  expect(await freeNow()).toContain(uuid);
});

test("a run leaves from one kitchen: an order of another one does not fit on it, alone or together", async () => {
  const inBengaluru = await dueOrder(DAY, { pinCode: "560001" });
  const work = await listRunWork(testApp.services, { day: DAY });
  const kitchenOf = (id: string) => work.free.find((order) => order.uuid === id)?.kitchenId;
  expect([kitchenOf(uuid), kitchenOf(inBengaluru)]).toEqual(["delhi", "bengaluru"]);
  const plan = { day: DAY, run: { riderId: rider.userId }, staff: manager };
  const both = await planRun(testApp.services, { ...plan, orderIds: [uuid, inBengaluru] });
  expect(both).toMatchObject({ code: "run-of-two-kitchens" });
  const id = await runOf(rider.userId, uuid);
  const add = { runId: id, change: { add: [inBengaluru] }, staff: manager };
  expect(await changeStops(testApp.services, add)).toMatchObject({ code: "run-of-two-kitchens" });
  expect(await stopsOf(id)).toMatchObject([{ uuid }]);
  const run = await getRun(testApp.services, { id, staff: rider });
  expect(run).toMatchObject({ value: { kitchen: "New Delhi kitchen" } });
  const { runs: listed } = await listRuns(testApp.services, { day: DAY, staff: manager });
  expect(listed.find((one) => one.id === id)).toMatchObject({ kitchenId: "delhi" });
});

test("a rescheduled order leaves its run, waits for a run of its new day, and is on that one only", async () => {
  const steady = await dueOrder();
  const first = await runOf(rider.userId, uuid, steady);
  const next = addDays(DAY, 1);
  await testApp.db.update(orders).set({ deliveryOn: next }).where(eq(orders.id, uuid));
  expect(await stopsOf(first)).toMatchObject([{ uuid: steady }]);
  const listed = await listRuns(testApp.services, { day: DAY, staff: manager });
  expect(listed.runs.find(({ id }) => id === first)).toMatchObject({ stops: 1 });
  expect(await report({ kind: "picked up" })).toMatchObject({ code: "unknown-order" });
  const work = await listRunWork(testApp.services, { day: next });
  expect(work.free.map((order) => order.uuid)).toContain(uuid);
  const planned = await createRun(testApp.services, { day: next, riderId: rider.userId, staff: manager });
  const runId = planned.ok ? planned.value.id : "";
  const add = { runId, change: { add: [uuid] }, staff: manager };
  expect(await changeStops(testApp.services, add)).toMatchObject({ ok: true });
  expect(await stopsOf(runId)).toMatchObject([{ uuid }]);
  await testApp.db.update(orders).set({ deliveryOn: DAY }).where(eq(orders.id, uuid));
  expect(await stopsOf(first)).toMatchObject([{ uuid: steady }]);
});

test("a plan that fails leaves no empty run, a plan needs an order, and a day takes 200 runs", async () => {
  await runOf(other.userId, uuid);
  const count = async () => (await testApp.db.select().from(runs)).length;
  const before = await count();
  const plan = { day: DAY, run: { riderId: rider.userId }, staff: manager };
  expect(await planRun(testApp.services, { ...plan, orderIds: [uuid] })).toMatchObject({
    code: "stop-not-free",
  });
  expect(await planRun(testApp.services, { ...plan, orderIds: [] })).toMatchObject({
    code: "no-stops-chosen",
  });
  expect(await count()).toBe(before);
  const orderIds = [await dueOrder()];
  const planned = await planRun(testApp.services, { ...plan, orderIds });
  expect(await stopsOf(planned.ok ? planned.value.id : "")).toMatchObject([{ uuid: orderIds[0] }]);
  const day = addDays(DAY, 40);
  const last = { id: "run_last", day, nth: 200, riderId: rider.userId, createdAt: testApp.services.clock() };
  await testApp.db.insert(runs).values(last);
  expect(await createRun(testApp.services, { day, riderId: rider.userId, staff: manager })).toMatchObject({
    code: "too-many-runs",
  });
});

test("staff who do not plan runs can create none, and a run needs a rider", async () => {
  for (const role of ["rider", "kitchen", "care", "accountant"] as const)
    expect(
      await createRun(testApp.services, { day: DAY, riderId: rider.userId, staff: staff(role) }),
      role,
    ).toMatchObject({ code: "not-your-move" });
  const nobody = { day: DAY, riderId: "the-manager", staff: manager };
  expect(await createRun(testApp.services, nobody)).toMatchObject({ code: "unknown-rider" });
});

test("a rider sees their own runs only, without code and price, and the phone number on the day only", async () => {
  const id = await runOf(rider.userId, uuid);
  const [stop] = (await stopsOf(id)) as Exclude<Awaited<ReturnType<typeof stopsOf>>, string>;
  expect(stop).toMatchObject({ uuid, phones: [], boxes: 1 });
  // The code is made with the key of the shop. Its digits can be in an id, a year or a phone number by chance.
  const otherKeys = [1, 2, 3].map((key) => ({
    ...testApp.services,
    sign: (text: string) => `${key} ${text}`,
  }));
  expect(new Set(otherKeys.map((services) => deliveryCode(services, uuid))).size).toBeGreaterThan(1);
  for (const services of otherKeys) {
    const run = await getRun(services, { id, staff: rider });
    expect(run.ok && run.value.stops).toEqual([stop]);
  }
  expect(JSON.stringify(stop)).not.toMatch(/paise|price/i);
  testApp.setClock(instant(DAY, 600));
  expect(await stopsOf(id)).toMatchObject([{ phones: [expect.stringMatching(/^\+91/)] }]);
  expect(await stopsOf(id, other)).toBe("unknown-run");
  expect(await stopsOf(id, staff("kitchen"))).toBe("unknown-run");
  const listed = await listRuns(testApp.services, { day: DAY, staff: other });
  expect(listed.runs.map((run) => run.id)).not.toContain(id);
});

test("a rider reorders their stops, and nobody else's", async () => {
  const [first, second] = [uuid, await dueOrder()];
  const id = await runOf(rider.userId, first, second);
  const now = async () => ((await stopsOf(id)) as { uuid: string }[]).map((stop) => stop.uuid);
  const [top = ""] = await now();
  const change = { runId: id, orderId: top, by: 1 as const };
  expect(await moveStop(testApp.services, { ...change, staff: other })).toMatchObject({
    code: "unknown-run",
  });
  expect(await moveStop(testApp.services, { ...change, staff: rider })).toMatchObject({ ok: true });
  expect((await now())[1]).toBe(top);
  expect(await moveStop(testApp.services, { ...change, staff: rider })).toMatchObject({ ok: true });
  expect((await now())[1]).toBe(top);
});

test("a move skips the stops that have ended, and a failed stop can be taken off", async () => {
  const [first, failed, last] = [uuid, await dueOrder(), await dueOrder()];
  const id = await runOf(rider.userId, first);
  for (const add of [[failed], [last]])
    await changeStops(testApp.services, { runId: id, change: { add }, staff: manager });
  await moveOrder(testApp.services, { id: failed }, "preparing", "ready", "shipped", "undeliverable");
  const move = (by: 1 | -1) => moveStop(testApp.services, { runId: id, orderId: last, by, staff: rider });
  const now = async () => ((await stopsOf(id)) as { uuid: string }[]).map((stop) => stop.uuid);
  await move(-1);
  expect(await now()).toEqual([last, first, failed]);
  await move(1);
  expect(await now()).toEqual([first, last, failed]);
  await move(1);
  expect(await now()).toEqual([first, last, failed]);
  const remove = { runId: id, change: { remove: failed }, staff: manager };
  expect(await changeStops(testApp.services, remove)).toMatchObject({ ok: true });
  expect(await now()).toEqual([first, last]);
});

test("a stop that was moved without a connection stands where its rider put it, however often that is sent", async () => {
  const [first, second, third] = [uuid, await dueOrder(), await dueOrder()];
  const id = await runOf(rider.userId, first);
  for (const add of [[second], [third]])
    await changeStops(testApp.services, { runId: id, change: { add }, staff: manager });
  const now = async () => ((await stopsOf(id)) as { uuid: string }[]).map((stop) => stop.uuid);
  const up = { kind: "moved", orderId: third, before: first } as const;
  for (const _ of [1, 2]) {
    expect(await report(up)).toMatchObject({ value: { status: "placed" } });
    expect(await now()).toEqual([third, first, second]);
  }
  expect(await report(up, other)).toMatchObject({ code: "stop-of-another-rider" });
  const remove = { runId: id, change: { remove: first }, staff: manager };
  await changeStops(testApp.services, remove);
  expect(await report(up), "the other stop is off the run").toMatchObject({ code: "run-changed" });
  expect(await report({ ...up, orderId: first, before: third }), "the moved stop is").toMatchObject({
    code: "run-changed",
  });
  expect(await now()).toEqual([third, second]);
});

test("a manager gives a run to another rider: the phone of the first closes none of its stops any more, and is told why", async () => {
  const id = await runOf(rider.userId, uuid);
  await moveOrder(testApp.services, { id: uuid }, "preparing", "ready", "shipped");
  testApp.setClock(instant(DAY, 600));
  const give = (riderId: string, seen: string, who = manager) =>
    setRider(testApp.services, { runId: id, riderId, seen, staff: who });
  expect(await give(other.userId, rider.userId, rider)).toMatchObject({ code: "not-your-move" });
  expect(await give("the-manager", rider.userId)).toMatchObject({ code: "unknown-rider" });
  const topics = await heardTopics(id, kitchenTopic("delhi"));
  for (const _ of [1, 2])
    expect(await give(other.userId, rider.userId)).toMatchObject({ value: { rider: other.userId } });
  await expect.poll(topics).toEqual([id, kitchenTopic("delhi")]);
  const owner = staff("owner");
  expect(await give(rider.userId, rider.userId, owner), "on a page from before").toMatchObject({
    code: "rider-changed",
    details: { by: manager.userId, rider: other.userId },
  });
  // One's own second save from an older page is no conflict.
  expect(await give(third.userId, rider.userId)).toMatchObject({ value: { rider: third.userId } });
  expect(await give(other.userId, third.userId, owner)).toMatchObject({ ok: true });
  const code = deliveryCode(testApp.services, uuid);
  expect(await report({ kind: "delivered", code })).toMatchObject({ code: "stop-of-another-rider" });
  expect(await stopsOf(id)).toBe("unknown-run");
  expect(await report({ kind: "delivered", code }, other)).toMatchObject({ value: { status: "delivered" } });
  const log = await testApp.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(log.filter(({ after }) => after === "rider changed").map(({ note }) => note)).toEqual([
    `${rider.userId} to ${other.userId}`,
    `${other.userId} to ${third.userId}`,
    `${third.userId} to ${other.userId}`,
  ]);
});

test("the board of a kitchen hears of runs, and names the run and the rider of an order on its day only", async () => {
  const topics = await heardTopics(kitchenTopic("delhi"));
  const id = await runOf(rider.userId, uuid);
  await expect.poll(topics).toEqual([kitchenTopic("delhi")]);
  const runOfIt = async (day: Day) =>
    (await listRunsOf(testApp.services, { orders: [{ uuid, day }] })).get(uuid);
  expect(await runOfIt(DAY)).toMatchObject({ id, rider: rider.userId });
  expect(await runOfIt(addDays(DAY, 1)), "it was rescheduled").toBeUndefined();
  await changeStops(testApp.services, { runId: id, change: { remove: uuid }, staff: manager });
  await expect.poll(topics).toHaveLength(2);
  expect(await runOfIt(DAY)).toBeUndefined();
});

/** Records those of these topics that are published from now on, in order, once each. */
async function heardTopics(...topics: string[]): Promise<() => string[]> {
  const { db, pubSub } = testApp.services;
  // News of earlier changes may still be on its way, and arrives before this.
  await new Promise<void>((arrived, fail) => {
    pubSub.subscribe("all before", arrived);
    pubSub.publish(db, "all before").catch(fail);
  });
  const heard: string[] = [];
  for (const topic of topics) testApp.services.pubSub.subscribe(topic, () => heard.push(topic));
  return () => heard;
}

test("a stop is picked up, driven and closed with the code by its rider; others report nothing of it", async () => {
  await runOf(rider.userId, uuid);
  await moveOrder(testApp.services, { id: uuid }, "preparing", "ready");
  testApp.setClock(instant(DAY, 600));
  expect(await report({ kind: "picked up" }, other)).toMatchObject({ code: "stop-of-another-rider" });
  expect(await report({ kind: "picked up" }, staff("kitchen"))).toMatchObject({ code: "unknown-order" });
  for (const _ of [1, 2]) {
    expect(await report({ kind: "picked up" })).toMatchObject({ value: { status: "shipped" } });
  }
  for (const _ of [1, 2])
    expect(await report({ kind: "set out" })).toMatchObject({ value: { status: "out for delivery" } });
  expect(await report({ kind: "picked up" })).toMatchObject({ value: { status: "out for delivery" } });
  const code = deliveryCode(testApp.services, uuid);
  expect(await report({ kind: "delivered", code }, other)).toMatchObject({ code: "stop-of-another-rider" });
  expect(await report({ kind: "delivered", code })).toMatchObject({ value: { status: "delivered" } });
});

test("a run of a later day can be picked up the evening before, and does not set out", async () => {
  await runOf(rider.userId, uuid);
  await moveOrder(testApp.services, { id: uuid }, "preparing", "ready");
  testApp.setClock(instant(addDays(DAY, -1), 20 * 60));
  expect(await report({ kind: "picked up" })).toMatchObject({ value: { status: "shipped" } });
  expect(await report({ kind: "set out" })).toMatchObject({ code: "setting-out-too-early" });
  testApp.setClock(instant(DAY, 0));
  expect(await report({ kind: "set out" })).toMatchObject({ value: { status: "out for delivery" } });
});

test("a failed stop tells its reason and is tried again", async () => {
  const id = await runOf(rider.userId, uuid);
  await moveOrder(testApp.services, { id: uuid }, "preparing", "ready", "shipped", "out for delivery");
  testApp.setClock(instant(DAY, 600));
  expect(await report({ kind: "failed", reason: "wrong address" })).toMatchObject({ ok: true });
  expect(await stopsOf(id)).toMatchObject([{ failure: "wrong address", status: "undeliverable" }]);
  expect(await report({ kind: "set out" })).toMatchObject({ value: { status: "out for delivery" } });
  expect(await stopsOf(id)).toMatchObject([{ failure: null }]);
});

test("the report of one rider is not taken from the session of another person on the same phone", async () => {
  await runOf(rider.userId, uuid);
  testApp.setClock(instant(DAY, 9 * 60));
  await moveOrder(testApp.services, { id: uuid }, "preparing", "ready");
  const ofRider = { kind: "picked up", userId: rider.userId } as const;
  expect(await report(ofRider, manager)).toMatchObject({ code: "not-your-move" });
  expect(await report(ofRider, other)).toMatchObject({ code: "not-your-move" });
  expect(await report(ofRider)).toMatchObject({ ok: true });
});

test("steps and a delivery that are sent hours later have the times of their taps, and a late repeat does nothing", async () => {
  await runOf(rider.userId, uuid);
  testApp.setClock(instant(DAY, 9 * 60));
  await moveOrder(testApp.services, { id: uuid }, "preparing", "ready");
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
  for (const id of ids) await moveOrder(testApp.services, { id }, "preparing", "ready", "shipped");
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
