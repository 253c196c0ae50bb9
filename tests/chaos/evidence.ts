import { sql } from "drizzle-orm";
import type { Db } from "../../src/infrastructure/database/db.ts";
import type { Confirmation } from "./shopper.ts";

/** Evidence from outside of the shop: the provider's records, mails that arrived, and replies to shoppers. */
export type Evidence = {
  payments: object[];
  refunds: object[];
  /** Keys of all mails that arrived, including duplicates. */
  mails: string[];
  confirmations: Confirmation[];
};

/** Stores the evidence in a schema of its own, so that one query can compare it with the shop's tables. */
export async function storeEvidence(
  db: Db,
  { payments, refunds, mails, confirmations }: Evidence,
): Promise<void> {
  const storeTable = (table: string, columns: string, rows: object[]) =>
    db.execute(
      sql`create table seen.${sql.identifier(table)} as
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as _(${sql.raw(columns)})`,
    );
  await db.execute(sql`create schema seen`);
  const paymentColumns = 'id text, "orderId" text, amount int, currency text, captured boolean';
  await storeTable("payments", paymentColumns, payments);
  await storeTable("refunds", 'id text, "paymentId" text, amount int, status text', refunds);
  await storeTable(
    "mails",
    "key text",
    mails.map((key) => ({ key })),
  );
  await storeTable("confirmations", "uuid uuid, said text", confirmations);
}
