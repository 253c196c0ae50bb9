import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { openTestAppFor } from "../../../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../../../tests/support/paid-order.ts";
import { SATURDAY_MORNING } from "../../../../tests/support/small-shop.ts";
import type { TestApp } from "../../../../tests/support/test-app.ts";
import { auditEntries } from "../../audit/audit.tables.ts";
import { addDays, dayOf, showDay } from "../../basics/india-time.ts";
import { products } from "../../catalogue/catalogue.tables.ts";
import { advanceOrder } from "../advance-order.ts";
import { changeStatus } from "../change-status.ts";
import { selectEvents, selectOrder } from "../orders.queries.ts";
import { orderLines } from "../orders.tables.ts";
import type { StaffStatus } from "../rules/offered-statuses.ts";
import type { OrderStatus } from "../rules/order-status.ts";
import { totalsToBake } from "../rules/to-bake.ts";
import { undoMove } from "../undo-move.ts";
import { getKitchenBoard, listBoards } from "./get-kitchen-board.ts";
import { getKitchenSheet } from "./get-kitchen-sheet.ts";

const DAY_MS = 86_400_000;

let testApp: TestApp;
let customers = 0;
let asha = "";
let uuid = "";
/** A morning for each test, so that it sees no order of another one. */
let morning = SATURDAY_MORNING;
let evening = { deliveryDate: "", deliveryTime: "6 PM - 9 PM" };

openTestAppFor((opened) => {
  testApp = opened;
});
beforeEach(async () => {
  morning = new Date(morning.getTime() + 7 * DAY_MS);
  testApp.setClock(morning);
  evening = { ...evening, deliveryDate: dayOf(morning) };
  asha = await testApp.customer(`asha${++customers}`);
  uuid = await paidOrder(testApp, asha, { ...evening, name: "Meera Iyer", message: "Happy birthday" });
});

const baker = staff("kitchen");
async function boardOf(kitchenId = "delhi", who = baker) {
  const board = await getKitchenBoard(testApp.services, { kitchenId, staff: who });
  if (!board.ok) throw new Error(board.code);
  return board.value;
}
const orderOn = async (id = uuid) => (await boardOf()).orders.find((order) => order.uuid === id);
const move = (to: Exclude<StaffStatus, "delivered">, seen: OrderStatus, id = uuid) =>
  advanceOrder(testApp.services, { id, to, seen, staff: baker });
/** The latest event of an order, which an up-to-date tablet would undo. */
const lastEvent = async (id = uuid) => (await selectEvents(testApp.db, id)).at(-1)?.id ?? 0;
const undo = async (who = baker, id = uuid, event?: number) =>
  undoMove(testApp.services, { id, staff: who, event: event ?? (await lastEvent(id)) });

test("a paid order of today is on its kitchen's board with its deadlines, and on no other", async () => {
  const board = await boardOf();
  const order = board.orders.find((shown) => shown.uuid === uuid);
  expect(order).toMatchObject({ column: "start", urgency: "later", tap: "preparing", status: "placed" });
  expect(order?.lines[0]).toMatchObject({ message: "Happy birthday", weight: "0.5 kg" });
  expect(board.slots).toContainEqual(expect.objectContaining({ label: "6 PM - 9 PM" }));
  expect((await boardOf("mumbai")).orders).toEqual([]);
  const counts = await listBoards(testApp.services);
  expect(counts.find(({ id }) => id === "delhi")?.many).toBe(board.orders.length);
});

test("the board holds no price, no address, no e-mail, and only the name on a gift's card, not even for the owner", async () => {
  const gift = { card: "With love", receiverEmail: "nita@example.com", callPhone: "+919811112222" };
  const signed = await paidOrder(testApp, asha, { ...evening, gift: { ...gift, from: "Your Leela" } });
  const anonymous = await paidOrder(testApp, asha, { ...evening, gift: { ...gift, anonymous: true } });
  expect((await orderOn(signed))?.gift).toMatchObject({ from: "Your Leela", anonymous: false });
  expect((await orderOn(anonymous))?.gift).toMatchObject({ from: "", anonymous: true });
  const board = JSON.stringify(await boardOf("delhi", staff("owner")));
  expect(board.replaceAll("hidePrices", "")).not.toMatch(/paise|price|Iyer|Meera|@example|\+91/i);
});

test("riders have no board and no ticket; an unknown kitchen has none either", async () => {
  const asRider = { kitchenId: "delhi", staff: staff("rider") };
  expect(await getKitchenBoard(testApp.services, asRider)).toMatchObject({ code: "unknown-kitchen" });
  const unknown = { kitchenId: "of nobody", staff: baker };
  expect(await getKitchenBoard(testApp.services, unknown)).toMatchObject({ code: "unknown-kitchen" });
  const sheet = await getKitchenSheet(testApp.services, { id: uuid, staff: staff("rider") });
  expect(sheet).toMatchObject({ code: "unknown-order" });
});

test("a label names the batch and for how long the cake is at its best: planned at first, then from the moment it was ready", async () => {
  const sheetOf = async () => {
    const sheet = await getKitchenSheet(testApp.services, { id: uuid, staff: baker });
    if (!sheet.ok) throw new Error(sheet.code);
    const [bestBefore] = Object.values(sheet.value.bestBefore);
    return {
      ...sheet.value,
      hoursFrom: (at: Date) => ((bestBefore?.getTime() ?? 0) - at.getTime()) / 3_600_000,
    };
  };
  const planned = await sheetOf();
  expect(planned.hoursFrom(planned.finishBy)).toBe(24);
  await move("preparing", "placed");
  const readyAt = new Date(planned.finishBy.getTime() - 7_200_000);
  testApp.setClock(readyAt);
  await move("ready", "preparing");
  const made = await sheetOf();
  expect(made.hoursFrom(readyAt)).toBe(24);
  expect(made.batch).toMatch(new RegExp(`^${dayOf(readyAt).slice(2).replaceAll("-", "")}-JM\\d+$`));
  await undo();
  expect((await sheetOf()).hoursFrom(planned.finishBy)).toBe(24);
  await testApp.services.db.update(products).set({ bestBeforeHours: 72 });
  expect((await sheetOf()).hoursFrom(planned.finishBy)).toBe(72);
  await testApp.services.db.update(products).set({ bestBeforeHours: null });
});

test("an order is late once its start has passed, and moves on by the status of its column", async () => {
  const before = await orderOn();
  testApp.setClock(new Date((before?.startBy.getTime() ?? 0) + 61_000));
  expect(await orderOn()).toMatchObject({ urgency: "late", minutesLeft: -2 });
  await move("preparing", "placed");
  expect(await orderOn()).toMatchObject({ column: "making", tap: "ready", urgency: "normal" });
  await move("ready", "preparing");
  expect(await orderOn()).toMatchObject({ column: "ready", tap: "shipped" });
  await move("shipped", "ready");
  expect(await orderOn()).toBeUndefined();
});

test("an order of a later day is on the board once it is begun soon", async () => {
  const roses = await paidOrder(testApp, asha, { ...evening, deliveryDate: addDays(dayOf(morning), 2) });
  expect(await orderOn(roses)).toBeUndefined();
  testApp.setClock(new Date(morning.getTime() + 2 * DAY_MS));
  expect(await orderOn(roses)).toMatchObject({ column: "start" });
});

test("an order of a product with a long lead time is on the board before it must be begun, days ahead", async () => {
  const id = await paidOrder(testApp, asha, { ...evening, deliveryDate: addDays(dayOf(morning), 8) });
  // 7.5 days before 9 PM: it must be begun at 9 AM tomorrow.
  await testApp.db.update(products).set({ leadHours: 180 });
  expect(await orderOn(id)).toBeUndefined();
  testApp.setClock(new Date(morning.getTime() + DAY_MS / 2));
  expect(await orderOn(id)).toMatchObject({ column: "start", urgency: "later" });
  const counts = await listBoards(testApp.services);
  expect(counts.find((kitchen) => kitchen.id === "delhi")?.many).toBe((await boardOf()).orders.length);
  await testApp.db.update(products).set({ leadHours: 2 });
});

test("an order that was left from yesterday stays on the board, late", async () => {
  testApp.setClock(new Date(morning.getTime() + DAY_MS));
  const order = await orderOn();
  expect(order).toMatchObject({ urgency: "late" });
  expect(order?.slot.label).toBe(`${showDay(dayOf(morning))}, 6 PM - 9 PM`);
});

test("what is to be baked counts cakes by base, egg, weight and slot, without add-ons and begun orders", async () => {
  const again = await paidOrder(testApp, asha, evening);
  await testApp.db
    .update(orderLines)
    .set({ quantity: 3, totalPaise: sql`${orderLines.unitPaise} * 3` })
    .where(eq(orderLines.orderId, again));
  const begun = await paidOrder(testApp, asha, evening);
  await move("preparing", "placed", begun);
  const waiting = (await boardOf()).orders.filter(
    (order) => [uuid, again, begun].includes(order.uuid) && order.column === "start",
  );
  expect(totalsToBake(waiting)).toEqual([
    expect.objectContaining({ base: "Chocolate Truffle", weight: "0.5 kg", slot: "6 PM - 9 PM", many: 4 }),
  ]);
});

test("what is to be baked for Express is counted for each promise", async () => {
  const express = { deliveryTime: "Within 2 hours", deliveryType: "Express Delivery" };
  const first = await paidOrder(testApp, asha, { ...evening, ...express });
  testApp.pass(10);
  const second = await paidOrder(testApp, asha, { ...evening, ...express });
  const waiting = (await boardOf()).orders.filter((order) => [first, second].includes(order.uuid));
  expect(waiting.map((order) => order.slot.label)).toEqual(["Express", "Express"]);
  expect(totalsToBake(waiting)).toMatchObject([
    { many: 1, slot: "by 12:30 PM" },
    { many: 1, slot: "by 12:40 PM" },
  ]);
});

test("the last move is undone within ten minutes: the history grows, and the log names who did it", async () => {
  await move("preparing", "placed");
  expect((await boardOf()).undo).toMatchObject({ uuid, from: "placed", to: "preparing" });
  testApp.pass(9);
  expect(await undo()).toMatchObject({ ok: true, value: { status: "placed" } });
  const events = await selectEvents(testApp.db, uuid);
  expect(events.map(({ status }) => status).slice(-3)).toEqual(["placed", "preparing", "placed"]);
  expect(events.at(-1)).toMatchObject({ by: "kitchen", note: "Undone: it was not “Being made” yet." });
  const logged = await testApp.db.select().from(auditEntries).where(eq(auditEntries.subjectId, uuid));
  expect(logged.map(({ before, after }) => [before, after])).toContainEqual(["preparing", "placed"]);
  expect((await boardOf()).undo?.uuid, "an undone move is not undone again").not.toBe(uuid);
  expect(await undo()).toMatchObject({ code: "order-moved-on" });
  expect(await move("preparing", "placed"), "and the order goes on").toMatchObject({ ok: true });
});

test("after ten minutes, after another move, or by a role that may not move it, nothing is undone", async () => {
  await move("preparing", "placed");
  const begun = await lastEvent();
  expect(await undo(staff("rider"))).toMatchObject({ code: "not-your-move" });
  testApp.pass(10);
  expect(await undo()).toMatchObject({ code: "order-moved-on" });
  expect((await boardOf()).undo).toBeNull();
  await move("ready", "preparing");
  expect(await undo(baker, uuid, begun), "the tablet that saw the move before").toMatchObject({
    code: "order-moved-on",
  });
  expect((await selectOrder(testApp.db, { id: uuid }))?.status).toBe("ready");
});

test("a step that mailed the customer is not undone: a pickup that is ready, an order on its way", async () => {
  const pickup = { deliveryDate: dayOf(morning), deliveryType: "Pickup", deliveryTime: "6 PM - 7 PM" };
  const id = await paidOrder(testApp, asha, pickup);
  await move("preparing", "placed", id);
  await move("ready", "preparing", id);
  expect(await undo(baker, id)).toMatchObject({ code: "order-moved-on" });
  expect(await orderOn(id), "it is handed over on its own page").toMatchObject({ tap: null });
  for (const to of ["preparing", "ready", "shipped", "out for delivery"] as const)
    await changeStatus(testApp.services, { id: uuid, to, by: "owner", actorId: "the-owner" });
  expect(await undo(staff("owner"))).toMatchObject({ code: "order-moved-on" });
});

test("a stale tablet does not undo a move that was made again", async () => {
  await move("preparing", "placed");
  const first = await lastEvent();
  await undo();
  await move("preparing", "placed");
  expect(await undo(baker, uuid, first)).toMatchObject({ code: "order-moved-on" });
  expect((await selectOrder(testApp.db, { id: uuid }))?.status).toBe("preparing");
});

test("if two people undo at once, one succeeds", async () => {
  await move("preparing", "placed");
  const undone = await Promise.all([undo(), undo()]);
  expect(undone.filter(({ ok }) => ok)).toHaveLength(1);
});
