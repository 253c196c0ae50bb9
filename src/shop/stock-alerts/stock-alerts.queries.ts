import { and, asc, eq, gt, lt, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { stockAlerts } from "./stock-alerts.tables.ts";

type Handle = Db | Tx;

/** A repeated request stays as it is. */
export async function insertAlert(db: Handle, alert: typeof stockAlerts.$inferInsert): Promise<void> {
  await db.insert(stockAlerts).values(alert).onConflictDoNothing();
}

export function selectAlertsOf(db: Handle, readerId: string) {
  return db
    .select({ sku: stockAlerts.sku, requestedAt: stockAlerts.requestedAt })
    .from(stockAlerts)
    .where(eq(stockAlerts.readerId, readerId))
    .orderBy(asc(stockAlerts.requestedAt), asc(stockAlerts.sku));
}

export async function deleteAlertsOf(db: Handle, readerId: string): Promise<void> {
  await db.delete(stockAlerts).where(eq(stockAlerts.readerId, readerId));
}

/** The first SKU after this one that has a stock alert. One by one, because many may wait for the same. */
export async function selectSkuAfter(db: Handle, sku: string): Promise<string | undefined> {
  const [row] = await db
    .select({ sku: stockAlerts.sku })
    .from(stockAlerts)
    .where(gt(stockAlerts.sku, sku))
    .orderBy(asc(stockAlerts.sku))
    .limit(1);
  return row?.sku;
}

export function selectAlertsFor(db: Handle, sku: string, most: number) {
  return db.select({ id: stockAlerts.id }).from(stockAlerts).where(eq(stockAlerts.sku, sku)).limit(most);
}

/** Deletes an alert; undefined if another has. */
export async function takeAlert(tx: Tx, id: string) {
  const [alert] = await tx.delete(stockAlerts).where(eq(stockAlerts.id, id)).returning();
  return alert;
}

export async function deleteAlertsBefore(db: Handle, before: Date): Promise<number> {
  const deleted = await db
    .delete(stockAlerts)
    .where(lt(stockAlerts.requestedAt, before))
    .returning({ id: stockAlerts.id });
  return deleted.length;
}

/** Moves alerts to another e-mail, and deletes those that it has already. */
export async function moveAlerts(
  tx: Tx,
  from: string,
  to: { readerId: string; email: string },
): Promise<void> {
  const others = alias(stockAlerts, "others");
  const sameAlert = tx
    .select({ id: others.id })
    .from(others)
    .where(and(eq(others.readerId, to.readerId), eq(others.sku, stockAlerts.sku)));
  await tx
    .update(stockAlerts)
    .set(to)
    .where(and(eq(stockAlerts.readerId, from), notExists(sameAlert)));
  await deleteAlertsOf(tx, from);
}
