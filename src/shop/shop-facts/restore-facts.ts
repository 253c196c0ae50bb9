import type { Tx } from "../../infrastructure/database/db.ts";
import type { RestorableRecord } from "../audit/rules/changed-record.ts";
import { restoreFields } from "../audit/rules/merge-edit.ts";
import type { Services } from "../services.ts";
import { errorsInFacts, lockEditableFacts, storeFacts } from "./stored-facts.ts";

type Tools = Pick<Services, "clock" | "machineFacts" | "settings"> & { db: Tx };

/**
 * Undoes a change of facts in the caller's transaction, which rolls back unless all could be restored.
 * @returns `blocked` if a fact was changed again, or a variable sets it now; `impossible` if the old facts contradict
 * those of today
 */
export async function restoreFacts(
  services: Tools,
  { records }: { records: RestorableRecord[] },
): Promise<{ blocked: string[]; impossible: string[] }> {
  const blocked: string[] = [];
  const impossible: string[] = [];
  for (const { key, before, after } of records) {
    const restored = restoreFields(await lockEditableFacts(services), { before, after });
    if (!restored) blocked.push(key);
    else if (Object.keys(errorsInFacts(services, restored)).length > 0) impossible.push(key);
    else await storeFacts(services, before);
  }
  return { blocked, impossible };
}
