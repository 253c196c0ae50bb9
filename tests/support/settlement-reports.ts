import { beforeEach } from "vitest";
import { type ReconItem, SettlementBooks } from "../../src/sandbox/settlement-books.ts";
import { settlementFile } from "../../src/sandbox/settlement-file.ts";
import { auditEntries } from "../../src/shop/audit/audit.tables.ts";
import { parseCsv, writeCsv } from "../../src/shop/basics/csv.ts";
import { addDays, dayOf } from "../../src/shop/basics/india-time.ts";
import { paise } from "../../src/shop/basics/money.ts";
import { importSettlements, type WrongReport } from "../../src/shop/payments/import-settlements.ts";
import { findPayment } from "../../src/shop/payments/payments.reads.ts";
import { requestRefund } from "../../src/shop/payments/request-refund.ts";
import { getSettlement, listSettlements } from "../../src/shop/payments/settlements.reads.ts";
import { settlementLines, settlements } from "../../src/shop/payments/settlements.tables.ts";
import { openTestAppFor } from "./open-test-app-for.ts";
import { testSession } from "./session.ts";
import { SATURDAY_MORNING } from "./small-shop.ts";
import { anOrder, pay, type TestApp } from "./test-app.ts";

export const accountant = testSession({ userId: "anil", name: "Anil", roles: ["accountant"] });

/**
 * Opens a test app for a file of tests about settlement reports, as `openTestAppFor` does.
 * @param take gets the test app
 * @returns what the tests do with reports
 */
export function openSettlementsFor(take: (testApp: TestApp) => void) {
  let testApp: TestApp;
  let month = -1;
  openTestAppFor(async (opened) => {
    testApp = opened;
    await testApp.customer("asha");
    take(testApp);
  });
  beforeEach(async () => {
    testApp.setClock(SATURDAY_MORNING);
    await testApp.bankCall("DELETE", "/v1/faults");
    for (const table of [settlementLines, settlements, auditEntries]) await testApp.db.delete(table);
    // Each test has a month of its own, so that no report holds another test's payments.
    month += 1;
    testApp.setClock(new Date(Date.UTC(2027, month, 6, 5)));
  });

  /** A paid order of a day on which it can be booked, and the provider's id of its payment. */
  async function paidOrder() {
    const deliveryOn = addDays(dayOf(testApp.services.clock()), 1);
    const created = await testApp.call("asha", "POST", "/payment/create-order", {
      ...anOrder("asha"),
      ...{ deliveryDate: deliveryOn },
    });
    const { uuid, razorpayOrder } = created.body.data;
    const signedPayment = (await pay(testApp, razorpayOrder.id)).body;
    await testApp.call("asha", "POST", "/payment/verify-payment", signedPayment);
    const payment = await findPayment(testApp.services, { orderId: uuid });
    if (!payment.ok || !payment.value.gatewayPaymentId) throw new Error("not paid");
    return { uuid, payment: payment.value, payId: payment.value.gatewayPaymentId };
  }

  async function refund(order: Awaited<ReturnType<typeof paidOrder>>, rupees: number) {
    await requestRefund(testApp.services, {
      ...{ payment: order.payment, gatewayPaymentId: order.payId, amount: paise(rupees * 100) },
      reason: "test",
    });
    await testApp.work();
  }

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

  const linesOf = async (id: string) => {
    const result = await getSettlement(testApp.services, { id, page: 1 });
    return result.ok ? result.value.lines : [];
  };

  return {
    ...{ paidOrder, refund, report, send, linesOf },
    days: (count: number) => testApp.pass(count * 24 * 60),
    listAll: async () => (await listSettlements(testApp.services, { cursor: null })).rows,
  };
}

/** The same file with a cell changed, of its first line unless another is given. */
export function changed(text: string, column: string, to: string, row = 1): string {
  const cells = parseCsv(text);
  const at = cells[0]?.indexOf(column) ?? -1;
  return writeCsv(cells.map((line, nth) => (nth === row ? line.with(at, to) : line)));
}

/** A line of a payment that the shop does not have. */
export const aLine = (entity_id: string): ReconItem => ({
  ...{ entity_id, type: "payment", amount: 71_900, currency: "INR", debit: 0, credit: 70_203 },
  ...{ fee: 1_697, tax: 259, on_hold: false, settled: true, created_at: 1_796_000_000 },
  ...{ settled_at: 1_796_200_000, settlement_id: "setl_1", settlement_utr: "UTR1", payment_id: null },
  ...{ order_id: "order_1", order_receipt: null, method: "upi" },
});

/** The column and text of each problem for which a report was refused. */
export const problems = async (sent: ReturnType<typeof importSettlements>) => {
  const outcome = await sent;
  return outcome.ok
    ? []
    : (outcome.details as WrongReport).problems.map(({ column, text }) => [column, text]);
};
