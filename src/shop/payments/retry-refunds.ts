import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { GatewayError } from "./gateways/gateway.ts";
import { type Refund, selectDueRefunds, setRefund } from "./payments.queries.ts";
import { UNHEARD_FOR } from "./request-refund.ts";
import { settleRefund } from "./settle-refund.ts";

const MOST = 50;

/**
 * Looks after money on its way back that needs it: asks anew for what failed, and asks what became of that which
 * nothing was heard of. Run by a job every five minutes; a refund is due ever more rarely.
 */
export async function retryRefunds(services: Services): Promise<Outcome<{ looked: number }, never>> {
  const due = await selectDueRefunds(services.db, services.clock(), MOST);
  for (const refund of due) {
    if (refund.status === "sent" && refund.gatewayRefundId) await lookUp(services, refund);
    else await askAnew(services, refund);
  }
  return ok({ looked: due.length });
}

/** A failed one under a new key; one whose job was lost under its own, which makes asking twice harmless. */
async function askAnew(services: Services, refund: Refund): Promise<void> {
  await services.db.transaction(async (tx) => {
    const dueAt = new Date(services.clock().getTime() + UNHEARD_FOR);
    if (!(await setRefund(tx, refund, { status: "requested", dueAt }))) return;
    await services.jobs.enqueue(tx, "send-refund", { refundId: refund.id });
  });
}

async function lookUp(services: Services, refund: Refund): Promise<void> {
  const dueAt = new Date(services.clock().getTime() + UNHEARD_FOR);
  await setRefund(services.db, refund, { status: "sent", dueAt });
  try {
    const told = await services.gateway.fetchRefund(refund.gatewayRefundId ?? "");
    await settleRefund(services, { refund: { ...told, reference: refund.id } });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    services.log.warn({ refund: refund.id, err: error }, "a refund could not be looked up");
  }
}
