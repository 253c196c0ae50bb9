import { discountPercent, type Paise } from "../../basics/money.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { type Combo, toCombo } from "../combos/combo.ts";
import type { NamedPicture } from "../pictures.ts";
import { cakeHref } from "../product-card.ts";
import { partWords } from "../rules/combo-parts.ts";
import { isCustomised } from "../rules/customised.ts";
import type { DeliveryTime } from "../rules/listing-filter.ts";
import type { Nutrition } from "../rules/nutrition.ts";
import type { PrintKind } from "../rules/photo-prints.ts";
import { hasCake, type ProductKind } from "../rules/product-kinds.ts";
import { picturesOf } from "../rules/product-pictures.ts";
import { type Rating, ratingOf } from "../rules/rating.ts";
import type { Tile } from "../rules/tile-colours.ts";
import { loadCatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";
import type { ProductRows } from "../snapshot/snapshot-product.ts";
import type { CatalogueSnapshot } from "../snapshot/snapshot-updates.ts";

/** A choice on the product's page: one SKU. */
export type Choice = {
  sku: string;
  href: string;
  weight: string;
  serves: string;
  flavour: string;
  shape: string;
  eggless: boolean;
  pricePaise: Paise;
  sellPaise: Paise;
  discount: number;
  points: number;
  active: boolean;
  hasCake: boolean;
};

/** Everything that the page of a SKU shows, the same for everybody. */
export type ProductPage = Nutrition & {
  productId: string;
  name: string;
  kind: ProductKind;
  category: string;
  flavour: string;
  occasions: string[];
  personalization: string[];
  description: string;
  care: string;
  delivery: string;
  allergens: string;
  kcalPer100g: number | null;
  takesMessage: boolean;
  photoPrint: PrintKind | null;
  deliveryTime: DeliveryTime;
  leadHours: number;
  /** Made for one customer, so it can't be cancelled. */
  customised: boolean;
  /** Position in the shop's order, where `similarProducts` starts. */
  rank: number;
  tile: Tile;
  cutout: NamedPicture;
  /** The pictures after the cut-out. */
  photos: NamedPicture[];
  rating: Rating & { byStars: { stars: number; reviews: number }[] };
  /** Breadcrumbs, without the page itself. */
  trail: { label: string; href: string | null }[];
  /** The SKU in the page's URL. */
  chosen: Choice;
  choices: Choice[];
  combos: Combo[];
  /** The parts of each of its SKUs, for combos. */
  partsOf: ReadonlyMap<string, Part[]>;
};

/** A part of a combo in words, and the page of its SKU; null for words, and while the SKU is not on sale. */
export type Part = { title: string; href: string | null; isOnSale: boolean };

/** The part of the page that all SKUs of a product share. */
type SharedPage = Omit<ProductPage, "chosen">;

/** Shared pages, with the data besides the product's own rows that they were built from. */
const shared = new WeakMap<ProductRows, { page: SharedPage; combos: unknown; category: unknown }>();

/**
 * The page at `/cake/{sku}`, from the snapshot. Refuses unknown SKUs. The shared part is built once per product, so
 * its SKUs return identical objects.
 */
export async function getProductPage(
  services: Services,
  { sku }: { sku: string },
): Promise<Outcome<ProductPage, "unknown-sku">> {
  const snapshot = await loadCatalogueSnapshot(services);
  const productRows = snapshot.pageOf.get(sku);
  if (!productRows) return refuse("unknown-sku");
  const page = sharedPage(services, snapshot, productRows);
  const chosen = page.choices.find((choice) => choice.sku === sku);
  return chosen ? ok({ ...page, chosen }) : refuse("unknown-sku");
}

function sharedPage(services: Services, snapshot: CatalogueSnapshot, productRows: ProductRows): SharedPage {
  const { id, category: slug } = productRows.product;
  const combos = snapshot.combosOf.get(id);
  const category = snapshot.categories.get(slug);
  const cached = shared.get(productRows);
  if (cached && cached.combos === combos && cached.category === category) return cached.page;
  const page = toSharedPage(services, snapshot, productRows);
  shared.set(productRows, { page, combos, category });
  return page;
}

/** The page of a product without the choice of a SKU, from its rows. */
export function toSharedPage(
  { pictures }: Pick<Services, "pictures">,
  snapshot: Pick<CatalogueSnapshot, "categories" | "combosOf">,
  { product, choices, parts }: ProductRows,
): SharedPage {
  const {
    id,
    tile,
    deliveryTime,
    pictureId,
    morePictureIds: _more,
    taxClass: _tax,
    createdOn: _on,
    isDraft: _isDraft,
    publishAt: _publishAt,
    pictureTexts: _texts,
    ...rest
  } = product;
  const { stars5, stars4, stars3, stars2, stars1, ...shownFields } = rest;
  const stars = { stars5, stars4, stars3, stars2, stars1 };
  const byStars = [stars5, stars4, stars3, stars2, stars1].map((reviews, index) => ({
    stars: 5 - index,
    reviews,
  }));
  const photos = picturesOf(product).map(({ id: picture, text }) => ({
    ...pictures.photo(picture),
    alt: text === "" ? product.name : text,
  }));
  const cutout = { ...pictures.cutout(pictureId), alt: photos[0]?.alt ?? product.name };
  const mainCategory = snapshot.categories.get(product.category);
  return {
    productId: id,
    ...shownFields,
    tile,
    deliveryTime,
    customised: isCustomised(product),
    cutout,
    // An uploaded picture is cut-out and scene in one.
    photos: photos.filter(({ base }) => base !== cutout.base),
    rating: { ...ratingOf(stars), byStars },
    trail: [
      ...(mainCategory?.menu ? [{ label: mainCategory.menu, href: null }] : []),
      ...(mainCategory ? [{ label: mainCategory.title, href: `/${product.category}` }] : []),
    ],
    choices: choices.map((row) => ({
      ...toChoice(row),
      hasCake: hasCake(
        product,
        parts.filter(({ sku }) => sku === row.sku),
      ),
    })),
    combos: (snapshot.combosOf.get(id) ?? []).map((combo) => toCombo({ pictures }, combo, pictureId)),
    partsOf: new Map(
      [...Map.groupBy(parts, ({ sku }) => sku)].map(([sku, ofSku]) => [sku, ofSku.map(toPart)]),
    ),
  };
}

function toPart({ partSku, isOnSale, ...part }: ProductRows["parts"][number]): Part {
  return { title: partWords(part), href: partSku && isOnSale ? cakeHref(partSku) : null, isOnSale };
}

function toChoice(row: ProductRows["choices"][number]): Omit<Choice, "hasCake"> {
  const { pricePaise, sellPaise } = row;
  return {
    ...row,
    href: cakeHref(row.sku),
    pricePaise,
    sellPaise,
    discount: discountPercent(pricePaise, sellPaise),
  };
}
