import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { changeOrderStatus } from "../../../../tests/support/change-order-status.ts";
import { openTestAppFor } from "../../../../tests/support/open-test-app-for.ts";
import { orderRecords, staff } from "../../../../tests/support/paid-order.ts";
import { anOrder, pay, type TestApp } from "../../../../tests/support/test-app.ts";
import { auditEntries } from "../../audit/audit.tables.ts";
import { randomUuid } from "../../basics/ids.ts";
import { cancelAsStaff, quoteForStaff } from "../../changes/cancel-as-staff.ts";
import { changeStatus } from "../change-status.ts";
import { reportFailedDelivery } from "../handover/report-failed-delivery.ts";
import { selectEvents } from "../orders.queries.ts";
import { orderEvents, orderLines, orders } from "../orders.tables.ts";
import { eraseReceivers } from "./erase-receivers.ts";

const DAYS = 24 * 60;
const RECEIVER = ["recipientName", "recipientPhone", "altPhone", "address", "message"] as const;
const PHOTO = {
  ...{ id: "ph_0000000000000000", width: 900, height: 900, shape: "round" as const },
  ...{ turns: 0, x: 0, y: 0, side: 900, widthMm: 160 },
};
let testApp: TestApp;

openTestAppFor((opened) => {
  testApp = opened;
});

/** A paid order of a new customer, with all personal data of a receiver. */
async function paidOrder(name: string): Promise<string> {
  await testApp.customer(name);
  const receiverFields = { altPhone: "080 2222 3333", message: "Happy birthday, Zoya" };
  const headers = { "idempotency-key": `key-of-${name}` };
  const created = await testApp.call(
    name,
    "POST",
    "/payment/create-order",
    anOrder(name, receiverFields),
    headers,
  );
  const paid = await pay(testApp, created.body.data.razorpayOrder.id);
  await testApp.call(name, "POST", "/payment/verify-payment", paid.body);
  const [row] = await testApp.db.select().from(orders).where(eq(orders.userId, name));
  await testApp.db
    .update(orderLines)
    .set({ message: "Zoya is 7", question: "name", answer: "Zoya", photoPrint: "cake top", photos: [PHOTO] })
    .where(eq(orderLines.orderId, row?.id ?? ""));
  return row?.id ?? "";
}
const orderOf = async (id: string) => {
  const [row] = await testApp.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error("the order is gone");
  return row;
};
const linesOf = (id: string) => testApp.db.select().from(orderLines).where(eq(orderLines.orderId, id));

test("the receiver is erased 90 days after the order ended; amounts and pincode stay", async () => {
  const delivered = await paidOrder("asha");
  const cancelled = await paidOrder("ravi");
  const open = await paidOrder("zoya");
  for (const to of ["preparing", "ready", "delivered"] as const) {
    testApp.pass(1);
    await changeOrderStatus(testApp.services, { id: delivered, by: "manager" }, to);
  }
  expect((await changeStatus(testApp.services, { id: cancelled, to: "cancelled", by: "manager" })).ok).toBe(
    true,
  );
  const before = await orderOf(delivered);
  for (const field of RECEIVER) expect(before[field]).not.toBe("");

  testApp.pass(90 * DAYS - 1);
  expect(await eraseReceivers(testApp.services)).toEqual({ erased: 0 });
  expect(await orderOf(delivered)).toEqual(before);

  testApp.pass(1);
  expect(await eraseReceivers(testApp.services)).toEqual({ erased: 2 });
  const blank = Object.fromEntries(RECEIVER.map((field) => [field, ""]));
  expect(await orderOf(delivered)).toEqual({ ...before, ...blank });
  expect(await orderOf(cancelled)).toMatchObject(blank);
  expect(await linesOf(delivered)).toMatchObject([
    { message: "", question: null, answer: "", photoPrint: null, photos: [] },
  ]);
  expect((await orderOf(open)).recipientName).not.toBe("");
  expect(await linesOf(open)).toMatchObject([{ message: "Zoya is 7", answer: "Zoya", photos: [PHOTO] }]);
  expect(await eraseReceivers(testApp.services)).toEqual({ erased: 0 });
});

test("what staff wrote about a failed or cancelled order is erased with its receiver; the chosen reason stays", async () => {
  testApp.setClock(new Date("2026-11-22T04:30:00Z"));
  const failed = await paidOrder("meera");
  const cancelled = await paidOrder("kiran");
  const open = await paidOrder("leela");
  const text = "Zoya moved to flat 12, rang 98111";
  for (const id of [failed, open])
    await changeOrderStatus(testApp.services, { id, by: "rider" }, "preparing", "ready", "shipped");
  const report = { reason: "nobody home", note: text, staff: staff("rider"), tappedAt: null } as const;
  const reported = { ...report, reportId: randomUuid(), id: failed };
  expect(await reportFailedDelivery(testApp.services, reported)).toMatchObject({ ok: true });
  const quote = await quoteForStaff(testApp.services, { id: cancelled, cause: "shop" });
  if (!quote.ok) throw new Error(quote.code);
  const cancellation = { id: cancelled, cause: "shop", reason: text, staff: staff("owner") } as const;
  const ended = await cancelAsStaff(testApp.services, { ...cancellation, expected: quote.value });
  expect(ended).toMatchObject({ ok: true });
  const notesOf = async (id: string) =>
    (await selectEvents(testApp.db, id)).map(({ note }) => note).filter((note) => note !== "");
  const logOf = (id: string) =>
    testApp.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id);
  const logs = [...(await logOf(failed)), ...(await logOf(cancelled))];
  const money = async () => (await orderRecords(testApp, cancelled)).refunds;
  await testApp.work();
  const refunded = await money();

  testApp.pass(90 * DAYS - 1);
  await eraseReceivers(testApp.services);
  expect(await notesOf(failed)).toContain(`Nobody at home: ${text}`);
  expect(await notesOf(cancelled)).toContain(text);

  testApp.pass(1);
  // Written about an order that is not over, whatever its age.
  await testApp.db.update(orderEvents).set({ note: "At the gate" }).where(eq(orderEvents.orderId, open));
  await eraseReceivers(testApp.services);
  expect(await notesOf(failed)).toEqual(["Nobody at home"]);
  expect(await notesOf(cancelled)).toEqual([]);
  expect(new Set(await notesOf(open))).toEqual(new Set(["At the gate"]));
  expect([...(await logOf(failed)), ...(await logOf(cancelled))]).toEqual(
    logs.map((entry) => ({ ...entry, note: "Erased with the receiver." })),
  );
  expect(await money()).toEqual(refunded);
});
