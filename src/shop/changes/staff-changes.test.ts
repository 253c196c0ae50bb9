import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { orderRecords, paidOrder, staff } from "../../../tests/support/paid-order.ts";
import { SATURDAY_MORNING } from "../../../tests/support/small-shop.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import type { Role } from "../accounts/identity.ts";
import { listChanges } from "../audit/list-changes.ts";
import type { Day } from "../basics/india-time.ts";
import { paise } from "../basics/money.ts";
import { advanceOrder } from "../orders/advance-order.ts";
import { listEvents, listLines } from "../orders/orders.reads.ts";
import { storedReceiver } from "../orders/receivers/change-receiver.ts";
import { titleOf } from "../orders/rules/order-line.ts";
import { editMessage } from "./edit-message.ts";
import { editReceiver } from "./edit-receiver.ts";
import { listNewSlots } from "./list-new-slots.ts";
import { rescheduleOrder } from "./reschedule-order.ts";

let testApp: TestApp;
let people = 0;
let asha = "";

openTestAppFor((opened) => {
  testApp = opened;
});
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  asha = await testApp.customer(`asha${++people}`);
});

const MIDNIGHT = { deliveryType: "Midnight Delivery", deliveryTime: "11 PM - 12 AM" };
const TUESDAY = { date: "2026-11-24" as Day, type: "Standard Delivery", time: "3 PM - 6 PM" };
const move = (id: string, role: Role = "care", refund = 0) =>
  rescheduleOrder(testApp.services, { id, staff: staff(role), to: TUESDAY, expectedRefund: paise(refund) });
const newest = async () => (await listChanges(testApp.services, { cursor: null })).rows[0];

test("staff move an order to another time for a caller; its story, the log and a mail say so", async () => {
  const uuid = await paidOrder(testApp, asha);
  expect(await move(uuid)).toMatchObject({ ok: true, value: { refund: 0 } });
  await testApp.work();
  expect(await orderRecords(testApp, uuid)).toMatchObject({
    order: { deliveryOn: "2026-11-24", slotLabel: "3 PM - 6 PM" },
    place: { state: "kept", taken: 1 },
    refunds: [],
  });
  expect((await listEvents(testApp.services, { orderId: uuid })).at(-1)).toMatchObject({
    ...{ by: "care", actorId: "the-care" },
    note: "Moved from Mon, 23 Nov, 9 AM - 12 PM to Tue, 24 Nov, 3 PM - 6 PM.",
  });
  expect(await newest()).toMatchObject({
    ...{ actorName: "the-care", subject: "order" },
    ...{ before: "Mon, 23 Nov, 9 AM - 12 PM", after: "Tue, 24 Nov, 3 PM - 6 PM" },
  });
  expect(testApp.mails.at(-1)?.text).toContain("Tue, 24 Nov");
});

test("a repeat of the same new time, whose answer was lost, changes nothing and mails nobody", async () => {
  const uuid = await paidOrder(testApp, asha);
  await move(uuid);
  await testApp.work();
  const [mails, entry] = [testApp.mails.length, await newest()];
  const events = await listEvents(testApp.services, { orderId: uuid });
  expect(await move(uuid)).toMatchObject({ ok: true, value: { uuid, refund: 0 } });
  await testApp.work();
  expect(testApp.mails).toHaveLength(mails);
  expect(await newest()).toEqual(entry);
  expect(await listEvents(testApp.services, { orderId: uuid })).toEqual(events);
});

test("staff send back exactly the delivery that a cheaper time saves", async () => {
  const uuid = await paidOrder(testApp, asha, MIDNIGHT);
  expect(await move(uuid, "manager", 24_900)).toMatchObject({ ok: false, code: "price-changed" });
  expect(await move(uuid, "manager", 25_000)).toMatchObject({ ok: true, value: { refund: 25_000 } });
  await testApp.work();
  expect(await orderRecords(testApp, uuid)).toMatchObject({
    order: { deliveryPaise: 0, totalPaise: 71_900 },
    refunds: [{ amountPaise: 25_000, status: "processed" }],
  });
});

test("neither kitchen, rider nor accountant changes an order, and nobody once the kitchen has begun", async () => {
  const uuid = await paidOrder(testApp, asha);
  for (const role of ["kitchen", "rider", "accountant"] as const)
    expect(await move(uuid, role)).toMatchObject({ ok: false, code: "not-your-move" });
  await advanceOrder(testApp.services, { id: uuid, to: "preparing", staff: staff("kitchen") });
  expect(await move(uuid)).toMatchObject({ ok: false, code: "change-closed" });
  const request = { id: uuid, staff: staff("care"), date: TUESDAY.date };
  expect(await listNewSlots(testApp.services, request)).toMatchObject({ ok: false, code: "change-closed" });
  expect(await orderRecords(testApp, uuid)).toMatchObject({ order: { deliveryOn: "2026-11-23" } });
});

/** Corrects the message of the first line, which was ordered as "Happy birthday". */
const correct = (
  id: string,
  { role = "care" as Role, from = "Happy birthday", to = "Happy birthday Usha" } = {},
) => editMessage(testApp.services, { id, staff: staff(role), line: 0, from, to });

test("staff correct a message for a caller until the kitchen begins; story and log do not repeat the text", async () => {
  const uuid = await paidOrder(testApp, asha, { message: "Happy birthday" });
  expect(await correct(uuid, { role: "kitchen" })).toMatchObject({ ok: false, code: "not-your-move" });
  expect(await correct(uuid)).toEqual({ ok: true, value: { isChanged: true } });
  expect(await messageOf(uuid)).toBe("Happy birthday Usha");
  const event = (await listEvents(testApp.services, { orderId: uuid })).at(-1);
  expect(event).toMatchObject({ by: "care", actorId: "the-care" });
  expect(event?.note).toMatch(/^Message changed: .*0\.5 kg\.$/);
  expect(await newest()).toMatchObject({
    ...{ actorName: "the-care", after: "message changed" },
    note: expect.stringMatching(/^Cake 1: .*0\.5 kg$/),
  });
  expect(JSON.stringify([event, await newest()])).not.toContain("Usha");
  await advanceOrder(testApp.services, { id: uuid, to: "preparing", staff: staff("kitchen") });
  const late = { from: "Happy birthday Usha", to: "Too late" };
  expect(await correct(uuid, late)).toMatchObject({ ok: false, code: "change-closed" });
});

test("the second of two people who correct a message overwrites nothing, and the same text twice is one change", async () => {
  const uuid = await paidOrder(testApp, asha, { message: "Happy birthday" });
  await correct(uuid);
  expect(await correct(uuid)).toEqual({ ok: true, value: { isChanged: false } });
  expect(await correct(uuid, { role: "manager", to: "Happy Diwali" })).toMatchObject({
    ...{ ok: false, code: "message-changed" },
    details: { by: "the-care", at: SATURDAY_MORNING, message: "Happy birthday Usha" },
  });
  expect(await messageOf(uuid)).toBe("Happy birthday Usha");
});

test("a message that is corrected from two pages of one person is corrected twice", async () => {
  const uuid = await paidOrder(testApp, asha, { message: "Happy birthday" });
  await correct(uuid);
  expect(await correct(uuid, { to: "Happy Diwali" })).toEqual({ ok: true, value: { isChanged: true } });
  expect(await messageOf(uuid)).toBe("Happy Diwali");
  const byProgram = { ...staff("care"), token: { id: randomUUID(), name: "Till" } };
  const late = { id: uuid, line: 0, from: "Happy birthday", to: "From a program" };
  expect(await editMessage(testApp.services, { ...late, staff: byProgram })).toMatchObject({
    code: "message-changed",
  });
});

test("of two cakes with the same name and weight, each message has its own author", async () => {
  const cake = { price: 1_259, quantity: 1, sheetName: "Cakes", image: "" };
  const uuid = await paidOrder(testApp, asha, {
    ...{
      message: "Happy birthday",
      sku: [
        { ...cake, SKU: "TRUF10" },
        { ...cake, SKU: "TRUF10E", price: 1_304 },
      ],
    },
  });
  const lines = await listLines(testApp.services, { orderId: uuid });
  const write = (line: number, to: string, role: Role = "care") =>
    editMessage(testApp.services, {
      id: uuid,
      staff: staff(role),
      line,
      from: lines[line]?.message ?? "",
      to,
    });
  expect(lines.map(titleOf)).toEqual(Array(2).fill("Belgian Chocolate Truffle Cake, 1 kg"));
  expect(await write(0, "Happy birthday Usha", "manager")).toMatchObject({ ok: true });
  expect(await write(1, "Happy birthday Ravi")).toMatchObject({ ok: true });
  expect(await write(0, "Happy Diwali")).toMatchObject({
    ...{ ok: false, code: "message-changed" },
    details: { by: "the-manager", message: "Happy birthday Usha" },
  });
  expect(await messageOf(uuid)).toBe("Happy birthday Usha");
});

async function messageOf(uuid: string): Promise<string | undefined> {
  const [line] = await listLines(testApp.services, { orderId: uuid });
  return line?.message;
}

async function receiverOf(uuid: string) {
  const { order } = await orderRecords(testApp, uuid);
  return storedReceiver(order);
}

test("two people who change different fields of a receiver both save; for the same field the second sees the difference", async () => {
  const uuid = await paidOrder(testApp, asha);
  const read = await receiverOf(uuid);
  const save = (change: Partial<typeof read>, role: Role = "care") =>
    editReceiver(testApp.services, { id: uuid, staff: staff(role), receiver: { ...read, ...change }, read });
  expect(await save({ name: "Usha Rao" }, "rider")).toMatchObject({ ok: false, code: "not-your-move" });
  expect(await save({ name: "Usha Rao" })).toMatchObject({ ok: true });
  expect(await save({ address: "7 Lodhi Road" }, "manager")).toMatchObject({ ok: true });
  expect(await receiverOf(uuid)).toEqual({ ...read, name: "Usha Rao", address: "7 Lodhi Road" });
  expect(await save({ name: "Uma Rao" }, "manager")).toMatchObject({
    ...{ ok: false, code: "receiver-changed", details: { fields: ["name"] } },
  });
  expect((await receiverOf(uuid)).name).toBe("Usha Rao");
  expect((await listEvents(testApp.services, { orderId: uuid })).at(-1)).toMatchObject({
    ...{ by: "manager", note: "Delivery details changed: address." },
  });
  expect(await newest()).toMatchObject({ actorName: "the-manager", after: "receiver changed: address" });
});
