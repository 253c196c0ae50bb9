import type { Services } from "../../services.ts";
import { selectMainCategories } from "../products/office-list.queries.ts";
import { eggMarkOf } from "../rules/egg-mark.ts";
import { MOST_PRICES, SHOWN_PLANS } from "../rules/price-limits.ts";
import { countPriceRows, selectPlannedBatches, selectPriceRows } from "./price-list.queries.ts";
import { settlePrices } from "./settle-prices.ts";

/** A SKU with its normal price, as staff see it. Planned prices that are temporary do not change it. */
export type PriceRow = {
  sku: string;
  name: string;
  weight: string;
  /** False also for products that are not food. */
  eggless: boolean;
  flavour: string;
  /** The slug of the product's main category. */
  category: string;
  pricePaise: number;
  sellPaise: number;
  costPaise: number | null;
};

/** Prices that were planned together. */
export type PlannedBatch = {
  batch: string;
  fromAt: Date;
  untilAt: Date | null;
  skuCount: number;
  firstSku: string | null;
  hasBegun: boolean;
};

/** SKUs of a form without script. Each has four fields, of the 400 that a form may have. */
const ROWS_ON_A_PAGE = 20;

/**
 * A page of SKUs whose product or SKU contains this text, of one main category or all, and how many there are. An unknown
 * category counts as all. The caller has checked permissions.
 */
export async function listPrices(
  services: Pick<Services, "db" | "clock">,
  { text, page, ...wanted }: { text: string; category: string | null; page: number },
): Promise<{
  rows: PriceRow[];
  total: number;
  pages: number;
  /** The slug of the only category that is listed; null for all. */
  category: string | null;
  /** For the filter. */
  categories: { slug: string; title: string }[];
}> {
  await settlePrices(services);
  const { db } = services;
  const categories = await selectMainCategories(db);
  const category = categories.find(({ slug }) => slug === wanted.category)?.slug ?? null;
  const [rows, total] = await Promise.all([
    selectPriceRows(db, { text, category, offset: (page - 1) * ROWS_ON_A_PAGE, limit: ROWS_ON_A_PAGE }),
    countPriceRows(db, { text, category }),
  ]);
  return {
    ...{ rows: rows.map(toPriceRow), total, pages: Math.ceil(total / ROWS_ON_A_PAGE), category },
    categories: categories.map(({ slug, title }) => ({ slug, title: title ?? slug })),
  };
}

/** All SKUs, for the grid. The caller has checked permissions. */
export async function listAllPrices(services: Pick<Services, "db" | "clock">): Promise<PriceRow[]> {
  await settlePrices(services);
  const filter = { text: "", category: null, offset: 0, limit: MOST_PRICES };
  return (await selectPriceRows(services.db, filter)).map(toPriceRow);
}

type Stored = Awaited<ReturnType<typeof selectPriceRows>>[number];

function toPriceRow({ kind, allergens, eggless, ...row }: Stored): PriceRow {
  return { ...row, eggless: eggMarkOf({ kind, allergens }, eggless) === "eggless" };
}

/** Planned prices that run or will begin. The caller has checked permissions. */
export async function listPlannedPrices({
  db,
  clock,
}: Pick<Services, "db" | "clock">): Promise<PlannedBatch[]> {
  const now = clock();
  const batches = await selectPlannedBatches(db, SHOWN_PLANS);
  return batches
    .map((planned) => ({ ...planned, hasBegun: planned.fromAt <= now }))
    .filter(({ untilAt, hasBegun }) => (untilAt === null ? !hasBegun : untilAt > now));
}
