import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { erasePhotosOfReviews } from "./erase-review-photos.ts";
import { decide } from "./reviews.queries.ts";
import { changeOf, deciderOf } from "./rules/decision.ts";
import type { RejectReason } from "./rules/reject-reasons.ts";

/** Rejects a pending review and deletes its photos. Refuses if it is decided already. */
export async function rejectReview(
  services: Pick<Services, "db" | "clock" | "jobs">,
  { id, staff, reason }: { id: string; staff: Session; reason: RejectReason },
): Promise<Outcome<void, "unknown-review" | "not-your-move">> {
  const role = deciderOf(staff.roles);
  if (!role) return refuse("not-your-move");
  return services.db.transaction(async (tx) => {
    const rejected = await decide(tx, id, {
      status: "rejected",
      rejectedFor: reason,
      decidedBy: staff.userId,
      decidedAt: services.clock(),
    });
    if (!rejected) return refuse("unknown-review");
    await erasePhotosOfReviews(services, tx, { reviewIds: [id] });
    await recordChange({ ...services, db: tx }, { staff, role, ...changeOf(rejected), note: reason });
    return ok(undefined);
  });
}
