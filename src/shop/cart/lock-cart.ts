import type { Tx } from "../../infrastructure/database/db.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import { lockCart as lock } from "./cart.queries.ts";

/** Nothing is put into this cart until the caller's transaction ends. */
export async function lockCart(tx: Tx, { userId }: { userId: string }): Promise<Outcome<void, never>> {
  await lock(tx, userId);
  return ok(undefined);
}
