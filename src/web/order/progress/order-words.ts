import { dayOf, instant, showInstant, showTime } from "../../../shop/basics/india-time.ts";
import type { RefundStatus } from "../../../shop/payments/rules/payment-lifecycle.ts";

/** `today, 10:12 AM`, `yesterday, 6:00 PM`, or the whole date. */
export function lastUpdate(at: string, now: Date): string {
  const time = showTime(new Date(at));
  const today = dayOf(now);
  const yesterday = dayOf(new Date(instant(today, 0).getTime() - 1));
  const updatedOn = dayOf(new Date(at));
  if (updatedOn === today) return `today, ${time}`;
  return updatedOn === yesterday ? `yesterday, ${time}` : showInstant(new Date(at));
}

/** The state of a refund in words. `at`: when it was last updated. */
export function refundWords(stage: RefundStatus, at: string): string {
  return REFUNDS[stage](at);
}

const REFUNDS: Record<RefundStatus, (at: string) => string> = {
  requested: (at) => `On its way since ${at}.`,
  sent: (at) => `Sent on ${at}; your bank has it now.`,
  processed: (at) => `Paid out on ${at}. Banks show it within 3 to 7 working days.`,
  failed: () => "Your bank did not take it. We try again by ourselves, and look after it.",
};
