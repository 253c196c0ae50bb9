import type { Services } from "../services.ts";
import { deleteAccess, selectUserId } from "./accounts.queries.ts";
import { DEMO_PEOPLE } from "./ensure-demo-accounts.ts";

/**
 * Leaves the accounts of the demo without password, session and role. Their password is public, and a shop
 * that goes live may stand on the database in which it was tried out.
 */
export async function closeDemoAccounts(services: Pick<Services, "db">): Promise<void> {
  for (const { email } of DEMO_PEOPLE) {
    const userId = await selectUserId(services.db, email);
    if (userId) await services.db.transaction((tx) => deleteAccess(tx, userId));
  }
}
