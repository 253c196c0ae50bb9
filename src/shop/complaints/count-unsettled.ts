import type { Services } from "../services.ts";
import { countComplaints } from "./complaints.queries.ts";

/** How many complaints want an answer or an end. */
export async function countUnsettled(services: Pick<Services, "db">): Promise<number> {
  return countComplaints(services.db, { isUnsettled: true });
}
