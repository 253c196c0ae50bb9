import type { Services } from "../services.ts";
import { GatewayError } from "./gateways/gateway.ts";
import { type Refund, selectDueRefunds, setAlarmed, setRefund } from "./payments.queries.ts";
import { publishRefund } from "./publish-refund.ts";
import { RECHECK_AFTER } from "./request-refund.ts";
import { isLate, lateBefore, resetSilence, silentBefore } from "./rules/refund-silence.ts";
import { settleRefund } from "./settle-refund.ts";

const MOST = 50;

/**
 * Looks after money on its way back that needs it: asks anew for what failed, and asks what became of that which
 * nothing was heard of. Run by a job every five minutes; a refund is due ever more rarely.
 */
export async function retryRefunds(services: Services): Promise<{ looked: number }> {
  const due = await selectDueRefunds(services.db, services.clock(), MOST);
  for (const refund of due) {
    if (refund.status === "sent" && refund.gatewayRefundId) await lookUp(services, refund);
    else await askAnew(services, refund);
  }
  await alarmSilent(services);
  return { looked: due.length };
}

/** A refund that only ever gets unclear answers, or none, is never reported as failed: so its silence is an alarm, and so is its age. */
async function alarmSilent({ db, clock, log }: Services): Promise<void> {
  const now = clock();
  const by = { silentBefore: silentBefore(now), lateBefore: lateBefore(now), at: now };
  for (const { id, createdAt, silentSince } of await setAlarmed(db, by)) {
    log.error(
      { refund: id, createdAt, silentSince },
      isLate(createdAt, now)
        ? "a refund is under way for too long: someone has to look"
        : "the provider says nothing clear of a refund: someone has to look",
    );
  }
}

/** A failed one under a new key; one whose job was lost under its own, which makes asking twice harmless. */
async function askAnew(services: Services, refund: Refund): Promise<void> {
  await services.db.transaction(async (tx) => {
    const now = services.clock();
    const dueAt = new Date(now.getTime() + RECHECK_AFTER);
    // That it failed was a clear word, so a new silence begins; one whose job was lost is as silent as before.
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
    const told = await services.gateway.fetchRefund(refund.gatewayRefundId ?? "");
    if (told.status === "pending") {
      const now = services.clock();
      // The alarm of a late one stays: that it is still under way is no news.
      const word = isLate(refund.createdAt, now) ? { silentSince: now } : resetSilence(now);
      await setRefund(services.db, refund, { status: "sent", ...word });
    }
    await settleRefund(services, { refund: { ...told, reference: refund.id } });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    services.log.warn({ refund: refund.id, err: error }, "a refund could not be looked up");
  }
}
