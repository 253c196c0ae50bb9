import { and, asc, count, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Sort } from "./catalog.inputs.ts";
import { productCategories, products, skus } from "./catalog.tables.ts";

type Handle = Db | Tx;

const card = {
  sku: skus.sku,
  name: products.name,
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
  stars5: products.stars5,
  stars4: products.stars4,
  stars3: products.stars3,
  stars2: products.stars2,
  stars1: products.stars1,
};

/** Each product with the SKU that listings show. */
function cards(db: Handle) {
  return db
    .select(card)
    .from(products)
    .innerJoin(skus, and(eq(skus.productId, products.id), eq(skus.position, 0)))
    .$dynamic();
}

/** What a listing asks for; absent means: whatever. */
export type CardFilter = {
  category?: string | undefined;
  kinds?: string[] | undefined;
  sellFrom?: number | undefined;
  sellTo?: number | undefined;
  deliveryTime?: string | undefined;
  personalization?: string[] | undefined;
  eggless?: boolean | undefined;
  flavour?: string | undefined;
  /** In lower case; each is somewhere in name or flavour. */
  words?: string[] | undefined;
};

function conditions(filter: CardFilter): SQL | undefined {
  const { category, kinds, sellFrom, sellTo, deliveryTime, personalization, eggless, flavour, words } =
    filter;
  return and(
    category === undefined
      ? undefined
      : sql`exists (select 1 from ${productCategories} where ${productCategories.category} = ${category}
          and ${productCategories.productId} = ${products.id})`,
    kinds && sql`${products.kind} = any(${sql.param(kinds)})`,
    sellFrom === undefined ? undefined : gte(skus.sellPaise, sellFrom),
    sellTo === undefined ? undefined : lte(skus.sellPaise, sellTo),
    deliveryTime === undefined ? undefined : eq(products.deliveryTime, deliveryTime),
    personalization?.length ? sql`${products.personalization} @> ${sql.param(personalization)}` : undefined,
    eggless === undefined ? undefined : eq(skus.eggless, eggless),
    flavour === undefined ? undefined : sql`lower(${products.flavour}) = ${flavour.toLowerCase()}`,
    ...(words ?? []).map(
      // `strpos` and not `like`: what a shopper types is a text, never a pattern.
      (word) => sql`strpos(lower(${products.name} || ' ' || ${products.flavour}), ${word}) > 0`,
    ),
  );
}

const rating = sql`(5.0 * ${products.stars5} + 4 * ${products.stars4} + 3 * ${products.stars3}
  + 2 * ${products.stars2} + ${products.stars1})
  / greatest(1, ${products.stars5} + ${products.stars4} + ${products.stars3} + ${products.stars2} + ${products.stars1})`;

const ORDER: Record<Sort, SQL[]> = {
  popular: [asc(products.rank)],
  "price-low": [asc(skus.sellPaise), asc(products.rank)],
  "price-high": [desc(skus.sellPaise), asc(products.rank)],
  rating: [desc(rating), asc(products.rank)],
  newest: [desc(products.createdOn), asc(products.rank)],
};

export function selectCards(db: Handle, filter: CardFilter, sort: Sort, offset: number, limit: number) {
  return cards(db)
    .where(conditions(filter))
    .orderBy(...ORDER[sort])
    .offset(offset)
    .limit(limit);
}

export async function countCards(db: Handle, filter: CardFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(products)
    .innerJoin(skus, and(eq(skus.productId, products.id), eq(skus.position, 0)))
    .where(conditions(filter));
  return row?.total ?? 0;
}

/** Every product, with what tells which others are like it. */
export function selectShelfCards(db: Handle) {
  const { id: productId, flavour, category, occasions, rank } = products;
  return db
    .select({ ...card, productId, flavour, category, occasions, rank })
    .from(products)
    .innerJoin(skus, and(eq(skus.productId, products.id), eq(skus.position, 0)))
    .orderBy(asc(products.rank));
}
