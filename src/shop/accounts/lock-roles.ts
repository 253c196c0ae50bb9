import type { Tx } from "../../infrastructure/database/db.ts";
import { lockAllRoles } from "./accounts.queries.ts";

/**
 * Serialises changes of roles and invitations until the caller's transaction ends: two owners must not remove each
 * other at once.
 */
export async function lockRoles(tx: Tx): Promise<void> {
  await lockAllRoles(tx);
}
