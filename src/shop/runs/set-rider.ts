import { listStaffIn } from "../accounts/accounts.reads.ts";
import type { Session } from "../accounts/identity.ts";
import { roleFor } from "../accounts/rules/permissions.ts";
import { latestAuthorAbout } from "../audit/audit.reads.ts";
import { recordChange } from "../audit/record-change.ts";
import { type ChangedBy, changedBy, isOwnChange } from "../audit/rules/own-change.ts";
import { type Outcome, ok, type RefusalWith, refuse } from "../basics/outcome.ts";
import { findOrders } from "../orders/orders.reads.ts";
import { kitchenTopic } from "../orders/publish-order.ts";
import type { Services } from "../services.ts";
import { lockRun, selectStopIds, updateRider } from "./runs.queries.ts";

const CHANGED = "rider changed";

/** The person who gave the run to another rider meanwhile, and that rider. */
export type GivenAway = ChangedBy & { rider: string };

type NewRider = {
  runId: string;
  riderId: string;
  /** The rider that the page or program has read. */
  seen: string;
  staff: Session;
};

/**
 * Gives a run to another rider; the former rider's phone closes none of its stops any more. Refuses if another person
 * gave it away meanwhile; one's own saves on screen never conflict. A repeat changes nothing.
 */
export async function setRider(
  services: Services,
  { runId, riderId, seen, staff }: NewRider,
): Promise<
  Outcome<
    { rider: string },
    "not-your-move" | "unknown-run" | "unknown-rider" | RefusalWith<"rider-changed", GivenAway>
  >
> {
  const role = roleFor(staff.roles, "plan runs");
  if (!role) return refuse("not-your-move");
  const riders = await listStaffIn(services, { role: "rider" });
  const nameOf = (id: string) => riders.find(({ userId }) => userId === id)?.name;
  const rider = nameOf(riderId);
  if (rider === undefined) return refuse("unknown-rider");
  const subject = { subject: "run", subjectId: runId } as const;
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    const run = await lockRun(tx, runId);
    if (!run) return refuse("unknown-run");
    if (run.riderId === riderId) return ok({ rider });
    const rides = nameOf(run.riderId) ?? "Former rider";
    if (run.riderId !== seen) {
      const author = await latestAuthorAbout(inside, { ...subject, after: CHANGED });
      if (!isOwnChange(author, staff)) return refuse("rider-changed", { ...changedBy(author), rider: rides });
    }
    await updateRider(tx, runId, riderId);
    await recordChange(inside, {
      ...{ staff, role, ...subject, label: `Run ${run.nth} of ${run.day}` },
      ...{ before: "", after: CHANGED, note: `${rides} to ${rider}` },
    });
    const orders = await findOrders(inside, { ids: await selectStopIds(tx, runId) });
    const kitchens = new Set([...orders.values()].map(({ kitchenId }) => kitchenId));
    await services.pubSub.publish(tx, runId, ...[...kitchens].map(kitchenTopic));
    return ok({ rider });
  });
}
