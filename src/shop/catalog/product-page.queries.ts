import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { categories, combos, menuItems, products, skus } from "./catalog.tables.ts";

type Handle = Db | Tx;

/** The product that a SKU belongs to, with its category and the first place of that in the menu. */
export async function selectProductOfSku(db: Handle, sku: string) {
  const [row] = await db
    .select({ product: products, categoryTitle: categories.title, menu: menuItems.menu })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .leftJoin(categories, eq(categories.slug, products.category))
    .leftJoin(menuItems, eq(menuItems.slug, products.category))
    .where(eq(skus.sku, sku))
    .orderBy(asc(menuItems.position))
    .limit(1);
  return row;
}

/** All SKUs of the product that this SKU belongs to, the one that listings show first. */
export function selectSiblings(db: Handle, sku: string) {
  const asked = alias(skus, "asked");
  return db
    .select({
      sku: skus.sku,
      weight: skus.weight,
      serves: skus.serves,
      flavour: skus.flavour,
      shape: skus.shape,
      eggless: skus.eggless,
      pricePaise: skus.pricePaise,
      sellPaise: skus.sellPaise,
      points: skus.points,
      active: skus.active,
    })
    .from(asked)
    .innerJoin(skus, eq(skus.productId, asked.productId))
    .where(eq(asked.sku, sku))
    .orderBy(asc(skus.position));
}

const combo = {
  label: combos.label,
  sku: skus.sku,
  flavour: skus.flavour,
  weight: skus.weight,
  pricePaise: skus.pricePaise,
  sellPaise: skus.sellPaise,
  active: skus.active,
  name: products.name,
  tile: products.tile,
  pictureId: products.pictureId,
};

/** Combos on the page of this SKU's product. */
export function selectCombosOfSku(db: Handle, sku: string) {
  const asked = alias(skus, "asked");
  return db
    .select(combo)
    .from(asked)
    .innerJoin(combos, eq(combos.productId, asked.productId))
    .innerJoin(skus, eq(skus.sku, combos.sku))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(asked.sku, sku))
    .orderBy(asc(combos.position));
}

/** Combos of a product. */
export function selectCombos(db: Handle, productId: string) {
  return db
    .select(combo)
    .from(combos)
    .innerJoin(skus, eq(skus.sku, combos.sku))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(combos.productId, productId))
    .orderBy(asc(combos.position));
}

export async function isProduct(db: Handle, productId: string): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).where(eq(products.id, productId));
  return rows.length > 0;
}

/** One SKU with its product, as the contract's detail tells it. */
export async function selectDetail(db: Handle, sku: string) {
  const [row] = await db
    .select({ sku: skus, product: products })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(skus.sku, sku));
  return row;
}

/**
 * SKUs with their products in the shop's order, from one place to before another: first every product by
 * its default SKU, then all other SKUs. Places are found on the narrow keys, then the rows are read.
 */
export function selectRows(db: Handle, start: number, end: number) {
  const place = sql<number>`(${skus.position} > 0)`;
  const keys = db
    .select({ sku: skus.sku })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .orderBy(place, asc(products.rank), asc(skus.position))
    .offset(start)
    .limit(end - start)
    .as("keys");
  return db
    .select({ sku: skus, product: products, categoryTitle: categories.title })
    .from(keys)
    .innerJoin(skus, eq(skus.sku, keys.sku))
    .innerJoin(products, and(eq(products.id, skus.productId)))
    .leftJoin(categories, eq(categories.slug, products.category))
    .orderBy(place, asc(products.rank), asc(skus.position));
}
