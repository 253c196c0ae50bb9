import type { Db, Tx } from "../database/db.ts";

/** Messages that something changed, never what: each subscriber reads it again with its current permissions. */
export type PubSub = {
  /**
   * Notifies every instance of the shop, when the caller's transaction commits.
   * @param topics the ids of what changed
   */
  publish(db: Db | Tx, ...topics: string[]): Promise<void>;
  /**
   * Calls back after each message on this topic, and when messages may have been missed during an outage of the
   * database. The callback must not throw.
   * @returns unsubscribes
   */
  subscribe(topic: string, onMessage: () => void): () => void;
};
