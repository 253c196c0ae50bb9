import type { Tx } from "../../../infrastructure/database/db.ts";
import type { Session } from "../../accounts/identity.ts";
import type { RestorableRecord } from "../../audit/rules/changed-record.ts";
import { restoreFields } from "../../audit/rules/merge-edit.ts";
import type { Services } from "../../services.ts";
import { recordedBlackout } from "../rules/blackout-record.ts";
import { lockBlackout, lockCapacity, setEnd } from "./blackouts.queries.ts";

/**
 * Undoes the beginning or the end of blackouts in the caller's transaction, which rolls back unless all could be
 * restored. Closing again waits for reservations under way, as a new blackout does.
 * @returns `blocked` if a blackout was changed again, `impossible` if its times are over
 */
export async function restoreBlackouts(
  { db: tx, clock }: Pick<Services, "clock"> & { db: Tx },
  { records, staff }: { records: RestorableRecord[]; staff: Session },
): Promise<{ blocked: string[]; impossible: string[] }> {
  if (records.some(({ before }) => before.isEnded === false)) await lockCapacity(tx);
  const now = clock();
  const blocked: string[] = [];
  const impossible: string[] = [];
  for (const { key, before, after } of records) {
    const blackout = await lockBlackout(tx, Number(key));
    const restored = blackout && restoreFields(recordedBlackout(blackout), { before, after });
    if (!restored) blocked.push(key);
    else if (blackout.endsAt !== null && blackout.endsAt <= now) impossible.push(key);
    else {
      const by = staff.name?.trim() || staff.email;
      await setEnd(tx, blackout.id, restored.isEnded ? { at: now, by } : null);
    }
  }
  return { blocked, impossible };
}
