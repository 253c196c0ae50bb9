import type { Tx } from "../database/db.ts";

/**
 * Work after the reply. A job is stored in the caller's transaction, so it exists exactly if that commits. It runs at
 * least once, so its handler must be idempotent.
 */
export type Jobs = {
  enqueue(tx: Tx, name: string, data: Record<string, unknown>): Promise<void>;
  /** Jobs that failed so often that a person must look at them, the newest first. */
  stuck(): Promise<StuckJob[]>;
  /** The number of stuck jobs. */
  countStuck(): Promise<number>;
  /**
   * Runs a stuck job again now. Later retries go on as before unless it had been given up. Null if it is not stuck or
   * already due, so that pressing twice runs it once.
   */
  tryAgain(tx: Tx, id: string): Promise<Pick<StuckJob, "name" | "isDead"> | null>;
};

export type StuckJob = {
  id: string;
  name: string;
  storedAt: Date;
  /** How often it was retried. */
  retries: number;
  /** Has it been given up? */
  isDead: boolean;
  /** Does the scheduler start it, and so start it again by itself? */
  isScheduled: boolean;
  data: Record<string, unknown>;
};
