import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { countComplaints } from "./complaints.queries.ts";

/** How many complaints want an answer or an end. */
export async function countUnsettled(services: Pick<Services, "db">): Promise<Outcome<number, never>> {
  return ok(await countComplaints(services.db, { isUnsettled: true }));
}
