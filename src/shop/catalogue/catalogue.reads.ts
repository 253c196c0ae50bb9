import { countUnchanged } from "../audit/audit.reads.ts";
import { dayOf } from "../basics/india-time.ts";
import type { Paise } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectAddOns } from "./categories/categories.queries.ts";
import { type Combo, toCombo } from "./combos/combo.ts";
import { hasProducts } from "./imports/catalogue-rows.queries.ts";
import { selectPreparedName } from "./imports/prepared-imports.queries.ts";
import { ICON_PREFIX, type Picture } from "./pictures.ts";
import { withPlanned } from "./prices/price-changes.queries.ts";
import { type ProductCard, toCard } from "./product-card.ts";
import { selectPictureFilesAmong } from "./product-pictures/product-pictures.queries.ts";
import { type KitchenNeeds, kitchenNeedsOf, namesAbove } from "./products/kitchen-needs.ts";
import { selectTaxClasses, selectUsedPictures } from "./products/new-product.queries.ts";
import { selectMainCategories } from "./products/office-list.queries.ts";
import type { AddOnQuestion, QuestionKind } from "./rules/add-on-question.ts";
import { allergenText } from "./rules/allergens.ts";
import { FIRST_POPULAR, POPULAR_CARDS } from "./rules/home-sections.ts";
import type { Menu } from "./rules/menu.ts";
import type { ProductKind } from "./rules/product-kinds.ts";
import type { SkuFields } from "./rules/sku-fields.ts";
import { NO_WORK, type SetMinutes, type Work, workOfOrder, workOfPiece } from "./rules/work.ts";
import { type SellableAddOn, taxOf } from "./sellable.ts";
import {
  selectActive,
  selectBakingFacts,
  selectFood,
  selectKitchenNeeds,
  selectLongestLead,
  selectSellableAddOns,
  selectSoldKeys,
} from "./sellables.queries.ts";
import { loadCatalogueSnapshot } from "./snapshot/catalogue-snapshot.ts";
import type { ProductRows } from "./snapshot/snapshot-product.ts";
import { isProduct, selectCombos } from "./storefront/product-page.queries.ts";

/**
 * The menu in the owner's order, without items that have no product. The same object until the catalogue changes, so
 * that what is derived from it can be memoised.
 */
export async function getMenu(services: Services): Promise<Menu[]> {
  return (await loadCatalogueSnapshot(services)).menu;
}

/** The popular products: rows 1 to 7 of `get-cakes`. */
export async function popularProducts(services: Services): Promise<ProductCard[]> {
  const { cards } = await loadCatalogueSnapshot(services);
  return cards.slice(FIRST_POPULAR, FIRST_POPULAR + POPULAR_CARDS).map((card) => toCard(services, card));
}

export type AddOn = {
  sku: string;
  name: string;
  pricePaise: Paise;
  /** A cut-out picture; null if an icon is used. */
  picture: Picture | null;
  /** Name of the drawing (`candle`), or null where there is a picture. */
  icon: string | null;
  /** The question that it asks the customer; null for none. */
  question: AddOnQuestion | null;
  /** Offered only with a cake. */
  forCakes: boolean;
};

/** Lists the add-ons on sale, in the shop's order. */
export async function listAddOns(services: Services): Promise<AddOn[]> {
  const rows = await selectAddOns(services.db);
  return rows.map(({ sku, name, pricePaise, pictureId, forCakes, ...row }) => {
    const icon = pictureId.startsWith(ICON_PREFIX) ? pictureId.slice(ICON_PREFIX.length) : null;
    const picture = icon === null ? services.pictures.cutout(pictureId) : null;
    return { sku, name, pricePaise, picture, icon, question: questionOf(row), forCakes };
  });
}

/** These add-ons as they are sold today, by SKU. One that the shop does not have is not in the map. */
export async function getAddOns(services: Services, skus: string[]): Promise<Map<string, SellableAddOn>> {
  if (skus.length === 0) return new Map();
  const rows = await selectSellableAddOns(services.db, skus, dayOf(services.clock()));
  const sellables = rows.map(({ addOn, hsn, rateBp }): SellableAddOn => {
    const { sku, name, active, pictureId, taxClass } = addOn;
    const pricePaise = addOn.pricePaise;
    const question = questionOf(addOn);
    return { sku, name, pricePaise, active, pictureId, question, ...taxOf({ taxClass, hsn, rateBp }) };
  });
  return new Map(sellables.map((sellable) => [sellable.sku, sellable]));
}

function questionOf(row: {
  question: QuestionKind | null;
  answerLimit: number | null;
}): AddOnQuestion | null {
  const { question: kind, answerLimit: limit } = row;
  return kind === null || limit === null ? null : { kind, limit };
}

/** Whether each of these SKUs can be ordered now. One that is not in the catalogue is not in the map. */
export async function getAvailability(services: Services, skus: string[]): Promise<Map<string, boolean>> {
  if (skus.length === 0) return new Map();
  const rows = await selectActive(services.db, skus, services.clock());
  return new Map(rows.map(({ sku, active }) => [sku, active]));
}

/** The product of each of these SKUs. Unknown SKUs are not in the map. */
export function productsOfSkus(services: Services, { skus }: { skus: string[] }) {
  return ofPages(services, skus, ({ product }) => product.id);
}

/** The shape of each of these SKUs, as its page names it: `Square`. One that shoppers do not see is not in the map. */
export function shapesOfSkus(services: Services, { skus }: { skus: string[] }) {
  return ofPages(services, skus, ({ choices }, sku) => choices.find((choice) => choice.sku === sku)?.shape);
}

/** Reads a value of each SKU from its page. SKUs without a page or without the value are not in the map. */
async function ofPages(
  services: Services,
  skus: string[],
  read: (page: ProductRows, sku: string) => string | undefined,
): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const { pageOf } = await loadCatalogueSnapshot(services);
  return new Map(
    skus.flatMap((sku) => {
      const page = pageOf.get(sku);
      const value = page && read(page, sku);
      return value === undefined ? [] : [[sku, value]];
    }),
  );
}

/** The combos that a product is offered in, including those that are not available now. */
export async function listCombos(
  services: Services,
  { productId }: { productId: string },
): Promise<Outcome<Combo[], "unknown-product">> {
  const rows = await selectCombos(services.db, productId, services.clock());
  if (rows.length === 0 && !(await isProduct(services.db, productId, services.clock())))
    return refuse("unknown-product");
  return ok(rows.map(({ combo, planned }) => toCombo(services, withPlanned(combo, planned))));
}

/** Some pieces of a SKU. */
export type Piece = { sku: string; quantity: number };

/** The longest lead time of these pieces in hours, and their work together. Without pieces, that of the easiest product. */
export async function getKitchenNeeds(
  services: Services,
  pieces: Piece[],
): Promise<Outcome<KitchenNeeds, "unknown-sku">> {
  if (pieces.length === 0) return ok({ leadHours: 0, work: await easiestWork(services) });
  const skus = [...new Set(pieces.map(({ sku }) => sku))];
  const rows = await selectKitchenNeeds(services.db, skus);
  if (rows.length < skus.length) return refuse("unknown-sku");
  const works = new Map(rows.map(({ product, ...row }) => [row.sku, workOfPiece({ ...row, ...product })]));
  return ok({
    leadHours: Math.max(...rows.map((row) => row.leadHours)),
    work: workOfOrder(pieces.map(({ sku, quantity }) => ({ quantity, work: works.get(sku) ?? NO_WORK }))),
  });
}

/** Lead time of a product in hours, and its allergens; empty if unknown. */
export type BakingFacts = {
  kind: ProductKind;
  leadHours: number;
  allergens: string;
  takesMessage: boolean;
  /** Null for what is usual of its kind. */
  bestBeforeHours: number | null;
};

/** Choices of a picture that the shop has. */
const MOST_PICTURES = 500;

/** Pictures of published products, by the name of a product that shows them. */
export function listUsedPictures({ db }: Pick<Services, "db">): Promise<{ id: string; name: string }[]> {
  return selectUsedPictures(db, { limit: MOST_PICTURES });
}

/** Lists the facts that a kitchen needs, by SKU. A SKU that the catalogue no longer has is not in the map. */
export async function listBakingFacts(
  services: Pick<Services, "db">,
  { skus }: { skus: string[] },
): Promise<Map<string, BakingFacts>> {
  if (skus.length === 0) return new Map();
  const rows = await selectBakingFacts(services.db, [...new Set(skus)]);
  return new Map(rows.map(({ sku, ...facts }) => [sku, facts]));
}

/** The longest lead time of all products, also of those that are no longer sold: their orders are still made. */
export async function getLongestLeadHours({ db }: Pick<Services, "db">): Promise<number> {
  const [row] = await selectLongestLead(db);
  return row?.leadHours ?? 0;
}

/** The allergens of the add-ons that are food, as printed on a label, by SKU. */
export async function listAddOnAllergens(
  services: Pick<Services, "db">,
  { skus }: { skus: string[] },
): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const rows = await selectFood(services.db, [...new Set(skus)]);
  return new Map(rows.map(({ sku, ...facts }) => [sku, allergenText(facts)]));
}

/** The different kitchen needs of all products in their first size, by ascending lead time. */
export async function listKitchenNeeds(services: Services): Promise<KitchenNeeds[]> {
  return kitchenNeedsOf(await loadCatalogueSnapshot(services));
}

/** The names of the products whose first size needs more minutes than these, in the shop's order. */
export async function listTooLarge(
  services: Pick<Services, "db" | "clock">,
  limits: SetMinutes,
): Promise<string[]> {
  return namesAbove(await loadCatalogueSnapshot(services), limits);
}

async function easiestWork(services: Services): Promise<Work> {
  const needs = await listKitchenNeeds(services);
  if (needs.length === 0) return NO_WORK;
  return {
    ovenMinutes: Math.min(...needs.map(({ work }) => work.ovenMinutes)),
    decoratorMinutes: Math.min(...needs.map(({ work }) => work.decoratorMinutes)),
  };
}

/** Is anything in the catalogue? A shop that opens for the first time has nothing to sell yet. */
export function hasCatalogue({ db }: Pick<Services, "db">): Promise<boolean> {
  return hasProducts(db);
}

/** Fields of a SKU whose change does not show that staff checked the product: prices in bulk, and its sale. */
const PASSING_FIELDS: (keyof SkuFields)[] = ["pricePaise", "sellPaise", "costPaise", "points", "active"];

/**
 * Products that shoppers can order now, and how many of them are as they were loaded: of those, staff have changed
 * prices at most. An import writes no log, so what it brings counts as loaded.
 */
export async function countOnSale(services: Services): Promise<{ onSale: number; asLoaded: number }> {
  const sold = await selectSoldKeys(services.db, services.clock().toISOString());
  const onSale = new Set(sold.map(({ product }) => product)).size;
  return { onSale, asLoaded: await countUnchanged(services, { sold, passingFields: PASSING_FIELDS }) };
}

/** The files among these that are pictures of products. */
export function productPictureFilesAmong(
  { db }: Pick<Services, "db">,
  { files }: { files: string[] },
): Promise<string[]> {
  return selectPictureFilesAmong(db, files);
}

/** The table of products that a person of the staff has sent and not imported, for the export of their data. */
export async function exportPreparedImport({ db }: Pick<Services, "db">, { userId }: { userId: string }) {
  const prepared = await selectPreparedName(db, userId);
  return prepared ? { fileName: prepared.fileName, at: prepared.preparedAt.toISOString() } : null;
}

/** A tax class with its rate in hundredths of a percent. */
export type TaxClass = { taxClass: string; hsn: string; rateBp: number };

/** The tax classes that a product can have today, by name. */
export function listTaxClasses({ db, clock }: Pick<Services, "db" | "clock">): Promise<TaxClass[]> {
  return selectTaxClasses(db, dayOf(clock()));
}

/** The main categories that products have, by title. */
export async function listMainCategories(
  services: Pick<Services, "db">,
): Promise<{ slug: string; title: string }[]> {
  const categories = await selectMainCategories(services.db);
  return categories.map(({ slug, title }) => ({ slug, title: title ?? slug }));
}
