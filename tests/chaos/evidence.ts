import { sql } from "drizzle-orm";
import type { Db } from "../../src/infrastructure/database/db.ts";
import type { Told } from "./shopper.ts";

/** What others saw of the shop: the provider's records, mails that arrived, and replies to shoppers. */
export type Evidence = {
  payments: object[];
  refunds: object[];
  /** Keys of all mails that arrived, including duplicates. */
  mails: string[];
  told: Told[];
};

/** Stores the evidence in a schema of its own, so that one query can compare it with the shop's tables. */
export async function layBeside(db: Db, { payments, refunds, mails, told }: Evidence): Promise<void> {
  const lay = (table: string, columns: string, found: object[]) =>
    db.execute(
      sql`create table seen.${sql.identifier(table)} as
        select * from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as _(${sql.raw(columns)})`,
    );
  await db.execute(sql`create schema seen`);
  const paymentColumns = 'id text, "orderId" text, amount int, currency text, captured boolean';
  await lay("payments", paymentColumns, payments);
  await lay("refunds", 'id text, "paymentId" text, amount int, status text', refunds);
  await lay(
    "mails",
    "key text",
    mails.map((key) => ({ key })),
  );
  await lay("told", "uuid uuid, said text", told);
}
