import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  or,
  sql,
} from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { combos, skus } from "../catalogue.tables.ts";
import type { PlannedId } from "../rules/planned-price-record.ts";
import type { PlannedPrice, Price } from "../rules/price-at.ts";
import { priceChanges } from "./price-changes.tables.ts";

type Handle = Db | Tx;

const isOpen = isNull(priceChanges.settledAt);

const { batch: _batch, createdAt: _createdAt, ...PLAN } = getTableColumns(priceChanges);

/** Allows one writer of prices at a time, so that no copied price overwrites a newer one. Readers do not wait. */
export async function lockPrices(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${priceChanges} in share row exclusive mode`);
}

/**
 * The planned price of each SKU that is in force at this time, for a lateral join: the same rule as `priceAt`. In a
 * prepared query `at` is a placeholder.
 * @param at as ISO text
 */
export function plannedPriceAt(db: Handle, at: string) {
  const time = sql`${at}::timestamptz`;
  const { sku, pricePaise, sellPaise, fromAt, untilAt, id } = priceChanges;
  return db
    .select({ pricePaise, sellPaise })
    .from(priceChanges)
    .where(and(eq(sku, skus.sku), isOpen, lte(fromAt, time), or(isNull(untilAt), gt(untilAt, time))))
    .orderBy(sql`${untilAt} is null`, desc(fromAt), desc(id))
    .limit(1)
    .as("planned");
}

/** The columns of the joined price. */
export function pricesOf({ pricePaise, sellPaise }: ReturnType<typeof plannedPriceAt>) {
  return { pricePaise, sellPaise };
}

/** A SKU with the planned price that is in force, if there is one. */
export function withPlanned<Row extends Price>(row: Row, planned: Price | null): Row {
  return planned ? { ...row, ...planned } : row;
}

/** Selects the planned prices for the SKUs of these products and of their combos, in the order of planning. */
export async function selectPlanned(db: Handle, productIds: string[]): Promise<Map<string, PlannedPrice[]>> {
  const { sku, pricePaise, sellPaise, fromAt, untilAt, id } = priceChanges;
  const comboSkus = db.select({ sku: combos.sku }).from(combos).where(inArray(combos.productId, productIds));
  const rows = await db
    .select({ sku, pricePaise, sellPaise, fromAt, untilAt })
    .from(priceChanges)
    .innerJoin(skus, eq(skus.sku, sku))
    .where(and(isOpen, or(inArray(skus.productId, productIds), inArray(sku, comboSkus))))
    .orderBy(asc(id));
  const planned = rows.map(({ fromAt, untilAt, ...row }) => ({
    ...row,
    ...{ from: fromAt.getTime(), until: untilAt?.getTime() ?? null },
  }));
  return Map.groupBy(planned, (row) => row.sku);
}

/**
 * Copies lasting prices that have begun to their SKUs, and closes those that no read needs any more.
 * @returns the SKUs with their new prices
 */
export async function settleBegun(tx: Tx, now: Date): Promise<(Price & { sku: string })[]> {
  const begun = (await tx.execute(sql`
    update ${skus} set price_paise = begun.price_paise, sell_paise = begun.sell_paise
    from (
      select distinct on (sku) sku, price_paise, sell_paise from ${priceChanges}
      where settled_at is null and until_at is null and from_at <= ${now.toISOString()}::timestamptz
      order by sku, from_at desc, id desc
    ) as begun where begun.sku = ${skus.sku}
    returning skus.sku, skus.price_paise as "pricePaise", skus.sell_paise as "sellPaise"`)) as unknown as {
    rows: (Price & { sku: string })[];
  };
  await tx
    .update(priceChanges)
    .set({ settledAt: now })
    .where(and(isOpen, lte(sql`coalesce(${priceChanges.untilAt}, ${priceChanges.fromAt})`, now)));
  return begun.rows;
}

/** Has anything begun or ended that `settleBegun` would close? */
export async function hasBegun(db: Handle, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: priceChanges.id })
    .from(priceChanges)
    .where(and(isOpen, lte(sql`coalesce(${priceChanges.untilAt}, ${priceChanges.fromAt})`, now)))
    .limit(1);
  return rows.length > 0;
}

export async function countOpen(db: Handle): Promise<number> {
  const [row] = await db.select({ open: count() }).from(priceChanges).where(isOpen);
  return row?.open ?? 0;
}

type Planned = { batch: string; fromAt: Date; untilAt: Date | null; createdAt: Date };

/**
 * Plans prices, all with the same times.
 * @returns which rows they are
 */
export async function insertPlanned(
  tx: Tx,
  prices: (Price & { sku: string })[],
  { batch, fromAt, untilAt, createdAt }: Planned,
): Promise<PlannedId[]> {
  const json = JSON.stringify(prices);
  const { rows } = (await tx.execute(sql`
    insert into ${priceChanges} (batch, sku, price_paise, sell_paise, from_at, until_at, created_at)
    select ${batch}::uuid, sku, "pricePaise", "sellPaise", ${fromAt.toISOString()}::timestamptz,
      ${untilAt?.toISOString() ?? null}::timestamptz, ${createdAt.toISOString()}::timestamptz
    from jsonb_to_recordset(${json}::jsonb) as planned(sku text, "pricePaise" int, "sellPaise" int)
    returning sku, id::float8 as id`)) as unknown as { rows: PlannedId[] };
  return rows;
}

/**
 * Closes what is open of a batch, from now on.
 * @returns the closed rows
 */
export function closeBatch(tx: Tx, batch: string, now: Date): Promise<PlannedId[]> {
  return tx
    .update(priceChanges)
    .set({ settledAt: now })
    .where(and(eq(priceChanges.batch, batch), isOpen))
    .returning({ sku: priceChanges.sku, id: priceChanges.id });
}

export type StoredPlan = Omit<typeof priceChanges.$inferSelect, "batch" | "createdAt">;

/** Selects the prices that were planned under this id, whether still open or not. */
export function selectBatch(tx: Tx, batch: string): Promise<StoredPlan[]> {
  return tx.select(PLAN).from(priceChanges).where(eq(priceChanges.batch, batch));
}

export function selectRows(tx: Tx, ids: number[]): Promise<StoredPlan[]> {
  return tx
    .select(PLAN)
    .from(priceChanges)
    .where(sql`${priceChanges.id} = any(${sql.param(ids)}::bigint[])`);
}

/** Later plans for the SKUs of these ended ones that are open or have become the normal price. */
export async function selectPlannedSince(tx: Tx, ended: StoredPlan[]): Promise<PlannedId[]> {
  const { sku, id, fromAt, untilAt, createdAt, settledAt } = priceChanges;
  const since = Math.min(...ended.map((row) => row.settledAt?.getTime() ?? 0));
  return tx
    .select({ sku, id })
    .from(priceChanges)
    .where(
      and(
        sql`${sku} = any(${sql.param(ended.map((row) => row.sku))}::text[])`,
        sql`${id} <> all(${sql.param(ended.map((row) => row.id))}::bigint[])`,
        gte(createdAt, new Date(since)),
        or(isOpen, and(isNull(untilAt), gte(settledAt, fromAt))),
      ),
    );
}

/** Ends these plans at a time, or opens them again. */
export async function setEnded(tx: Tx, ids: number[], at: Date | null): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(priceChanges)
    .set({ settledAt: at })
    .where(sql`${priceChanges.id} = any(${sql.param(ids)}::bigint[])`);
}
