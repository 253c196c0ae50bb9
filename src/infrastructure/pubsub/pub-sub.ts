import type { Db, Tx } from "../database/db.ts";

/** Says that something changed, never what: whoever hears it reads it anew, with the rights that they have then. */
export type PubSub = {
  /**
   * Tells it to every instance of the shop. In the caller's transaction, so it is heard when that commits, and never
   * when it is rolled back.
   * @param about the id of what changed
   */
  publish(db: Db | Tx, about: string): Promise<void>;
  /**
   * Calls back each time there may be news about this: when somebody told so, and when some may have been missed
   * because the database was away. It must not throw.
   * @returns what ends it
   */
  subscribe(about: string, onNews: () => void): () => void;
};
