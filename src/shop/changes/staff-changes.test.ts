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
import { listEvents } from "../orders/orders.reads.ts";
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
