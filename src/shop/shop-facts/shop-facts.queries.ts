import { inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { FactFields } from "./rules/fact-fields.ts";
import { type Fact, wordsOfFact } from "./rules/fact-names.ts";
import { shopFacts } from "./shop-facts.tables.ts";

/** Selects the facts that were entered on screen. */
export async function selectFacts(db: Db | Tx): Promise<Partial<FactFields>> {
  const rows = await db.select({ fact: shopFacts.fact, lines: shopFacts.lines }).from(shopFacts);
  return Object.fromEntries(
    rows.map(({ fact, lines }) => [fact, wordsOfFact(fact).isList ? lines : (lines[0] ?? null)]),
  );
}

/** One save at a time: facts are checked against each other, and a fact may have no row yet that could be locked. */
export async function lockFacts(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${shopFacts} in share row exclusive mode`);
}

export async function upsertFacts(tx: Tx, fields: [Fact, string | string[]][], at: Date): Promise<void> {
  if (fields.length === 0) return;
  await tx
    .insert(shopFacts)
    .values(fields.map(([fact, value]) => ({ fact, lines: [value].flat(), changedAt: at })))
    .onConflictDoUpdate({
      target: shopFacts.fact,
      set: { lines: sql`excluded.lines`, changedAt: sql`excluded.changed_at` },
    });
}

export async function deleteFacts(tx: Tx, facts: Fact[]): Promise<void> {
  if (facts.length > 0) await tx.delete(shopFacts).where(inArray(shopFacts.fact, facts));
}
