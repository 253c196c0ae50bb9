import type { FailureReason } from "../../../../shop/orders/rules/delivery-proof.ts";
import type { Queued, QueueStore } from "../../queue/queued.ts";

/** A rider's tap that the shop has not taken yet. The shop stores its id once. */
export type QueuedReport = Queued & { runId: string } & (
    | { kind: "picked up" | "set out" }
    | { kind: "delivered"; code: string; photo: Blob | null; photoId: string }
    | { kind: "failed"; reason: FailureReason }
    /** Driven before another stop. */
    | { kind: "moved"; before: string }
  );

export type ReportStore = QueueStore<QueuedReport>;
