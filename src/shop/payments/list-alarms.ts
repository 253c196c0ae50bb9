import { type Paise, paise } from "../basics/money.ts";
import type { Services } from "../services.ts";
import { countAlarmedRefunds, type Refund, selectAlarmedRefunds } from "./payments.queries.ts";
import { isLate } from "./rules/refund-silence.ts";

const MOST = 100;

/** A refund that somebody has to look at, with the provider's numbers to look for there. */
export type RefundAlarm = {
  refundId: string;
  orderId: string;
  amount: Paise;
  gatewayPaymentId: string;
  gatewayRefundId: string | null;
  requestedAt: Date;
  /**
   * `silent`: the provider has said nothing clear for hours. `late`: it is under way for longer than the slowest card
   * takes. `failed`: the provider refused it as often as it was asked.
   */
  why: "silent" | "late" | "failed";
};

/** Money on its way back that needs somebody, the oldest first. The caller has checked who asks. */
export async function listRefundAlarms(services: Pick<Services, "db" | "clock">): Promise<RefundAlarm[]> {
  const rows = await selectAlarmedRefunds(services.db, MOST);
  return rows.map(({ refund, orderId }) => ({
    ...{ refundId: refund.id, orderId, amount: paise(refund.amountPaise) },
    ...{ gatewayPaymentId: refund.gatewayPaymentId, gatewayRefundId: refund.gatewayRefundId },
    requestedAt: refund.createdAt,
    why: whyAlarmed(refund, services.clock()),
  }));
}

function whyAlarmed({ status, createdAt }: Refund, now: Date): RefundAlarm["why"] {
  if (status === "failed") return "failed";
  return isLate(createdAt, now) ? "late" : "silent";
}

/** How many of them there are, beyond those that are listed too. The caller has checked who asks. */
export async function countRefundAlarms(services: Pick<Services, "db">): Promise<number> {
  return countAlarmedRefunds(services.db);
}
