import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testSession } from "../../../tests/support/session.ts";
import {
  accountant,
  aLine,
  changed,
  openSettlementsFor,
  problems,
} from "../../../tests/support/settlement-reports.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { settlementFile } from "../../sandbox/settlement-file.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { dayOf } from "../basics/india-time.ts";
import { fetchSettlements } from "./fetch-settlements.ts";
import type { PaymentGateway } from "./gateways/gateway.ts";
import { importSettlements, type WrongReport } from "./import-settlements.ts";
import { REPORT_LIMITS } from "./rules/settlement-limits.ts";

let testApp: TestApp;
const { paidOrder, refund, days, report, send, listAll } = openSettlementsFor((opened) => {
  testApp = opened;
});

test("the same file twice, and twice at once, changes nothing", async () => {
  await paidOrder();
  days(3);
  const text = await report();
  await Promise.all([send(text), send(text)]);
  const before = await listAll();
  expect(await send(text)).toMatchObject({ value: { settlements: 0, added: 0, known: 1 } });
  expect(await listAll()).toEqual(before);
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
  const before = await listAll();
  expect(await problems(send(text))).toEqual([
    ["settlement_id", expect.stringMatching(/^pay_\w+ is stored in setl_Other$/)],
  ]);
  const other = changed(changed(text, "settlement_id", "setl_Other"), "credit", "700.00");
  expect(await problems(send(other))).toEqual([
    ["amount", expect.stringContaining("is stored with other amounts")],
  ]);
  expect(await listAll()).toEqual(before);
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
  expect(await listAll()).toEqual([]);
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
  expect(await listAll()).toEqual([]);
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
  expect(await listAll()).toEqual([]);
});

test("a settlement has the bank reference that any of its lines names, also one of a later report", async () => {
  const payout = { settlement_id: "setl_2", settlement_utr: "" };
  const unnamed = { ...aLine("pay_3"), settlement_utr: "" };
  await send(settlementFile([aLine("pay_1"), unnamed, { ...aLine("pay_2"), ...payout }]));
  const references = async () => (await listAll()).map(({ id, utr }) => [id, utr]).sort();
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
  for (const role of ["manager", "care", "kitchen", "rider"] as const) {
    const staff = testSession({ roles: [role] });
    expect(await send("x", staff)).toMatchObject({ code: "not-your-move" });
    expect(await fetchSettlements(testApp.services, { year: 2026, month: 11, staff })).toMatchObject({
      code: "not-your-move",
    });
  }
});
