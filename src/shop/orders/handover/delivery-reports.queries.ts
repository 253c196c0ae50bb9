import { and, desc, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { orders } from "../orders.tables.ts";
import { MOST_WRONG_CODES } from "../rules/delivery-proof.ts";
import { deliveryReports } from "./delivery-reports.tables.ts";

type Handle = Db | Tx;

export type DeliveryReport = typeof deliveryReports.$inferSelect;

/** The order, locked until the transaction ends: reports about it are handled one after the other. */
export async function lockOrderForReport(tx: Handle, id: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  return order;
}

export async function selectReport(db: Handle, id: string) {
  const [report] = await db.select().from(deliveryReports).where(eq(deliveryReports.id, id));
  return report;
}

export async function insertReport(db: Handle, report: typeof deliveryReports.$inferInsert): Promise<void> {
  await db.insert(deliveryReports).values(report);
}

/** Counts a wrong code. Returns how many there are now; undefined once the code is locked. */
export async function countWrongCode(db: Handle, orderId: string): Promise<number | undefined> {
  const [counted] = await db
    .update(orders)
    .set({ wrongCodes: sql`${orders.wrongCodes} + 1` })
    .where(and(eq(orders.id, orderId), lt(orders.wrongCodes, MOST_WRONG_CODES)))
    .returning({ wrongCodes: orders.wrongCodes });
  return counted?.wrongCodes;
}

/** The report that closed the order; undefined for none. */
export async function selectProofReport(db: Handle, orderId: string) {
  const [report] = await db
    .select()
    .from(deliveryReports)
    .where(and(eq(deliveryReports.orderId, orderId), eq(deliveryReports.result, "delivered")));
  return report;
}

/** Reports about these orders, the newest first. */
export function selectReportsOf(db: Handle, orderIds: string[]) {
  return db
    .select()
    .from(deliveryReports)
    .where(inArray(deliveryReports.orderId, orderIds))
    .orderBy(desc(deliveryReports.receivedAt), desc(deliveryReports.id));
}

/** Removes photos received before this instant, or of these orders, from their reports. Returns their files. */
export async function clearPhotos(
  db: Handle,
  of: { receivedBefore: Date } | { orderIds: string[] },
): Promise<string[]> {
  const condition =
    "orderIds" in of
      ? inArray(deliveryReports.orderId, of.orderIds)
      : lt(deliveryReports.receivedAt, of.receivedBefore);
  const withPhoto = await db
    .select({ id: deliveryReports.id, file: deliveryReports.photoFile })
    .from(deliveryReports)
    .where(and(condition, isNotNull(deliveryReports.photoFile)))
    .for("update");
  if (withPhoto.length === 0) return [];
  const ids = withPhoto.map(({ id }) => id);
  await db.update(deliveryReports).set({ photoFile: null }).where(inArray(deliveryReports.id, ids));
  return withPhoto.flatMap(({ file }) => (file === null ? [] : [file]));
}

/** The files among these that a report names. */
export async function selectReportFiles(db: Handle, files: string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const rows = await db
    .select({ file: deliveryReports.photoFile })
    .from(deliveryReports)
    .where(inArray(deliveryReports.photoFile, files));
  return rows.flatMap(({ file }) => (file === null ? [] : [file]));
}
