import { and, asc, count, eq, gt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { categories, products, skus } from "../catalogue.tables.ts";
import { plannedPriceAt, pricesOf } from "../prices/price-changes.queries.ts";
import { isPublishedAt } from "../products/publication.queries.ts";
import { isAvailableAt } from "./availability.queries.ts";

type Handle = Db | Tx;

const product = {
  id: products.id,
  name: products.name,
  category: products.category,
  occasions: products.occasions,
  kind: products.kind,
  takesMessage: products.takesMessage,
  deliveryTime: products.deliveryTime,
  personalization: products.personalization,
  description: products.description,
  pictureId: products.pictureId,
  stars5: products.stars5,
  stars4: products.stars4,
  stars3: products.stars3,
  stars2: products.stars2,
  stars1: products.stars1,
};

/** The SKU that listings show of each product, or all the other SKUs. */
type Part = "shown" | "others";

function isOf(part: Part) {
  return part === "shown" ? eq(skus.position, 0) : gt(skus.position, 0);
}

/**
 * A range of SKUs in the shop's order, with their prices at this time. Finds the range in the index, then reads only
 * it.
 */
export function selectRows(
  db: Handle,
  part: Part,
  { start, end, at }: { start: number; end: number; at: Date },
) {
  const planned = plannedPriceAt(db, at.toISOString());
  const order = [asc(products.rank), asc(skus.position)];
  const keys = db
    .select({ sku: skus.sku })
    .from(products)
    .innerJoin(skus, and(eq(skus.productId, products.id), isOf(part)))
    .where(isPublishedAt(at.toISOString()))
    .orderBy(...order)
    .offset(start)
    .limit(end - start)
    .as("keys");
  const active = isAvailableAt(db, at.toISOString());
  return db
    .select({ sku: skus, active, product, categoryTitle: categories.title, planned: pricesOf(planned) })
    .from(keys)
    .innerJoin(skus, eq(skus.sku, keys.sku))
    .innerJoin(products, eq(products.id, skus.productId))
    .leftJoin(categories, eq(categories.slug, products.category))
    .leftJoinLateral(planned, sql`true`)
    .orderBy(...order);
}

export async function countShown(db: Handle, at: Date): Promise<number> {
  const [row] = await db
    .select({ shown: count() })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(isOf("shown"), isPublishedAt(at.toISOString())));
  return row?.shown ?? 0;
}
