import { inTransaction } from "../basics/in-transaction.ts";
import { toRupees } from "../basics/money.ts";
import type { Services } from "../services.ts";
import { writeEvents } from "../webhooks/write-events.ts";
import type { GatewayRefund } from "./gateways/gateway.ts";
import { type Payment, selectPaymentForUpdate } from "./payments.queries.ts";
import { publishRefund } from "./publish-refund.ts";
import {
  closeRefunding,
  type Refund,
  selectRefund,
  selectReportedRefund,
  setRefund,
} from "./refunds.queries.ts";
import { RECHECK_AFTER } from "./request-refund.ts";
import { nextTry, wasSentAgainByStaff } from "./rules/refund-retry.ts";
import { resetSilence } from "./rules/refund-silence.ts";

/**
 * Records what the provider reports about a refund, in its reply or by webhook, in any order and repeatedly. Ignores
 * refunds made by hand at the provider, unless the shop waits for one of this payment and amount.
 */
export function settleRefund(services: Services, { refund }: { refund: GatewayRefund }): Promise<void> {
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    const stored = await findStoredRefund(inside, refund);
    // Lock the payment: two refunds that end at once would each see the other under way, and neither would close it.
    // Then read again, because the first read may be stale.
    const payment = stored && (await selectPaymentForUpdate(tx, { id: stored.paymentId }));
    const current = stored && (await selectRefund(tx, stored.id));
    if (!current || !payment) {
      const unknown = { refund: refund.id, money: refund.paymentId };
      services.log.warn(unknown, "ignored a refund that the shop did not request");
    } else if (isRelevant(current, refund)) {
      const settled = await applyReport(inside, current, refund);
      if (settled) await announceRefund(inside, current, payment);
    }
  });
}

async function findStoredRefund({ db }: Services, refund: GatewayRefund): Promise<Refund | undefined> {
  const named = refund.reference === null ? undefined : await selectRefund(db, refund.reference);
  if (named?.gatewayPaymentId === refund.paymentId) return named;
  return selectReportedRefund(db, {
    gatewayRefundId: refund.id,
    gatewayPaymentId: refund.paymentId,
    amountPaise: refund.amount,
  });
}

/**
 * Ignore late reports about an earlier, failed try. But a report that it was sent after all, under our reference,
 * counts: a retry would refund twice. A given-up refund is made by hand at the provider, without a reference.
 */
function isRelevant(refund: Refund, report: GatewayRefund): boolean {
  if (isOfAnother(refund, report)) return false;
  if (refund.status === "requested") return refund.gatewayRefundId !== report.id;
  if (refund.status === "failed") {
    if (report.reference === null) return refund.dueAt === null && report.status === "processed";
    if (report.reference !== refund.id || report.status === "failed") return false;
    return report.status === "processed" || report.id !== refund.gatewayRefundId;
  }
  return refund.status === "sent" && refund.gatewayRefundId === report.id && report.status !== "pending";
}

/** Staff decided that refunds made by hand are others: an equal amount proves nothing any more. */
function isOfAnother(refund: Refund, { id, reference }: GatewayRefund): boolean {
  return wasSentAgainByStaff(refund) && reference !== refund.id && id !== refund.gatewayRefundId;
}

/** Returns whether the refund has now succeeded. */
async function applyReport(services: Services, refund: Refund, report: GatewayRefund): Promise<boolean> {
  const now = services.clock();
  const updated = { ...refund, gatewayRefundId: report.id };
  if (report.status === "failed") {
    await failRefund(services, updated);
    return false;
  }
  const { gatewayRefundId } = updated;
  if (report.status === "pending") {
    const dueAt = new Date(now.getTime() + RECHECK_AFTER);
    const sent = { status: "sent", gatewayRefundId, dueAt, ...resetSilence(now) } as const;
    if (await setRefund(services.db, refund, sent)) await publishRefund(services, refund);
    return false;
  }
  const settled = {
    ...({ status: "processed", gatewayRefundId, settledAt: now, dueAt: null } as const),
    ...resetSilence(null),
  };
  if (!(await setRefund(services.db, refund, settled))) return false;
  await closeRefunding(services.db, { id: refund.paymentId, gatewayPaymentId: refund.gatewayPaymentId });
  await inTransaction(services.db, (tx) =>
    services.jobs.enqueue(tx, "refund-processed", { refundId: refund.id }),
  );
  await publishRefund(services, refund);
  return true;
}

/** Sends programs the event of a refund that succeeded. */
function announceRefund(services: Services, { id, amountPaise }: Refund, { orderId: uuid }: Payment) {
  const refund = { id, amount: toRupees(amountPaise) };
  return writeEvents(services, [{ event: "order.refunded", data: { order: { uuid }, refund } }]);
}

/** Records a failed try, logs it, and schedules the next. */
export async function failRefund(services: Services, refund: Refund): Promise<void> {
  const { id, gatewayRefundId } = refund;
  const tries = refund.tries + 1;
  const dueAt = nextTry(tries, services.clock());
  const failed = { status: "failed", gatewayRefundId, tries, dueAt, ...resetSilence(null) } as const;
  if (!(await setRefund(services.db, refund, failed))) return;
  await publishRefund(services, refund);
  services.log.error(
    { refund: id, tries, again: dueAt },
    dueAt ? "a refund failed and will be retried" : "a refund failed for good: needs attention",
  );
}
