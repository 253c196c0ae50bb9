import { asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { combos, products, skus } from "./catalog.tables.ts";

type Handle = Db | Tx;

const choice = {
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
};

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

/** Every combo with the product on whose page it stands. */
export function selectAllCombos(db: Handle) {
  return db
    .select({ ...combo, productId: combos.productId })
    .from(combos)
    .innerJoin(skus, eq(skus.sku, combos.sku))
    .innerJoin(products, eq(products.id, skus.productId))
    .orderBy(asc(combos.productId), asc(combos.position));
}

type Choice = { [Key in keyof typeof choice]: (typeof choice)[Key]["_"]["data"] };

function preparePage(db: Handle) {
  const asked = alias(skus, "asked");
  const pairs = Object.entries(choice).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`);
  const list = sql`json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${skus.position})`;
  return db
    .select({
      product: products,
      choices: sql<Choice[]>`(select ${list} from ${skus} where ${skus.productId} = ${products.id})`,
    })
    .from(asked)
    .innerJoin(products, eq(products.id, asked.productId))
    .where(eq(asked.sku, sql.placeholder("sku")))
    .prepare("product_page");
}

const preparedPages = new WeakMap<Handle, ReturnType<typeof preparePage>>();

/**
 * The product that a SKU belongs to, with all its SKUs. The busiest query of the shop: its text is made once,
 * and it is one round trip.
 */
export async function selectPage(db: Handle, sku: string) {
  const prepared = preparedPages.get(db) ?? preparePage(db);
  preparedPages.set(db, prepared);
  const [row] = await prepared.execute({ sku });
  return row;
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
