import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { expect } from "vitest";
import type { Db } from "../../src/infrastructure/database/db.ts";
import { cancelOrder } from "../../src/shop/changes/cancel-order.ts";
import { quoteCancellation } from "../../src/shop/changes/quote-cancellation.ts";
import { sendComplaint } from "../../src/shop/complaints/send-complaint.ts";
import { invoices } from "../../src/shop/invoices/invoices.tables.ts";
import { advanceOrder } from "../../src/shop/orders/advance-order.ts";
import { NewReview } from "../../src/shop/reviews/reviews.inputs.ts";
import { sendReview } from "../../src/shop/reviews/send-review.ts";
import { changeOrderStatus } from "./change-order-status.ts";
import { orderRecords, paidOrder, staff } from "./paid-order.ts";
import { testSession } from "./session.ts";
import type { TestApp } from "./test-app.ts";

/** Tables that the backups of the tests leave out. */
export const NOT_BACKED_UP = ["public_changes", "sessions", "verifications"];

/** One customer pays with coins and cancels; another receives a cake, reviews it, and complains with a photo. */
export async function fillShop(testApp: TestApp) {
  const asha = await testApp.customer("asha", 100);
  const cancelled = await paidOrder(testApp, asha, { useCoins: true });
  await testApp.work();
  const customer = { userId: asha };
  const quote = await quoteCancellation(testApp.services, { id: cancelled, customer });
  if (!quote.ok || !quote.value.possible) throw new Error("it can't be cancelled");
  const away = await cancelOrder(testApp.services, { id: cancelled, customer, expected: quote.value });
  expect(away).toMatchObject({ ok: true });
  await testApp.work();
  const { payment } = await orderRecords(testApp, cancelled);
  for (const webhook of await testApp.webhooks(payment?.gatewayOrderId ?? "")) await webhook.deliver();
  await testApp.work();

  const ravi = await testApp.customer("ravi", 7);
  const id = await paidOrder(testApp, ravi);
  for (const to of ["preparing", "ready", "shipped"] as const)
    expect(await advanceOrder(testApp.services, { id, to, staff: staff("owner") })).toMatchObject({
      ok: true,
    });
  await changeOrderStatus(testApp.services, { id }, "delivered");
  await testApp.work();
  const said = { name: "Ravi", email: "ravi@example.com", phone: "98765 43210", stars: "", sku: "" };
  const review = NewReview.parse({ ...said, message: 'Gut: "köstlich" \\ 🎂\nand more' });
  expect(await sendReview(testApp.services, { review, author: null, from: "10.0.0.1" })).toMatchObject({
    ok: true,
  });
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#476c2f" } })
    .jpeg()
    .toBuffer();
  const complaint = { kind: "damaged" as const, message: "It is crushed." };
  const viewer = testSession({ userId: ravi });
  expect(await sendComplaint(testApp.services, { id, viewer, complaint, files: [photo] })).toMatchObject({
    ok: true,
  });
  // Moves the invoice behind the credit note that refers to it.
  await testApp.db.update(invoices).set({ kind: "invoice" }).where(eq(invoices.kind, "invoice"));
}

/** Every row of every table that is backed up, as text. */
export function booksIn(db: Db): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'UTC'`);
    const rowsOf = async <Row>(query: string) =>
      ((await tx.execute(sql.raw(query))) as unknown as { rows: Row[] }).rows;
    const names = await rowsOf<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    const books: Record<string, string[]> = {};
    for (const { name } of names.filter((row) => !NOT_BACKED_UP.includes(row.name)))
      books[name] = (await rowsOf<{ row: string }>(`select t::text as row from "${name}" t`))
        .map(({ row }) => row)
        .sort();
    return books;
  });
}

export async function nextOrderNumber(db: Db) {
  const { rows } = (await db.execute(sql`select nextval('order_numbers')::text as at`)) as unknown as {
    rows: { at: string }[];
  };
  return rows[0]?.at;
}
