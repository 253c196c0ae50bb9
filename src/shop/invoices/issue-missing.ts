import { listPlaced } from "../orders/orders.reads.ts";
import { listProcessedRefunds } from "../payments/payments.reads.ts";
import type { Services } from "../services.ts";
import { selectCreditedRefunds, selectInvoiced, selectInvoicedAmong } from "./invoices.queries.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { issueInvoice } from "./issue-invoice.ts";

const MINUTE = 60_000;
/** Until then the job of the order or refund may still issue it. */
const JOB_TAKES = 15 * MINUTE;
/** Oldest orders and refunds that it looks at, in ms: the sales of a month are reported in the next one. */
const LOOKS_BACK = 62 * 24 * 60 * MINUTE;
/** Credit notes of one run. */
const MOST_NOTES = 100;

type Range = { from: Date; to: Date };

/**
 * Issues invoices and credit notes missing because a job was lost, oldest first. Runs every hour. A failing one is
 * logged and does not stop the others.
 */
export async function issueMissing(services: Services): Promise<{ issued: number }> {
  const now = services.clock().getTime();
  const range = { from: new Date(now - LOOKS_BACK), to: new Date(now - JOB_TAKES) };
  let issued = 0;
  for (const orderId of await listUninvoiced(services, range)) {
    try {
      if ((await issueInvoice(services, { orderId })).ok) issued += 1;
    } catch (error) {
      services.log.error({ err: error, order: orderId }, "a paid order has no invoice: needs attention");
    }
  }
  for (const refundId of await listUncredited(services, range)) {
    try {
      if ((await issueCreditNote(services, { refundId })).ok) issued += 1;
    } catch (error) {
      services.log.error({ err: error, refund: refundId }, "a refund has no credit note: needs attention");
    }
  }
  return { issued };
}

async function listUninvoiced(services: Services, range: Range): Promise<string[]> {
  const ids = await listPlaced(services, range);
  // An invoice is never older than its order.
  const invoiced = new Set(await selectInvoiced(services.db, range.from));
  return ids.filter((id) => !invoiced.has(id));
}

/** Only refunds of invoiced orders: an order that was never sold has nothing to reduce. */
async function listUncredited({ db }: Services, range: Range): Promise<string[]> {
  const refunds = await listProcessedRefunds({ db }, range);
  // A credit note is never older than its refund.
  const credited = new Set(await selectCreditedRefunds(db, range.from));
  const uncredited = refunds.filter(({ refundId }) => !credited.has(refundId));
  const orderIds = [...new Set(uncredited.map(({ orderId }) => orderId))];
  const invoiced = new Set(await selectInvoicedAmong(db, orderIds));
  return uncredited
    .filter(({ orderId }) => invoiced.has(orderId))
    .slice(0, MOST_NOTES)
    .map(({ refundId }) => refundId);
}
