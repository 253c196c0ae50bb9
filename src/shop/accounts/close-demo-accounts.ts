import type { Services } from "../services.ts";
import { deleteAccess, selectUserId } from "./accounts.queries.ts";
import { DEMO_PEOPLE } from "./ensure-demo-accounts.ts";

/**
 * Removes password, sessions and roles of the demo accounts. Their password is public, and a live shop may use the
 * database in which it was tried out.
 */
export async function closeDemoAccounts(services: Pick<Services, "db">): Promise<void> {
  for (const { email } of DEMO_PEOPLE) {
    const userId = await selectUserId(services.db, email);
    if (userId) await services.db.transaction((tx) => deleteAccess(tx, userId));
  }
}
