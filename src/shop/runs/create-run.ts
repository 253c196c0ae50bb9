import { listStaffIn } from "../accounts/accounts.reads.ts";
import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import { ROLES } from "../accounts/rules/roles.ts";
import { recordChange } from "../audit/record-change.ts";
import { randomId } from "../basics/ids.ts";
import type { Day } from "../basics/india-time.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { MOST_RUNS } from "./rules/run-limits.ts";
import { insertRun, lockDay, selectLastNth } from "./runs.queries.ts";

/** Creates an empty run of a day for a rider. For those who plan runs. */
export async function createRun(
  services: Services,
  { day, riderId, staff }: { day: Day; riderId: string; staff: Session },
): Promise<Outcome<{ id: string; nth: number }, "not-your-move" | "unknown-rider" | "too-many-runs">> {
  const role = ROLES.find((candidate) => staff.roles.includes(candidate) && may([candidate], "plan runs"));
  if (!role) return refuse("not-your-move");
  const riders = await listStaffIn(services, { role: "rider" });
  const rider = riders.find(({ userId }) => userId === riderId);
  if (!rider) return refuse("unknown-rider");
  return services.db.transaction(async (tx) => {
    await lockDay(tx, day);
    const id = randomId("run");
    const nth = (await selectLastNth(tx, day)) + 1;
    if (nth > MOST_RUNS) return refuse("too-many-runs");
    await insertRun(tx, { id, day, nth, riderId, createdAt: services.clock() });
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "run", subjectId: id, label: `Run ${nth} of ${day}` },
        ...{ before: "", after: "created", note: rider.name },
      },
    );
    return ok({ id, nth });
  });
}
