import type { RefundStatus } from "./payment-lifecycle.ts";

/** The statuses of a refund. Apart from their lifecycle, which no browser loads. */
export const REFUND_STATUSES = ["requested", "sent", "processed", "failed"] as const satisfies RefundStatus[];
