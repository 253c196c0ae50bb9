import { countUnsettled } from "../complaints/complaints.reads.ts";
import { countGivenUp } from "../mail/mail.reads.ts";
import { countRefundAlarms } from "../payments/payments.reads.ts";
import type { Services } from "../services.ts";

/**
 * How much waits for somebody of the staff; null when that can't be counted now: a number beside a name never stands
 * in the way of the work. The caller has checked who asks.
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
    services.log.warn({ err: error, what }, "what waits for the staff could not be counted");
    return null;
  }
}
