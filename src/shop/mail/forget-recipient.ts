import type { Tx } from "../../infrastructure/database/db.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import { deleteMailsTo } from "./customer-data.queries.ts";

/** Erases every mail that was written to this address, in the caller's transaction. */
export async function forgetRecipient(tx: Tx, { email }: { email: string }): Promise<Outcome<void, never>> {
  await deleteMailsTo(tx, email);
  return ok(undefined);
}
