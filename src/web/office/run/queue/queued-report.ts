import type { FailureReason } from "../../../../shop/orders/rules/delivery-proof.ts";

/** A rider's tap that the shop has not taken yet. It is stored on the phone until then. */
export type QueuedReport = {
  /** Also the id under which the shop stores it once. */
  id: string;
  /** Who tapped. Another rider may sign in on the same phone. */
  userId: string;
  runId: string;
  orderId: string;
  /** The time of the tap, ISO 8601. */
  at: string;
  /** Reports of the same millisecond are sent in this order. */
  nth: number;
  /** The shop's reason if it refused the report; empty while the report waits. */
  refusal: string;
} & (
  | { kind: "picked up" | "set out" }
  | { kind: "delivered"; code: string; photo: Blob | null; photoId: string }
  | { kind: "failed"; reason: FailureReason }
);

/** Where reports wait. */
export type ReportStore = {
  /** All, in no particular order. */
  list(): Promise<QueuedReport[]>;
  put(report: QueuedReport): Promise<void>;
  remove(id: string): Promise<void>;
};
