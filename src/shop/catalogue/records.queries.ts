import { asc, sql } from "drizzle-orm";
import type { Tx } from "../../infrastructure/database/db.ts";
import { skus } from "./catalogue.tables.ts";
import type { SkuFields } from "./rules/sku-fields.ts";

export type StoredSku = typeof skus.$inferSelect;

/** These SKUs, locked until the transaction ends, always in the same order: two large changes never block each other. */
export function lockSkus(tx: Tx, keys: string[]): Promise<StoredSku[]> {
  return tx
    .select()
    .from(skus)
    .where(sql`${skus.sku} = any(${sql.param(keys)})`)
    .orderBy(asc(skus.sku))
    .for("no key update");
}

/** Writes these fields of locked SKUs as one JSON value: a price list may have tens of thousands. */
export async function updateSkus(tx: Tx, rows: (SkuFields & { sku: string })[]): Promise<void> {
  await tx.execute(sql`
    update ${skus} set weight = r.weight, serves = r.serves, eggless = r.eggless, active = r.active,
      price_paise = r."pricePaise", sell_paise = r."sellPaise", cost_paise = r."costPaise", points = r.points
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(sku text, weight text, serves text, eggless boolean,
      "pricePaise" int, "sellPaise" int, "costPaise" int, points int, active boolean)
    where ${skus.sku} = r.sku`);
}
