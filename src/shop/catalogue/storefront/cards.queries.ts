import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { products, skus } from "../catalogue.tables.ts";

type Handle = Db | Tx;

const card = {
  sku: skus.sku,
  name: products.name,
  weight: skus.weight,
  serves: skus.serves,
  pricePaise: skus.pricePaise,
  sellPaise: skus.sellPaise,
  points: skus.points,
  eggless: skus.eggless,
  kind: products.kind,
  allergens: products.allergens,
  active: skus.active,
  tile: products.tile,
  pictureId: products.pictureId,
  deliveryTime: products.deliveryTime,
  leadHours: products.leadHours,
  stars5: products.stars5,
  stars4: products.stars4,
  stars3: products.stars3,
  stars2: products.stars2,
  stars1: products.stars1,
};

/** These products as cards, with the fields that similarity is judged by. */
export function selectCards(db: Handle, productIds: string[]) {
  const { id: productId, flavour, category, occasions, rank } = products;
  return db
    .select({ ...card, productId, flavour, category, occasions, rank })
    .from(products)
    .innerJoin(skus, and(eq(skus.productId, products.id), eq(skus.position, 0)))
    .where(inArray(products.id, productIds))
    .orderBy(asc(products.rank));
}
