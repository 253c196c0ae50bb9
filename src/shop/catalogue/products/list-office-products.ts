import { type Cursor, type KeysetPage, keysetPage } from "../../basics/keyset.ts";
import { type Paise, paise } from "../../basics/money.ts";
import type { Services } from "../../services.ts";
import type { Picture } from "../pictures.ts";
import { type SaleState, saleStateOf } from "../rules/sale-states.ts";
import { countOfficeProducts, type OfficeFilter, selectOfficeProducts } from "./office-list.queries.ts";

export const PRODUCTS_ON_A_PAGE = 50;

export type OfficeProduct = {
  id: string;
  name: string;
  category: string;
  /** Null while a draft has no picture. */
  cutout: Picture | null;
  skuCount: number;
  /** Lowest and highest selling price; null without SKUs. */
  prices: { from: Paise; to: Paise } | null;
  state: SaleState;
};

export type OfficeProducts = KeysetPage<OfficeProduct> & {
  /** How many the filter lists in total. */
  total: number;
  /** How many of them are not in the list's file: drafts without a picture or without a SKU. */
  withoutLine: number;
};

/** Products as staff see them, in the shop's order. The key of a cursor is a rank. The caller has checked permissions. */
export async function listOfficeProducts(
  { db, pictures, clock }: Pick<Services, "db" | "pictures" | "clock">,
  { filter, cursor }: { filter: OfficeFilter; cursor: Cursor },
): Promise<OfficeProducts> {
  const now = clock();
  const [stored, counts] = await Promise.all([
    selectOfficeProducts(db, filter, { cursor, limit: PRODUCTS_ON_A_PAGE + 1, now }),
    countOfficeProducts(db, filter, now),
  ]);
  const { rows, before, after } = officeProductPage(stored, cursor);
  return {
    ...{ before, after, ...counts },
    rows: toOfficeProducts({ pictures }, rows, now),
  };
}

type Stored = Awaited<ReturnType<typeof selectOfficeProducts>>;

/** A page of products that were read with one more. */
export function officeProductPage(stored: Stored, cursor: Cursor): KeysetPage<Stored[number]> {
  return keysetPage(stored, {
    ...{ size: PRODUCTS_ON_A_PAGE, cursor, keyOf: ({ rank }: { rank: number }) => String(rank) },
  });
}

/** Products as lists of the office show them. */
export function toOfficeProducts(
  { pictures }: Pick<Services, "pictures">,
  rows: Stored,
  now: Date,
): OfficeProduct[] {
  return rows.map(({ id, name, category, categoryTitle, pictureId, ...figures }) => ({
    ...{
      id,
      name,
      category: categoryTitle ?? category,
      cutout: pictureId === "" ? null : pictures.cutout(pictureId),
    },
    skuCount: figures.skuCount,
    prices:
      figures.skuCount === 0 ? null : { from: paise(figures.lowestPaise), to: paise(figures.highestPaise) },
    state: saleStateOf(figures, { isOnSale: figures.activeCount > 0, now }),
  }));
}
