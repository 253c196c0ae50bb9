import { dayOf } from "../basics/india-time.ts";
import { countUnsettled } from "../complaints/complaints.reads.ts";
import { countGivenUp } from "../mail/mail.reads.ts";
import { sumDay } from "../orders/figures/figures.reads.ts";
import { countRefundAlarms } from "../payments/payments.reads.ts";
import { countReviewsToApprove } from "../reviews/reviews.reads.ts";
import type { Services } from "../services.ts";

/** Kinds of open work that the office counts. */
export type OpenWork = keyof typeof COUNTS;

const COUNTS = {
  /** Today's, without cancelled ones. */
  orders: async (services: Services) => (await sumDay(services, { on: dayOf(services.clock()) })).orders,
  complaints: countUnsettled,
  reviews: countReviewsToApprove,
  /** Refunds that fail or hang. */
  refunds: countRefundAlarms,
  /** Mails given up. */
  mails: countGivenUp,
  jobs: (services: Services) => services.jobs.countStuck(),
  /** All of the last three. */
  alarms: async (services: Services) =>
    (await countRefundAlarms(services)) + (await countGivenUp(services)) + (await services.jobs.countStuck()),
} satisfies Record<string, (services: Services) => Promise<number>>;

/**
 * Counts open work for badges; null if counting fails, which must not break the page. The caller has checked
 * permissions.
 */
export async function countOpenWork(services: Services, what: OpenWork): Promise<number | null> {
  try {
    return await COUNTS[what](services);
  } catch (error) {
    services.log.warn({ err: error, what }, "open work of the staff could not be counted");
    return null;
  }
}
