import { inArray, sql } from "drizzle-orm";
import type { Tx } from "../../infrastructure/database/db.ts";
import { complaintAnswers, complaintProofs, complaints } from "./complaints.tables.ts";
import { UNSETTLED } from "./rules/complaint-lifecycle.ts";

/**
 * Erases texts and proofs of complaints about these orders. Kind and outcome stay; unsettled complaints are
 * withdrawn.
 * @returns names of the files to delete
 */
export async function clearComplaints(tx: Tx, orderIds: string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const blanked = await tx
    .update(complaints)
    .set({
      message: "",
      // Unique, and not derived from the erased text.
      digest: complaints.id,
      status: sql`case when ${inArray(complaints.status, UNSETTLED)} then 'withdrawn' else ${complaints.status} end`,
    })
    .where(inArray(complaints.orderId, orderIds))
    .returning({ id: complaints.id });
  const ids = blanked.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.update(complaintAnswers).set({ text: "" }).where(inArray(complaintAnswers.complaintId, ids));
  const deletedProofs = await tx
    .delete(complaintProofs)
    .where(inArray(complaintProofs.complaintId, ids))
    .returning({ file: complaintProofs.file });
  return deletedProofs.map(({ file }) => file);
}
