import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { addDays, type Day, instant } from "../src/shop/basics/india-time.ts";
import { deliveryCode } from "../src/shop/orders/handover/delivery-code.ts";
import { orders } from "../src/shop/orders/orders.tables.ts";
import { kitchenTopic } from "../src/shop/orders/publish-order.ts";
import { changeStops } from "../src/shop/runs/change-stops.ts";
import { createRun } from "../src/shop/runs/create-run.ts";
import { getRun } from "../src/shop/runs/get-run.ts";
import { listRuns, listRunWork } from "../src/shop/runs/list-runs.ts";
import { listRunsOf } from "../src/shop/runs/list-runs-of.ts";
import { moveStop } from "../src/shop/runs/move-stop.ts";
import { planRun } from "../src/shop/runs/plan-run.ts";
import { runs } from "../src/shop/runs/runs.tables.ts";
import { setRider } from "../src/shop/runs/set-rider.ts";
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

const freeNow = async () =>
  (await listRunWork(testApp.services, { day: DAY })).free.map((order) => order.uuid);

test("a manager plans a run; its orders are free for no other; the log names them", async () => {
  expect(await freeNow()).toContain(uuid);
  const id = await runOf(rider.userId, uuid);
  expect(await freeNow()).not.toContain(uuid);
  const second = await runOf(otherRider.userId);
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
  await runOf(otherRider.userId, uuid);
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
  expect(await stopsOf(id, otherRider)).toBe("unknown-run");
  expect(await stopsOf(id, staff("kitchen"))).toBe("unknown-run");
  const listed = await listRuns(testApp.services, { day: DAY, staff: otherRider });
  expect(listed.runs.map((run) => run.id)).not.toContain(id);
});

test("a rider reorders their stops, and nobody else's", async () => {
  const [first, second] = [uuid, await dueOrder()];
  const id = await runOf(rider.userId, first, second);
  const now = async () => ((await stopsOf(id)) as { uuid: string }[]).map((stop) => stop.uuid);
  const [top = ""] = await now();
  const change = { runId: id, orderId: top, by: 1 as const };
  expect(await moveStop(testApp.services, { ...change, staff: otherRider })).toMatchObject({
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
  await changeOrderStatus(testApp.services, { id: failed }, "preparing", "ready", "shipped", "undeliverable");
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
  expect(await report(up, otherRider)).toMatchObject({ code: "stop-of-another-rider" });
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
  await changeOrderStatus(testApp.services, { id: uuid }, "preparing", "ready", "shipped");
  testApp.setClock(instant(DAY, 600));
  const give = (riderId: string, seen: string, who = manager) =>
    setRider(testApp.services, { runId: id, riderId, seen, staff: who });
  expect(await give(otherRider.userId, rider.userId, rider)).toMatchObject({ code: "not-your-move" });
  expect(await give("the-manager", rider.userId)).toMatchObject({ code: "unknown-rider" });
  const topics = await heardTopics(id, kitchenTopic("delhi"));
  for (const _ of [1, 2])
    expect(await give(otherRider.userId, rider.userId)).toMatchObject({
      value: { rider: otherRider.userId },
    });
  await expect.poll(topics).toEqual([id, kitchenTopic("delhi")]);
  const owner = staff("owner");
  expect(await give(rider.userId, rider.userId, owner), "on a page from before").toMatchObject({
    code: "rider-changed",
    details: { by: manager.userId, rider: otherRider.userId },
  });
  // One's own second save from an older page is no conflict.
  expect(await give(thirdRider.userId, rider.userId)).toMatchObject({ value: { rider: thirdRider.userId } });
  expect(await give(otherRider.userId, thirdRider.userId, owner)).toMatchObject({ ok: true });
  const code = deliveryCode(testApp.services, uuid);
  expect(await report({ kind: "delivered", code })).toMatchObject({ code: "stop-of-another-rider" });
  expect(await stopsOf(id)).toBe("unknown-run");
  expect(await report({ kind: "delivered", code }, otherRider)).toMatchObject({
    value: { status: "delivered" },
  });
  const log = await testApp.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(log.filter(({ after }) => after === "rider changed").map(({ note }) => note)).toEqual([
    `${rider.userId} to ${otherRider.userId}`,
    `${otherRider.userId} to ${thirdRider.userId}`,
    `${thirdRider.userId} to ${otherRider.userId}`,
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
  // Events of earlier changes may arrive first.
  await new Promise<void>((arrived, fail) => {
    pubSub.subscribe("all before", arrived);
    pubSub.publish(db, "all before").catch(fail);
  });
  const heard: string[] = [];
  for (const topic of topics) testApp.services.pubSub.subscribe(topic, () => heard.push(topic));
  return () => heard;
}
