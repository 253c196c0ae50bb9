import type { Services } from "../services.ts";
import type { GatewayRefund } from "./gateways/gateway.ts";
import {
  closeRefunding,
  type Refund,
  selectPaymentForUpdate,
  selectRefund,
  selectReportedRefund,
  setRefund,
} from "./payments.queries.ts";
import { publishRefund } from "./publish-refund.ts";
import { RECHECK_AFTER } from "./request-refund.ts";
import { nextTry } from "./rules/refund-retry.ts";
import { resetSilence } from "./rules/refund-silence.ts";

/**
 * Takes down what the provider says of a refund, in its reply or by webhook, whichever comes first and as
 * often as it comes. One that was made by hand at the provider is none of ours and is left alone.
 */
export function settleRefund(services: Services, { refund }: { refund: GatewayRefund }): Promise<void> {
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    const found = await find(inside, refund);
    // One after the other: each of two that end at once would see the other still under way, and neither would close
    // the payment. Read again, because what was read before the lock may be old.
    if (found) await selectPaymentForUpdate(tx, { id: found.paymentId });
    const ours = found && (await selectRefund(tx, found.id));
    if (!ours) {
      const unknown = { refund: refund.id, money: refund.paymentId };
      services.log.warn(unknown, "a refund that the shop did not ask for");
    } else if (isNews(ours, refund)) await take(inside, ours, refund);
  });
}

async function find({ db }: Services, refund: GatewayRefund): Promise<Refund | undefined> {
  const named = refund.reference === null ? undefined : await selectRefund(db, refund.reference);
  if (named?.gatewayPaymentId === refund.paymentId) return named;
  return selectReportedRefund(db, {
    gatewayRefundId: refund.id,
    gatewayPaymentId: refund.paymentId,
    amountPaise: refund.amount,
  });
}

/**
 * Late news of a try that failed say nothing of the one that was made after it. But money that goes back after all,
 * under our name, is believed: else it would be asked for again, and go twice.
 */
function isNews(ours: Refund, told: GatewayRefund): boolean {
  if (ours.status === "requested") return ours.gatewayRefundId !== told.id;
  if (ours.status === "failed") {
    if (told.reference !== ours.id || told.status === "failed") return false;
    return told.status === "processed" || told.id !== ours.gatewayRefundId;
  }
  return ours.status === "sent" && ours.gatewayRefundId === told.id && told.status !== "pending";
}

async function take(services: Services, ours: Refund, told: GatewayRefund): Promise<void> {
  const now = services.clock();
  const known = { ...ours, gatewayRefundId: told.id };
  if (told.status === "failed") return failRefund(services, known);
  const { gatewayRefundId } = known;
  if (told.status === "pending") {
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
  await services.db.transaction((tx) => services.jobs.enqueue(tx, "refund-processed", { refundId: ours.id }));
  await publishRefund(services, ours);
}

/** Notes that a try to send money back has failed, says so loudly, and lets it be asked for again later. */
export async function failRefund(services: Services, refund: Refund): Promise<void> {
  const { id, gatewayRefundId } = refund;
  const tries = refund.tries + 1;
  const dueAt = nextTry(tries, services.clock());
  const failed = { status: "failed", gatewayRefundId, tries, dueAt, ...resetSilence(null) } as const;
  if (!(await setRefund(services.db, refund, failed))) return;
  await publishRefund(services, refund);
  services.log.error(
    { refund: id, tries, again: dueAt },
    dueAt ? "a refund failed and is asked for again" : "a refund failed for good: someone has to look",
  );
}
