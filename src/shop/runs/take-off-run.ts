import type { Session } from "../accounts/identity.ts";
import type { Role } from "../accounts/rules/roles.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Order } from "../orders/orders.reads.ts";
import { workDayOf } from "../orders/rules/order-visibility.ts";
import type { Services } from "../services.ts";
import { deleteStop, lockDay, selectRunOfOrder } from "./runs.queries.ts";

type Removal = {
  /** As it was before it changed. */
  order: Order;
  /** Null if its customer caused it: the log is of the staff. */
  by: { staff: Session; role: Role } | null;
};

/**
 * Takes an order off its run in the caller's transaction, because its rider would look for it in the wrong place. The
 * caller has checked permissions. Returns the number of the run; null if it was on none.
 */
export async function takeOffRun(services: Services, { order, by }: Removal): Promise<number | null> {
  // Otherwise it could be put onto a run by those who still see it as it was.
  await lockDay(services.db, workDayOf(order));
  const run = await selectRunOfOrder(services.db, order.id);
  if (!run || !(await deleteStop(services.db, run.id, order.id))) return null;
  if (by)
    await recordChange(services, {
      ...{ ...by, subject: "run", subjectId: run.id, label: `Run ${run.nth} of ${run.day}` },
      ...{ before: "", after: "stop removed", note: order.number },
    });
  await services.pubSub.publish(services.db, run.id);
  return run.nth;
}
