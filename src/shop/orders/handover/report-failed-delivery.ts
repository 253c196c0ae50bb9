import type { Session } from "../../accounts/identity.ts";
import { recordChange } from "../../audit/record-change.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { changeStatus } from "../change-status.ts";
import { selectLatestEvents } from "../kitchen/kitchen.queries.ts";
import { FAILURE_REASONS, type FailureReason } from "../rules/delivery-proof.ts";
import { actingRole, statusesBeforeForStaff } from "../rules/order-status.ts";
import { reportTime } from "../rules/report-time.ts";
import { insertReport, lockOrderForReport, selectReport } from "./delivery-reports.queries.ts";

/**
 * Records that an order could not be handed over, and why. The customer is mailed. A repeated report gets the first
 * answer and changes nothing.
 * @param reportId made by the sender; a repeat has the same
 * @param tappedAt the time of the tap; null for now
 */
export function reportFailedDelivery(
  services: Services,
  report: {
    reportId: string;
    id: string;
    staff: Session;
    reason: FailureReason;
    note: string;
    tappedAt: Date | null;
  },
): Promise<Outcome<null, "unknown-order" | "not-your-move" | "order-moved-on" | "idempotency-key-reused">> {
  const { reportId, id, staff, reason } = report;
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    const order = await lockOrderForReport(tx, id);
    if (!order) return refuse("unknown-order");
    const repeated = await selectReport(tx, reportId);
    if (repeated) {
      const isSame =
        repeated.orderId === id && repeated.actorId === staff.userId && repeated.result === "failed";
      return isSame ? ok(null) : refuse("idempotency-key-reused");
    }
    const by = actingRole(staff.roles, { from: order.status, to: "undeliverable" });
    if (by === undefined) return refuse("not-your-move");
    const now = services.clock();
    const note = [FAILURE_REASONS[reason], report.note].filter(Boolean).join(": ");
    const from = statusesBeforeForStaff("undeliverable", staff.roles);
    const latestEvent = (await selectLatestEvents(tx, id))[0]?.at ?? order.updatedAt;
    const change = { id, to: "undeliverable", from, by, actorId: staff.userId, note } as const;
    const failed = await changeStatus(inside, change);
    if (!failed.ok) return refuse("order-moved-on", { status: order.status });
    const tappedAt = reportTime(report.tappedAt ?? now, { latestEvent, now });
    const stored = { id: reportId, orderId: id, tappedAt, receivedAt: now, by, actorId: staff.userId };
    await insertReport(tx, { ...stored, result: "failed", reason });
    const subject = { subject: "order", subjectId: id, label: order.number } as const;
    await recordChange(inside, {
      ...{ staff, role: by, ...subject, before: order.status, after: "undeliverable", note },
    });
    return ok(null);
  });
}
