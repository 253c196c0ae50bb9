import { COMPLAINT_PHOTO_DAYS, storedSince } from "../basics/retention.ts";
import type { Services } from "../services.ts";
import { deleteProofsBefore } from "./complaints.queries.ts";

/** Erases proofs after `COMPLAINT_PHOTO_DAYS`. Runs every night. */
export async function eraseProofs({ db, uploads, clock }: Services): Promise<{ removed: number }> {
  const files = await deleteProofsBefore(db, storedSince(clock(), COMPLAINT_PHOTO_DAYS));
  await uploads.remove(files);
  return { removed: files.length };
}
