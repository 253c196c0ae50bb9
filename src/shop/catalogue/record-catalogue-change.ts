import { type Change, recordChange } from "../audit/record-change.ts";
import type { Services } from "../services.ts";
import { writeEvents } from "../webhooks/write-events.ts";
import { catalogueEvents } from "./rules/catalogue-events.ts";

/**
 * Writes a change of products and SKUs into the log, and notifies programs, in the caller's transaction. See
 * `recordChange`.
 */
export async function recordCatalogueChange(
  services: Pick<Services, "db" | "clock"> & Partial<Pick<Services, "jobs">>,
  change: Change,
): Promise<number | null> {
  const entry = await recordChange(services, change);
  if (entry !== null) await writeEvents(services, catalogueEvents(change.records ?? []));
  return entry;
}
