import { inArray, sql } from "drizzle-orm";
import type { Tx } from "../../infrastructure/database/db.ts";
import { complaintAnswers, complaintProofs, complaints } from "./complaints.tables.ts";
import { UNSETTLED } from "./rules/complaint-lifecycle.ts";

/**
 * Takes what was said out of the complaints about these orders, and their proofs away. That somebody complained, of
 * what kind, and what became of it stays; what was not settled is withdrawn.
 * @returns what the files of the proofs were called
 */
export async function clearComplaints(tx: Tx, orderIds: string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const blanked = await tx
    .update(complaints)
    .set({
      message: "",
      // As unique as before, and no digest of what was written.
      digest: complaints.id,
      status: sql`case when ${inArray(complaints.status, UNSETTLED)} then 'withdrawn' else ${complaints.status} end`,
    })
    .where(inArray(complaints.orderId, orderIds))
    .returning({ id: complaints.id });
  const ids = blanked.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.update(complaintAnswers).set({ text: "" }).where(inArray(complaintAnswers.complaintId, ids));
  const gone = await tx
    .delete(complaintProofs)
    .where(inArray(complaintProofs.complaintId, ids))
    .returning({ file: complaintProofs.file });
  return gone.map(({ file }) => file);
}
