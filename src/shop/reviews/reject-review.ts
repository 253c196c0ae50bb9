import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { decide } from "./reviews.queries.ts";

/** The only reasons there are not to show a review; few stars are none. */
export type RejectReason = "abuse" | "private-data" | "off-topic" | "spam";

/**
 * Keeps a review that waits from being shown. One that was decided already is refused.
 * @param by the user id of who decides
 */
export async function rejectReview(
  services: Pick<Services, "db" | "clock">,
  { id, by, reason }: { id: string; by: string; reason: RejectReason },
): Promise<Outcome<void, "unknown-review">> {
  const rejected = await decide(services.db, id, {
    status: "rejected",
    rejectedFor: reason,
    decidedBy: by,
    decidedAt: services.clock(),
  });
  return rejected ? ok(undefined) : refuse("unknown-review");
}
