import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import { type Outcome, ok, type Refusal, refuse } from "../basics/outcome.ts";
import { advanceOrder } from "../orders/advance-order.ts";
import { confirmDelivery } from "../orders/handover/confirm-delivery.ts";
import { reportFailedDelivery } from "../orders/handover/report-failed-delivery.ts";
import { lockOrder } from "../orders/lock-order.ts";
import { findOrder, hasReported, type Order } from "../orders/orders.reads.ts";
import type { OrderRefusal } from "../orders/refusals.ts";
import { type OrderStatus, statusesBefore } from "../orders/rules/order-status.ts";
import { workDayOf } from "../orders/rules/order-visibility.ts";
import type { Services } from "../services.ts";
import { placeStop } from "./place-stop.ts";
import type { StopReport } from "./runs.inputs.ts";
import { type Run, selectRunOfOrder } from "./runs.queries.ts";

/** Steps that one tap of the rider sets. */
const STEPS = { "picked up": "shipped", "set out": "out for delivery" } as const;

/**
 * Records a rider's report of a stop, for the run's rider and planners; another rider is told so, others see no order.
 * A repeat changes nothing: deliveries and failures get the first answer, steps the present status or a refusal.
 */
export async function reportStop(
  services: Services,
  { report, staff }: { report: StopReport; staff: Session },
): Promise<
  Outcome<{ status: OrderStatus }, OrderRefusal | "unknown-photo" | "stop-of-another-rider" | "run-changed">
> {
  const { orderId: id, id: reportId, userId } = report;
  // On a shared phone another user may have signed in: the report would get their name.
  if (userId !== undefined && userId !== staff.userId) return refuse("not-your-move");
  if (!may(staff.roles, "plan runs") && !may(staff.roles, "deliver")) return refuse("unknown-order");
  const isEnding = report.kind === "delivered" || report.kind === "failed";
  // The stop may have gone to another run or rider since: the first answer still holds.
  if (isEnding && (await hasReported(services, { reportId, orderId: id, actorId: staff.userId })))
    return endStop(services, { report, staff });
  if (report.kind === "picked up" || report.kind === "set out") {
    const { kind, at } = report;
    return services.db.transaction(async (tx) => {
      const inside = { ...services, db: tx };
      // The lock keeps the stop on its run until the step is stored.
      const stop = await findStop(inside, await lockOrder(inside, { id }), { report, staff });
      if (!stop.ok) return stop;
      return step(inside, { order: stop.value.order, to: STEPS[kind], staff, tappedAt: new Date(at) });
    });
  }
  const stop = await findStop(services, await findOrder(services, { id }), { report, staff });
  if (!stop.ok) return stop;
  const { order, run } = stop.value;
  if (report.kind !== "moved") return endStop(services, { report, staff });
  const placed = await placeStop(services, { runId: run.id, id, before: report.before, staff });
  if (placed.ok) return ok({ status: order.status });
  return placed.code === "unknown-run" ? refuse("stop-of-another-rider") : refuse(placed.code);
}

/** Finds the run of an order, if this person may report the stop. The caller has checked roles. */
async function findStop(
  { db }: Pick<Services, "db">,
  order: Outcome<Order, "unknown-order">,
  { report, staff }: { report: StopReport; staff: Session },
): Promise<Outcome<{ order: Order; run: Run }, "unknown-order" | "stop-of-another-rider" | "run-changed">> {
  const run = await selectRunOfOrder(db, report.orderId);
  if (!run) return refuse(report.kind === "moved" ? "run-changed" : "unknown-order");
  // It was this rider's run when they loaded it: other riders do not know the order's id.
  if (!may(staff.roles, "plan runs") && run.riderId !== staff.userId) return refuse("stop-of-another-rider");
  if (!order.ok) return order;
  // A rescheduled order stays on the run of its former day until it is put onto another one.
  return workDayOf(order.value) === run.day ? ok({ order: order.value, run }) : refuse("unknown-order");
}

/** Records a delivery or a failure. The caller has checked that the person may report it. */
async function endStop(
  services: Services,
  { report, staff }: { report: Extract<StopReport, { kind: "delivered" | "failed" }>; staff: Session },
) {
  const { id: reportId, orderId: id } = report;
  const tappedAt = new Date(report.at);
  if (report.kind === "delivered") {
    const { code, photo } = report;
    const proof = { reportId, id, staff, code, photoId: photo === "" ? null : photo, tappedAt };
    return statusIf(await confirmDelivery(services, proof), "delivered");
  }
  const failed = { reportId, id, staff, reason: report.reason, note: "", tappedAt };
  return statusIf(await reportFailedDelivery(services, failed), "undeliverable");
}

function statusIf<Code extends string>(
  outcome: { ok: true } | Refusal<Code>,
  status: OrderStatus,
): { ok: true; value: { status: OrderStatus } } | Refusal<Code> {
  return outcome.ok ? ok({ status }) : outcome;
}

/** A step that was made already is no error: its answer may have been lost. */
async function step(
  services: Services,
  tap: { order: Order; to: (typeof STEPS)[keyof typeof STEPS]; staff: Session; tappedAt: Date },
): Promise<Outcome<{ status: OrderStatus }, OrderRefusal>> {
  const { order, to, staff, tappedAt } = tap;
  const { id, status } = order;
  if (!statusesBefore(to).includes(status)) {
    const isPast = status === to || (to === "shipped" && statusesBefore("delivered").includes(status));
    return isPast && status !== "ready" ? ok({ status }) : refuse("order-moved-on", { status });
  }
  const advanced = await advanceOrder(services, { id, to, staff, seen: status, tappedAt });
  return advanced.ok ? ok({ status: to }) : advanced;
}
