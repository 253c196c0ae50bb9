import { readdir } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { paise } from "../../src/shop/basics/money.ts";
import { complaintProofs, complaints } from "../../src/shop/complaints/complaints.tables.ts";
import { sendComplaint } from "../../src/shop/complaints/send-complaint.ts";
import { settleWithRefund } from "../../src/shop/complaints/settle-with-refund.ts";
import { changeOrderStatus } from "../support/change-order-status.ts";
import { testPostgres } from "../support/database.ts";
import { orderRecords, paidOrder, staff } from "../support/paid-order.ts";
import { testSession } from "../support/session.ts";
import { SATURDAY_MORNING } from "../support/small-shop.ts";
import { openTestApp, type TestApp } from "../support/test-app.ts";

let opened: Awaited<ReturnType<typeof testPostgres>>;
let testApp: TestApp;
let uuid = "";
let people = 0;

beforeAll(async () => {
  opened = await testPostgres();
  testApp = await openTestApp(opened);
});
afterAll(async () => {
  await testApp.close();
  await opened.close();
});
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  people += 1;
  uuid = await paidOrder(testApp, await testApp.customer(`asha${people}`));
  await changeOrderStatus(testApp.services, { id: uuid }, "preparing", "ready", "shipped", "delivered");
});

const many = (count: number) => Array.from({ length: count }, (_, index) => index);
const film = Buffer.concat([Buffer.from("\x00\x00\x00\x18ftypmp42"), Buffer.alloc(1_000)]);

const complain = (message: string) =>
  sendComplaint(testApp.services, {
    ...{ id: uuid, viewer: testSession({ userId: `asha${people}` }) },
    ...{ complaint: { kind: "damaged", message }, files: [film] },
  });
const storedComplaints = () => testApp.db.select().from(complaints).where(eq(complaints.orderId, uuid));

test("the same complaint sent eight times at once is one, with one ticket and one file", async () => {
  const sent = await Promise.all(many(8).map(() => complain("It is crushed.")));
  const tickets = new Set(sent.map((outcome) => (outcome.ok ? outcome.value.ticket : outcome.code)));
  expect(tickets.size).toBe(1);
  expect(await storedComplaints()).toHaveLength(1);
  const named = await testApp.db.select().from(complaintProofs);
  expect((await readdir(testApp.uploads)).sort()).toEqual(named.map(({ file }) => file).sort());
});

test("of eight complaints at once an order takes three, and keeps no file of the others", async () => {
  const sent = await Promise.all(many(8).map((nth) => complain(`Complaint ${nth}`)));
  expect(sent.filter(({ ok }) => ok)).toHaveLength(3);
  expect((await storedComplaints()).map(({ nth }) => nth).sort()).toEqual([1, 2, 3]);
  const named = await testApp.db.select().from(complaintProofs);
  expect((await readdir(testApp.uploads)).sort()).toEqual(named.map(({ file }) => file).sort());
});

test("six members of staff who refund one complaint at once refund it once", async () => {
  const sent = await complain("It is crushed.");
  const ticket = sent.ok ? sent.value.ticket : "";
  const settled = await Promise.all(
    many(6).map(() =>
      settleWithRefund(testApp.services, {
        ...{ ticket, orderId: uuid, staff: staff("manager"), seen: "open", text: "A part of it goes back." },
        ...{ amount: paise(10_000), left: paise(71_900) },
      }),
    ),
  );
  expect(settled.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await orderRecords(testApp, uuid)).refunds).toMatchObject([{ amountPaise: 10_000 }]);
});
