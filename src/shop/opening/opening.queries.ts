import { eq } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { keyChecks } from "./opening.tables.ts";

export async function selectKeyCheck(db: Db, keyId: string) {
  const [check] = await db.select().from(keyChecks).where(eq(keyChecks.keyId, keyId));
  return check ?? null;
}

export async function upsertKeyCheck(tx: Tx, check: typeof keyChecks.$inferInsert): Promise<void> {
  const { isOk, sentence, checkedAt } = check;
  await tx
    .insert(keyChecks)
    .values(check)
    .onConflictDoUpdate({ target: keyChecks.keyId, set: { isOk, sentence, checkedAt } });
}
