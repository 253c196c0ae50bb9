import { sql } from "drizzle-orm";
import type { Tx } from "../../src/infrastructure/database/db.ts";
import { products, skus } from "../../src/shop/catalogue/catalogue.tables.ts";
import type { ProductKind } from "../../src/shop/catalogue/rules/product-kinds.ts";

/** The usual cost of each kind, in percent of its price. */
const COST_PERCENT: Record<ProductKind, number> = {
  cake: 38,
  pastry: 42,
  flowers: 52,
  plant: 48,
  balloons: 35,
  hamper: 60,
  chocolates: 62,
  "soft-toy": 55,
  gift: 50,
  combo: 46,
};
/** Products cost up to this many percent of their price more than usual. */
const VARIES_BY = 12;

/** Invents the cost of every SKU that has none, in whole rupees, so that margins can be seen. */
export async function setCosts(tx: Tx): Promise<void> {
  const percents = JSON.stringify(COST_PERCENT);
  await tx.execute(sql`
    update ${skus} set cost_paise = greatest(100, ${skus.sellPaise} * (usual.percent + ${products.rank} % ${VARIES_BY}) / 10000 * 100)
    from ${products}, (select key, value::int as percent from jsonb_each_text(${percents}::jsonb)) usual
    where ${products.id} = ${skus.productId} and usual.key = ${products.kind} and ${skus.costPaise} is null`);
}
