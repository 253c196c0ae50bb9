import { countUnsettled } from "../complaints/complaints.reads.ts";
import { countGivenUp } from "../mail/mail.reads.ts";
import { countRefundAlarms } from "../payments/payments.reads.ts";
import type { Services } from "../services.ts";

/**
 * Counts open work for badges; null if counting fails, which must not break the page. The caller has checked
 * permissions.
 */
export async function countWaiting(
  services: Services,
  what: "complaints" | "alarms",
): Promise<number | null> {
  try {
    if (what === "complaints") return await countUnsettled(services);
    const refunds = await countRefundAlarms(services);
    const mails = await countGivenUp(services);
    return refunds + mails + (await services.jobs.countStuck());
  } catch (error) {
    services.log.warn({ err: error, what }, "open work of the staff could not be counted");
    return null;
  }
}
