import type { RefundStatus } from "./payment-lifecycle.ts";

/** Tries of a failing refund before it needs attention. */
export const MOST_TRIES = 6;

const MINUTE = 60_000;

/** When to retry a failed refund: after 10 minutes, then at growing intervals. Null after the last try. */
export function nextTry(tries: number, now: Date): Date | null {
  return tries < MOST_TRIES ? new Date(now.getTime() + 10 * MINUTE * 4 ** (tries - 1)) : null;
}

/** Idempotency key of a try: the same try repeats its key, another try gets a new one. */
export function tryKey(refundId: string, tries: number): string {
  return tries === 0 ? refundId : `${refundId}_${tries}`;
}

/** The shop reads at most this many refunds of one payment from the provider. */
export const MOST_REFUNDS_AT_PROVIDER = 1_000;

/** How often one member of staff may have the provider asked. */
export const LOOK_UPS = { max: 60, seconds: 3_600 };

/** Failed for good: only staff can have it sent again. */
export function isGivenUp({ status, dueAt }: { status: RefundStatus; dueAt: Date | null }): boolean {
  return status === "failed" && dueAt === null;
}

/** Staff had it sent again, and had seen the refunds that were made by hand. */
export function wasSentAgainByStaff({ status, tries }: { status: RefundStatus; tries: number }): boolean {
  return tries > MOST_TRIES || (tries === MOST_TRIES && status !== "failed");
}
