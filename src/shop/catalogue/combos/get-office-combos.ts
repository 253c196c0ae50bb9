import type { Services } from "../../services.ts";
import type { OfferedCombo } from "../rules/combo-lines.ts";
import { type SaleState, saleStateOf } from "../rules/sale-states.ts";
import { selectProducts } from "../storefront/product-page.queries.ts";
import { selectComboTargets, selectOffered, selectOfferedOn } from "./office-combos.queries.ts";

/** Combos that a form offers to choose from. Others can be typed by their SKU. */
const MOST_TARGETS = 500;

/** A SKU that is, or could be, offered as a combo. */
export type ComboTarget = { sku: string; productId: string; name: string; weight: string; state: SaleState };

/** The combos of a product's page as staff edit them. */
export type EditableCombos = {
  id: string;
  name: string;
  offered: OfferedCombo[];
  /** The offered ones, and others to choose from. */
  targets: ComboTarget[];
};

/** Null if there is no such product. The caller has checked permissions. */
export async function getOfficeCombos(
  { db, clock }: Pick<Services, "db" | "clock">,
  { id }: { id: string },
): Promise<EditableCombos | null> {
  const [[product], offered, others] = await Promise.all([
    selectProducts(db, [id]),
    selectOffered(db, id),
    selectComboTargets(db, { except: id, limit: MOST_TARGETS }),
  ]);
  if (!product) return null;
  const now = clock();
  const known = new Map([...others, ...offered].map((row) => [row.sku, toTarget(row, now)]));
  return {
    ...{ id, name: product.name, offered: offered.map(({ sku, label }) => ({ sku, label })) },
    targets: [...known.values()],
  };
}

/** The combos of a product's page, and the products whose pages offer it as a combo. */
export type CombosOfProduct = {
  offered: (OfferedCombo & ComboTarget)[];
  offeredOn: { id: string; name: string }[];
};

/** For a summary. The caller has checked permissions. */
export async function getCombosOfProduct(
  { db, clock }: Pick<Services, "db" | "clock">,
  { id }: { id: string },
): Promise<CombosOfProduct> {
  const [offered, offeredOn] = await Promise.all([selectOffered(db, id), selectOfferedOn(db, id)]);
  const now = clock();
  return { offered: offered.map((row) => ({ ...toTarget(row, now), label: row.label })), offeredOn };
}

type Row = Awaited<ReturnType<typeof selectComboTargets>>[number];

function toTarget({ sku, productId, name, weight, active, ...publication }: Row, now: Date): ComboTarget {
  return { sku, productId, name, weight, state: saleStateOf(publication, { isOnSale: active, now }) };
}
