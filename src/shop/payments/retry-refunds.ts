import type { Services } from "../services.ts";
import { GatewayError } from "./gateways/gateway.ts";
import { publishRefund } from "./publish-refund.ts";
import { type Refund, selectDueRefunds, setAlarmed, setRefund } from "./refunds.queries.ts";
import { RECHECK_AFTER } from "./request-refund.ts";
import { isLate, lateBefore, resetSilence, silentBefore } from "./rules/refund-silence.ts";
import { settleRefund } from "./settle-refund.ts";

const MOST = 50;

/** Retries failed refunds, and asks about silent ones. Runs every five minutes; each refund becomes due less often. */
export async function retryRefunds(services: Services): Promise<{ looked: number }> {
  const due = await selectDueRefunds(services.db, services.clock(), MOST);
  for (const refund of due) {
    if (refund.status === "sent" && refund.gatewayRefundId) await lookUp(services, refund);
    else await askAnew(services, refund);
  }
  await alarmSilent(services);
  return { looked: due.length };
}

/** Alarms silent and late refunds: without a clear reply a refund never counts as failed. */
async function alarmSilent({ db, clock, log }: Services): Promise<void> {
  const now = clock();
  const by = { silentBefore: silentBefore(now), lateBefore: lateBefore(now), at: now };
  for (const { id, createdAt, silentSince } of await setAlarmed(db, by)) {
    log.error(
      { refund: id, createdAt, silentSince },
      isLate(createdAt, now)
        ? "a refund is late: needs attention"
        : "a refund has no clear reply from the provider: needs attention",
    );
  }
}

/** Failed refunds are retried under a new key; those whose job was lost, under the same key, which is idempotent. */
async function askAnew(services: Services, refund: Refund): Promise<void> {
  await services.db.transaction(async (tx) => {
    const now = services.clock();
    const dueAt = new Date(now.getTime() + RECHECK_AFTER);
    // A failure was a clear reply, so the silence restarts; a lost job was no reply.
    const silence = refund.status === "failed" ? resetSilence(now) : {};
    if (!(await setRefund(tx, refund, { status: "requested", dueAt, ...silence }))) return;
    await services.jobs.enqueue(tx, "send-refund", { refundId: refund.id });
    await publishRefund({ ...services, db: tx }, refund);
  });
}

async function lookUp(services: Services, refund: Refund): Promise<void> {
  const dueAt = new Date(services.clock().getTime() + RECHECK_AFTER);
  await setRefund(services.db, refund, { status: "sent", dueAt });
  try {
    const report = await services.gateway.fetchRefund(refund.gatewayRefundId ?? "");
    if (report.status === "pending") {
      const now = services.clock();
      // A late refund keeps its alarm: `pending` is not progress.
      const word = isLate(refund.createdAt, now) ? { silentSince: now } : resetSilence(now);
      await setRefund(services.db, refund, { status: "sent", ...word });
    }
    await settleRefund(services, { refund: { ...report, reference: refund.id } });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    services.log.warn({ refund: refund.id, err: error }, "a refund could not be looked up");
  }
}
