import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { orderRecords, paidOrder, staff } from "../../../tests/support/paid-order.ts";
import { testSession } from "../../../tests/support/session.ts";
import { SATURDAY_MORNING } from "../../../tests/support/small-shop.ts";
import { anOrder, pay, type TestApp } from "../../../tests/support/test-app.ts";
import { paise } from "../basics/money.ts";
import { pincodes } from "../delivery/delivery.tables.ts";
import { orderLines, orders } from "../orders/orders.tables.ts";
import { lockPayment } from "../payments/lock-payment.ts";
import { payments } from "../payments/payments.tables.ts";
import { requestRefund } from "../payments/request-refund.ts";
import { getGstReturns } from "./get-gst-returns.ts";
import { getCreditNote, getInvoice } from "./get-tax-document.ts";
import { invoiceLines, invoices } from "./invoices.tables.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { issueMissing } from "./issue-missing.ts";
import { exportInvoices, listInvoices } from "./list-invoices.ts";
import { parseMonth } from "./rules/months.ts";

let testApp: TestApp;

openTestAppFor((opened) => {
  testApp = opened;
});
beforeEach(() => testApp.setClock(SATURDAY_MORNING));

const owner = (userId: string) => testSession({ userId });

async function invoiceOf(uuid: string, who: string) {
  const invoice = await getInvoice(testApp.services, { id: uuid, viewer: owner(who) });
  if (!invoice.ok) throw new Error(invoice.code);
  return invoice.value;
}
async function noteOf(uuid: string, who: string, nth: number) {
  const note = await getCreditNote(testApp.services, { id: uuid, viewer: owner(who), nth });
  if (!note.ok) throw new Error(note.code);
  return note.value;
}
const issuedFor = (uuid: string) => testApp.db.select().from(invoices).where(eq(invoices.orderId, uuid));

/** Refunds this amount of an order, until the bank has done it. */
async function sendBack(uuid: string, amount: number, reason = "Something was wrong with it.") {
  await testApp.db.transaction(async (tx) => {
    const inside = { ...testApp.services, db: tx };
    const payment = await lockPayment(inside, { orderId: uuid });
    if (!payment.ok) throw new Error("no payment");
    const { gatewayPaymentId } = payment.value;
    if (!gatewayPaymentId) throw new Error("not paid");
    const refund = { payment: payment.value, gatewayPaymentId, amount: paise(amount), reason };
    await requestRefund(inside, refund);
  });
  await testApp.work();
  const { payment } = await orderRecords(testApp, uuid);
  for (const webhook of await testApp.webhooks(payment?.gatewayOrderId ?? "")) await webhook.deliver();
  await testApp.work();
}

test("a paid order gets one invoice, with everything that was paid", async () => {
  const uuid = await paidOrder(testApp, await testApp.customer("asha", 100), { useCoins: true });
  expect(await issuedFor(uuid)).toEqual([]);
  await testApp.work();
  const [issued, ...otherInvoices] = await issuedFor(uuid);
  expect(otherInvoices).toEqual([]);
  await testApp.retry("order-placed", { orderId: uuid });
  expect(await issuedFor(uuid)).toEqual([issued]);

  const { order } = await orderRecords(testApp, uuid);
  const invoice = await invoiceOf(uuid, "asha");
  expect(invoice).toMatchObject({
    kind: "invoice",
    number: "J07/2627/000001",
    issuedOn: "2026-11-21",
    seller: { stateCode: "07", state: "Delhi", gstin: expect.stringMatching(/^07/) },
    placeOfSupply: { code: "07", state: "Delhi" },
    isInterState: false,
    stateTax: "SGST",
    buyer: { name: "asha" },
    delivery: { name: "Asha Rao", pincode: "110001" },
    totals: { gross: 71_900, discount: order.coins * 100, total: order.totalPaise },
    against: null,
  });
  expect(order.coins).toBeGreaterThan(0);
  expect(invoice.lines).toMatchObject([{ hsn: "1905", quantity: 1, unit: "NOS", rateBp: 500 }]);
});

test("an unpaid order has no invoice", async () => {
  await testApp.customer("unpaid");
  const created = await testApp.call("unpaid", "POST", "/payment/create-order", anOrder("unpaid"));
  const { uuid } = created.body.data;
  expect(await getInvoice(testApp.services, { id: uuid, viewer: owner("unpaid") })).toMatchObject({
    ok: false,
    code: "not-invoiced",
  });
  expect(await issuedFor(uuid)).toEqual([]);
});

test("a late payment that is refunded gets neither invoice nor credit note", async () => {
  await testApp.customer("late");
  const created = await testApp.call("late", "POST", "/payment/create-order", anOrder("late"));
  const { uuid, razorpayOrder } = created.body.data;
  await testApp.db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, uuid));
  const signedPayment = (await pay(testApp, razorpayOrder.id)).body;
  await testApp.call("late", "POST", "/payment/verify-payment", signedPayment);
  await testApp.work();
  for (const webhook of await testApp.webhooks(razorpayOrder.id)) await webhook.deliver();
  await testApp.work();
  expect((await orderRecords(testApp, uuid)).refunds).toMatchObject([{ status: "processed" }]);
  expect(await issuedFor(uuid)).toEqual([]);
});

test("a delivery to another state has IGST, a pickup there has the taxes of the kitchen's state", async () => {
  await testApp.db.insert(pincodes).values({
    ...{ pincode: "201301", area: "Noida", city: "Noida", kitchenId: "delhi" },
    ...{ standard: true, express: true, fixedTime: true, midnight: true, pickup: true },
  });
  const noida = { pinCode: "201301", address: "7 Sector 18, Noida" };
  const away = await paidOrder(testApp, await testApp.customer("noida"), noida);
  expect(await invoiceOf(away, "noida")).toMatchObject({
    isInterState: true,
    seller: { stateCode: "07" },
    placeOfSupply: { code: "09", state: "Uttar Pradesh" },
    totals: { taxable: 68_476, cgst: 0, sgst: 0, igst: 3_424, total: 71_900 },
  });
  const pickup = { ...noida, deliveryType: "Pickup", deliveryTime: "5 PM - 6 PM" };
  const fetched = await paidOrder(testApp, await testApp.customer("fetcher"), pickup);
  expect(await invoiceOf(fetched, "fetcher")).toMatchObject({
    isInterState: false,
    delivery: null,
    placeOfSupply: { code: "07" },
    totals: { taxable: 68_476, cgst: 1_712, sgst: 1_712, igst: 0 },
  });
});

test("numbers restart with the financial year, at midnight in India", async () => {
  const uuids: string[] = [];
  for (const who of ["march", "april"]) {
    uuids.push(await paidOrder(testApp, await testApp.customer(who), { deliveryDate: "2026-12-02" }));
    await testApp.deleteJobs();
  }
  const at = async (uuid: string | undefined, instant: string) => {
    testApp.setClock(new Date(instant));
    const issued = await issueInvoice(testApp.services, { orderId: uuid ?? "" });
    return issued.ok ? [issued.value.number, issued.value.issuedOn] : issued.code;
  };
  expect(await at(uuids[0], "2027-03-31T18:29:59.999Z")).toEqual([
    expect.stringMatching(/^J07\/2627\/00000\d$/),
    "2027-03-31",
  ]);
  expect(await at(uuids[1], "2027-03-31T18:30:00.000Z")).toEqual(["J07/2728/000001", "2027-04-01"]);
});

test("the number of a failed invoice is used again", async () => {
  const [first, second] = [
    await paidOrder(testApp, await testApp.customer("broken")),
    await paidOrder(testApp, await testApp.customer("whole")),
  ];
  await testApp.deleteJobs();
  const before = (await testApp.db.select().from(invoices)).length;
  await testApp.db.execute(
    "alter table invoice_lines add constraint no_more check (gross_paise < 0) not valid",
  );
  await expect(issueInvoice(testApp.services, { orderId: first })).rejects.toThrow();
  await testApp.db.execute("alter table invoice_lines drop constraint no_more");
  const issued = await issueInvoice(testApp.services, { orderId: second });
  const stored = await testApp.db.select().from(invoices);
  expect(stored).toHaveLength(before + 1);
  const of = (year: string) =>
    stored
      .filter(({ series, financialYear }) => series === "J07" && financialYear === year)
      .map(({ sequence }) => sequence)
      .sort((number, otherNumber) => number - otherNumber);
  expect(of("2026-27")).toEqual(of("2026-27").map((_, at) => at + 1));
  expect(issued.ok && issued.value.sequence).toBe(of("2026-27").length);
});

test("each refund has one credit note of its amount, and the last one cancels the invoice", async () => {
  const uuid = await paidOrder(testApp, await testApp.customer("meera"));
  await testApp.work();
  await sendBack(uuid, 20_000);
  const notes = async () => (await issuedFor(uuid)).filter(({ kind }) => kind === "credit note");
  expect(await notes()).toHaveLength(1);
  const [note] = await notes();
  await testApp.retry("refund-processed", { refundId: note?.refundId });
  expect(await notes()).toEqual([note]);
  const invoice = await invoiceOf(uuid, "meera");
  expect(await noteOf(uuid, "meera", 1)).toMatchObject({
    kind: "credit note",
    number: expect.stringMatching(/^C07\/2627\/\d{6}$/),
    against: { number: invoice.number, issuedOn: "2026-11-21", reason: "Something was wrong with it." },
    totals: { total: 20_000, discount: 0 },
  });
  await sendBack(uuid, 51_900);
  const [first, second] = [await noteOf(uuid, "meera", 1), await noteOf(uuid, "meera", 2)];
  for (const part of ["taxable", "cgst", "sgst", "igst", "total"] as const)
    expect([part, first.totals[part] + second.totals[part]]).toEqual([part, invoice.totals[part]]);
  expect(await getCreditNote(testApp.services, { id: uuid, viewer: owner("meera"), nth: 3 })).toMatchObject({
    code: "unknown-credit-note",
  });
});

test("an order with a cheaper delivery is invoiced as paid, and its credit note lowers the delivery", async () => {
  const midnight = { deliveryType: "Midnight Delivery", deliveryTime: "11 PM - 12 AM" };
  const uuid = await paidOrder(testApp, await testApp.customer("mover"), midnight);
  const moved = await testApp.call("mover", "POST", `/orders/${uuid}/reschedule`, {
    ...{ deliveryDate: "2026-11-24", deliveryType: "Standard Delivery", deliveryTime: "9 AM - 12 PM" },
    refund: 250,
  });
  expect(moved.status).toBe(200);
  await testApp.work();
  const { payment } = await orderRecords(testApp, uuid);
  for (const webhook of await testApp.webhooks(payment?.gatewayOrderId ?? "")) await webhook.deliver();
  await testApp.work();
  const invoice = await invoiceOf(uuid, "mover");
  expect(invoice.totals.total).toBe(96_900);
  expect(invoice.lines.map(({ gross }) => gross)).toEqual([71_900, 25_000]);
  expect((await noteOf(uuid, "mover", 1)).lines).toMatchObject([{ unit: "NA", total: 25_000 }]);
});

test("an invoice names the buyer only above the value at which the law requires it", async () => {
  const small = await paidOrder(testApp, await testApp.customer("small"));
  const dear = await paidOrder(testApp, await testApp.customer("dear"));
  const wedding = paise(60_000_00);
  await testApp.db
    .update(orderLines)
    .set({ unitPaise: wedding, totalPaise: wedding })
    .where(eq(orderLines.orderId, dear));
  await testApp.db
    .update(orders)
    .set({ itemsPaise: wedding, totalPaise: wedding })
    .where(eq(orders.id, dear));
  await testApp.db.update(payments).set({ amountPaise: wedding }).where(eq(payments.orderId, dear));
  await testApp.work();
  expect(await issuedFor(small)).toMatchObject([{ buyerName: "", buyerAddress: "" }]);
  expect(await issuedFor(dear)).toMatchObject([
    { buyerName: "dear", buyerAddress: "Flat 4B, Lotus Court, 12th Main, 110001", totalPaise: wedding },
  ]);
});

test("only the customer, managers and the holder of its link can open an order's invoice", async () => {
  const uuid = await paidOrder(testApp, await testApp.customer("nila"));
  for (const viewer of [null, owner("asha"), staff("rider"), staff("kitchen")])
    expect(await getInvoice(testApp.services, { id: uuid, viewer })).toMatchObject({ code: "unknown-order" });
  expect((await getInvoice(testApp.services, { id: uuid, viewer: staff("manager") })).ok).toBe(true);
});

test("every kitchen of the shop has a registration in its state, each with its own check", () => {
  const { legal } = testApp.services.settings;
  const gstins = [legal.gstin, ...legal.otherGstins];
  expect(new Set(gstins.map((gstin) => gstin.slice(0, 2))).size).toBe(gstins.length);
  expect(gstins.filter((gstin) => !/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstin))).toEqual([]);
  expect(legal.gstin.slice(0, 2)).toBe(legal.stateCode);
});

test("a paid order whose job was lost gets its invoice within the hour, once; an unpaid one gets none", async () => {
  const who = await testApp.customer("lost");
  testApp.pass(24 * 60);
  await issueMissing(testApp.services);
  const paid = await paidOrder(testApp, who, { deliveryDate: "2026-11-25" });
  await testApp.call(who, "POST", "/payment/create-order", anOrder(who, { deliveryDate: "2026-11-25" }));
  await testApp.deleteJobs();
  expect(await issueMissing(testApp.services)).toEqual({ issued: 0 });
  testApp.pass(60);
  expect(await issueMissing(testApp.services)).toEqual({ issued: 1 });
  expect(await issueMissing(testApp.services)).toEqual({ issued: 0 });
  expect(await issuedFor(paid)).toHaveLength(1);
});

test("a refund whose job was lost gets its credit note within the hour, once", async () => {
  const uuid = await paidOrder(testApp, await testApp.customer("noteless"));
  await testApp.work();
  testApp.pass(60);
  await issueMissing(testApp.services);
  await sendBack(uuid, 10_000);
  const notes = async () => (await issuedFor(uuid)).filter(({ kind }) => kind === "credit note");
  const [lost] = await notes();
  await testApp.db.delete(invoiceLines).where(eq(invoiceLines.invoiceId, lost?.id ?? ""));
  await testApp.db.delete(invoices).where(eq(invoices.id, lost?.id ?? ""));
  expect(await issueMissing(testApp.services), "its job may still run").toEqual({ issued: 0 });
  testApp.pass(60);
  expect(await issueMissing(testApp.services)).toEqual({ issued: 1 });
  expect(await issueMissing(testApp.services)).toEqual({ issued: 0 });
  expect(await notes()).toMatchObject([{ totalPaise: 10_000 }]);
});

test("the invoices of a month are listed with the sums of the accountant's tables, also after a refund", async () => {
  const uuid = await paidOrder(testApp, await testApp.customer("lata"));
  await testApp.work();
  await sendBack(uuid, 20_000);
  const month = parseMonth("2026-11");
  if (!month) throw new Error("no month");
  const listed = await listInvoices(testApp.services, { month, limit: 1_000 });
  const { returns } = await getGstReturns(testApp.services, { month });
  expect(listed.length).toBeGreaterThan(1);
  for (const part of ["taxable", "cgst", "sgst", "igst", "total"] as const)
    expect([part, listed.reduce((sum, row) => sum + row[part], 0)]).toEqual([
      part,
      returns.reduce((sum, { invoiced }) => sum + invoiced[part], 0),
    ]);
  const [issued] = await issuedFor(uuid);
  const parts: string[] = [];
  for await (const part of exportInvoices(testApp.services, { month, part: 1 })) parts.push(part);
  expect(parts.length).toBeGreaterThan(listed.length);
  const lines = parts.join("").trim().split(/\r?\n/);
  expect(lines.slice(1, -1).map((line) => line.split(",")[0])).toEqual(listed.map(({ number }) => number));
  expect(lines.filter((line) => line.startsWith(`${issued?.number},2026-11-21,`))).toHaveLength(1);
  const total = listed.reduce((sum, row) => sum + row.total, 0);
  expect(lines.at(-1)).toMatch(new RegExp(`^All states,.*,${(total / 100).toFixed(2)}$`));
});
