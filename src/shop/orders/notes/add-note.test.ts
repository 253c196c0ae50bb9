import { beforeEach, expect, test } from "vitest";
import { changeOrderStatus } from "../../../../tests/support/change-order-status.ts";
import { openTestAppFor } from "../../../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../../../tests/support/paid-order.ts";
import { SATURDAY_MORNING } from "../../../../tests/support/small-shop.ts";
import type { TestApp } from "../../../../tests/support/test-app.ts";
import type { Role } from "../../accounts/identity.ts";
import { listChanges } from "../../audit/list-changes.ts";
import { getOrderStory } from "../../back-office/get-order-story.ts";
import { randomUuid } from "../../basics/ids.ts";
import { exportOrders } from "../export-orders.ts";
import { getOrder } from "../get-order.ts";
import { orderToken } from "../order-link.ts";
import { listNotes } from "../orders.reads.ts";
import { eraseReceivers } from "../receivers/erase-receivers.ts";
import { addNote } from "./add-note.ts";
import { NewNote } from "./note.inputs.ts";

const TEXT = "Call only the husband: it is a surprise";
let testApp: TestApp;
let customer = "";
let people = 0;
let uuid = "";

openTestAppFor((opened) => {
  testApp = opened;
});
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  people += 1;
  customer = await testApp.customer(`asha${people}`);
  uuid = await paidOrder(testApp, customer);
});

const add = (change: { role?: Role; text?: string; noteId?: string; id?: string } = {}) =>
  addNote(testApp.services, {
    ...{ noteId: change.noteId ?? randomUuid(), id: change.id ?? uuid },
    ...{ staff: staff(change.role ?? "care"), text: change.text ?? TEXT },
  });
const texts = async () => (await listNotes(testApp.services, { orderId: uuid })).map(({ text }) => text);
const notesFor = async (role: Role) => {
  const story = await getOrderStory(testApp.services, { id: uuid, staff: staff(role) });
  return story.ok ? story.value.notes?.map(({ text }) => text) : story.code;
};

test("a note is for owner, managers and care; the rest of the staff neither write nor read it", async () => {
  expect(await add()).toEqual({ ok: true, value: null });
  for (const role of ["owner", "manager", "care"] as const) expect(await notesFor(role)).toEqual([TEXT]);
  for (const role of ["accountant", "kitchen", "rider"] as const) {
    expect(await notesFor(role)).toBeUndefined();
    expect(await add({ role })).toMatchObject({ code: "not-your-move" });
  }
});

test("the customer sees a note only in the copy of all their data, which does not name its author", async () => {
  await add();
  const asCustomer = await getOrder(testApp.services, {
    ...{ id: uuid, viewer: null, token: orderToken(testApp.services, uuid) },
  });
  expect(asCustomer.ok && JSON.stringify(asCustomer.value)).not.toContain("surprise");
  const [order] = await exportOrders(testApp.services, { userId: customer });
  expect(order?.staffNotes).toMatchObject([{ text: TEXT }]);
  expect(JSON.stringify(order)).not.toContain("the-care");
});

test("the log says who added a note, and does not hold its text", async () => {
  await add();
  const [entry] = (await listChanges(testApp.services, { cursor: null })).rows;
  expect(entry).toMatchObject({ actorName: "the-care", note: "Added a note for staff." });
  expect(JSON.stringify(entry)).not.toContain("surprise");
});

test("a form that is sent twice adds one note; its id can't be used for another", async () => {
  const noteId = randomUuid();
  expect(await add({ noteId })).toMatchObject({ ok: true });
  expect(await add({ noteId })).toMatchObject({ ok: true });
  expect(await texts()).toEqual([TEXT]);
  expect(await add({ noteId, text: "Another" })).toMatchObject({ code: "idempotency-key-reused" });
  expect(await add({ noteId, role: "manager" })).toMatchObject({ code: "idempotency-key-reused" });
  expect(await texts()).toEqual([TEXT]);
});

test("an order takes 50 notes, of 500 characters each", async () => {
  for (let nth = 0; nth < 50; nth += 1) {
    if (nth === 30) testApp.pass(60);
    await add({ text: `Note ${nth}` });
  }
  expect(await add()).toMatchObject({ code: "too-many-notes" });
  expect(await texts()).toHaveLength(50);
  const parse = (text: string) => NewNote.safeParse({ noteId: randomUuid(), text }).success;
  expect([parse("a".repeat(500)), parse("a".repeat(501)), parse(" \n ")]).toEqual([true, false, false]);
});

test("an order that does not exist takes none", async () => {
  expect(await add({ id: randomUuid() })).toMatchObject({ code: "unknown-order" });
});

test("notes are erased 90 days after the order has ended, like its receiver, and not while it is open", async () => {
  await add();
  testApp.pass(100 * 24 * 60);
  await eraseReceivers(testApp.services);
  expect(await texts()).toEqual([TEXT]);
  await changeOrderStatus(testApp.services, { id: uuid }, "preparing", "ready", "delivered");
  testApp.pass(89 * 24 * 60);
  await add({ text: "Asked for the bill" });
  testApp.pass(2 * 24 * 60);
  await eraseReceivers(testApp.services);
  expect(await texts()).toEqual(["Asked for the bill"]);
});
