import type { Tx } from "../../infrastructure/database/db.ts";
import { lockCart as lock } from "./cart.queries.ts";

/** Nothing is put into this cart until the caller's transaction ends. */
export async function lockCart(tx: Tx, { userId }: { userId: string }): Promise<void> {
  await lock(tx, userId);
}
