import type { Session } from "../accounts/identity.ts";
import type { Role } from "../accounts/rules/roles.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Services } from "../services.ts";
import { deleteStop, selectRunOfOrder } from "./runs.queries.ts";

type Removal = { order: { id: string; number: string }; staff: Session; role: Role };

/**
 * Takes an order off its run in the caller's transaction, because its rider would look for it in the wrong place. The
 * caller has checked permissions. Returns the number of the run; null if it was on none.
 */
export async function takeOffRun(
  services: Services,
  { order, staff, role }: Removal,
): Promise<number | null> {
  const run = await selectRunOfOrder(services.db, order.id);
  if (!run || !(await deleteStop(services.db, run.id, order.id))) return null;
  await recordChange(services, {
    ...{ staff, role, subject: "run", subjectId: run.id, label: `Run ${run.nth} of ${run.day}` },
    ...{ before: "", after: "stop removed", note: order.number },
  });
  await services.pubSub.publish(services.db, run.id);
  return run.nth;
}
