import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  lt,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import type { Cursor } from "../../basics/keyset.ts";
import { categories, productCategories, products, skus } from "../catalogue.tables.ts";
import type { SaleState } from "../rules/sale-states.ts";
import { isPlannedAt, isPublishedAt, isUnplannedDraft } from "./publication.queries.ts";

type Handle = Db | Tx;

/** The products that the office lists. Null or empty: all. */
export type OfficeFilter = {
  text: string;
  /** Main category. */
  category: string | null;
  state: SaleState | null;
  /** Only products that this category lists. */
  listedUnder?: string;
  /** Only products that this category does not list. */
  notListedUnder?: string;
  /** Limits the list to these products. */
  among?: string[];
  /** Without these products. */
  without?: string[];
};

/** The products in this state at this time. */
function isInState(state: SaleState, { isActive, at }: { isActive: SQL; at: string }): SQL | undefined {
  if (state === "draft") return isUnplannedDraft();
  if (state === "planned") return isPlannedAt(at);
  return and(isPublishedAt(at), state === "on-sale" ? isActive : sql`not ${isActive}`);
}

function isListed(db: Handle, filter: OfficeFilter, now: Date): SQL | undefined {
  const { text, category, state, listedUnder, notListedUnder, among, without = [] } = filter;
  const isMember = (slug: string) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(productCategories)
        .where(and(eq(productCategories.category, slug), eq(productCategories.productId, products.id))),
    );
  const ofProduct = eq(skus.productId, products.id);
  const isActive = exists(db.select({ one: sql`1` }).from(skus).where(and(ofProduct, skus.active)));
  const hasSku = exists(
    db
      .select({ one: sql`1` })
      .from(skus)
      .where(and(ofProduct, eq(skus.sku, text.toUpperCase()))),
  );
  const isIn = (column: typeof products.name | typeof products.flavour) =>
    sql`strpos(lower(${column}), ${text.toLowerCase()}) > 0`;
  return and(
    text === ""
      ? undefined
      : or(isIn(products.name), isIn(products.flavour), eq(products.id, text.toUpperCase()), hasSku),
    category === null ? undefined : eq(products.category, category),
    listedUnder === undefined ? undefined : isMember(listedUnder),
    notListedUnder === undefined ? undefined : not(isMember(notListedUnder)),
    among === undefined ? undefined : inArray(products.id, among),
    without.length === 0 ? undefined : notInArray(products.id, without),
    state === null ? undefined : isInState(state, { isActive, at: now.toISOString() }),
  );
}

/** A page of products from the cursor on, in the shop's order, with figures of their SKUs. */
export function selectOfficeProducts(
  db: Handle,
  filter: OfficeFilter,
  { cursor, limit, now }: { cursor: Cursor; limit: number; now: Date },
) {
  const { id, name, category, pictureId, rank } = products;
  const key = Number(cursor?.key);
  const isBack = cursor?.direction === "before";
  const from = cursor === null ? undefined : isBack ? lt(rank, key) : gt(rank, key);
  const figures = db
    .select({
      skuCount: count().as("sku_count"),
      activeCount: sql<number>`count(*) filter (where ${skus.active})::int`.as("active_count"),
      lowestPaise: sql<number>`min(${skus.sellPaise})`.as("lowest_paise"),
      highestPaise: sql<number>`max(${skus.sellPaise})`.as("highest_paise"),
    })
    .from(skus)
    .where(eq(skus.productId, id))
    .as("figures");
  return db
    .select({
      ...{ isDraft: products.isDraft, publishAt: products.publishAt },
      ...{ id, name, category, pictureId, rank, categoryTitle: categories.title },
      ...{ skuCount: figures.skuCount, activeCount: figures.activeCount },
      ...{ lowestPaise: figures.lowestPaise, highestPaise: figures.highestPaise },
    })
    .from(products)
    .leftJoin(categories, eq(categories.slug, category))
    .crossJoinLateral(figures)
    .where(and(isListed(db, filter, now), from))
    .orderBy(isBack ? desc(rank) : asc(rank))
    .limit(limit);
}

/** Products with a word of their name that starts with the text, or with this SKU or code, in the shop's order. */
export function selectByNameStart(db: Handle, { text, limit }: { text: string; limit: number }) {
  const { id, name, isDraft, publishAt } = products;
  const ofProduct = eq(skus.productId, id);
  const has = (condition: SQL | undefined) =>
    exists(db.select({ one: sql`1` }).from(skus).where(and(ofProduct, condition)));
  return db
    .select({ id, name, isDraft, publishAt, isOnSale: sql<boolean>`${has(eq(skus.active, true))}` })
    .from(products)
    .where(
      or(
        sql`strpos(' ' || lower(${name}), ${` ${text.toLowerCase()}`}) > 0`,
        eq(id, text.toUpperCase()),
        inArray(id, db.select({ id: skus.productId }).from(skus).where(eq(skus.sku, text.toUpperCase()))),
      ),
    )
    .orderBy(asc(products.rank))
    .limit(limit);
}

/**
 * How many products the filter lists, and how many of them have no line in a catalogue file: drafts without a picture or
 * without a SKU.
 */
export async function countOfficeProducts(db: Handle, filter: OfficeFilter, now: Date) {
  const hasSku = exists(db.select({ one: sql`1` }).from(skus).where(eq(skus.productId, products.id)));
  const hasNoLine = sql`${products.pictureId} = '' or not ${hasSku}`;
  const [row] = await db
    .select({ total: count(), withoutLine: sql<number>`count(*) filter (where ${hasNoLine})::int` })
    .from(products)
    .where(isListed(db, filter, now));
  return row ?? { total: 0, withoutLine: 0 };
}

/** The products that the filter lists. */
export async function selectListedIds(db: Handle, filter: OfficeFilter, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(isListed(db, filter, now));
  return rows.map(({ id }) => id);
}

/** The main categories that products have. */
export function selectMainCategories(db: Handle) {
  return db
    .selectDistinct({ slug: products.category, title: categories.title })
    .from(products)
    .leftJoin(categories, eq(categories.slug, products.category))
    .orderBy(asc(categories.title));
}
