import type { Services } from "../../services.ts";
import { type ComboPart, isPartOnSale, partWords, publicationOf, toPart } from "../rules/combo-parts.ts";
import { eggMarkOf } from "../rules/egg-mark.ts";
import { type SaleState, saleStateOf } from "../rules/sale-states.ts";
import type { PartRow } from "../snapshot/snapshot-product.ts";
import { selectChoicesOf, selectProducts } from "../storefront/product-page.queries.ts";
import { selectContainingNames, selectPartsOf, selectPartTargets } from "./combo-parts.queries.ts";

/** SKUs that a form suggests. Others can be typed. */
const MOST_TARGETS = 500;

/** The parts of one SKU of a product. `title` is its size, with what tells it from the others: `1 kg, eggless`. */
export type SizeWithParts = { sku: string; title: string; parts: ComboPart[] };

/** A SKU that is, or could be, a part. */
export type PartTarget = { sku: string; title: string; productId: string; state: SaleState };

/** The parts of a product's SKUs, as staff edit them. */
export type EditableParts = { id: string; name: string; sizes: SizeWithParts[]; targets: PartTarget[] };

/** Null if there is no such product. The caller has checked permissions. */
export async function getOfficeParts(
  services: Pick<Services, "db" | "clock">,
  { id }: { id: string },
): Promise<EditableParts | null> {
  const [read, suggested] = await Promise.all([
    readParts(services, id),
    selectPartTargets(services.db, id, MOST_TARGETS),
  ]);
  if (!read) return null;
  const { product, sizes, partRows } = read;
  const now = services.clock();
  const targets = new Map(
    [...suggested, ...partRows].flatMap((row) => {
      const target = targetOf(row, now);
      return target ? [[target.sku, target]] : [];
    }),
  );
  return { id, name: product.name, sizes, targets: [...targets.values()] };
}

/** The parts of a product's SKUs, for a summary. */
export type PartsOfProduct = {
  isCombo: boolean;
  sizes: {
    sku: string;
    title: string;
    parts: { title: string; target: PartTarget | null }[];
    /** Whether shoppers cannot order it although it is on sale itself, because a part is off sale. */
    isHeldUp: boolean;
  }[];
  /** Products with a combo that this one is in. */
  partOf: { id: string; name: string }[];
};

/** The caller has checked permissions, and that there is such a product. */
export async function getPartsOfProduct(
  services: Pick<Services, "db" | "clock">,
  { id }: { id: string },
): Promise<PartsOfProduct> {
  const now = services.clock();
  const [read, partOf] = await Promise.all([
    readParts(services, id),
    selectContainingNames(services.db, [id]),
  ]);
  if (!read) return { isCombo: false, sizes: [], partOf };
  const rowsOf = Map.groupBy(read.partRows, ({ sku }) => sku);
  const sizes = read.sizes.map(({ sku, title }) => {
    const rows = rowsOf.get(sku) ?? [];
    return {
      ...{ sku, title },
      parts: rows.map((row) => ({
        title: partWords(row),
        target: targetOf(row, now),
      })),
      isHeldUp: read.active.has(sku) && !rows.every((row) => isPartOnSale(row, now.getTime())),
    };
  });
  const isCombo = read.product.kind === "combo" || read.partRows.length > 0;
  return { isCombo, sizes, partOf };
}

async function readParts({ db }: Pick<Services, "db">, id: string) {
  const [[product], [row], partRows] = await Promise.all([
    selectProducts(db, [id]),
    selectChoicesOf(db, [id]),
    selectPartsOf(db, [id]),
  ]);
  if (!product) return null;
  const choices = row?.choices ?? [];
  const ownSkus = new Set(choices.map(({ sku }) => sku));
  // Without those of the combos that its page offers.
  const ownParts = partRows.filter(({ sku }) => ownSkus.has(sku));
  const flavours = new Set(choices.map(({ flavour }) => flavour));
  const sizes = choices.map(({ sku, weight, flavour, eggless }) => ({
    sku,
    title: [
      weight,
      flavours.size > 1 ? flavour : "",
      eggMarkOf(product, eggless) === "eggless" ? "eggless" : "",
    ]
      .filter(Boolean)
      .join(", "),
    parts: ownParts.flatMap((part) => (part.sku === sku ? toPart(part) : [])),
  }));
  const active = new Set(choices.flatMap((choice) => (choice.active ? choice.sku : [])));
  return { product, sizes, active, partRows: ownParts };
}

type TargetRow = Omit<PartRow, "sku" | "quantity" | "words" | "kind">;

/** Null for words. */
function targetOf(
  { partSku: sku, name, weight, productId, ...sale }: TargetRow,
  now: Date,
): PartTarget | null {
  if (sku === null) return null;
  return {
    ...{ sku, productId: productId ?? "", title: `${name}, ${weight}` },
    state: saleStateOf(publicationOf(sale), { isOnSale: sale.active === true, now }),
  };
}
