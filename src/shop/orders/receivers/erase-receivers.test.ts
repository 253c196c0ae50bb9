import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { changeOrderStatus } from "../../../../tests/support/change-order-status.ts";
import { openTestAppFor } from "../../../../tests/support/open-test-app-for.ts";
import { anOrder, pay, type TestApp } from "../../../../tests/support/test-app.ts";
import { changeStatus } from "../change-status.ts";
import { orderLines, orders } from "../orders.tables.ts";
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
