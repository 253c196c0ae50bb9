import { asc, eq } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { userRoles } from "./accounts.tables.ts";

type Handle = Db | Tx;

export async function selectRoles(db: Handle, userId: string): Promise<string[]> {
  const rows = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.role));
  return rows.map(({ role }) => role);
}
