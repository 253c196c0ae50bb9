import type { Services } from "../services.ts";
import { deleteProofsBefore, selectReferencedFiles } from "./complaints.queries.ts";

const DAY = 24 * 60 * 60_000;
/** As long as the receiver of an order is known: a photo may show their home. */
const KEPT = 90 * DAY;
/** A file is written before the row that names it: a young one is no stray. */
const STRAY_AFTER = DAY;

/** Removes these files of proofs that are erased; once more removes nothing. */
export async function removeProofs(
  { uploads }: Pick<Services, "uploads">,
  { files }: { files: string[] },
): Promise<void> {
  await uploads.remove(files);
}

/**
 * Erases proofs 90 days after they came, and files that no proof stands for, because the shop was cut off between
 * the two. Run by a job at night.
 */
export async function eraseProofs(services: Services): Promise<{ removed: number }> {
  const { db, uploads } = services;
  const now = services.clock().getTime();
  await uploads.remove(await deleteProofsBefore(db, new Date(now - KEPT)));
  const old = await uploads.olderThan(new Date(now - STRAY_AFTER));
  let removed = 0;
  for (let from = 0; from < old.length; from += 1_000) {
    const some = old.slice(from, from + 1_000);
    const kept = new Set(await selectReferencedFiles(db, some));
    const strays = some.filter((file) => !kept.has(file));
    await uploads.remove(strays);
    removed += strays.length;
  }
  return { removed };
}
