import type { Services } from "../services.ts";
import { deleteProofsBefore } from "./complaints.queries.ts";

const DAY = 24 * 60 * 60_000;
/** As long as the receiver is stored: a photo may show their home. */
const KEPT = 90 * DAY;
/** Erases proofs after 90 days. Runs every night. */
export async function eraseProofs({ db, uploads, clock }: Services): Promise<{ removed: number }> {
  const files = await deleteProofsBefore(db, new Date(clock().getTime() - KEPT));
  await uploads.remove(files);
  return { removed: files.length };
}
