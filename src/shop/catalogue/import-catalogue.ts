import { dayOf } from "../basics/india-time.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { CatalogueLine, type PlacedLine } from "./catalogue-file.inputs.ts";
import {
  lastRank,
  type Product,
  relist,
  type Sku,
  selectCatalogue,
  selectNames,
  upsertProducts,
  upsertSkus,
} from "./catalogue-file.queries.ts";
import { problemsBetween } from "./catalogue-lines.ts";
import { lockForLoading } from "./catalogue-rows.queries.ts";
import { knownPictures } from "./known-pictures.ts";
import { readAllergens } from "./rules/allergens.ts";
import { NUTRIENTS, type Nutrition } from "./rules/nutrition.ts";
import { beginPriceWrite } from "./settle-prices.ts";
import { readTable } from "./table-cells.inputs.ts";

/** Lines written; unchanged ones do not count. */
export type Imported = { products: number; skus: number; unchanged: number };

/**
 * Imports the owner's table: inserts and updates SKUs and products. What is missing from the table stays; a SKU is
 * withdrawn by the Status `Inactive`. All or nothing: `problems` names row and column of every wrong cell.
 * @param cells header first, as from `exportCatalogue`; columns in any order
 */
export async function importCatalogue(
  { db, clock, pictures }: Pick<Services, "db" | "clock" | "pictures">,
  { cells }: { cells: string[][] },
): Promise<Outcome<Imported, "catalogue-file-wrong">> {
  const { lines, problems } = readTable(CatalogueLine, cells);
  if (problems.length > 0) return refuse("catalogue-file-wrong", { problems });
  return db.transaction(async (tx) => {
    await lockForLoading(tx);
    await beginPriceWrite(tx, clock());
    const stored = await selectCatalogue(tx);
    const productOfSku = new Map(stored.skus.map(({ sku, productId }) => [sku, productId]));
    const names = await selectNames(tx);
    const known = await knownPictures({ db: tx, pictures }, { ids: lines.map(({ Image }) => Image) });
    const wrong = problemsBetween(lines, {
      ...names,
      productOfSku,
      hasPicture: (id) => known.has(id),
    });
    if (wrong.length > 0) return refuse("catalogue-file-wrong", { problems: wrong });

    const skus = skusOf(lines, stored.skus);
    const createdOn = dayOf(clock());
    const products = productsOf(lines, {
      standing: stored.products,
      skus,
      createdOn,
      rank: await lastRank(tx),
    });
    const listed = Map.groupBy(stored.listed, ({ productId }) => productId);
    const changedSkus = changed(skus, new Map(stored.skus.map((row) => [row.sku, row])), ({ sku }) => sku);
    const changedProducts = changed(
      products,
      new Map(stored.products.map((product) => [product.id, product])),
      ({ id }) => id,
    );
    const relisted = firstLines(lines)
      .map((line) => ({ productId: line.ProductID, listed: [...new Set(line.ListedUnder)].sort() }))
      .filter(({ productId, listed: wantedSlugs }) => {
        const now = (listed.get(productId) ?? []).map(({ category }) => category).sort();
        return JSON.stringify(now) !== JSON.stringify(wantedSlugs);
      });
    await upsertProducts(tx, changedProducts);
    await upsertSkus(tx, changedSkus);
    await relist(tx, relisted);
    const written = new Set([
      ...changedProducts.map(({ id }) => id),
      ...relisted.map(({ productId }) => productId),
    ]);
    return ok({
      products: written.size,
      skus: changedSkus.length,
      unchanged: lines.length - changedSkus.length,
    });
  });
}

function firstLines(lines: PlacedLine[]): PlacedLine[] {
  return [...new Map(lines.toReversed().map((line) => [line.ProductID, line])).values()].toReversed();
}

/** Converts lines to SKUs. New ones come last in their product. */
function skusOf(lines: PlacedLine[], storedSkus: Sku[]): Sku[] {
  const storedBySku = new Map(storedSkus.map((row) => [row.sku, row]));
  const next = new Map<string, number>();
  for (const { productId, position } of storedSkus)
    next.set(productId, Math.max(next.get(productId) ?? 0, position + 1));
  return lines.map((line) => {
    const { ProductID: productId } = line;
    let position = storedBySku.get(line.SKU)?.position;
    if (position === undefined) {
      position = next.get(productId) ?? 0;
      next.set(productId, position + 1);
    }
    return {
      ...{ sku: line.SKU, productId, weight: line.Weight, serves: line.Serves, flavour: line.Flavour },
      ...{ shape: line.Shape, eggless: line.Eggless, pricePaise: line.Price, sellPaise: line.Sell },
      costPaise: line.Cost === undefined ? (storedBySku.get(line.SKU)?.costPaise ?? null) : line.Cost,
      ...{ points: line.Points, active: line.Status === "Active", position },
    };
  });
}

/** Converts lines to products. New ones come last in the shop's order, with the flavour of their first SKU. */
function productsOf(
  lines: PlacedLine[],
  shop: { standing: Product[]; skus: Sku[]; createdOn: string; rank: number },
): Product[] {
  const storedById = new Map(shop.standing.map((row) => [row.id, row]));
  const firstSkus = new Map(
    shop.skus.filter(({ position }) => position === 0).map(({ productId, flavour }) => [productId, flavour]),
  );
  let { rank } = shop;
  return firstLines(lines).map((line) => {
    const before = storedById.get(line.ProductID);
    if (!before) rank += 1;
    return {
      ...(before ?? {
        ...{
          id: line.ProductID,
          morePictureIds: [],
          pictureTexts: [],
          tile: "cream",
          rank,
          createdOn: shop.createdOn,
        },
        ...NOT_MEASURED,
        ...{ isDraft: false, publishAt: null },
        ...{ stars5: 0, stars4: 0, stars3: 0, stars2: 0, stars1: 0 },
      }),
      ...{ name: line.ProductName, kind: line.Kind, category: line.Category, occasions: line.Occasions },
      flavour: firstSkus.get(line.ProductID) ?? before?.flavour ?? "",
      ...{ personalization: line.Personalization, description: line.Description, care: line.Care },
      ...{ delivery: line.Delivery, ...allergensOf(line.Allergens, before), kcalPer100g: line.KcalPer100g },
      ...{ takesMessage: line.MessageText, deliveryTime: line.DeliveryTime, leadHours: line.LeadHours },
      ...{ taxClass: line.TaxClass, pictureId: line.Image, pictureTexts: pictureTextsOf(line, before) },
      photoPrint: line.PhotoPrint === undefined ? (before?.photoPrint ?? null) : line.PhotoPrint,
    };
  });
}

/** The text of the table and what it names. An unchanged text leaves what staff has set. */
function allergensOf(allergens: string, before: Product | undefined) {
  if (before?.allergens !== allergens) return { allergens, ...readAllergens(allergens) };
  const { contains, mayContain, otherAllergens } = before;
  return { allergens, contains, mayContain, otherAllergens };
}

/** Drops the text of a picture that the table replaces. */
function pictureTextsOf({ Image }: PlacedLine, before: Product | undefined): string[] {
  if (!before || before.pictureId === Image) return before?.pictureTexts ?? [];
  return before.pictureTexts.map((text, at) => (at === 0 ? "" : text));
}

/** Imported products have no measured nutrients. */
const NOT_MEASURED = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, null])) as Nutrition;

/** Those that differ from the stored ones. */
function changed<T extends object>(rows: T[], storedRows: Map<string, T>, keyOf: (row: T) => string): T[] {
  return rows.filter((row) => {
    const before = storedRows.get(keyOf(row));
    if (!before) return true;
    return (Object.keys(row) as (keyof T)[]).some(
      (name) => JSON.stringify(row[name]) !== JSON.stringify(before[name]),
    );
  });
}
