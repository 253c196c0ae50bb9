import type { Paise } from "../basics/money.ts";
import type { AddOnQuestion } from "./rules/add-on-question.ts";
import type { EggMark } from "./rules/egg-mark.ts";
import type { PrintKind } from "./rules/photo-prints.ts";
import type { ProductKind } from "./rules/product-kinds.ts";
import type { Tile } from "./rules/tile-colours.ts";
import type { Work } from "./rules/work.ts";

/** A tax class on a certain day. */
export type Tax = { taxClass: string; hsn: string; taxRateBp: number };

/** A SKU with everything that an order needs and snapshots. */
export type Sellable = Tax & {
  sku: string;
  productId: string;
  name: string;
  kind: ProductKind;
  flavour: string;
  weight: string;
  /** `Round`, `Heart`, `Square`; empty if there is only one. */
  shape: string;
  eggless: boolean;
  mark: EggMark | null;
  pricePaise: Paise;
  sellPaise: Paise;
  /** Whether it can be ordered: a combo only while each of its parts can. */
  active: boolean;
  /** The parts of a combo, in words. Empty for anything else. */
  parts: string[];
  hasCake: boolean;
  leadHours: number;
  /** The kitchen's work for one piece. */
  work: Work;
  /** Made for one customer: it can't be cancelled. */
  customised: boolean;
  takesMessage: boolean;
  photoPrint: PrintKind | null;
  pictureId: string;
  tile: Tile;
};

/** An add-on that can be ordered. */
export type SellableAddOn = Tax & {
  sku: string;
  name: string;
  pricePaise: Paise;
  active: boolean;
  pictureId: string;
  /** The question that it asks the customer; null for none. */
  question: AddOnQuestion | null;
};

/** The tax of a line. A class without a rate is a fault of the catalogue that must not become a free order. */
export function taxOf(row: { taxClass: string; hsn: string | null; rateBp: number | null }): Tax {
  if (row.hsn === null || row.rateBp === null) throw new Error(`no tax rate for class ${row.taxClass}`);
  return { taxClass: row.taxClass, hsn: row.hsn, taxRateBp: row.rateBp };
}
