import type { Tx } from "../../infrastructure/database/db.ts";
import { deleteTokensOf } from "./access-tokens.queries.ts";

/** Deletes all tokens of a person who leaves the staff, so that none works again if they return. */
export async function revokeTokensOf(tx: Tx, { userId }: { userId: string }): Promise<void> {
  await deleteTokensOf(tx, userId);
}
