import type { Tx } from "../../../infrastructure/database/db.ts";
import type { Session } from "../../accounts/identity.ts";
import type { RestorableRecord } from "../../audit/rules/changed-record.ts";
import { restoreFields } from "../../audit/rules/merge-edit.ts";
import type { Services } from "../../services.ts";
import { findOption } from "../rules/find-option.ts";
import { readRecordedOption, recordedOption } from "../rules/option-settings.ts";
import { applySettings } from "./apply-settings.ts";
import { lockOption, selectWindowsOf, updateOption } from "./options.queries.ts";
import { settingsOf } from "./save-option.ts";

/**
 * Undoes a change of delivery options in the caller's transaction, which rolls back unless all could be restored. It
 * counts as a save: whoever has the form open sees what differs.
 * @returns `blocked` if an option was changed again; `impossible` if more is sold in a window than its old capacity, or a window
 *   in use would move
 */
export async function restoreOptions(
  services: Pick<Services, "clock"> & { db: Tx },
  { records, staff }: { records: RestorableRecord[]; staff: Session },
): Promise<{ blocked: string[]; impossible: string[] }> {
  const { db: tx, clock } = services;
  const blocked: string[] = [];
  const impossible: string[] = [];
  for (const { key, ...change } of records) {
    const option = findOption(key);
    if (!option) {
      blocked.push(key);
      continue;
    }
    const stored = await lockOption(tx, option);
    const before = stored && settingsOf(stored, await selectWindowsOf(tx, option));
    const restored = before && restoreFields(recordedOption(before), change);
    if (!restored) {
      blocked.push(key);
      continue;
    }
    const after = readRecordedOption(restored);
    await updateOption(tx, option, { settings: after, seen: stored.version, staff, at: clock() });
    if (!(await applySettings(services, { option, before, after })).ok) impossible.push(key);
  }
  return { blocked, impossible };
}
