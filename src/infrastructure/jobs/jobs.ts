import type { Tx } from "../database/db.ts";

/**
 * Work that happens after the answer. A job is stored in the caller's transaction, so it exists exactly
 * when that commits; it runs at least once, and its handler must bear a second run.
 */
export type Jobs = {
  enqueue(tx: Tx, name: string, data: Record<string, unknown>): Promise<void>;
};
