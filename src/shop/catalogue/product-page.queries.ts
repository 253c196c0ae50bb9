import { asc, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { catalogueVersion, combos, products, skus } from "./catalogue.tables.ts";

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
  morePictureIds: products.morePictureIds,
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

/** Every combo with the product that offers it. */
export function selectAllCombos(db: Handle) {
  return db
    .select({ ...combo, productId: combos.productId })
    .from(combos)
    .innerJoin(skus, eq(skus.sku, combos.sku))
    .innerJoin(products, eq(products.id, skus.productId))
    .orderBy(asc(combos.productId), asc(combos.position));
}

type Choice = { [Key in keyof typeof choice]: (typeof choice)[Key]["_"]["data"] };

/** Every product's SKUs in their order, a row a product: fifteen thousand rows of their own cost twice the time. */
export function selectAllChoices(db: Handle) {
  const pairs = Object.entries(choice).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`);
  const list = sql`json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${skus.position})`;
  return db
    .select({ productId: skus.productId, choices: sql<Choice[]>`${list}` })
    .from(skus)
    .groupBy(skus.productId);
}

export function selectAllProducts(db: Handle) {
  return db.select().from(products);
}

/** Counts the changes of the catalogue: the same number, the same catalogue. */
export async function selectVersion(db: Handle): Promise<number> {
  const [row] = await db.select({ version: catalogueVersion.version }).from(catalogueVersion);
  return row?.version ?? 0;
}

export async function isProduct(db: Handle, productId: string): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).where(eq(products.id, productId));
  return rows.length > 0;
}

/** One SKU with its product, for the contract's detail call. */
export async function selectDetail(db: Handle, sku: string) {
  const [row] = await db
    .select({ sku: skus, product: products })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(skus.sku, sku));
  return row;
}

/** Adds one review with this many stars. */
export async function addStars(db: Handle, productId: string, stars: number): Promise<void> {
  const one = (of: number) => (of === stars ? 1 : 0);
  await db
    .update(products)
    .set({
      stars5: sql`${products.stars5} + ${one(5)}`,
      stars4: sql`${products.stars4} + ${one(4)}`,
      stars3: sql`${products.stars3} + ${one(3)}`,
      stars2: sql`${products.stars2} + ${one(2)}`,
      stars1: sql`${products.stars1} + ${one(1)}`,
    })
    .where(eq(products.id, productId));
}
