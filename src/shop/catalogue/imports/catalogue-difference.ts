import { createHash } from "node:crypto";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { type ChangedRecord, changedFields, type Fields } from "../../audit/rules/changed-record.ts";
import { eachInTurns } from "../../basics/in-turns.ts";
import { dayOf } from "../../basics/india-time.ts";
import { keysOf } from "../../basics/record-of.ts";
import type { TableProblem } from "../../basics/table-problem.ts";
import type { Services } from "../../services.ts";
import { partProblems } from "../combos/part-problems.ts";
import { knownPictures } from "../product-pictures/known-pictures.ts";
import { recordedSkuOf } from "../products/edit-skus.ts";
import { recordedProductOf } from "../products/save-product.ts";
import { type ComboPart, partLinesOf } from "../rules/combo-parts.ts";
import type { CellDifference, RowDifference } from "../rules/row-difference.ts";
import { type CatalogueLine, COLUMNS, type PlacedLine } from "./catalogue-file.inputs.ts";
import { lastRank, type Product, type Sku, selectCatalogue, selectNames } from "./catalogue-file.queries.ts";
import { allergensCellOf, cellsOf, lineOf, PRODUCT_COLUMNS, problemsBetween } from "./catalogue-lines.ts";
import { firstLines, productsOf, skusOf } from "./rows-of-lines.ts";

/** The writes of an import: as rows, as the records of the log, and cell by cell. */
export type CatalogueDifference = {
  products: Product[];
  skus: Sku[];
  relisted: { productId: string; listed: string[] }[];
  parts: { sku: string; parts: ComboPart[] }[];
  records: ChangedRecord[];
  rows: RowDifference[];
  /** Two differences with the same fingerprint write the same over the same. */
  fingerprint: string;
};

type Stored = Awaited<ReturnType<typeof selectCatalogue>>;

/** Compares lines with the stored catalogue, or returns what is wrong with them. Writes nothing. */
export async function compareCatalogue(
  { db, clock, pictures }: Pick<Services, "clock" | "pictures"> & { db: Db | Tx },
  { lines }: { lines: PlacedLine[] },
): Promise<{ difference: CatalogueDifference } | { problems: TableProblem[] }> {
  const stored = await selectCatalogue(db);
  const known = await knownPictures({ db, pictures }, { ids: lines.map(({ Image }) => Image) });
  const problems = problemsBetween(lines, {
    ...(await selectNames(db)),
    productOfSku: new Map(stored.skus.map(({ sku, productId }) => [sku, productId])),
    productOfName: new Map(stored.products.map(({ id, name }) => [name.toLowerCase(), id])),
    hasPicture: (id) => known.has(id),
    allergensCellOfProduct: new Map(stored.products.map((row) => [row.id, allergensCellOf(row)])),
  });
  problems.push(...partProblems(lines, stored));
  if (problems.length > 0) return { problems };
  const skus = skusOf(lines, stored.skus);
  const products = productsOf(lines, {
    ...{ standing: stored.products, storedSkus: stored.skus, skus },
    ...{ createdOn: dayOf(clock()), rank: await lastRank(db) },
  });
  const listed = listedOf(stored);
  const relisted = firstLines(lines)
    .map((line) => ({ productId: line.ProductID, listed: [...new Set(line.ListedUnder)].sort() }))
    .filter(({ productId, listed: wanted }) => !isSame(listed.get(productId) ?? [], wanted));
  const changed = {
    products: changedRows(products, new Map(stored.products.map((row) => [row.id, row])), ({ id }) => id),
    skus: changedRows(skus, new Map(stored.skus.map((row) => [row.sku, row])), ({ sku }) => sku),
    relisted,
    parts: lines.flatMap(({ SKU: sku, Parts: parts }) =>
      parts === undefined || isSame(stored.parts.get(sku) ?? [], parts) ? [] : { sku, parts },
    ),
  };
  const records = recordsOf(changed, { stored, products, listed });
  const rows = await rowsOf(lines, stored, listed);
  const fingerprint = createHash("sha256").update(JSON.stringify(records)).digest("hex");
  return { difference: { ...changed, records, rows, fingerprint } };
}

function listedOf({ listed }: Stored): Map<string, string[]> {
  const byProduct = Map.groupBy(listed, ({ productId }) => productId);
  return new Map(
    [...byProduct].map(([productId, rows]) => [productId, rows.map(({ category }) => category).sort()]),
  );
}

/** The changed products and SKUs, as the log stores them. */
function recordsOf(
  changed: Pick<CatalogueDifference, "products" | "skus" | "relisted" | "parts">,
  { stored, products, listed }: { stored: Stored; products: Product[]; listed: Map<string, string[]> },
): ChangedRecord[] {
  const relisted = new Map(changed.relisted.map((row) => [row.productId, row.listed]));
  const ids = new Set([...changed.products.map(({ id }) => id), ...relisted.keys()]);
  const storedProducts = new Map(stored.products.map((row) => [row.id, row]));
  const storedSkus = new Map(stored.skus.map((row) => [row.sku, row]));
  const ofProducts = products
    .filter(({ id }) => ids.has(id))
    .map((row) => {
      const before = storedProducts.get(row.id);
      const listedBefore = listed.get(row.id) ?? [];
      const after = recordedProductOf({ ...row, listedUnder: relisted.get(row.id) ?? listedBefore });
      return recordOf(
        "product",
        row.id,
        before && recordedProductOf({ ...before, listedUnder: listedBefore }),
        after,
      );
    });
  const ofSkus = changed.skus.map((row) => {
    const before = storedSkus.get(row.sku);
    return recordOf("sku", row.sku, before && recordedSkuOf(before), recordedSkuOf(row));
  });
  const ofParts = changed.parts.map(({ sku, parts }) => {
    const before = { parts: partLinesOf(stored.parts.get(sku) ?? []) };
    return recordOf("combo-parts", sku, before, { parts: partLinesOf(parts) });
  });
  return [...ofProducts, ...ofSkus, ...ofParts].filter((record) => record !== null);
}

function recordOf(
  kind: ChangedRecord["kind"],
  key: string,
  before: Fields | undefined,
  after: Fields,
): ChangedRecord | null {
  if (before === undefined) return { kind, key, before: null, after };
  const fields = changedFields(before, after);
  return fields && { kind, key, ...fields };
}

/** The differing cells of each line. Product cells are reported at its first line. */
async function rowsOf(
  lines: PlacedLine[],
  stored: Stored,
  listed: Map<string, string[]>,
): Promise<RowDifference[]> {
  const products = new Map(stored.products.map((row) => [row.id, row]));
  const skus = new Map(stored.skus.map((row) => [row.sku, row]));
  const first = new Set(firstLines(lines));
  const withSku = (id: string, sku: string) => ({
    listed: listed.get(id) ?? [],
    parts: stored.parts.get(sku) ?? [],
  });
  const rows: RowDifference[] = [];
  await eachInTurns(lines, (line) => {
    const product = products.get(line.ProductID);
    const sku = skus.get(line.SKU);
    const before = product && sku ? lineOf(product, sku, withSku(product.id, sku.sku)) : null;
    const cells = cellsBetween(before, line).filter(
      ({ column }) => first.has(line) || !PRODUCT_COLUMNS.has(column as keyof CatalogueLine),
    );
    if (cells.length === 0) return;
    rows.push({
      ...{ row: line.row, sku: line.SKU, productId: line.ProductID, product: line.ProductName, cells },
      isNew: product ? (sku ? null : "sku") : "product",
    });
  });
  return rows;
}

/** A new line differs in each cell that is not empty. Columns that the file leaves out differ in none. */
function cellsBetween(before: CatalogueLine | null, line: PlacedLine): CellDifference[] {
  const listed = [...new Set(line.ListedUnder)].sort();
  const after = cellsOf({ ...line, ListedUnder: listed });
  const old = before ? cellsOf(before) : COLUMNS.map(() => "");
  return COLUMNS.flatMap((column, at) => {
    const [was = "", is = ""] = [old[at], after[at]];
    const isLeftOut = line[column] === undefined || (column === "Allergens" && is === "");
    return isLeftOut || was === is ? [] : { column, before: was, after: is };
  });
}

/** The rows that differ from the stored ones. */
function changedRows<T extends object>(rows: T[], stored: Map<string, T>, keyOf: (row: T) => string): T[] {
  return rows.filter((row) => {
    const before = stored.get(keyOf(row));
    if (!before) return true;
    return keysOf(row).some((name) => !isSame(row[name], before[name]));
  });
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
