import { inTransaction } from "../basics/in-transaction.ts";
import type { Services } from "../services.ts";
import type { GatewayRefund } from "./gateways/gateway.ts";
import { selectPaymentForUpdate } from "./payments.queries.ts";
import { publishRefund } from "./publish-refund.ts";
import {
  closeRefunding,
  type Refund,
  selectRefund,
  selectReportedRefund,
  setRefund,
} from "./refunds.queries.ts";
import { RECHECK_AFTER } from "./request-refund.ts";
import { nextTry } from "./rules/refund-retry.ts";
import { resetSilence } from "./rules/refund-silence.ts";

/**
 * Records what the provider reports about a refund, in its reply or by webhook, in any order and repeatedly. Ignores
 * refunds made by hand at the provider.
 */
export function settleRefund(services: Services, { refund }: { refund: GatewayRefund }): Promise<void> {
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    const stored = await findStoredRefund(inside, refund);
    // Lock the payment: two refunds that end at once would each see the other under way, and neither would close it.
    // Then read again, because the first read may be stale.
    if (stored) await selectPaymentForUpdate(tx, { id: stored.paymentId });
    const ours = stored && (await selectRefund(tx, stored.id));
    if (!ours) {
      const unknown = { refund: refund.id, money: refund.paymentId };
      services.log.warn(unknown, "ignored a refund that the shop did not request");
    } else if (isRelevant(ours, refund)) await applyReport(inside, ours, refund);
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
 * counts: a retry would refund twice.
 */
function isRelevant(ours: Refund, report: GatewayRefund): boolean {
  if (ours.status === "requested") return ours.gatewayRefundId !== report.id;
  if (ours.status === "failed") {
    if (report.reference !== ours.id || report.status === "failed") return false;
    return report.status === "processed" || report.id !== ours.gatewayRefundId;
  }
  return ours.status === "sent" && ours.gatewayRefundId === report.id && report.status !== "pending";
}

async function applyReport(services: Services, ours: Refund, report: GatewayRefund): Promise<void> {
  const now = services.clock();
  const updated = { ...ours, gatewayRefundId: report.id };
  if (report.status === "failed") return failRefund(services, updated);
  const { gatewayRefundId } = updated;
  if (report.status === "pending") {
    const dueAt = new Date(now.getTime() + RECHECK_AFTER);
    const sent = { status: "sent", gatewayRefundId, dueAt, ...resetSilence(now) } as const;
    if (await setRefund(services.db, ours, sent)) await publishRefund(services, ours);
    return;
  }
  const settled = {
    ...({ status: "processed", gatewayRefundId, settledAt: now, dueAt: null } as const),
    ...resetSilence(null),
  };
  if (!(await setRefund(services.db, ours, settled))) return;
  await closeRefunding(services.db, { id: ours.paymentId, gatewayPaymentId: ours.gatewayPaymentId });
  await inTransaction(services.db, (tx) =>
    services.jobs.enqueue(tx, "refund-processed", { refundId: ours.id }),
  );
  await publishRefund(services, ours);
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
