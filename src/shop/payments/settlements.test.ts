import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { SATURDAY_MORNING } from "../../../tests/support/small-shop.ts";
import { anOrder, pay, type TestApp } from "../../../tests/support/test-app.ts";
import { type ReconItem, SettlementBooks } from "../../sandbox/settlement-books.ts";
import { settlementFile } from "../../sandbox/settlement-file.ts";
import type { Session } from "../accounts/identity.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { parseCsv, writeCsv } from "../basics/csv.ts";
import { addDays, dayOf } from "../basics/india-time.ts";
import { paise } from "../basics/money.ts";
import { explainSettledLine } from "./explain-settled-line.ts";
import { fetchSettlements } from "./fetch-settlements.ts";
import type { PaymentGateway } from "./gateways/gateway.ts";
import { importSettlements, type WrongReport } from "./import-settlements.ts";
import { matchSettlements } from "./match-settlements.ts";
import { findPayment } from "./payments.reads.ts";
import { refunds } from "./payments.tables.ts";
import { requestRefund } from "./request-refund.ts";
import { REPORT_LIMITS } from "./rules/settlement-limits.ts";
import { countOpenDifferences, getSettlement, listSettlements, listUnsettled } from "./settlements.reads.ts";
import { settlementLines, settlements } from "./settlements.tables.ts";

const accountant = {
  ...{ userId: "anil", name: "Anil", email: "anil@example.com", roles: ["accountant"] },
} as unknown as Session;
const otherAccountant: Session = { ...accountant, userId: "ravi", name: "Ravi", email: "ravi@example.com" };
let testApp: TestApp;

openTestAppFor(async (opened) => {
  testApp = opened;
  await testApp.customer("asha");
});
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  await testApp.bankCall("DELETE", "/v1/faults");
  for (const table of [settlementLines, settlements, auditEntries]) await testApp.db.delete(table);
  // Each test has a month of its own, so that no report holds another test's payments.
  month += 1;
  testApp.setClock(new Date(Date.UTC(2027, month, 6, 5)));
});
let month = -1;

/** A paid order of a day on which it can be booked, and the provider's id of its payment. */
async function paidOrder() {
  const deliveryOn = addDays(dayOf(testApp.services.clock()), 1);
  const created = await testApp.call("asha", "POST", "/payment/create-order", {
    ...anOrder("asha"),
    ...{ deliveryDate: deliveryOn },
  });
  const { uuid, razorpayOrder } = created.body.data;
  await testApp.call("asha", "POST", "/payment/verify-payment", (await pay(testApp, razorpayOrder.id)).body);
  const payment = await findPayment(testApp.services, { orderId: uuid });
  if (!payment.ok || !payment.value.gatewayPaymentId) throw new Error("not paid");
  return { uuid, payment: payment.value, payId: payment.value.gatewayPaymentId };
}
async function refund(order: Awaited<ReturnType<typeof paidOrder>>, rupees: number) {
  await requestRefund(testApp.services, {
    ...{ payment: order.payment, gatewayPaymentId: order.payId, amount: paise(rupees * 100), reason: "test" },
  });
  await testApp.work();
}
const days = (count: number) => testApp.pass(count * 24 * 60);
/** The sandbox's report of the month, as its merchant downloads it. */
async function report(): Promise<string> {
  const on = dayOf(testApp.services.clock());
  const books = new SettlementBooks({ db: testApp.db, clock: testApp.services.clock });
  return settlementFile(await books.items({ from: addDays(on, -20), to: on }));
}
const send = (text: string, staff = accountant) =>
  importSettlements(testApp.services, {
    ...{ fileName: "recon.csv", bytes: new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>, staff },
  });
const all = async () => (await listSettlements(testApp.services, { cursor: null })).rows;
const linesOf = async (id: string) => {
  const result = await getSettlement(testApp.services, { id, page: 1 });
  return result.ok ? result.value.lines : [];
};
/** The same file with a cell of its first line changed. */
function changed(text: string, column: string, to: string, row = 1): string {
  const cells = parseCsv(text);
  const at = cells[0]?.indexOf(column) ?? -1;
  return writeCsv(cells.map((line, nth) => (nth === row ? line.with(at, to) : line)));
}
/** A line of a payment that the shop does not have. */
const aLine = (entity_id: string): ReconItem => ({
  ...{ entity_id, type: "payment", amount: 71_900, currency: "INR", debit: 0, credit: 70_203 },
  ...{ fee: 1_697, tax: 259, on_hold: false, settled: true, created_at: 1_796_000_000 },
  ...{ settled_at: 1_796_200_000, settlement_id: "setl_1", settlement_utr: "UTR1", payment_id: null },
  ...{ order_id: "order_1", order_receipt: null, method: "upi" },
});
const problems = async (sent: ReturnType<typeof send>) => {
  const outcome = await sent;
  return outcome.ok
    ? []
    : (outcome.details as WrongReport).problems.map(({ column, text }) => [column, text]);
};

test("a payment and a refund of the report are matched, and its sums are the file's", async () => {
  const order = await paidOrder();
  await refund(order, 100);
  days(3);
  expect(await send(await report())).toMatchObject({
    value: { settlements: 1, added: 2, known: 0, waiting: 0 },
  });
  const [settlement] = await all();
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

test("the same file twice, and twice at once, changes nothing", async () => {
  await paidOrder();
  days(3);
  const text = await report();
  await Promise.all([send(text), send(text)]);
  const before = await all();
  expect(await send(text)).toMatchObject({ value: { settlements: 0, added: 0, known: 1 } });
  expect(await all()).toEqual(before);
  expect(before).toMatchObject([{ lines: 1, net: 70_203 }]);
  expect(await testApp.db.$count(auditEntries, eq(auditEntries.subject, "settlement"))).toBe(1);
});

test("a line belongs to one settlement, and keeps its amounts; else nothing of the file is stored", async () => {
  await paidOrder();
  days(1);
  await paidOrder();
  days(3);
  const text = await report();
  await send(changed(text, "settlement_id", "setl_Other"));
  const before = await all();
  expect(await problems(send(text))).toEqual([
    ["settlement_id", expect.stringMatching(/^pay_\w+ is stored in setl_Other$/)],
  ]);
  const other = changed(changed(text, "settlement_id", "setl_Other"), "credit", "700.00");
  expect(await problems(send(other))).toEqual([
    ["amount", expect.stringContaining("is stored with other amounts")],
  ]);
  expect(await all()).toEqual(before);
});

test("what differs from the shop's books is shown, and closed by an explanation", async () => {
  const order = await paidOrder();
  days(3);
  const text = await report();
  const id = /setl_\w+/.exec(text)?.[0] ?? "";
  const adjustment = ["adjustment", "adj_1", "50.00", "INR", "0", "0", "50.00", "0"];
  const unknown = ["payment", "pay_Unknown1", "10.00", "INR", "0.20", "0.04", "0", "9.76"];
  const rest = (parseCsv(text)[1] ?? []).slice(8);
  const more = writeCsv([adjustment, unknown].map((cells) => [...cells, ...rest]));
  await send(changed(changed(text, "amount", "700.00"), "credit", "683.03") + more);
  expect((await linesOf(id)).map(({ entityId, state }) => [entityId, state]).sort()).toEqual(
    [
      [order.payId, "amount differs"],
      ["adj_1", "adjustment"],
      ["pay_Unknown1", "unknown"],
    ].sort(),
  );
  expect(await countOpenDifferences(testApp.services)).toBe(3);
  const line = { settlementId: id, entityId: "adj_1", kind: "adjustment", staff: accountant, seen: "" };
  const explanation = "Chargeback of October";
  expect(await explainSettledLine(testApp.services, { ...line, explanation })).toMatchObject({ ok: true });
  expect(await countOpenDifferences(testApp.services)).toBe(2);
  const care = { ...accountant, roles: ["care"] } as Session;
  for (const refused of [{ staff: care }, { settlementId: "setl_Other" }, { entityId: "adj_2" }])
    expect(await explainSettledLine(testApp.services, { ...line, explanation, ...refused })).toMatchObject({
      ok: false,
    });
  const again = { ...line, explanation: "", seen: explanation };
  expect(await explainSettledLine(testApp.services, again)).toMatchObject({ ok: true });
  expect(await countOpenDifferences(testApp.services)).toBe(3);
});

test("an explanation does not overwrite one that its writer has not seen", async () => {
  await send(settlementFile([aLine("pay_1")]));
  const line = { settlementId: "setl_1", entityId: "pay_1", kind: "payment" };
  const explain = (explanation: string, seen: string, staff = accountant) =>
    explainSettledLine(testApp.services, { ...line, explanation, seen, staff });
  const [one, other] = await Promise.all([
    explain("Our other shop", ""),
    explain("A test payment", "", otherAccountant),
  ]);
  expect([one.ok, other.ok].sort()).toEqual([false, true]);
  const [stored, by, late] = one.ok
    ? ["Our other shop", "Anil", otherAccountant]
    : ["A test payment", "Ravi", accountant];
  const details = { by, at: testApp.services.clock(), explanation: stored };
  expect(one.ok ? other : one).toMatchObject({ code: "line-explained", details });
  expect(await explain("", "Something older", late)).toMatchObject({ code: "line-explained" });
  expect(await linesOf("setl_1")).toMatchObject([{ explanation: stored }]);
  // The same sent twice is no conflict, and stands in the log once, beside the import.
  expect(await explain(stored, "")).toMatchObject({ ok: true });
  expect(await testApp.db.$count(auditEntries, eq(auditEntries.subject, "settlement"))).toBe(2);
  expect(await explain("", stored)).toMatchObject({ ok: true });
  expect(await linesOf("setl_1")).toMatchObject([{ explanation: null }]);
});

test("a line that one person explains from two pages has the later explanation", async () => {
  await send(settlementFile([aLine("pay_1"), aLine("pay_2")]));
  const explain = (entityId: string, explanation: string, staff: Session) =>
    explainSettledLine(testApp.services, {
      ...{ settlementId: "setl_1", entityId, kind: "payment", seen: "" },
      ...{ explanation, staff },
    });
  expect(await explain("pay_1", "Our other shop", accountant)).toMatchObject({ ok: true });
  // Another person may have explained another line: that is no reason to refuse.
  expect(await explain("pay_2", "A test payment", otherAccountant)).toMatchObject({ ok: true });
  expect(await explain("pay_1", "Our shop in Pune", accountant)).toMatchObject({ ok: true });
  expect(await linesOf("setl_1")).toMatchObject([
    { explanation: "Our shop in Pune" },
    { explanation: "A test payment" },
  ]);
  const program = { ...accountant, token: { id: randomUUID(), name: "Books" } };
  expect(await explain("pay_1", "By a program", program)).toMatchObject({ details: { by: "Anil" } });
});

test("lines of one id and of different kinds have authors of their own", async () => {
  await send(settlementFile([aLine("pay_1"), { ...aLine("pay_1"), type: "refund" }]));
  const explain = (kind: string, explanation: string, staff: Session) =>
    explainSettledLine(testApp.services, {
      ...{ settlementId: "setl_1", entityId: "pay_1", kind, seen: "" },
      ...{ explanation, staff },
    });
  expect(await explain("payment", "Our other shop", otherAccountant)).toMatchObject({ ok: true });
  expect(await explain("refund", "Chargeback", accountant)).toMatchObject({ ok: true });
  expect(await explain("payment", "A test payment", accountant)).toMatchObject({
    ...{ code: "line-explained", details: { by: "Ravi", explanation: "Our other shop" } },
  });
});

test("a line whose credit is not its amount less fee and tax does not add up", async () => {
  await paidOrder();
  days(3);
  const text = changed(await report(), "credit", "700.00");
  await send(text);
  expect(await all()).toMatchObject([{ open: 1, gross: 71_900, net: 70_000 }]);
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
  const states = (await linesOf((await all())[0]?.id ?? "")).map(({ kind, state, orderId }) => [
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
      ...{ ...processed, id: `refund_many${nth}`, gatewayRefundId: `rfnd_many${nth}`, amountPaise: 100 },
      ...{ status: "processed" as const, createdAt: paidAt, settledAt: settledAt(nth + 1) },
    })),
  );
  days(10);
  const { rows, count } = await listUnsettled(testApp.services);
  await testApp.db.delete(refunds).where(eq(refunds.amountPaise, 100));
  expect(count).toBe(61);
  expect(rows.map(({ entityId }) => entityId)).toEqual([
    order.payId,
    ...Array.from({ length: 49 }, (_, nth) => `rfnd_many${nth}`),
  ]);
});

test("a month is fetched up to the most lines that a report may hold, and refused with more", async () => {
  const fetchMonth = (held: number) => {
    const fetchSettledLines: PaymentGateway["fetchSettledLines"] = async ({ skip, count }) =>
      Array.from({ length: Math.max(0, Math.min(count, held - skip)) }, () => null);
    const gateway = { ...testApp.services.gateway, fetchSettledLines };
    return fetchSettlements({ ...testApp.services, gateway }, { year: 2026, month: 11, staff: accountant });
  };
  expect(await fetchMonth(REPORT_LIMITS.rows)).toMatchObject({ value: { waiting: REPORT_LIMITS.rows } });
  expect(await fetchMonth(REPORT_LIMITS.rows + 1)).toMatchObject({ code: "too-many-settled-lines" });
});

test("the month is fetched from the provider with the same lines as its file", async () => {
  const order = await paidOrder();
  await refund(order, 19);
  days(3);
  const on = dayOf(testApp.services.clock());
  const period = { year: Number(on.slice(0, 4)), month: Number(on.slice(5, 7)), staff: accountant };
  expect(await fetchSettlements(testApp.services, period)).toMatchObject({ value: { added: 2, known: 0 } });
  expect(await send(await report())).toMatchObject({ value: { added: 0, known: 2 } });
  await testApp.bankCall("POST", "/v1/faults", { fault: "api-error", times: 1 });
  expect(await fetchSettlements(testApp.services, period)).toMatchObject({ code: "settlements-not-fetched" });
});

test("a line that is not paid out yet waits for a later report", async () => {
  const text = settlementFile([aLine("pay_1")]);
  const waiting = changed(changed(text, "settlement_id", ""), "settled_at", "");
  expect(await send(waiting)).toMatchObject({ value: { settlements: 0, added: 0, waiting: 1 } });
  expect(await all()).toEqual([]);
});

test.each([
  ["a negative amount", "amount", "-719.00"],
  ["a fraction of a paisa", "amount", "719.001"],
  ["an amount with a comma", "amount", "1,719.00"],
  ["another currency", "currency", "USD"],
  ["a debit beside a credit", "debit", "1.00"],
  ["a formula", "entity_id", "=HYPERLINK(1)"],
  ["a formula as a kind", "transaction_entity", "=cmd"],
  ["no settlement's id", "settlement_id", "setl_<script>"],
  ["a formula as a reference", "settlement_utr", "=1+1"],
  ["no time", "settled_at", "yesterday"],
  ["no time of the payment", "entity_created_at", "yesterday"],
])("%s is refused with its row and column, and nothing is stored", async (_what, column, cell) => {
  const outcome = await send(changed(settlementFile([aLine("pay_1"), aLine("pay_2")]), column, cell, 2));
  if (outcome.ok) throw new Error("it was imported");
  const { problems: reported } = outcome.details as WrongReport;
  expect(reported.map(({ row }) => row)).toEqual(reported.map(() => 3));
  expect(reported.map(({ column: named }) => named)).toContain(column === "debit" ? "credit" : column);
  expect(await all()).toEqual([]);
});

test("another file is refused in a sentence: a workbook, a picture, a broken quote, a list of orders, one too large", async () => {
  const bytes = (...start: number[]) =>
    new Uint8Array([...start, ...new Uint8Array(100)]) as Uint8Array<ArrayBuffer>;
  const raw = (file: Uint8Array<ArrayBuffer>) =>
    importSettlements(testApp.services, { fileName: "x", bytes: file, staff: accountant });
  expect(await problems(raw(bytes(0x50, 0x4b, 3, 4)))).toEqual([
    [null, "is a workbook. Download the report as CSV."],
  ]);
  expect(await problems(raw(bytes(0xff, 0xd8, 0xff)))).toEqual([
    [null, expect.stringContaining("is not UTF-8")],
  ]);
  expect(await problems(raw(new Uint8Array(10e6)))).toEqual([
    [null, expect.stringContaining("larger than 8 MB")],
  ]);
  expect(await problems(send('entity_id,type\n"never closed'))).toEqual([
    ["entity_id", "the quote is never closed"],
  ]);
  expect((await problems(send("Order,Total\nJ1,719\n")))[0]).toEqual([
    "entity_id",
    "must be there once. This is no settlement recon report",
  ]);
  expect((await problems(send(`${"a,".repeat(90)}b\nx\n`)))[0]).toEqual([
    null,
    "has 91 cells. At most 80 are read",
  ]);
  expect(await all()).toEqual([]);
});

test("a settlement has the bank reference that any of its lines names, also one of a later report", async () => {
  const payout = { settlement_id: "setl_2", settlement_utr: "" };
  const unnamed = { ...aLine("pay_3"), settlement_utr: "" };
  await send(settlementFile([aLine("pay_1"), unnamed, { ...aLine("pay_2"), ...payout }]));
  const references = async () => (await all()).map(({ id, utr }) => [id, utr]).sort();
  expect(await references()).toEqual([
    ["setl_1", "UTR1"],
    ["setl_2", ""],
  ]);
  const later = settlementFile([{ ...aLine("pay_2"), ...payout, settlement_utr: "UTR2" }]);
  expect(await send(later)).toMatchObject({ value: { settlements: 0, added: 0, known: 1, referenced: 1 } });
  expect(await references()).toEqual([
    ["setl_1", "UTR1"],
    ["setl_2", "UTR2"],
  ]);
  const log = testApp.db.$count(auditEntries, eq(auditEntries.subject, "settlement"));
  expect(await log).toBe(2);
  // A report without the reference takes nothing away, and changes nothing.
  const without = settlementFile([{ ...aLine("pay_2"), ...payout }]);
  expect(await send(without)).toMatchObject({ value: { referenced: 0 } });
  expect((await references())[1]).toEqual(["setl_2", "UTR2"]);
});

test("the same line twice in a file is refused", async () => {
  const text = settlementFile([aLine("pay_1")]);
  const line = text.trim().split("\r\n")[1] ?? "";
  expect(await problems(send(`${text}${line}\r\n`))).toEqual([["entity_id", "is in row 2 too"]]);
});

test("only owner and accountant import reports", async () => {
  for (const role of ["manager", "care", "kitchen", "rider"]) {
    const staff = { ...accountant, roles: [role] } as Session;
    expect(await send("x", staff)).toMatchObject({ code: "not-your-move" });
    expect(await fetchSettlements(testApp.services, { year: 2026, month: 11, staff })).toMatchObject({
      code: "not-your-move",
    });
  }
});
