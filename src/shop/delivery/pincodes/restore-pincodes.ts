import type { Tx } from "../../../infrastructure/database/db.ts";
import type { RestorableRecord } from "../../audit/rules/changed-record.ts";
import { restoreFields } from "../../audit/rules/merge-edit.ts";
import { recordedPincode, servedPincode } from "../rules/pincode-record.ts";
import { deletePincodes, insertPincodes, lockPincodes } from "./pincodes.queries.ts";

/**
 * Undoes a change of pincodes in the caller's transaction, which rolls back unless all could be restored. A pincode
 * of a kitchen that has closed since is not served until that kitchen opens again. Orders stay.
 * @returns the pincodes that were changed again
 */
export async function restorePincodes(
  { db: tx }: { db: Tx },
  { records }: { records: RestorableRecord[] },
): Promise<{ blocked: string[] }> {
  const keys = records.map(({ key }) => key);
  const stored = new Map((await lockPincodes(tx, keys)).map((row) => [row.pincode, row]));
  const blocked: string[] = [];
  const rows = records.flatMap(({ key, before, after }) => {
    const restored = restoreFields(recordedPincode(stored.get(key)), { before, after });
    if (!restored) blocked.push(key);
    const served = restored && servedPincode(restored);
    return served ? [{ pincode: key, ...served }] : [];
  });
  if (blocked.length > 0) return { blocked };
  await deletePincodes(tx, [...stored.keys()]);
  const added = new Set((await insertPincodes(tx, rows)).map(({ pincode }) => pincode));
  // Another kitchen has begun to serve them at the same moment.
  return { blocked: rows.map(({ pincode }) => pincode).filter((pincode) => !added.has(pincode)) };
}
