import type { Services } from "../services.ts";
import { deleteProofsBefore, selectReferencedFiles } from "./complaints.queries.ts";

const DAY = 24 * 60 * 60_000;
/** As long as the receiver of an order is known: a photo may show their home. */
const KEPT = 90 * DAY;
/** Files are written before their row, so a young file may not be referenced yet. */
const STRAY_AFTER = DAY;

/** Deletes the files of erased proofs. Deleting a missing file is not an error. */
export async function removeProofs(
  { uploads }: Pick<Services, "uploads">,
  { files }: { files: string[] },
): Promise<void> {
  await uploads.remove(files);
}

/** Erases proofs after 90 days, and files without a proof, left over from a crash. Runs every night. */
export async function eraseProofs(services: Services): Promise<{ removed: number }> {
  const { db, uploads } = services;
  const now = services.clock().getTime();
  await uploads.remove(await deleteProofsBefore(db, new Date(now - KEPT)));
  const old = await uploads.olderThan(new Date(now - STRAY_AFTER));
  let removed = 0;
  for (let from = 0; from < old.length; from += 1_000) {
    const batch = old.slice(from, from + 1_000);
    const referenced = new Set(await selectReferencedFiles(db, batch));
    const strays = batch.filter((file) => !referenced.has(file));
    await uploads.remove(strays);
    removed += strays.length;
  }
  return { removed };
}
