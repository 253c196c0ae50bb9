import { sql } from "drizzle-orm";
import type { Tx } from "../../src/infrastructure/database/db.ts";
import { sandboxOrders, sandboxPayments, sandboxRefunds } from "../../src/sandbox/sandbox.tables.ts";
import { users } from "../../src/shop/accounts/accounts.tables.ts";
import { auditEntries } from "../../src/shop/audit/audit.tables.ts";
import { dayOf } from "../../src/shop/basics/india-time.ts";
import { complaintAnswers, complaints } from "../../src/shop/complaints/complaints.tables.ts";
import { slotHolds, slots } from "../../src/shop/delivery/delivery.tables.ts";
import { invoiceCounters, invoiceLines, invoices } from "../../src/shop/invoices/invoices.tables.ts";
import { deliveryReports } from "../../src/shop/orders/handover/delivery-reports.tables.ts";
import { orderEvents, orderLines, orders } from "../../src/shop/orders/orders.tables.ts";
import { payments, refunds } from "../../src/shop/payments/payments.tables.ts";
import { reviews } from "../../src/shop/reviews/reviews.tables.ts";
import { coinEntries } from "../../src/shop/rewards/rewards.tables.ts";
import { runStops, runs } from "../../src/shop/runs/runs.tables.ts";
import type { Services } from "../../src/shop/services.ts";
import { readDemoStaff } from "./demo-staff.ts";
import { insertRows } from "./insert-rows.ts";
import { makeDemoOrders } from "./make-demo-orders.ts";
import { readWares } from "./read-wares.ts";
import { setCosts } from "./set-costs.ts";

/**
 * Fills a demo shop without orders with recent ones, numbered `DEMO…`, and what staff did with them. They follow the
 * shop's rules to the paisa, can be refunded by the sandbox, and send no mails. Returns their number.
 */
export async function loadDemoOrders(
  services: Pick<Services, "db" | "clock" | "settings">,
  { days }: { days: number },
): Promise<number> {
  const { db, clock, settings } = services;
  return db.transaction(async (tx) => {
    // Two instances may start at once.
    await tx.execute(sql`lock table ${orders} in share row exclusive mode`);
    const existingOrders = await tx.select({ id: orders.id }).from(orders).limit(1);
    if (existingOrders.length > 0) return 0;
    const now = clock();
    const wares = await readWares(tx, dayOf(now));
    const staff = await readDemoStaff(tx);
    const rows = makeDemoOrders(wares, { now, days, legal: settings.legal, staff });
    await insertAll(tx, rows);
    await insertWork(tx, rows);
    await setCosts(tx);
    return rows.orders.length;
  });
}

async function insertAll(tx: Tx, rows: ReturnType<typeof makeDemoOrders>): Promise<void> {
  await insertRows(tx, users, rows.users);
  await insertRows(tx, orders, rows.orders);
  await insertRows(tx, orderLines, rows.lines);
  await insertRows(tx, orderEvents, rows.events);
  await insertRows(tx, slots, rows.slots);
  const stored = await tx.select().from(slots);
  const idOf = new Map(stored.map((slot) => [rows.slotKey(slot), slot.id]));
  const holds = rows.holds.map(({ slotKey, ...hold }) => ({ ...hold, slotId: idOf.get(slotKey) ?? 0 }));
  await insertRows(tx, slotHolds, holds);
  await insertRows(tx, payments, rows.payments);
  await insertRows(tx, refunds, rows.refunds);
  await insertRows(tx, invoiceCounters, rows.counters);
  await insertRows(tx, invoices, rows.documents);
  await insertRows(tx, invoiceLines, rows.documentLines);
  await insertRows(tx, coinEntries, rows.coins);
  await insertRows(tx, sandboxOrders, rows.sandboxOrders);
  await insertRows(tx, sandboxPayments, rows.sandboxPayments);
  await insertRows(tx, sandboxRefunds, rows.sandboxRefunds);
}

/** Inserts the work on the orders: complaints, reviews, runs, and the log. */
async function insertWork(tx: Tx, rows: ReturnType<typeof makeDemoOrders>): Promise<void> {
  await insertRows(tx, complaints, rows.complaints);
  await insertRows(tx, complaintAnswers, rows.answers);
  await insertRows(tx, reviews, rows.reviews);
  await insertRows(tx, runs, rows.run.runs);
  await insertRows(tx, runStops, rows.run.stops);
  await insertRows(tx, deliveryReports, rows.run.reports);
  await insertRows(tx, auditEntries, rows.log);
}
