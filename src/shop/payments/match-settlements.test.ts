import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { aLine, changed, openSettlementsFor } from "../../../tests/support/settlement-reports.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { settlementFile } from "../../sandbox/settlement-file.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { parseCsv, writeCsv } from "../basics/csv.ts";
import { paise } from "../basics/money.ts";
import { matchSettlements } from "./match-settlements.ts";
import { refunds } from "./payments.tables.ts";
import { countOpenDifferences, listUnsettled } from "./settlements.reads.ts";

let testApp: TestApp;
const { paidOrder, refund, days, report, send, listAll, linesOf } = openSettlementsFor((opened) => {
  testApp = opened;
});

test("a payment and a refund of the report are matched, and its sums are the file's", async () => {
  const order = await paidOrder();
  await refund(order, 100);
  days(3);
  expect(await send(await report())).toMatchObject({
    value: { settlements: 1, added: 2, known: 0, waiting: 0 },
  });
  const [settlement] = await listAll();
  // 2% of 719 rupees, and 18% of that.
  expect(settlement).toMatchObject({
    ...{ lines: 2, open: 0, gross: 71_900, taken: 10_000, fees: 1_438, tax: 259, net: 60_203 },
  });
  const lines = await linesOf(settlement?.id ?? "");
  expect(lines.map(({ kind, state, orderId }) => [kind, state, orderId])).toEqual([
    ["payment", "matched", order.uuid],
    ["refund", "matched", order.uuid],
  ]);
  expect(await testApp.db.$count(auditEntries, eq(auditEntries.subject, "settlement"))).toBe(1);
});

test("a line whose credit is not its amount less fee and tax does not add up", async () => {
  await paidOrder();
  days(3);
  const text = changed(await report(), "credit", "700.00");
  await send(text);
  expect(await listAll()).toMatchObject([{ open: 1, gross: 71_900, net: 70_000 }]);
  expect(await linesOf(/setl_\w+/.exec(text)?.[0] ?? "")).toMatchObject([{ state: "does not add up" }]);
});

test("a second payment for one order is known by the refund that returned it", async () => {
  await testApp.bankCall("POST", "/v1/faults", { fault: "payment-twice", times: 1 });
  const { uuid } = await paidOrder();
  testApp.pass(25);
  await testApp.refundDuplicatePayments();
  await testApp.work();
  days(3);
  await send(await report());
  const states = (await linesOf((await listAll())[0]?.id ?? "")).map(({ kind, state, orderId }) => [
    ...[kind, state, orderId],
  ]);
  expect(states.sort()).toEqual([
    ["payment", "matched", uuid],
    ["payment", "matched", uuid],
    ["refund", "matched", uuid],
  ]);
});

test("a refund that the shop hears of late is matched in the night after", async () => {
  const order = await paidOrder();
  await refund(order, 100);
  const [stored] = await testApp.db.select().from(refunds).where(eq(refunds.paymentId, order.payment.id));
  const gatewayRefundId = stored?.gatewayRefundId ?? "";
  await testApp.db
    .update(refunds)
    .set({ gatewayRefundId: null })
    .where(eq(refunds.id, stored?.id ?? ""));
  days(3);
  await send(await report());
  expect(await countOpenDifferences(testApp.services)).toBe(1);
  await testApp.db
    .update(refunds)
    .set({ gatewayRefundId })
    .where(eq(refunds.id, stored?.id ?? ""));
  await matchSettlements(testApp.services);
  expect(await countOpenDifferences(testApp.services)).toBe(0);
});

test("money that no report holds after five days is listed, from the first report on", async () => {
  const early = await paidOrder();
  expect(await listUnsettled(testApp.services)).toEqual({ rows: [], count: 0 });
  days(1);
  await paidOrder();
  const text = async () => {
    const [header = [], ...rows] = parseCsv(await report());
    return writeCsv([header, ...rows.filter((row) => !row.includes(early.payId))]);
  };
  days(3);
  await send(await text());
  const late = await paidOrder();
  days(4);
  expect(await listUnsettled(testApp.services)).toEqual({ rows: [], count: 0 });
  days(2);
  expect(await listUnsettled(testApp.services)).toMatchObject({
    rows: [{ kind: "payment", entityId: late.payId, amount: 71_900, orderId: late.uuid }],
    count: 1,
  });
  await send(await text());
  expect(await listUnsettled(testApp.services)).toEqual({ rows: [], count: 0 });
});

test("all money that no report holds is counted, and the oldest of it listed", async () => {
  const order = await paidOrder();
  const paidAt = testApp.services.clock();
  days(1);
  // The reports start with this line.
  await send(settlementFile([{ ...aLine("pay_1"), created_at: paidAt.getTime() / 1000 - 1 }]));
  const hour = 60 * 60_000;
  const settledAt = (nth: number) => new Date(paidAt.getTime() + nth * hour);
  const processed = { paymentId: order.payment.id, gatewayPaymentId: order.payId, reason: "test" };
  await testApp.db.insert(refunds).values(
    Array.from({ length: 60 }, (_, nth) => ({
      ...{
        ...processed,
        id: `refund_many${nth}`,
        gatewayRefundId: `rfnd_many${nth}`,
        amountPaise: paise(100),
      },
      ...{ status: "processed" as const, createdAt: paidAt, settledAt: settledAt(nth + 1) },
    })),
  );
  days(10);
  const { rows, count } = await listUnsettled(testApp.services);
  await testApp.db.delete(refunds).where(eq(refunds.amountPaise, paise(100)));
  expect(count).toBe(61);
  expect(rows.map(({ entityId }) => entityId)).toEqual([
    order.payId,
    ...Array.from({ length: 49 }, (_, nth) => `rfnd_many${nth}`),
  ]);
});
