import type { Tx } from "../database/db.ts";

/**
 * Work that happens after the answer. A job is stored in the caller's transaction, so it exists exactly
 * when that commits; it runs at least once, and its handler must bear a second run.
 */
export type Jobs = {
  enqueue(tx: Tx, name: string, data: Record<string, unknown>): Promise<void>;
  /** Jobs that failed so often that somebody has to look, the newest first. */
  stuck(): Promise<StuckJob[]>;
  /** How many of them there are. */
  countStuck(): Promise<number>;
  /**
   * Puts a stuck job back into its queue, for one more try now; it is tried on as before if it had not been given up.
   * Null, and nothing happens, when it is not stuck, or is due already: whoever presses twice does it once.
   */
  tryAgain(tx: Tx, id: string): Promise<Pick<StuckJob, "name" | "isDead"> | null>;
};

export type StuckJob = {
  id: string;
  name: string;
  storedAt: Date;
  /** So often was it tried again. */
  retries: number;
  /** Is it tried no more? */
  isDead: boolean;
  /** Does it run by the clock, and so again without being told? */
  isScheduled: boolean;
  data: Record<string, unknown>;
};
