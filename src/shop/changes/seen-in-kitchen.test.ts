import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { changeOrderStatus } from "../../../tests/support/change-order-status.ts";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../../tests/support/paid-order.ts";
import { SATURDAY_MORNING } from "../../../tests/support/small-shop.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { addDays, dayOf } from "../basics/india-time.ts";
import { paise } from "../basics/money.ts";
import { getKitchenBoard } from "../orders/kitchen/get-kitchen-board.ts";
import { getKitchenSheet } from "../orders/kitchen/get-kitchen-sheet.ts";
import { kitchenNotices } from "../orders/kitchen/kitchen-notices.tables.ts";
import { markNoticeSeen } from "../orders/kitchen/mark-notice-seen.ts";
import { withdrawalOf } from "../orders/rules/kitchen-notice.ts";
import type { OrderStatus } from "../orders/rules/order-status.ts";
import { editMessage } from "./edit-message.ts";
import { rescheduleOrder } from "./reschedule-order.ts";

const DAY_MS = 86_400_000;

let testApp: TestApp;
let asha = "";
let uuid = "";
/** A morning for each test, so that it sees no order of another one. */
let morning = SATURDAY_MORNING;
const baker = staff("kitchen");

openTestAppFor((opened) => {
  testApp = opened;
});
beforeEach(async () => {
  morning = new Date(morning.getTime() + 14 * DAY_MS);
  testApp.setClock(morning);
  asha = await testApp.customer(`asha${morning.getTime()}`);
  uuid = await dueTonight();
});

const dueOn = (days: number) =>
  paidOrder(testApp, asha, {
    ...{ deliveryDate: addDays(dayOf(morning), days), deliveryTime: "6 PM - 9 PM", message: "Asha" },
  });
const dueTonight = () => dueOn(0);
const move = (...states: OrderStatus[]) =>
  changeOrderStatus(testApp.services, { id: uuid, by: "manager" }, ...states);
async function board() {
  const shown = await getKitchenBoard(testApp.services, { kitchenId: "delhi", staff: baker });
  if (!shown.ok) throw new Error(shown.code);
  return shown.value;
}
const withdrawn = async () =>
  (await board()).withdrawn.flatMap(({ changes, ...order }) =>
    order.uuid === uuid && changes ? [{ ...order, ...changes }] : [],
  );
const changesNow = async () => (await board()).orders.find((order) => order.uuid === uuid)?.changes;
const correct = (from: string, to: string) =>
  editMessage(testApp.services, { id: uuid, staff: staff("care"), line: 0, from, to });
const see = (id: number, who = baker) => markNoticeSeen(testApp.services, { id, staff: who });
const rows = () => testApp.db.select().from(kitchenNotices).where(eq(kitchenNotices.orderId, uuid));
const seenEntries = async () =>
  (await testApp.db.select().from(auditEntries).where(eq(auditEntries.subjectId, uuid))).filter(({ note }) =>
    note.startsWith("Seen"),
  );

test("a cancelled order stays where it stood until somebody in the kitchen has seen it, who is recorded once", async () => {
  await move("accepted", "preparing", "cancelled");
  const [order] = await withdrawn();
  expect(order).toMatchObject({ why: "cancelled", column: "making", movedTo: null, kinds: ["cancelled"] });
  expect(order?.lines[0]).toMatchObject({ message: "Asha" });
  expect(JSON.stringify(order)).not.toMatch(/paise/i);
  testApp.pass(3);
  const seenAt = testApp.services.clock();
  expect(await see(order?.notice ?? 0)).toMatchObject({ ok: true, value: { uuid } });
  expect(await withdrawn()).toEqual([]);
  testApp.pass(1);
  expect(await see(order?.notice ?? 0, staff("manager")), "the second person").toMatchObject({ ok: true });
  expect(await rows()).toMatchObject([{ status: "preparing", seenBy: "the-kitchen", seenAt }]);
  expect(await seenEntries()).toMatchObject([
    { actorId: "the-kitchen", role: "kitchen", note: "Seen in the kitchen: it was cancelled." },
  ]);
});

test("an order that the kitchen cannot have begun leaves the board without a word", async () => {
  await move("cancelled");
  expect(await rows(), "it was not accepted").toEqual([]);
  uuid = await dueOn(3);
  await move("accepted", "cancelled");
  expect(await rows(), "its day is far").toEqual([]);
});

test("a new message shows on its order; what was changed after the kitchen looked stays", async () => {
  await move("accepted");
  expect(await changesNow()).toBeNull();
  await correct("Asha", "Usha");
  const first = await changesNow();
  expect(first).toMatchObject({ kinds: ["message"] });
  const ticket = async () => {
    const sheet = await getKitchenSheet(testApp.services, { id: uuid, staff: baker });
    return sheet.ok ? { next: sheet.value.next, notice: sheet.value.unseen?.changes.notice } : sheet;
  };
  expect(await ticket(), "nobody starts what they have not read").toEqual({
    next: null,
    notice: first?.notice,
  });
  await correct("Usha", "Nisha");
  await see(first?.notice ?? 0);
  const second = await changesNow();
  expect(second?.notice).toBeGreaterThan(first?.notice ?? 0);
  await see(second?.notice ?? 0);
  expect(await changesNow()).toBeNull();
  expect(await ticket()).toEqual({ next: "preparing", notice: undefined });
  expect(await seenEntries()).toHaveLength(2);
});

test("an order that is moved to another day says to when, and the day after a week nobody is asked any more", async () => {
  await move("accepted");
  const to = { date: addDays(dayOf(morning), 3), type: "Standard Delivery", time: "3 PM - 6 PM" };
  const moved = await rescheduleOrder(testApp.services, {
    ...{ id: uuid, staff: staff("care"), to, expectedRefund: paise(0) },
  });
  expect(moved).toMatchObject({ ok: true });
  const [order] = await withdrawn();
  expect(order).toMatchObject({ why: "time", column: "start" });
  expect(order?.movedTo).toMatch(/, 3 PM to 6 PM$/);
  testApp.setClock(new Date(morning.getTime() + 7 * DAY_MS + 1));
  expect(await withdrawn()).toEqual([]);
});

test("a rider marks no change as seen, and nobody one that does not exist", async () => {
  await move("accepted", "cancelled");
  const [order] = await withdrawn();
  expect(await see(order?.notice ?? 0, staff("rider"))).toMatchObject({ code: "unknown-notice" });
  expect(await see(999_999_999, staff("manager"))).toMatchObject({ code: "unknown-notice" });
  expect(await withdrawn()).toHaveLength(1);
});

test("an order that left with its rider is not on the board again because of an unseen change", () => {
  const here = { kitchenId: "delhi", kinds: ["time", "message"] as const };
  const order = { status: "shipped", kitchenId: "delhi" } as const;
  expect(withdrawalOf(order, here)).toBeNull();
  expect(withdrawalOf({ ...order, status: "accepted" }, here)).toBe("time");
  // Moved to a far day, and then cancelled: the cancellation leaves no notice of its own.
  expect(withdrawalOf({ ...order, status: "cancelled" }, here)).toBe("time");
  // Moved to another kitchen, and back for a far day.
  expect(withdrawalOf({ ...order, status: "accepted" }, { ...here, kinds: ["kitchen"] })).toBe("kitchen");
  expect(withdrawalOf({ ...order, kitchenId: "mumbai" }, { ...here, kinds: ["kitchen", "time"] })).toBe(
    "kitchen",
  );
});
