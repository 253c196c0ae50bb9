import { listPlaced } from "../orders/orders.reads.ts";
import type { Services } from "../services.ts";
import { selectInvoiced } from "./invoices.queries.ts";
import { issueInvoice } from "./issue-invoice.ts";

const MINUTE = 60_000;
/** Until then the order's own job may still issue it. */
const JOB_TAKES = 15 * MINUTE;
/** Oldest orders that it looks at, in ms: the sales of a month are reported in the next one. */
const LOOKS_BACK = 62 * 24 * 60 * MINUTE;

/**
 * Issues invoices missing because a job was lost, oldest first. Runs every hour. A failing one is logged and does not
 * stop the others.
 */
export async function issueMissing(services: Services): Promise<{ issued: number }> {
  const now = services.clock().getTime();
  const from = new Date(now - LOOKS_BACK);
  const ids = await listPlaced(services, { from, to: new Date(now - JOB_TAKES) });
  // An invoice is never older than its order.
  const invoiced = new Set(await selectInvoiced(services.db, from));
  let issued = 0;
  for (const orderId of ids.filter((id) => !invoiced.has(id))) {
    try {
      if ((await issueInvoice(services, { orderId })).ok) issued += 1;
    } catch (error) {
      services.log.error({ err: error, order: orderId }, "a paid order has no invoice: needs attention");
    }
  }
  return { issued };
}
